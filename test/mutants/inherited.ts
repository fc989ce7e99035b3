import { makeAnswer } from '../../src/engine/answer.ts';
import { parsePosition } from '../../src/engine/position.ts';
import { rememberRules } from '../../src/engine/rules/resolve.ts';
import type { RuleSet } from '../../src/engine/rules/schema.ts';
import { findVariant, VARIANT_IDS } from '../../src/variants/index.ts';
import { differences, type Row } from '../rulings/rows.ts';
import { type SetUp, tellSetUp } from '../variants/set-ups.ts';
import { type Checks, completeRuleSet } from './mutants.ts';

/** The numbers of the sentences that one rule set says just as another does. */
function keptNumbers(own: RuleSet, base: RuleSet): ReadonlySet<string> {
  const said = new Set(own.texts.map((text) => JSON.stringify(text)));
  return new Set(base.texts.filter((text) => said.has(JSON.stringify(text))).map(({ number }) => number));
}

const resolve = rememberRules(findVariant);

/** Whether a row comes out as it says; not where its options are none of the rule set. */
function holds(row: Row): boolean {
  const position = parsePosition(row.input, resolve);
  if (!position.ok) return false;
  const answer = makeAnswer(position.value.state, position.value.move, () => 'text');
  return differences(row, answer).length === 0;
}

/** Each preset that extends another, with that one, and the numbers of the sentences that it keeps word for word. */
const HEIRS = VARIANT_IDS.flatMap((id) => {
  const parent = findVariant(id)?.extends;
  if (typeof parent !== 'string') return [];
  return [{ id, parent, kept: keptNumbers(completeRuleSet(id), completeRuleSet(parent)) }];
});

/**
 * Checks by what a preset extends that speak of it as well: those about sentences that it keeps word for word, but for
 * the few in which another rule, of another card mostly, has its say.
 */
export function inherited({ rows, setUps }: Checks): Checks {
  return {
    rows: HEIRS.flatMap(({ id, parent, kept }) =>
      rows
        .filter(({ input, rules }) => input.rules === parent && rules.every((number) => kept.has(number)))
        .map((row): Row => ({ ...row, id: `${row.id} by ${id}`, input: { ...row.input, rules: id } }))
        .filter(holds),
    ),
    setUps: HEIRS.flatMap(({ id, parent, kept }) =>
      setUps
        .filter(([number, of]) => of === parent && kept.has(number))
        .map(([number, _, ...rest]): SetUp => [number, id, ...rest])
        .filter(([, , options, what, seen]) => tellSetUp(id, options, what, resolve) === seen),
    ),
  };
}
