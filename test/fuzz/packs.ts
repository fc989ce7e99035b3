import type { Judged } from '../../src/engine/record.ts';
import { cleanGame, LABELS, type Labels, playThrough, type Scanned } from '../table/true-games.ts';
import type { Rules } from '../truth/table.ts';
import { threes } from '../truth/threes.ts';

const GAMES = 1000;

/** The fewest and most players that a number of packs is enough for (TH-02, TH-03). */
const SIZES = { 1: [2, 5], 2: [2, 11], 3: [2, 11] } as const;

/** A deck to play with. */
interface Deck {
  readonly rules: Rules;
  readonly labels: Labels;
}

const DECKS: Readonly<Record<string, Deck>> = {
  one: { rules: threes(1), labels: 'printed' },
  ...Object.fromEntries(LABELS.map((labels) => [labels, { rules: threes(2), labels }])),
  ...Object.fromEntries(LABELS.map((labels) => [`${labels}-3`, { rules: threes(3), labels }])),
};

interface Row {
  readonly deck: string;
  games: number;
  rulings: number;
  pickUps: number;
  questions: number;
  accusations: number;
  /** Games in which anything was ever shown otherwise than it was. */
  wrong: number;
  seconds: number;
}

/** A game that comes to its end with somebody picking up the pile on the way, from this seed on. */
function gameFrom({ rules, labels }: Deck, seed: number): Scanned {
  const [least, most] = SIZES[rules.packs];
  const players = least + (seed % (most - least + 1));
  for (let at = seed; ; at += 100_000) {
    const game = cleanGame(rules, players, at, labels);
    if (game?.recording.steps.some(({ note }) => note.includes('CMD:PICKUP'))) return game;
  }
}

const isIllegal = ({ ruling }: Judged): boolean => ruling?.verdict === 'illegal';
const isPickUp = ({ entry }: Judged): boolean => entry.kind === 'move' && entry.move.kind === 'pickUp';

/** Scans one game; counts what the referee made of it, and says what was wrong and how to see it again. */
function play(row: Row, deck: Deck, seed: number): void {
  const { found, referee } = playThrough(gameFrom(deck, seed));
  const { judged, questions } = referee;
  row.games++;
  row.rulings += judged.length;
  row.pickUps += judged.filter(isPickUp).length;
  row.questions += questions.length;
  row.accusations += judged.filter(isIllegal).length;
  if (found.length === 0) return;
  row.wrong++;
  if (row.wrong <= 3)
    console.log(`\nAgain: npm run fuzz packs ${row.deck} 1 ${seed}\n${found.slice(0, 5).join('\n')}`);
}

/**
 * Whole games of Threes with pick-ups, scanned as they are played by a simulator that shares no code with the program:
 * nothing is asked, nobody is accused, and after every step everything that is shown is true. With one pack, with two or
 * three (`-3`) as their codes are printed, and with those whose codes are equal. With those of which some cards are tapped
 * (`tapped`, not among `all`) that can't always be: what a tap was may only show when it matters. `packs
 * [one|printed|alike|tapped|printed-3|alike-3|tapped-3|all] [GAMES] [FIRST SEED]`.
 */
export function main([which = 'all', count = String(GAMES), first = '1']: readonly string[]): number {
  const from = Number(first);
  const all = Object.keys(DECKS).filter((deck) => !deck.startsWith('tapped'));
  const rows = (which === 'all' ? all : [which]).map((deck) => {
    const row: Row = {
      deck,
      games: 0,
      rulings: 0,
      pickUps: 0,
      questions: 0,
      accusations: 0,
      wrong: 0,
      seconds: 0,
    };
    const started = performance.now();
    for (let seed = from; seed < from + Number(count); seed++) play(row, DECKS[deck]!, seed);
    row.seconds = Math.round((performance.now() - started) / 100) / 10;
    return row;
  });
  console.table(rows);
  return rows.some(({ questions, accusations, wrong }) => questions + accusations + wrong > 0) ? 1 : 0;
}
