import { describe, expect, it } from 'vitest';
import { isKnown } from '../../../src/engine/cards.ts';
import type { Move } from '../../../src/engine/move.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import type { TableSetup } from '../../../src/protocol/setup.ts';
import type { TableView } from '../../../src/protocol/view.ts';
import { standingQuestions } from '../../../src/referee/starting.ts';
import { replay } from '../../../src/table/advance.ts';
import { beginningView } from '../../../src/table/beginning.ts';
import type { JournalLine } from '../../../src/table/journal/format.ts';
import { decodeLine, encodeLine, intactJson } from '../../../src/table/journal/format.ts';
import { isAllowed, refusalOf } from '../../../src/table/play/moves.ts';
import { known, standingSeen } from '../../../src/table/play/seen.ts';
import {
  actingSeats,
  actsFor,
  exchangeOf,
  movesOf,
  swapBack,
  whyNotUnmade,
} from '../../../src/table/play/turns.ts';
import { faultOf, openTable, type Table } from '../../../src/table/table.ts';
import { findVariant, VARIANT_IDS } from '../../../src/variants/index.ts';
import { en } from '../../../src/words/en.ts';
import { sayBeforeFirst } from '../../../src/words/say/play.ts';
import { pick } from '../../engine/support/playout.ts';
import { shuffleOf } from '../../engine/support/tables.ts';

const SETUP: TableSetup = {
  rules: 'reference',
  options: {},
  names: ['Ann', 'Bo', 'Cy'],
  dealer: 'Cy',
  lastLoser: null,
  play: { seats: [{ who: 'here' }, { who: 'here' }, { who: 'phone' }], grace: 0 },
};

const SEED = shuffleOf(11);

function sitDown(setup: TableSetup = SETUP, seed = SEED) {
  const lines: JournalLine[] = [];
  const opened = openTable(setup, { seed, write: (line) => lines.push(line) });
  if (!opened.ok) throw new Error(opened.error.code);
  return { table: opened.value, lines };
}

const gameOf = (table: Table) => table.standing().referee.game;
const make = (table: Table, move: Move) => table.take({ type: 'made', move, at: table.now() });

/** Plays so many moves at random, or as many as there are. */
function playOn(table: Table, moves: number, random = seededRandom(3)): void {
  for (let made = 0; made < moves && gameOf(table).phase !== 'over'; made++) {
    const seat = actingSeats(gameOf(table))[0]!;
    make(table, pick(movesOf(gameOf(table), seat), random));
  }
}

/** As the lines come back from the disk. */
const read = (lines: readonly JournalLine[]): JournalLine[] =>
  lines.map((line) => {
    const json = intactJson(encodeLine(line).subarray(0, -1));
    const decoded = decodeLine(json ?? '');
    if (!decoded.ok) throw new Error(decoded.error.code);
    return decoded.value;
  });

const kept = (lines: readonly JournalLine[]) =>
  replay({
    first: { type: 'table', format: 1, at: 0, setup: SETUP, seed: SEED },
    lines: read(lines),
    cut: 0,
  });

