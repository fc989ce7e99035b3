import { Fragment } from 'react';
import { KINDS, type Kind } from '../../../engine/cards.ts';
import type { PowerName } from '../../../protocol/coach.ts';
import type { RulesName, RulesView } from '../../../protocol/rules.ts';
import type { TableView } from '../../../protocol/view.ts';
import { saySigns } from '../../../words/say/coach.ts';
import {
  type ComparedLine,
  type ComparedSection,
  compareRules,
  countDifferences,
  type RuleLine,
  sameSpecials,
} from '../../../words/say/rule-page.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { layBeside, optionsIn, rulesIn, swapTwo, turnTo } from '../../store/rules.ts';
import { ActionButton } from '../action-button.tsx';
import { PowerCard } from '../parts/power-sign.tsx';
import { RuleTag } from '../parts/rule-tag.tsx';
import { tellingOf } from '../parts/telling.ts';
import { sayChosen } from './chosen.ts';

type Names = readonly [string, string];

const both = (text: string): Names => [text, text];

interface SideProps {
  readonly line: ComparedLine['first'];
  /** For people who can't see which side it is. */
  readonly name: string;
}

/** What one of the two says about something. */
function Side({ line, name }: SideProps) {
  const { compare } = useTools().words.ruleBook;
  return (
    <td data-silent={line === null || undefined}>
      <b className="side-name">{name}</b>
      <p className={line === null ? 'nothing-said' : undefined}>
        {line?.text ?? compare.nothing}
        <RuleTag rules={[line?.number]} />
      </p>
    </td>
  );
}

function Part({ part, names }: { readonly part: ComparedSection; readonly names: Names }) {
  return (
    <tbody className="compared-part" data-section={part.section}>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {part.title}
        </th>
      </tr>
      {part.lines.map((line) => (
        <tr key={line.key} className="compared" data-line={line.key}>
          <Side line={line.first} name={names[0]} />
          <Side line={line.second} name={names[1]} />
        </tr>
      ))}
    </tbody>
  );
}

/** The line about equal cards that burn. */
const EQUAL = 'ofAKind';

/** How many equal cards burn in each of the two; null where none do. */
type Together = readonly [number | null, number | null];

function useTogether(ids: Names): Together {
  const sets = usePage(({ welcome }) => welcome?.rules);
  const [one, other] = ids.map((id) => {
    const power = sets
      ?.find((set) => set.id === id)
      ?.specials.find(({ kind }) => kind === null)
      ?.powers.find((found) => found.power === 'burnTogether');
    return power?.cards ?? null;
  });
  return [one ?? null, other ?? null];
}

/** What one of the two does with a card, or with equal ones; null where that is nothing special. */
interface SpecialSide {
  readonly powers: readonly PowerName[];
  /** What it does, in one to three words for each. */
  readonly sign: string;
  readonly text: string;
  readonly number: string | null;
}

interface Special {
  readonly key: string;
  /** On the cards that are drawn of the two: for each that changes in the same way. */
  readonly ranks: readonly Names[];
  readonly keys: readonly string[];
  /** As these are said. */
  readonly names: readonly string[];
  readonly sides: readonly [SpecialSide | null, SpecialSide | null];
  /** Where the card isn’t even in the pack. */
  readonly absent: readonly [boolean, boolean];
}

/** Cards that change in the same way one after the other, as one. */
function merged(specials: readonly Special[]): readonly Special[] {
  const done: Special[] = [];
  for (const next of specials) {
    const last = done.at(-1);
    if (
      last === undefined ||
      JSON.stringify([last.sides, last.absent]) !== JSON.stringify([next.sides, next.absent])
    )
      done.push(next);
    else
      done[done.length - 1] = {
        ...last,
        ranks: [...last.ranks, ...next.ranks],
        keys: [...last.keys, ...next.keys],
        names: [...last.names, ...next.names],
      };
  }
  return done;
}

