import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../src/engine/rules/defaults.ts';
import { type Options, resolveRules } from '../../src/engine/rules/resolve.ts';
import { type Rules, ruleNumber } from '../../src/engine/rules/rules.ts';
import type { RuleSet } from '../../src/engine/rules/schema.ts';
import { sameValue } from '../../src/engine/rules/source.ts';
import { findVariant, VARIANT_IDS } from '../../src/variants/index.ts';
import { de } from '../../src/words/de.ts';
import { sayRuleText } from '../../src/words/say/rule-text.ts';
import { type Mutant, mutantsOf, optionsOf } from '../mutants/mutants.ts';
import { explanationOf } from '../mutants/run.ts';
import { every } from '../support/mode.ts';
import { resolveAlone } from '../support/resolve-alone.ts';
import { judgeLine, readStatements, type Statement, spelled } from './pages.ts';

/** A page may be silent on these where they are as in the plain game: nobody has to read what a game doesn't have. */
const PLAIN: Readonly<Record<string, string>> = {
  'deck.without': 'all cards of the pack are in',
  'deal.starter': 'no card is turned up',
  'first.tie': 'of those who may start, the first from the dealer’s left does',
  'first.mustPlayIt': 'the card that lets you start may stay in your hand',
  'first.window': 'cards count as they are after swapping',
  stacking: 'face-up cards stay alone',
  'set.max': 'there may be any number of cards',
  'set.mixZones': 'cards come from one place',
  'set.followUp': 'nothing is added to a play',
  jumpIn: 'equal cards are played in turn',
  'match.size': 'it doesn’t matter how many cards were played before',
  'pickUp.taker': 'you pick up yourself',
  'pickUp.addFaceUp': 'no face-up card goes with the pile',
  chance: 'nobody tries a card of the stock',
  'ofAKind.outOfTurn': 'sets are completed in turn',
  'ofAKind.onAny': 'a whole set has to fit like a card',
  'announce.burn': 'nothing is called',
  'announce.lastCard': 'nothing is called',
  'announce.penalty': 'nothing is called',
  'announce.required': 'nothing is called',
  pairSkip: 'a pair skips nobody',
  'end.lastCard': 'any card may be the last one',
  'end.showWinner': 'who is out first is told',
  'next.starter': 'each round starts as the first one',
  'next.dealer': 'the deal goes round',
  'players.best': 'any number is as good',
  'series.titles': 'there are no titles',
};

/** Where face-up cards go to the hand nothing is played from the table. */
const FROM_TABLE: readonly string[] = ['beat.equal.faceUp', 'set.play.faceUp'];
/** What stands over the page, and isn't one of its sentences. */
const OVER_IT: readonly string[] = ['names.game', 'names.loser'];
/** Where the source doesn't say for how many the game is, the line under the title does. */
const UNDER_THE_TITLE: readonly string[] = ['players.min', 'players.max'];

/** Sentences that no parameter stands behind: what nobody can judge, and what another sentence says as well. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  reference: ['RE-11'],
  blast: ['BL-09', 'BL-16'],
  threes: ['TH-23', 'TH-25'],
};

function rulesOf(id: string, options: Options = {}): Rules {
  const rules = resolveRules(id, options, findVariant);
  if (!rules.ok) throw new Error(`${id} ${JSON.stringify(options)}: ${rules.error.code} ${rules.error.path}`);
  return rules.value;
}

/** The statements of a rule set, with those that it keeps of the one that it extends. */
function statementsOf(id: string): readonly Statement[] {
  const own = readStatements(id);
  const parent = findVariant(id)?.extends;
  if (typeof parent !== 'string') return own;
  const { set } = rulesOf(id);
  const said = own.flatMap(({ numbers }) => numbers);
  const isKept = ({ numbers, options }: Statement): boolean =>
    numbers.every((number) => !said.includes(number) && set.texts.some((text) => text.number === number)) &&
    Object.keys(options).every((name) => Object.hasOwn(set.variations, name));
  return [...statementsOf(parent).filter(isKept), ...own];
}