describe('a table without a deck', () => {
  it('is dealt as its seed shuffles', () => {
    const cards = (seed: number) => JSON.stringify(gameOf(sitDown(SETUP, shuffleOf(seed)).table).seats);
    expect(cards(5)).toBe(cards(5));
    expect(cards(5)).not.toBe(cards(6));
    expect(cards(5)).not.toContain('??');
  });

  it('takes no move that the rules don’t allow, and writes nothing of it', () => {
    const { table, lines } = sitDown();
    playOn(table, 3);
    const before = { game: gameOf(table), written: lines.length };
    const idle = gameOf(table).seats.findIndex((_, seat) => !actingSeats(gameOf(table)).includes(seat));
    make(table, { kind: 'pickUp', seat: idle });
    make(table, { kind: 'play', seat: 9, cards: ['4C'] });
    expect(gameOf(table)).toBe(before.game);
    expect(lines.length).toBe(before.written);
  });

  it.each([10, 60, 5000])('stands after %i moves as its journal tells', (moves) => {
    const { table, lines } = sitDown();
    playOn(table, moves);
    const replayed = kept(lines);
    expect(replayed.ok && replayed.value.referee.game).toEqual(gameOf(table));
  });

  it('keeps who has taken a seat, and with which key', () => {
    const { table, lines } = sitDown();
    table.note({ type: 'seated', seat: 2, occupant: { who: 'phone' }, token: 'a-key' });
    table.note({ type: 'seated', seat: 1, occupant: { who: 'bot', level: 'easy' }, token: null });
    const replayed = kept(lines);
    const { tokens, round } = replayed.ok ? replayed.value : table.standing();
    expect(tokens).toEqual([null, null, 'a-key']);
    expect(round.setup.play?.seats[1]).toEqual({ who: 'bot', level: 'easy' });
  });

  it('looked back at, tells what the last one was left with only where it ended', () => {
    const { table } = sitDown();
    while (gameOf(table).phase !== 'over') {
      const all = movesOf(gameOf(table), actingSeats(gameOf(table))[0]!);
      // Playing whatever can be played ends the round.
      make(table, all.find(({ kind }) => kind === 'play' || kind === 'flip') ?? all[0]!);
    }
    const { left } = table.view();
    expect(left).toBeDefined();
    const past = table.lookBack()!;
    expect(past.at(Number.POSITIVE_INFINITY).left).toEqual(left);
    expect(past.at(3).left).toBeUndefined();
  });

  it('shuffles anew for the next round, by the seed of that', () => {
    const deals = [1, 2].map((seed) => {
      const { table } = sitDown();
      playOn(table, 5000);
      table.newRound({ seed: shuffleOf(seed) });
      return JSON.stringify(gameOf(table).seats.map(({ hand }) => hand));
    });
    expect(deals[0]).not.toBe(deals[1]);
    expect(deals.join()).not.toContain('??');
  });

  it('is not dealt without a shuffle, nor by anything that is none', () => {
    for (const seed of [undefined, '', '11', 'x'.repeat(32), `${shuffleOf(11).toUpperCase()}0`])
      expect(openTable(SETUP, seed === undefined ? {} : { seed })).toEqual({
        ok: false,
        error: { code: 'NO_SHUFFLE' },
      });
    expect(faultOf(SETUP, findVariant)).toBeNull();
  });

  it('begins no next round that nothing shuffles, whoever asks for it', () => {
    const { table, lines } = sitDown();
    playOn(table, 5000);
    const written = lines.length;
    table.take({ type: 'command', command: { name: 'NEXT_ROUND' }, at: table.now() });
    table.newRound();
    table.newRound({ setup: SETUP });
    expect([table.rounds(), lines.length]).toEqual([1, written]);
    table.newRound({ seed: SEED });
    expect(table.rounds()).toBe(2);
  });
});

describe('a seat that is renamed', () => {
  it('has its new name in the text of the game, which is otherwise the same', () => {
    // Where the cards as they were dealt say who starts, the table keeps them.
    const { table } = sitDown({ ...SETUP, options: { 'first.window': 'beforeExchange' } });
    for (const seat of [0, 1, 2]) make(table, { kind: 'ready', seat });
    playOn(table, 5000);
    const before = table.game(0);
    table.note({ type: 'rename', seat: 1, name: 'Zoe' });
    expect(table.game(0)).toBe(before!.replaceAll('Bo', 'Zoe'));
  });
});

describe('who starts without a deck', () => {
  it.each([1, 2, 3])('is told to nobody where whoever is quickest may (%i)', (seed) => {
    const { table } = sitDown({ ...SETUP, rules: 'threes' }, shuffleOf(seed));
    for (const seat of [0, 1, 2]) make(table, { kind: 'ready', seat });
    expect(gameOf(table).phase).toBe('start');
    expect(table.view().starters).toEqual([0, 1, 2]);
    const { referee } = table.standing();
    expect(actsFor(referee, null)).toEqual([0, 1, 2]);
    // Of itself a seat knows whether it may.
    for (const seat of [0, 1, 2]) {
      const others = [0, 1, 2].filter((one) => one !== seat);
      const own = actingSeats(gameOf(table)).filter((one) => one === seat);
      expect(actsFor(referee, seat)).toEqual([...others, ...own].toSorted());
    }
  });

  it('is told to all where the rules name somebody', () => {
    const { table } = sitDown();
    for (const seat of [0, 1, 2]) make(table, { kind: 'ready', seat });
    expect(table.view().starters).toEqual(actingSeats(gameOf(table)));
    expect(table.view().starters).toHaveLength(1);
  });
});