/** The cards that aren’t the same in both, as they go up, and equal ones last. */
function useSpecials(lines: readonly ComparedLine[], together: Together): readonly Special[] {
  const { words } = useTools();
  const { cards, coach, ruleBook } = words;
  const sideOf = (line: ComparedLine['first']): SpecialSide | null => {
    if (line?.card == null) return null;
    const told = tellingOf(line.card.points);
    return {
      powers: told.map(({ power }) => power),
      sign: saySigns(words, told),
      text: line.card.does,
      number: line.number,
    };
  };
  const togetherOf = (line: ComparedLine['first'], count: number | null): SpecialSide | null =>
    line === null || count === null
      ? null
      : { powers: ['burn'], sign: coach.alike(count), text: line.text, number: line.number };
  const ranks = lines
    .flatMap(({ key, first, second }) => {
      const card = first?.card ?? second?.card;
      const absent = [first === null, second === null] as const;
      return card == null ? [] : [{ key, card, absent, sides: [sideOf(first), sideOf(second)] as const }];
    })
    .toSorted((a, b) => KINDS.indexOf(a.card.kind as Kind) - KINDS.indexOf(b.card.kind as Kind))
    .map(({ key, card, sides, absent }) => ({
      key,
      ranks: [both(card.kind === 'JK' ? card.name : cards.rank(card.kind))],
      keys: [key],
      names: [card.name],
      sides,
      absent,
    }));
  const equal = lines.find(({ key }) => key === EQUAL);
  const [first, second] = together;
  const count = first ?? second;
  if (equal === undefined || count === null || first === second) return merged(ranks);
  const sides = [togetherOf(equal.first, together[0]), togetherOf(equal.second, together[1])] as const;
  return [
    ...merged(ranks),
    {
      key: EQUAL,
      ranks: [[`${first ?? count}×`, `${second ?? count}×`]],
      keys: [EQUAL],
      names: [ruleBook.page.sections.burn],
      sides,
      absent: [false, false],
    },
  ];
}

interface ChangeProps {
  readonly special: Special;
  readonly names: Names;
}

/** A card that isn’t the same in both: as it is in the first, then in the second. */
function Change({ special: { key, ranks, names: cards, sides, absent }, names }: ChangeProps) {
  const { compare } = useTools().words.ruleBook;
  const isBoth = sides.every((side) => side !== null);
  // What is the same in a word or two is said once; the sentences say how it differs.
  const heads = sides.slice(sides[0]?.sign === sides[1]?.sign ? 1 : 0);
  return (
    <li className="compared" data-line={key}>
      <span className="change-cards" aria-hidden="true">
        {sides.map((side, i) => (
          <Fragment key={names[i]}>
            {i > 0 && <span>→</span>}
            <span>
              {ranks.map((rank) => (
                <PowerCard key={rank[0]} rank={rank[i]!} powers={side?.powers ?? []} />
              ))}
            </span>
          </Fragment>
        ))}
      </span>
      <b>
        <span className="unseen">{cards.join(', ')}. </span>
        {heads.map((side, i) => (
          <Fragment key={names[i]}>
            {i > 0 && <span aria-hidden="true"> → </span>}
            {heads.length > 1 && <span className="unseen">{` ${names[i]}: `}</span>}
            <span className={side === null ? 'nothing-said' : undefined}>
              {side?.sign ?? compare[absent[i + sides.length - heads.length] ? 'absent' : 'ordinary']}
            </span>
          </Fragment>
        ))}
      </b>
      <div>
        {sides.map((side, i) =>
          side === null ? null : (
            <p key={names[i]}>
              {isBoth && <span className="nothing-said">{names[i]}: </span>}
              {side.text}
              <RuleTag rules={[side.number]} />
            </p>
          ),
        )}
      </div>
    </li>
  );
}

interface ChangesProps {
  readonly specials: readonly Special[];
  readonly names: Names;
}

