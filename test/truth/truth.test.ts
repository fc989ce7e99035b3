import { describe, expect, test } from 'vitest';
import { ALL } from '../support/mode.ts';
import { blast } from './blast.ts';
import { makeChance, PACK, rankOf } from './cards.ts';
import { faultsOf, misplaced } from './check.ts';
import { demandWords } from './facts.ts';
import { playGame, type TrueGame, type Turn } from './game.ts';
import { makeRecordings, trueBlast, trueReference } from './recordings.ts';
import { reference, starterOf } from './reference.ts';
import type { ScanStep } from './steps.ts';
import { threes } from './threes.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim'] as const;

const byTen = ({ move, outcome }: Turn): boolean =>
  outcome.burn &&
  (move.kind === 'play' ? rankOf(move.cards[0]!) === 'T' : move.kind === 'flip' && rankOf(move.card) === 'T');

const SIGHTS: Readonly<Record<string, (turn: Turn) => boolean>> = {
  'a burn by ten': byTen,
  'a burn by set': (turn) => turn.outcome.burn && !byTen(turn),
  'a set of two or more': ({ move }) => move.kind === 'play' && move.cards.length > 1,
  'a pick-up': ({ move }) => move.kind === 'pickUp',
  'a blind card that stays': ({ move, outcome }) => move.kind === 'flip' && !outcome.failed,
  'a blind card that fails': ({ outcome }) => outcome.failed,
};
const REFERENCE_SIGHTS: typeof SIGHTS = {
  'a skip': ({ outcome }) => outcome.skipped > 0,
  'a set completed out of turn': ({ outOfTurn }) => outOfTurn,
  'a seven answered': ({ before, move }) =>
    move.kind === 'play' && reference.demand(before.pile).kind === 'atMost',
  'a three looked through': ({ before, move }) =>
    move.kind === 'play' && before.pile.length > 1 && before.pile.at(-1)?.[0] === '3',
  'a card on a two': ({ before }) => before.pile.at(-1)?.[0] === '2',
  'face-up cards played from the table': ({ move }) => move.kind === 'play' && move.from === 'faceUp',
};
const BLAST_SIGHTS: typeof SIGHTS = {
  'face-up cards taken up': ({ before, outcome, move }) =>
    before.seats[move.seat]!.faceUp.length > 0 && outcome.table.seats[move.seat]!.faceUp.length === 0,
  'an equal card that completes': ({ before, move, outcome }) =>
    outcome.burn && move.kind === 'play' && before.pile.at(-1)?.[0] === move.cards[0]![0],
};

const GAMES = ALL ? 150 : 40;

describe.each([
  { rules: reference, players: 4 },
  { rules: reference, players: 3 },
  { rules: reference, players: 2 },
  { rules: blast, players: 4 },
  { rules: blast, players: 3 },
  { rules: blast, players: 2 },
  { rules: threes(1), players: 5 },
  { rules: threes(1), players: 2 },
  { rules: threes(2), players: 11 },
  { rules: threes(2), players: 2 },
  { rules: threes(3), players: 11 },
  { rules: threes(3), players: 3 },
])('true games of $rules.name with packs: $rules.packs, players: $players', ({ rules, players }) => {
  test('are right move by move, keep every card, and end', () => {
    let finished = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const game = playGame(rules, NAMES.slice(0, players), seed % players, seed, 2000);
      expect(misplaced(game.start, rules)).toEqual([]);
      const faults = game.turns.flatMap((turn, i) => {
        const previous = game.turns[i - 1];
        const goesOn = previous === undefined || turn.before === previous.outcome.table;
        const found = [...faultsOf(rules, turn, previous), ...(goesOn ? [] : ['begins at another table'])];
        return found.map((fault) => `seed ${seed}, move ${i}, ${JSON.stringify(turn.move)}: ${fault}`);
      });
      expect(faults).toEqual([]);
      if (game.finished) finished += 1;
      const last = game.turns.at(-1)!.outcome.table;
      if (game.finished) expect(last.out).toHaveLength(players - 1);
    }
    expect(finished).toBeGreaterThan(0.96 * GAMES);
  });
});