describe('why somebody starts', () => {
  const VIEWERS = ['onlooker', 0, 1, 2] as const;
  const told = (table: Table) => VIEWERS.map((viewer) => table.view(viewer).beginning);
  const seen = (table: Table) =>
    VIEWERS.map((viewer) => beginningView(standingSeen(table.standing(), viewer).referee));

  it.each(VARIANT_IDS)(
    'is told to who holds the card, and to nobody else what they don’t see (%s)',
    (rules) => {
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const { table } = sitDown({ ...SETUP, rules }, shuffleOf(seed));
        for (const seat of gameOf(table).phase === 'exchange' ? [0, 1, 2] : []) {
          expect(told(table)).toEqual(seen(table));
          const exchange = exchangeOf(gameOf(table), seat);
          const cards = gameOf(table).seats[seat]!.hand.filter(isKnown);
          if (exchange !== null && exchange !== 'swap')
            make(table, { kind: 'choose', seat, cards: cards.slice(0, exchange.choose) });
          make(table, { kind: 'ready', seat });
        }
        if (gameOf(table).phase !== 'start') continue;
        const [asked] = standingQuestions(table.standing().referee);
        const [holder, ...others] = asked!.holders;
        const known = seen(table);
        const [, ...seats] = known;
        if (asked!.by !== 'race' && holder !== undefined && others.length === 0) {
          expect(told(table)[holder + 1]).toMatchObject({ starts: { holders: [holder] }, otherwise: null });
          seats[holder] = told(table)[holder + 1]!;
        }
        expect(told(table)).toEqual([known[0], ...seats]);
      }
    },
  );
});

describe('“You start”', () => {
  /** What is said before the first card to who sits there. */
  function saidTo(table: Table, seat: number): string {
    const { referee } = table.standing();
    const acts = actsFor(referee, seat);
    const seats = gameOf(table).seats.map((_, one) => ({ acts: acts.includes(one) }));
    const play = { you: seat, seats, moves: acts.includes(seat) ? movesOf(gameOf(table), seat) : [] };
    return sayBeforeFirst(en, { ...table.view(seat), play } as unknown as TableView).join(' / ');
  }

  it.each(VARIANT_IDS)('is said to who alone may, and in a race to nobody by their cards (%s)', (rules) => {
    for (const seed of Array.from({ length: 25 }, (_, i) => i + 1)) {
      const { table } = sitDown({ ...SETUP, rules }, shuffleOf(seed));
      for (const seat of gameOf(table).phase === 'exchange' ? [0, 1, 2] : []) {
        const exchange = exchangeOf(gameOf(table), seat);
        const cards = gameOf(table).seats[seat]!.hand.filter(isKnown);
        if (exchange !== null && exchange !== 'swap')
          make(table, { kind: 'choose', seat, cards: cards.slice(0, exchange.choose) });
        make(table, { kind: 'ready', seat });
      }
      const [asked] = standingQuestions(table.standing().referee);
      if (gameOf(table).phase !== 'start' || asked === undefined) continue;
      const acting = actingSeats(gameOf(table));
      for (const seat of [0, 1, 2]) {
        const isSaid = saidTo(table, seat).includes('You start');
        const isSo = acting.length === 1 && acting[0] === seat;
        if (isSaid) expect([seed, acting]).toEqual([seed, [seat]]);
        if (asked.by !== 'race' && asked.by !== 'anybody')
          expect([seed, seat, isSaid]).toEqual([seed, seat, isSo]);
      }
    }
  });
});

describe('what may be taken back without a deck', () => {
  const swapOf = (table: Table): Move => {
    const [own] = gameOf(table).seats;
    const [take] = own!.faceUp.filter((slot) => slot !== null).filter(isKnown);
    return { kind: 'swap', seat: 0, give: [own!.hand.filter(isKnown)[0]!], take: [take!] };
  };
  const whyNot = (table: Table, seat: number) => whyNotUnmade(table.standing().referee, seat);

  it('is nothing before the first move', () => {
    expect(whyNot(sitDown().table, 0)).toBe('nothingDone');
  });

  it('is a swap: it shows nothing new to whoever swaps', () => {
    const { table } = sitDown();
    const before = gameOf(table);
    make(table, swapOf(table));
    expect(gameOf(table)).not.toEqual(before);
    expect(whyNot(table, 0)).toBeNull();
    table.take({ type: 'unmade', entries: 1, at: table.now() });
    expect(gameOf(table)).toEqual(before);
  });

  it('is no swap after somebody else has shown a card', () => {
    const { table } = sitDown();
    make(table, swapOf(table));
    const bo = gameOf(table).seats[1]!;
    const [take] = bo.faceUp.filter((slot) => slot !== null).filter(isKnown);
    make(table, { kind: 'swap', seat: 1, give: [bo.hand.filter(isKnown)[0]!], take: [take!] });
    expect(whyNot(table, 0)).toBe('playedSince');
  });

  it('is no swap after somebody else has done anything at all', () => {
    const { table } = sitDown();
    make(table, swapOf(table));
    make(table, { kind: 'ready', seat: 1 });
    expect([0, 1, 2].map((seat) => whyNot(table, seat))).toEqual(['playedSince', null, 'nothingDone']);
  });

  it('is no swap that took another back, which would hold again', () => {
    const { table } = sitDown();
    make(table, swapOf(table));
    make(table, { kind: 'ready', seat: 1 });
    make(table, swapBack(table.standing().referee, 0)!);
    expect([whyNot(table, 0), swapBack(table.standing().referee, 0)]).toEqual(['nothingDone', null]);
  });

  it('is being ready, but not once that has shown who starts', () => {
    const { table } = sitDown();
    make(table, { kind: 'ready', seat: 0 });
    expect(whyNot(table, 0)).toBeNull();
    for (const seat of [1, 2]) make(table, { kind: 'ready', seat });
    expect(gameOf(table).phase).toBe('start');
    expect(whyNot(table, 2)).toBe('playedSince');
  });

  it.each([1, 2, 3, 4])('is nothing once the round is over (%i)', (seed) => {
    const { table } = sitDown(SETUP, shuffleOf(seed));
    playOn(table, 5000);
    expect(gameOf(table).phase).toBe('over');
    expect([0, 1, 2].map((seat) => whyNot(table, seat))).toEqual(['roundOver', 'roundOver', 'roundOver']);
  });

  it('is no play that has drawn a card', () => {
    const { table } = sitDown();
    playOn(table, 4);
    const { judged } = table.standing().referee;
    const [entry] = judged.flatMap(({ entry }) => (entry.kind === 'move' ? [entry.move] : [])).slice(-1);
    expect(entry?.kind).toBe('play');
    expect(whyNot(table, entry!.seat)).toBe('hasShown');
  });
});