/** The special cards that differ, each in a line. */
function Changes({ specials, names }: ChangesProps) {
  const { ruleBook } = useTools().words;
  if (specials.length === 0) return null;
  return (
    <section className="compare-changes">
      <h2>
        {ruleBook.page.sections.special}{' '}
        <small>
          {names[0]} <span aria-hidden="true">→</span> {names[1]}
        </small>
      </h2>
      <ul>
        {specials.map((special) => (
          <Change key={special.key} special={special} names={names} />
        ))}
      </ul>
    </section>
  );
}

interface SameProps {
  readonly lines: readonly RuleLine[];
  readonly together: Together;
}

/** The special cards that do the same in both, and as many equal ones that burn; nothing if there are none. */
function SameInBoth({ lines, together: [count, other] }: SameProps) {
  const { words } = useTools();
  const { ruleBook, cards, coach } = words;
  const burns = count === other ? count : null;
  if (lines.length === 0 && burns === null) return null;
  return (
    <section className="compare-same">
      <h2>{ruleBook.compare.sameInBoth}</h2>
      <ul>
        {lines.map((line) => {
          const { card } = line;
          if (card === null) return null;
          const told = tellingOf(card.points);
          return (
            <li key={line.key}>
              <PowerCard
                rank={card.kind === 'JK' ? card.name : cards.rank(card.kind)}
                powers={told.map(({ power }) => power)}
              >
                <span>
                  <span className="unseen">{card.name} </span>
                  {saySigns(words, told)}
                </span>
              </PowerCard>
            </li>
          );
        })}
        {burns !== null && (
          <li>
            <PowerCard rank={`${burns}×`} powers={['burn']}>
              <span>
                <span className="unseen">{coach.alike(burns)} </span>
                {coach.signs.burnTogether([])}
              </span>
            </PowerCard>
          </li>
        )}
      </ul>
    </section>
  );
}

interface ChangeOverProps {
  readonly parts: readonly ComparedSection[];
  readonly names: Names;
  /** Which way the second plays, where the first plays the other one. */
  readonly turned: 'up' | 'down' | null;
}