const PAGES = VARIANT_IDS.map((id) => ({ id, statements: statementsOf(id), mutants: mutantsOf(id) }));

const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/** Whether a mutant has another value of a parameter. `special` is that no card has a power but those that do. */
function isAbout({ path }: Mutant, parameter: string, { special }: RuleSet): boolean {
  const changed = spelled(path.replace(/^.*: /, ''));
  if (parameter !== 'special') return isWithin(changed, parameter);
  const [root, kind] = changed.split('.');
  return root === 'special' && (special[kind as keyof RuleSet['special']] ?? null) === null;
}

/** What options change, in the spelling of parameters. */
const changedBy = (set: RuleSet, options: Options): string[] =>
  Object.entries(options).flatMap(([name, value]) => {
    const { changes = {}, choices = {} } = set.variations[name] ?? {};
    return Object.keys(value === true ? changes : (choices[String(value)] ?? {})).map(spelled);
  });

/** Whether a mutant is of what gives a parameter its value: an option that is chosen and changes it, or the rule set. */
function isOf({ variation }: Mutant, parameter: string, options: Options, set: RuleSet): boolean {
  if (variation !== null) return String(options[variation.id] ?? null) === String(variation.given);
  return !changedBy(set, options).some((path) => isWithin(parameter, path));
}

/** Whether a position shows that a mutant differs from the rules. */
function isNoticed({ options, lines }: Statement, mutant: Mutant): boolean {
  const resolve = resolveAlone((id) => (id === mutant.rules ? mutant.source : findVariant(id)));
  return lines.some((line) => typeof judgeLine(mutant.rules, options, line, resolve) === 'string');
}

/** Whether nothing could show it: the other parameters leave no difference, or can't be played with it. */
const isIdle = (mutant: Mutant): boolean =>
  explanationOf(mutant) !== null ||
  !resolveRules(mutant.rules, optionsOf(mutant), (id) => (id === mutant.rules ? mutant.source : null)).ok;

const STATEMENTS = PAGES.flatMap(({ id, statements, mutants }) =>
  statements.map((statement) => [id, statement.head, statement, mutants] as const),
);

/** What would be ruled otherwise takes longest: `npm run test:all` asks it of each statement. */
const CHANGED = new Set(every(6, STATEMENTS).map(([, , statement]) => statement));

