import { blast } from './blast.ts';
import { makeChance } from './cards.ts';
import { playGame, type TrueGame } from './game.ts';
import { reference } from './reference.ts';
import { writeScript } from './script.ts';
import { placeSlips, type Wish } from './slips.ts';
import type { Step } from './steps.ts';
import type { Rules } from './table.ts';

/** A whole game for the table: how it is set, and what is scanned. */
export interface Recording {
  readonly rules: Rules['name'];
  readonly seats: readonly string[];
  readonly dealer: string;
  readonly steps: readonly Step[];
}

const REFERENCE_SEED = 203;
const BLAST_SEED = 2025;

/** Games that show what there is to show and are over soon; the seeds were searched for, the tests say what for. */
export const trueReference = (): TrueGame =>
  playGame(reference, ['Ann', 'Bo', 'Cy', 'Di'], 3, REFERENCE_SEED);
export const trueBlast = (): TrueGame => playGame(blast, ['Ann', 'Bo', 'Cy'], 2, BLAST_SEED);

/** Scarce ones first. */
const REFERENCE_WISHES: readonly Wish[] = [
  { kind: 'silentPickUp' },
  { kind: 'lateNotice' },
  { kind: 'illegalCard', breach: 'tooHigh' },
  { kind: 'illegalCard', breach: 'tooLow' },
  { kind: 'illegalCard', breach: 'tooLow' },
  { kind: 'wrongTurn' },
  { kind: 'wrongTurn' },
  { kind: 'repeatedScan', when: 'afterDone' },
  { kind: 'repeatedScan', when: 'atOnce' },
  { kind: 'repeatedScan', when: 'atOnce' },
];

const BLAST_WISHES: readonly Wish[] = [
  { kind: 'silentPickUp' },
  { kind: 'lateNotice' },
  { kind: 'illegalCard', breach: 'equalNotAllowed' },
  { kind: 'illegalCard', breach: 'tooHigh' },
  { kind: 'illegalCard', breach: 'tooHigh' },
  { kind: 'wrongTurn' },
  { kind: 'wrongTurn' },
  { kind: 'repeatedScan', when: 'afterDone' },
  { kind: 'repeatedScan', when: 'atOnce' },
  { kind: 'repeatedScan', when: 'atOnce' },
];

function record(game: TrueGame, wishes: readonly Wish[], seed: number): Recording {
  const chance = makeChance(seed);
  const { length } = game.turns;
  const steps = writeScript(game, placeSlips(game, wishes, chance), chance, {
    unplugInCode: Math.floor(length / 3),
    unplug: Math.floor((2 * length) / 3),
    quiet: 3,
  });
  const seats = game.start.seats.map((seat) => seat.name);
  return { rules: game.rules.name, seats, dealer: seats[game.start.dealer]!, steps };
}

const SHORT_SEED = 265;

/** A short game that ends with a loser, with a burn, plays that are not allowed, and a scanner pulled out. */
export const makeShortRecording = (): Recording =>
  record(
    playGame(reference, ['Ann', 'Bo', 'Cy'], 2, SHORT_SEED),
    [{ kind: 'illegalCard', breach: 'tooLow' }, { kind: 'wrongTurn' }],
    7,
  );

export const makeRecordings = (): { readonly reference: Recording; readonly blast: Recording } => ({
  reference: record(trueReference(), REFERENCE_WISHES, 7),
  blast: record(trueBlast(), BLAST_WISHES, 8),
});
