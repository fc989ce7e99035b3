import type { TableSetup } from '../../src/protocol/setup.ts';
import type { TableView } from '../../src/protocol/view.ts';
import type { Referee } from '../../src/referee/referee.ts';
import { en } from '../../src/words/en.ts';
import { sayDemand } from '../../src/words/say/demand.ts';
import { sayRuling } from '../../src/words/say/ruling.ts';
import { sayTurn } from '../../src/words/say/table.ts';
import { differences, type Shown, type ShownWords, shownBy } from '../support/expectations.ts';
import { makeChance } from '../truth/cards.ts';
import { codedAlike, playGame } from '../truth/game.ts';
import type { Recording } from '../truth/recordings.ts';
import { writeScript } from '../truth/script.ts';
import type { Expected } from '../truth/steps.ts';
import type { Rules } from '../truth/table.ts';
import { scanThrough } from './scan.ts';

/** True games, scanned at a table that has to show what is true after every step. */

type View = Omit<TableView, 'scanner' | 'repeated' | 'playback' | 'play'>;

/** The words that a page has for a view; of the band those of the last ruling. */
export function wordsFor(view: View): ShownWords {
  const { seats, ruling, rules } = view;
  const said = ruling === null ? null : sayRuling(en, seats, ruling, rules);
  return {
    demand: sayDemand(en, view.demand).words,
    heading: sayTurn(en, view),
    band: said === null ? '' : [said.headline, said.move, ...said.effects].join(' '),
  };
}

/**
 * How the cards of a deck are told: by codes as they are printed, where packs differ; by codes that are equal on equal
 * cards; or some by printed codes while others are tapped.
 */
export const LABELS = ['printed', 'alike', 'tapped'] as const;
export type Labels = (typeof LABELS)[number];

/** What is shown, with the codes of the cards instead of their names. */
function inCodes(shown: Shown): Shown {
  const code = (card: string) => card.replace(/^\d:/, '');
  const known = Object.entries(shown.known).map(([name, cards]) => [name, cards.map(code).toSorted()]);
  return { ...shown, pile: shown.pile.replaceAll(/\d:/g, ''), known: Object.fromEntries(known) };
}

/** The same of what is true; of a player who has several equal cards a tap doesn't say which of them is known. */
function expectedInCodes(expected: Expected, labels: Labels): Expected {
  const named = JSON.parse(JSON.stringify(expected).replaceAll(/[23]:(?=\w\w\b)/g, '')) as Expected;
  if (labels !== 'tapped' || named.table === undefined) return named;
  const { known: _, ...table } = named.table;
  return { ...named, table };
}

/** Which cards are tapped: some of each pack. */
const isTapped = (code: string): boolean => /^(\w+[CH]|2:\w+[DS]|3:\w+[CD])$/i.test(code);

/** What a table says besides its rule set to play with as many packs. */
const OPTIONS = { 1: {}, 2: { 'TH-02': true }, 3: { 'TH-02': true, 'deck.packs': 3 } } as const;

/** A true game to scan, and how its table is set up. */
export interface Scanned {
  readonly recording: Recording;
  readonly setup: Partial<TableSetup>;
  readonly labels: Labels;
}

/** What became of a game at the table: every difference from the true one, and the referee at its end. */
export interface Played {
  readonly found: readonly string[];
  readonly referee: Referee;
}

export function playThrough({ recording, setup, labels }: Scanned): Played {
  const found: string[] = [];
  const table = scanThrough(
    recording,
    ({ view }, { expect: expected = {}, note }, i) => {
      const seen = view();
      const shown = shownBy(seen, wordsFor(seen));
      const differ =
        labels === 'printed'
          ? differences(shown, expected)
          : differences(inCodes(shown), expectedInCodes(expected, labels));
      for (const one of differ) found.push(`step ${i} (${note}): ${one}`);
    },
    setup,
    () => {},
    (code) => labels === 'tapped' && isTapped(code),
  );
  const { referee } = table.standing();
  table.close();
  return { found, referee };
}

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim'];

/** Moves for each player and pack after which people give up a game. */
const PATIENCE = 75;

/** A true game without slips, however it goes; null if it is not over within the limit of moves. */
export function cleanGame(
  rules: Rules,
  players: number,
  seed: number,
  labels: Labels = 'printed',
): Scanned | null {
  const seats = NAMES.slice(0, players);
  const game = playGame(rules, seats, seed % players, seed, PATIENCE * rules.packs * players);
  if (!game.finished) return null;
  const steps = writeScript(labels === 'alike' ? codedAlike(game) : game, new Map(), makeChance(seed), {
    unplug: Number.POSITIVE_INFINITY,
    quiet: 20,
  });
  const recording = { rules: rules.name, seats, dealer: seats[seed % players]!, steps };
  return { recording, setup: { options: OPTIONS[rules.packs] }, labels };
}