describe.each(STATEMENTS)('%s: %s', (id, _, statement, mutants) => {
  const { numbers, options, parameters, english, german, lines } = statement;
  const rules = rulesOf(id, options);
  const texts = rules.set.texts.filter(({ number }) => numbers.includes(number)).map(({ text }) => text);

  it('its sentences say so, in both languages', () => {
    expect([texts.length, english.length > 0, german.length > 0]).toEqual([numbers.length, true, true]);
    for (const phrase of english) expect(texts.join(' ')).toContain(phrase);
    for (const phrase of german)
      expect(texts.map((text) => sayRuleText(de, text)).join(' ')).toContain(phrase);
  });

  it('its positions are ruled so', () => {
    expect(lines).not.toEqual([]);
    const resolve = () => ({ ok: true, value: rules }) as const;
    const wrong = lines.map((line) => [line.text, judgeLine(id, options, line, resolve)]);
    expect(wrong.filter(([, seen]) => seen !== null)).toEqual([]);
  });

  it.runIf(CHANGED.has(statement))(
    'its positions would be ruled otherwise if its parameters were others',
    () => {
      const unseen = parameters.filter((parameter) => {
        const about = mutants.filter(
          (one) => isOf(one, parameter, options, rules.set) && isAbout(one, parameter, rules.set),
        );
        return !about.some((one) => isNoticed(statement, one)) && !about.every(isIdle);
      });
      expect(unseen).toEqual([]);
    },
  );
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const leavesOf = (value: unknown, path: string): string[] =>
  isObject(value) ? Object.entries(value).flatMap(([key, one]) => leavesOf(one, `${path}.${key}`)) : [path];

/** Every parameter of a rule set by its path; of a power where its card goes and what it does. */
function parametersOf(set: RuleSet): string[] {
  const { format: _f, id: _i, title: _t, variations: _v, texts: _x, special, ...others } = set;
  const powers = Object.entries(special).flatMap(([kind, power]) =>
    power === null
      ? []
      : [
          `special.${kind}.on`,
          `special.${kind}.effects`,
          ...(power.notOn.length > 0 ? [`special.${kind}.notOn`] : []),
          ...(power.onlyIfStuck ? [`special.${kind}.onlyIfStuck`] : []),
        ],
  );
  return ['special', ...powers, ...Object.entries(others).flatMap(([key, value]) => leavesOf(value, key))];
}

const valueAt = (set: RuleSet, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), set);

describe.each(PAGES)('the page of $id', ({ id, statements, mutants }) => {
  const { set } = rulesOf(id);
  const own = mutants.filter(({ variation }) => variation === null);
  const isSaidBy = ({ parameters }: Statement, parameter: string): boolean =>
    parameters.some((one) => isWithin(one, parameter) || (one !== 'special' && isWithin(parameter, one)));
  /** Whether it is said of the rule set itself: an option that changes it says something else. */
  const isSaid = (parameter: string): boolean =>
    statements.some(
      (one) =>
        isSaidBy(one, parameter) && !changedBy(set, one.options).some((path) => isWithin(parameter, path)),
    );
  const canDiffer = (parameter: string): boolean =>
    !own.filter((one) => isAbout(one, parameter, set)).every(isIdle);

  it('says each parameter, or is silent where it is as in the plain game', () => {
    const silent = parametersOf(set).filter((parameter) => !isSaid(parameter) && canDiffer(parameter));
    const plain = silent.filter((parameter) => parameter in PLAIN);
    expect(plain.filter((one) => !sameValue(valueAt(set, one), valueAt(DEFAULTS, one)))).toEqual([]);
    const needless = [...plain, ...OVER_IT, ...(set.faceUp.use === 'toHand' ? FROM_TABLE : [])];
    const others = silent.filter((parameter) => !needless.includes(parameter));
    expect(others).toEqual(isSaid('players.min') ? [] : UNDER_THE_TITLE);
  });

  it('says each parameter that an option changes', () => {
    const silent = Object.entries(set.variations).flatMap(([name, { changes, choices }]) =>
      [['true', changes] as const, ...Object.entries(choices)].flatMap(([choice, made]) => {
        const chosen = statements.filter(({ options }) => String(options[name]) === choice);
        const unsaid = Object.keys(made).filter(
          (path) => !chosen.some((one) => isSaidBy(one, spelled(path))),
        );
        return unsaid.map((path) => `${name} ${choice}: ${path}`);
      }),
    );
    expect(silent).toEqual([]);
  });

  it('says each of its numbers here, but what it only tells', () => {
    const said = statements.flatMap(({ numbers }) => numbers);
    const silent = set.texts.map(({ number }) => number).filter((number) => !said.includes(number));
    expect(silent).toEqual(TOLD[id] ?? []);
  });

  it('has rulings cite the sentence that says a parameter', () => {
    const rules = rulesOf(id);
    const plain = statements.filter(({ options }) => Object.keys(options).length === 0);
    const wrong = plain.flatMap(({ parameters }) =>
      parameters.filter((parameter) => {
        const cited = ruleNumber(rules, parameter.replace(/^special\.(\w+)/, 'special[$1]'));
        return !plain.some((one) => one.parameters.includes(parameter) && one.numbers.includes(cited ?? ''));
      }),
    );
    expect(wrong).toEqual([]);
  });
});