describe('what is told of a game without a deck', () => {
  const DECK = /\b(?:[2-9TJQKA][CDHS])\b/g;

  it('a refusal names no card that its seat can’t know', () => {
    const { table } = sitDown();
    playOn(table, 6);
    const { referee } = table.standing();
    const seen = JSON.stringify({ ...known(referee, 0), rules: null });
    for (const seat of [1, 2])
      for (const card of gameOf(table).seats[seat]!.hand.filter(isKnown)) {
        const ruling = refusalOf(referee, { kind: 'play', seat: 0, cards: [card] });
        expect(ruling?.verdict).toBe('illegal');
        const { breaches } = ruling!;
        // Where a card lies is known of those alone that were picked up in the open.
        const tells = breaches.some(({ code }) => code === 'elsewhere');
        expect(tells).toBe(seen.includes(card));
        const named = JSON.stringify(breaches).match(DECK) ?? [];
        for (const one of named) expect(one === card || seen.includes(one)).toBe(true);
      }
  });

  it('the notation has no calls where none is owed', () => {
    const { table } = sitDown();
    playOn(table, 30);
    expect(table.game(0)).toMatch(/^5 /m);
    expect(table.game(0)).not.toContain('@called');
  });

  it('the notation tells hidden cards only once the round is over', () => {
    const { table } = sitDown();
    playOn(table, 6);
    const hidden = [
      ...gameOf(table).stock,
      ...gameOf(table).seats.flatMap(({ faceDown }) => faceDown.flat()),
    ];
    const during = table.game(0) ?? '';
    expect(hidden.filter((card) => during.includes(card))).toEqual([]);
    playOn(table, 5000);
    expect(gameOf(table).phase).toBe('over');
    expect(hidden.filter((card) => !(table.game(0) ?? '').includes(card))).toEqual([]);
  });
});

it.each(VARIANT_IDS)('every move that is listed in the exchange of %s is allowed', (rules) => {
  const { table } = sitDown({ ...SETUP, rules });
  const chosen = exchangeOf(gameOf(table), 0);
  const { referee } = table.standing();
  for (const move of movesOf(gameOf(table), 0)) expect(isAllowed(referee, move)).toBe(true);
  if (chosen === null || chosen === 'swap') return;
  expect(movesOf(gameOf(table), 0)).toEqual([]);
  const cards = gameOf(table).seats[0]!.hand.filter(isKnown).slice(0, chosen.choose);
  make(table, { kind: 'choose', seat: 0, cards });
  expect(movesOf(gameOf(table), 0)).toEqual([{ kind: 'ready', seat: 0 }]);
});

it('everybody is told who begins, whoever can see the card that says so', () => {
  const { table } = sitDown();
  playOn(table, 3);
  const able = actingSeats(gameOf(table));
  expect(gameOf(table).phase).toBe('start');
  expect(able).toHaveLength(1);
  for (const viewer of ['onlooker', 0, 1, 2] as const) expect(table.view(viewer).starters).toEqual(able);
});