/** One sentence for people who change over from the first to the second. */
function ChangeOver({ parts, names, turned }: ChangeOverProps) {
  const { compare } = useTools().words.ruleBook;
  const special = parts.find(({ section }) => section === 'special')?.lines ?? [];
  const does = (of: ComparedLine['first']) => (of?.card ?? null) !== null;
  const named = (lines: readonly ComparedLine[], of: 'first' | 'second') =>
    lines.flatMap((line) => line[of]?.card?.name ?? []);
  const gone = named(
    special.filter((line) => does(line.first) && line.second !== null && !does(line.second)),
    'first',
  );
  const fresh = named(
    special.filter((line) => does(line.second)),
    'second',
  );
  if (gone.length + fresh.length === 0 && turned === null) return null;
  return (
    <section className="compare-tip">
      <h2>{compare.usedTo(names[0])}</h2>{' '}
      <p>
        {/* What is true of every card first. */}
        {turned !== null && `${compare.turned[turned]} `}
        {gone.length > 0 && `${compare.plainNow(gone)} `}
        {fresh.length > 0 && compare.watchOut(fresh)}
      </p>
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly testId: string;
  readonly value: RulesName | null;
  readonly ids: readonly string[];
  /** The rule set of the table, where that may be chosen. */
  readonly table: string | null;
  readonly choose: (of: RulesName | null) => void;
}

function Choice({ label, testId, value, ids, table, choose }: ChoiceProps) {
  const { ruleBook, home } = useTools().words;
  return (
    <label className="row choice">
      <span>{label}</span>
      <select
        data-testid={testId}
        value={value?.id ?? ''}
        onChange={({ target }) => choose(target.value === '' ? null : { id: target.value, options: {} })}
      >
        {table !== null && (
          <option value="">
            {home.ruleSet(table)}, {ruleBook.ofTable}
          </option>
        )}
        {ids.map((id) => (
          <option key={id} value={id}>
            {home.ruleSet(id)}
          </option>
        ))}
      </select>
    </label>
  );
}

type Readable = Extract<RulesView, { ok: true }>;

interface DifferencesProps {
  readonly first: Readable;
  readonly second: Readable;
  /** For each of the two, what is played otherwise than it says. */
  readonly chosen: readonly [readonly string[], readonly string[]];
}

function Differences({ first, second, chosen }: DifferencesProps) {
  const { words } = useTools();
  const { ruleBook, home } = words;
  const parts = compareRules(words, first.set, second.set);
  const way = second.set.beat.direction;
  const named = (id: string, options: readonly string[]) =>
    [home.ruleSet(id), ...(options.length > 0 ? [`(${options.join(', ')})`] : [])].join(' ');
  const names: Names = [named(first.set.id, chosen[0]), named(second.set.id, chosen[1])];
  const same = sameSpecials(words, first.set, second.set);
  const together = useTogether([first.set.id, second.set.id]);
  const specials = useSpecials(
    parts.flatMap(({ lines }) => lines),
    together,
  );
  const shown = new Set(specials.flatMap(({ keys }) => keys));
  const rest = parts
    .map((part) => ({ ...part, lines: part.lines.filter(({ key }) => !shown.has(key)) }))
    .filter(({ lines }) => lines.length > 0);
  const count = countDifferences(words, first.set, second.set);
  return (
    <div className="compare-parts">
      <div className="cluster compare-sum">
        <ChangeOver parts={parts} names={names} turned={way === first.set.beat.direction ? null : way} />
        <p className="compare-count" role="status" data-testid="differences" data-count={count}>
          {count === 0 ? ruleBook.compare.same : ruleBook.compare.count(count)}
        </p>
      </div>
      <div className="paper-sheet compare-top">
        <Changes specials={specials} names={names} />
        <SameInBoth lines={same} together={together} />
      </div>
      {rest.length > 0 && (
        <table className="paper-sheet">
          <thead>
            <tr data-testid="side-heads">
              <th scope="col">{names[0]}</th>
              <th scope="col">{names[1]}</th>
            </tr>
          </thead>
          {rest.map((part) => (
            <Part key={part.section} part={part} names={names} />
          ))}
        </table>
      )}
    </div>
  );
}

interface Props {
  readonly ids: readonly string[];
  readonly first: RulesName | null;
  readonly second: RulesName;
  readonly table: TableView | null;
}

/** Two rule sets beside each other: only what is different, in the words of their pages. */
export function Compare({ ids, first, second, table }: Props) {
  const { words } = useTools();
  const { compare, loading, broken } = words.ruleBook;
  const act = useAct();
  const told = usePage((state) => state.rules);
  const [one, other] = [rulesIn(told, first), rulesIn(told, second)];
  const options = optionsIn(told);
  const otherwise = [
    sayChosen(words, first, one, options),
    sayChosen(words, second, other, options),
  ] as const;
  const played = first === null && one?.ok ? one.set.id : (table?.rules.id ?? null);
  return (
    <>
      <div className="cluster compare-choices">
        <Choice
          label={compare.first}
          testId="compare-first"
          value={first}
          ids={ids}
          table={played}
          choose={(of) => act((state) => turnTo(state, of))}
        />
        {first !== null && (
          <ActionButton testId="compare-swap" onClick={() => act(swapTwo)}>
            <span aria-hidden="true">⇄ </span>
            <span className="swap-words">{compare.swap}</span>
          </ActionButton>
        )}
        <Choice
          label={compare.second}
          testId="compare-second"
          value={second}
          ids={ids}
          table={null}
          choose={(of) => of && act((state) => layBeside(state, of))}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div className="fill compare-page" tabIndex={0}>
        {one === null || other === null ? (
          <p className="waiting">{loading}</p>
        ) : !one.ok || !other.ok ? (
          <p role="alert">{broken}</p>
        ) : (
          <Differences first={one} second={other} chosen={otherwise} />
        )}
      </div>
    </>
  );
}
