import { MOST_EQUAL, PACKS } from '../../../engine/cards.ts';
import type { RuleSet } from '../../../engine/rules/schema.ts';
import type { ApartFromParameters, HouseGroup } from '../../../words/closed-lists.ts';

/** What each parameter of house rules is changed with. */

/** What a parameter is changed with. */
export type Control =
  /** On or off, and one of a few: its values are those that have words. */
  | { readonly control: 'switch' | 'choice' }
  /** One of these numbers; null where there need be none. */
  | { readonly control: 'number'; readonly values: readonly (number | string | boolean | null)[] }
  /** The order of the ranks, what is dealt, who begins, some ranks, a text, a call that may be none, titles of losers. */
  | { readonly control: 'order' | 'rows' | 'steps' | 'ranks' | 'text' | 'call' | 'titles' };
export type ControlKind = Control['control'];

/** A control in its part of the editor. */
export type Placed<K extends ControlKind = ControlKind> = Control & {
  readonly control: K;
  readonly group: HouseGroup;
};

type KindFor<T> = [T] extends [boolean]
  ? 'switch'
  : [T] extends [string]
    ? string extends T
      ? 'order' | 'text'
      : 'choice'
    : [T] extends [readonly unknown[]]
      ? 'rows' | 'steps' | 'ranks'
      : [T] extends [string | null]
        ? 'call'
        : [Extract<T, readonly unknown[]>] extends [never]
          ? 'number'
          : 'titles';

/** A control for each parameter; what is missing doesn't compile. */
type Controls<T> = [T] extends [readonly unknown[]]
  ? Placed<KindFor<T>>
  : [T] extends [object]
    ? { readonly [K in keyof T]: Controls<T[K]> }
    : Placed<KindFor<T>>;

const toggle = (group: HouseGroup) => ({ control: 'switch', group }) as const;
const choice = (group: HouseGroup) => ({ control: 'choice', group }) as const;
const among = (group: HouseGroup, values: readonly (number | string | boolean | null)[]) =>
  ({ control: 'number', group, values }) as const;
const own = <K extends Exclude<ControlKind, 'number'>>(control: K, group: HouseGroup) =>
  ({ control, group }) as const;

/** The whole numbers from one to another. */
export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Every parameter but the powers of cards, options and sentences, in the order of a game within each part. */
const CONTROLS: Controls<Omit<RuleSet, ApartFromParameters>> = {
  players: {
    min: among('players', numbers(2, 12)),
    max: among('players', numbers(2, 12)),
    best: among('players', [null, ...numbers(2, 12)]),
  },
  deck: {
    packs: among('players', PACKS),
    jokers: among('players', numbers(0, 4)),
    without: own('ranks', 'players'),
  },
  rank: { order: own('order', 'players') },
  deal: {
    rows: own('rows', 'dealing'),
    starter: toggle('dealing'),
    starterOnBurnRank: choice('dealing'),
  },
  leftover: choice('dealing'),
  exchange: choice('dealing'),
  stacking: choice('dealing'),
  first: {
    steps: own('steps', 'starting'),
    tie: choice('starting'),
    mustPlayIt: toggle('starting'),
    window: choice('starting'),
  },
  direction: { initial: choice('starting') },
  beat: {
    direction: choice('laying'),
    equal: { hand: choice('laying'), faceUp: choice('laying'), faceDown: choice('laying') },
  },
  set: {
    play: { hand: choice('laying'), faceUp: choice('laying') },
    max: among('laying', [null, ...numbers(1, MOST_EQUAL)]),
    mixZones: toggle('laying'),
    followUp: toggle('laying'),
  },
  match: { size: choice('laying') },
  whenAlone: { set: choice('laying') },
  jumpIn: choice('laying'),
  pairSkip: choice('laying'),
  joker: { value: choice('special') },
  reverse: { count: choice('special') },
  skip: { count: choice('special'), cap: choice('special') },
  sameColour: { set: choice('special'), exempt: own('ranks', 'special') },
  passOn: { colour: choice('special') },
  notOn: { looks: choice('special') },
  pass: { pickUp: choice('drawing') },
  pickUp: {
    taker: choice('drawing'),
    addFaceUp: among('drawing', [0, 1, 'always']),
    next: choice('drawing'),
  },
  chance: choice('drawing'),
  refill: {
    mode: choice('drawing'),
    size: among('drawing', ['startingHand', ...numbers(1, 20)]),
  },
  faceUp: { use: choice('tableCards') },
  faceDown: { access: choice('tableCards') },
  blind: { fail: choice('tableCards') },
  ofAKind: {
    size: among('burning', [0, ...numbers(3, MOST_EQUAL)]),
    scope: choice('burning'),
    outOfTurn: toggle('burning'),
    seeThrough: among('burning', [false, true, 'counts']),
    onAny: toggle('burning'),
  },
  burn: { again: choice('burning') },
  announce: {
    burn: own('call', 'burning'),
    lastCard: own('call', 'burning'),
    penalty: among('burning', numbers(0, 5)),
    required: choice('burning'),
  },
  end: { mode: choice('ending'), lastCard: choice('ending'), showWinner: toggle('ending') },
  next: { dealer: choice('ending'), starter: choice('ending') },
  penalty: choice('ending'),
  series: { titles: own('titles', 'names') },
  names: { game: own('text', 'names'), loser: own('text', 'names') },
};

/** A parameter with its control. */
export interface Parameter {
  /** `beat`, `equal`, `hand`. */
  readonly keys: readonly string[];
  /** `beat.equal.hand`. */
  readonly path: string;
  readonly control: Placed;
}

const isControl = (found: object): found is Placed => 'control' in found;

function parametersIn(found: object, keys: readonly string[]): Parameter[] {
  if (isControl(found)) return [{ keys, path: keys.join('.'), control: found }];
  return Object.entries(found).flatMap(([key, part]) => parametersIn(part as object, [...keys, key]));
}

export const PARAMETERS: readonly Parameter[] = parametersIn(CONTROLS, []);
