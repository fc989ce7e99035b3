import type { AdjustmentKind } from '../../engine/adjust.ts';
import type { Place } from '../../engine/location.ts';
import type { ChangeFacts } from '../facts.ts';
import { cardCount, possessive, WAYS } from './grammar.ts';

const places: Record<Place['zone'], (who: string) => string> = {
  hand: (who) => `${possessive(who)} hand`,
  faceUp: (who) => `${possessive(who)} face-up cards`,
  faceDown: (who) => `${possessive(who)} face-down cards`,
  pile: () => 'the pile',
  stock: () => 'the stock',
  burned: () => 'the burned cards',
};

const changes: Record<AdjustmentKind, (facts: ChangeFacts) => string> = {
  seen: (f) => `Seen: ${f.cards} in ${f.from}`,
  count: (f) => `Counted: ${possessive(f.seat)} hand has ${cardCount(f.count)}`,
  countStock: (f) =>
    `Counted: the stock has ${cardCount(f.count)}; the difference is in ${possessive(f.seat)} hand`,
  moved: (f) => `Moved: ${f.cards} from ${f.from} to ${f.to}`,
  turn: (f) => `It is ${possessive(f.seat)} turn`,
  direction: (f) => `Play goes ${WAYS[f.direction]}`,
  option: (f) => `Another rule from here on: ${f.option}`,
  penalty: (f) => `${f.seat} pays the penalty`,
};

/** The log of a round. */
export const log = {
  title: 'Moves',
  toTable: 'Back to the table',
  toScores: 'Back to the scores',
  leave: 'Back',
  /** The title of the log of an earlier round. */
  round: (number: number) => `Round ${number}`,
  fromFile: 'A game from a file',
  /** Why the first player has begun; the name is null for the reader. */
  starts: (name: string | null, since: string) => (name === null ? since : `Who starts: ${since}`),
  find: 'Find',
  player: 'Player',
  everybody: 'Everybody',
  onlyRefused: 'Refused plays only',
  /** How many lines are shown, and how many more there are. */
  count: (shown: number, all: number) => `${shown} of ${all} ${all === 1 ? 'line' : 'lines'}`,
  empty: 'Nothing has happened in this round yet.',
  noneFits: 'Nothing matches.',
  /** `who` is null for the reader. */
  plays: (who: string | null, cards: string) => `${who === null ? 'You play' : `${who} plays`} ${cards}`,
  /** A move with what is wrong with it, on one line. */
  verdicts: {
    illegal: (move: string, isBack: boolean) => `${move}: not allowed${isBack ? ', taken back' : ''}`,
    stands: (move: string) => `${move}: not allowed, but it stands`,
    check: (move: string) => `${move}: please check`,
  },
  /** After a burn: the call was made. */
  called: 'called',
  /** Where cards lie; `who` is the player whose cards they are. */
  places,
  /** What was corrected, or seen, without a move. */
  changes,
  asked: (question: string) => `Asked: ${question}`,
  /** Before a reason of the ruling: the number of its rule. */
  rule: (number: string) => `Rule ${number}.`,
  /** Beside the hand of the one player at this screen. */
  yourHand: 'Your hand',
  now: 'The table now',
  /** The table at the end of a round, and as an abandoned round left it. */
  ended: 'As it ended',
  left: 'As it was left',
  /** Which move is looked at, and of how many. */
  moveNumber: (number: number) => `Move ${number}`,
  /** Of what has no number of its own: the move before it. */
  afterMove: (number: number) => `After move ${number}`,
  ofMoves: (all: number) => `of ${all}`,
  atStart: 'Before the first card',
  /** The round as bars. */
  strip: 'The round, move by move',
  bars: { burn: 'burn', refused: 'not allowed', pickUp: 'pick-up', height: 'height: cards on the pile' },
  correct: 'Correct …',
  /** The same after a correction, which may be one’s own. */
  corrected: 'Corrected: this is the table now.',
  news: 'Something new has happened: this is the table now.',
  goBack: 'Look back again',
  replay: 'Replay',
  back: 'Previous',
  forward: 'Next',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (speed: number) => `${speed}×`,
  /** Switch: the moments are spoken too. */
  aloud: 'Read aloud',
  moment: 'Moment',
  /** Which moment is shown, of how many. */
  momentOf: (moment: number, all: number) => `${moment} of ${all}`,
};
