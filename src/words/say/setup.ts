import { EFFECT_NAMES } from '../../engine/rules/effects.ts';
import type { PowerName, PowersView } from '../../protocol/coach.ts';
import type { RuleSetView } from '../../protocol/lobby.ts';
import { countOptions } from '../../protocol/options.ts';
import type { Words } from '../words.ts';
import { sayKind } from './cards.ts';
import { sayRuleText } from './rule-text.ts';

/** A piece of a sentence; what somebody has chosen is strong. */
export interface Piece {
  readonly text: string;
  readonly strong: boolean;
}

/** Between these, a sentence has what somebody has chosen. */
const MARK = '*';

/** What of a draft is said in its sentence. */
interface Chosen {
  readonly rules: string;
  /** The chosen options of every rule set. */
  readonly options: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly dealer: number;
  readonly seats: readonly {
    readonly id: number;
    readonly name: string;
    readonly occupant?: { readonly who: 'here' | 'phone' | 'bot' };
  }[];
}

/** What isn't said as something that the card does. */
const NOT_DONE: readonly PowerName[] = [
  'belowUnder',
  'atMost',
  'atLeast',
  'sameColour',
  'removeAfterUse',
  'forcePickUp',
  'choose',
];

/** A special card by what it does, or else by where it goes: `8 burns + skips`, `9: 8 or lower`. */
function saySign(words: Words, { kind, powers }: PowersView): string[] {
  if (kind === null || powers.length === 0) return [];
  const effects = powers.filter(({ power }) => EFFECT_NAMES.some((name) => name === power));
  const does = (effects.length > 0 ? effects : powers.slice(0, 1)).map(({ power, ranks }) =>
    words.coach.signs[power](ranks.map(words.cards.rank)),
  );
  const isDone = effects.every(({ power }) => !NOT_DONE.includes(power));
  return [words.setup.special(sayKind(words, kind), does.join(' + '), isDone)];
}

/** How rules differ from those they were made from. */
interface Differing {
  readonly differs: readonly PowersView[];
  /** Special there, and not here. */
  readonly plain: readonly string[];
  /** Whether rules differ besides. */
  readonly others: boolean;
}

/** Rules by those that they were made from: the special cards that differ, and whether other rules do. */
export const sayLike = (words: Words, base: string, { differs, plain, others }: Differing): string =>
  words.setup.like(
    base,
    [
      ...differs.flatMap((special) => saySign(words, special)),
      ...plain.map((kind) => words.setup.plain(sayKind(words, kind))),
    ],
    others,
  );

/**
 * What is special about rules, in a sentence. Rules of one's own that differ from those they were made from (one of
 * `all`) and still bear their sentence are told by the special cards that differ, and by whether other rules do.
 */
export function sayTitle(words: Words, rules: RuleSetView, all: readonly RuleSetView[]): string {
  const base = all.find(({ id }) => id === rules.madeFrom?.id);
  if (base === undefined || rules.madeFrom === null) return sayRuleText(words, rules.title);
  const told = new Set(base.specials.map((special) => JSON.stringify(special)));
  const differs = rules.specials.filter((special) => !told.has(JSON.stringify(special)));
  const gone = base.specials.filter(({ kind }) => rules.specials.every((special) => special.kind !== kind));
  // Of a card that isn’t in the pack nobody asks what it does.
  const plain = gone
    .flatMap(({ kind }) => kind ?? [])
    .filter((kind) => !rules.without.some((rank) => rank === kind));
  return sayLike(words, words.home.ruleSet(base.id), { differs, plain, others: rules.madeFrom.others });
}

const whoAt = (seat: Chosen['seats'][number] | undefined) => seat?.occupant?.who ?? 'here';

/** The name of a seat; without one it is you if nobody else plays at this screen, else a stand-in. */
export function saySeat(
  { people, table }: Pick<Words, 'people' | 'table'>,
  { seats, grace }: Pick<Chosen, 'seats'> & { readonly grace: number | null },
  { id, name }: Pick<Chosen['seats'][number], 'id' | 'name'>,
): string {
  const place = seats.findIndex((seat) => seat.id === id);
  const here = seats.filter((seat) => whoAt(seat) === 'here');
  const isYou = grace !== null && here.length === 1 && here[0]?.id === id;
  return name.trim() || (isYou ? table.labels.you : people.standIn(place + 1));
}

/** A table that is set up, in one sentence; `how` its cards are read, null without a deck. */
export function saySetup(
  { home, people, setup }: Pick<Words, 'home' | 'people' | 'setup'>,
  { rules, options, seats, dealer }: Chosen,
  how: 'scanner' | 'camera' | 'hand' | null,
): readonly Piece[] {
  const place = seats.findIndex(({ id }) => id === dealer);
  const name = seats[place]?.name.trim() ?? '';
  const played = (who: 'here' | 'phone' | 'bot') => seats.filter((seat) => whoAt(seat) === who).length;
  const strong = (text: string) => `${MARK}${text.replaceAll(MARK, '')}${MARK}`;
  const facts = {
    rules: strong(home.withOptions(home.ruleSet(rules), countOptions(options[rules] ?? {}))),
    dealer: strong(name === '' ? people.standIn(place + 1) : name),
  };
  const said =
    how === null
      ? setup.sums.play({
          ...facts,
          dealer: played('here') === 1 && whoAt(seats[place]) === 'here' ? null : facts.dealer,
          players: strong(
            setup.sums.who({ here: played('here'), phone: played('phone'), bot: played('bot') }),
          ),
        })
      : setup.sums[how]({ ...facts, players: strong(setup.sums.count(seats.length)) });
  return said
    .split(MARK)
    .map((text, i) => ({ text, strong: i % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