describe('the recorded games', () => {
  const sees = (game: TrueGame, sights: typeof SIGHTS): string[] =>
    Object.keys(sights).filter((name) => !game.turns.some(sights[name]!));
  test('show what they were chosen for', () => {
    for (const game of [trueReference(), trueBlast()]) {
      expect(game.finished).toBe(true);
      expect(game.turns.length).toBeLessThanOrEqual(120);
      expect(sees(game, SIGHTS)).toEqual([]);
    }
    expect(sees(trueReference(), REFERENCE_SIGHTS)).toEqual([]);
    expect(sees(trueBlast(), BLAST_SIGHTS)).toEqual([]);
  });

  describe.each(['reference', 'blast'] as const)('as a script: %s', (name) => {
    const recorded = () => makeRecordings()[name];
    const scanned = (): ScanStep[] => recorded().steps.filter((step) => step.kind === 'scan');
    const linesOf = (step: ScanStep): string[] =>
      step.bytes
        .replaceAll('10', 'T')
        .split(/[\r\n]+/)
        .filter((line) => line !== '');

    test('is the same every time', () => {
      expect(recorded()).toEqual(recorded());
    });
    test('has every kind of slip, every line ending, codes cut in the middle, and unplugs', () => {
      const scans = scanned();
      expect(new Set(scans.flatMap((step) => step.slip ?? []))).toEqual(
        new Set(['repeatedScan', 'wrongTurn', 'illegalCard', 'silentPickUp', 'lateNotice']),
      );
      const bytes = scans.map((step) => step.bytes).join('');
      for (const ending of [/\r\n/, /\r[^\n]/, /[^\r]\n/, /10[CDHS]/, /T[CDHS]/])
        expect(bytes).toMatch(ending);
      expect(scans.some(({ chunks }) => chunks.slice(0, -1).some((chunk) => /[0-9A-Z:]$/.test(chunk)))).toBe(
        true,
      );
      expect(recorded().steps.filter((step) => step.kind === 'unplug')).toHaveLength(2);
      expect(scans.filter((step) => !/[\r\n]$/.test(step.bytes))).toHaveLength(1);
    });
    test('loses no byte in pieces', () => {
      for (const step of scanned()) expect(step.chunks.join('')).toBe(step.bytes);
    });
    test('scans no card again within a second and a half, except where it means to', () => {
      const last = new Map<string, number>();
      let clock = 0;
      for (const step of recorded().steps) {
        clock += step.at;
        if (step.kind === 'unplug') {
          clock += step.down;
          continue;
        }
        for (const card of new Set(linesOf(step).filter((line) => /^[2-9TJQKA][CDHS]$/.test(line)))) {
          expect(clock - (last.get(card) ?? -2000), `${step.note}`).toBeGreaterThanOrEqual(1500);
        }
        clock += step.gap * (step.chunks.length - 1);
        for (const line of linesOf(step)) last.set(line, clock);
      }
    });
    test('gives no command twice in a row', () => {
      const lines = scanned().flatMap(linesOf);
      lines.forEach((line, i) => {
        if (line.startsWith('CMD')) expect(lines[i - 1]).not.toBe(line);
      });
    });
    test('keeps 52 cards in what it expects, and ends with nobody on turn', () => {
      for (const { expect: expected } of recorded().steps) {
        if (expected?.table === undefined) continue;
        const { counts = {}, pile = [], stock = 0, burned = 0 } = expected.table;
        const held = Object.values(counts).reduce((sum, c) => sum + c.hand + c.faceUp + c.faceDown, 0);
        expect(held + pile.length + stock + burned).toBe(52);
      }
      expect(scanned().at(-1)?.expect?.table?.turn).toBeNull();
    });
    test('is short enough to be watched', () => {
      expect(scanned().length).toBeLessThanOrEqual(150);
      const pauses = recorded().steps.reduce((sum, step) => sum + step.at, 0);
      expect(pauses).toBeLessThan(60_000);
    });
  });
});

describe('the small print', () => {
  test('a demand reads as people say it', () => {
    expect(demandWords(reference.demand([]))).toBe('anything');
    expect(demandWords(reference.demand(['KC', '2C', '3D']))).toBe('anything');
    expect(demandWords(reference.demand(['QC', '3D', '3C']))).toBe('Q or higher');
    expect(demandWords(reference.demand(['7C', '3D']))).toBe('7 or lower');
    expect(demandWords(blast.demand(['KC', '9D']))).toBe('lower than 9');
    expect(demandWords(blast.demand(['TC']))).toBe('lower than 10');
  });
  test('the starter has the four of hearts, else a four, else the nearest card; ties from the dealer’s left', () => {
    const seat = (name: string, hand: typeof PACK, faceUp: typeof PACK) => ({
      name,
      hand,
      faceUp,
      faceDown: [],
    });
    const others = [seat('Ann', ['4C'], []), seat('Bo', ['4D'], [])];
    expect(starterOf([...others, seat('Cy', ['KC'], ['4H'])], 0)).toBe(2);
    expect(starterOf([...others, seat('Cy', ['KC'], [])], 0)).toBe(1);
    expect(starterOf([seat('Ann', ['3C'], []), seat('Bo', ['5C'], []), seat('Cy', ['6C'], [])], 1)).toBe(0);
  });
  test('the same seed gives the same numbers', () => {
    expect(makeChance(5).shuffle(PACK)).toEqual(makeChance(5).shuffle(PACK));
    expect(makeChance(5).shuffle(PACK)).not.toEqual(makeChance(6).shuffle(PACK));
  });
});
