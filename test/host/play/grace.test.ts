import { afterEach, describe, expect, it } from 'vitest';
import type { Card } from '../../../src/engine/cards.ts';
import type { Move } from '../../../src/engine/move.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import type { Seat, State } from '../../../src/engine/state.ts';
import { type Match, makeMatch } from '../../../src/host/play/match.ts';
import { newPlayer, type Player } from '../../../src/host/play/seating.ts';
import { thinkHere } from '../../../src/host/play/thinker.ts';
import type { Occupant, ScreenMove } from '../../../src/protocol/play.ts';
import type { TableSetup } from '../../../src/protocol/setup.ts';
import { known } from '../../../src/table/play/seen.ts';
import { actingSeats, jumpersAfter, movesOf } from '../../../src/table/play/turns.ts';
import { openTable, type Table } from '../../../src/table/table.ts';
import { pick } from '../../engine/support/playout.ts';
import { shuffleOf } from '../../engine/support/tables.ts';
import { sitDown as sitDownHidden } from '../../referee/script.ts';
import { until } from '../../support/until.ts';

const GRACE = 150;

/** Where Ann has just played, it is Bo's turn, and nobody has shown a card of their hands. */
const laid = (pile: readonly Card[], changes: Readonly<Record<number, Partial<Seat>>> = {}): State => {
  const { game } = sitDownHidden({ rules: 'reference', seats: ['Ann', 'Bo', 'Cy', 'Di'] });
  const seats = game.seats.map((seat, i) => ({ ...seat, ...changes[i] }));
  return { ...game, phase: 'play', turn: 1, pile, seats };
};

describe('who is given time to complete a set out of turn', () => {
  const [ANN, CY, DI] = [0, 2, 3];
  it.each<[string, State, readonly number[]]>([
    ['nobody after a single card', laid(['5C', 'KC']), []],
    ['all but who has played and whose turn it is after two equal cards', laid(['KC', 'KD']), [CY, DI]],
    [
      'after three who has played as well, who may just have drawn it',
      laid(['KC', 'KD', 'KH']),
      [ANN, CY, DI],
    ],
    [
      'who has played the last hand cards, and shows the missing one',
      laid(['KC', 'KD', 'KH'], { [ANN]: { hand: [], faceUp: ['KS', '5H', null] } }),
      [ANN],
    ],
    [
      'the same after a single card',
      laid(['KC'], { [ANN]: { hand: [], faceUp: ['KD', 'KH', 'KS'] } }),
      [ANN],
    ],
    ['nobody whose hand is known to be without', laid(['KC', 'KD'], { [CY]: { hand: ['3C', '4C'] } }), [DI]],
    ['nobody with too few cards', laid(['KC', 'KD'], { [CY]: { hand: ['??'] } }), [DI]],
    [
      'nobody by cards that can’t be played yet',
      laid(['KC', 'KD'], { [CY]: { hand: ['3C'], faceUp: ['KH', 'KS', null] } }),
      [],
    ],
    [
      'who shows the missing cards, be it after a single one',
      laid(['KC'], { [DI]: { hand: [], faceUp: ['KD', 'KH', 'KS'] } }),
      [DI],
    ],
    [
      'nobody by face-down cards',
      laid(['KC', 'KD', 'KH'], { [CY]: { hand: [], faceUp: [null, null, null] } }),
      [ANN, DI],
    ],
    ['nobody where the others are burned', { ...laid(['KC', 'KD']), burned: ['KH'] }, []],
  ])('%s', (_, state, seats) => {
    expect(jumpersAfter(state, 0)).toEqual(seats);
  });

  it.each<[string, readonly Card[], readonly string[], readonly number[]]>([
    ['who has just played and may add to it', ['5C', 'KC'], [], [0]],
    ['nobody who has seen that there is none to add', ['5C', 'KC'], ['KD', 'KH', 'KS'], []],
  ])('%s', (_, pile, burned, seats) => {
    const options = { 'set.followUp': true };
    const { game } = sitDownHidden({ rules: 'palace', options, seats: ['Ann', 'Bo', 'Cy', 'Di'] });
    const lastPlay = { seat: 0, count: 1 };
    const state = { ...game, phase: 'play' as const, turn: 1, pile, burned: burned as Card[], lastPlay };
    expect(jumpersAfter(state, 0)).toEqual(seats);
  });

  it.each<[string, 'equal' | 'identical', readonly Card[], readonly number[], number?]>([
    ['who may have an equal card, but who has just played', 'equal', [], [2, 3]],
    [
      'nobody where the equal ones are burned',
      'equal',
      ['KD', 'KH', 'KS', '2:KC', '2:KD', '2:KH', '2:KS'],
      [],
    ],
    ['who may have the very card', 'identical', ['KD', 'KH', 'KS', '2:KD', '2:KH', '2:KS'], [2, 3]],
    ['nobody where the very card is burned', 'identical', ['2:KC'], []],
    ['who may have the third of three', 'identical', ['2:KC'], [2, 3], 3],
    ['nobody where both others of three are burned', 'identical', ['2:KC', '3:KC'], [], 3],
  ])('%s (%s)', (_, jumpIn, burned, seats, packs = 2) => {
    const options = { jumpIn, 'deck.packs': packs };
    const { game } = sitDownHidden({ rules: 'palace', options, seats: ['Ann', 'Bo', 'Cy', 'Di'] });
    const state = { ...game, phase: 'play' as const, turn: 1, pile: ['5C', 'KC'] as const, burned };
    expect(jumpersAfter(state, 0)).toEqual(seats);
  });

  it.each<[string, Readonly<Record<string, unknown>>, Partial<State>]>([
    ['where equal cards don’t fit', { 'beat.equal': 'no' }, {}],
    ['before it is said who plays next', { 'special[K]': { effects: ['choosesNext'] } }, { extra: 'choose' }],
    [
      'where the pile has to be picked up',
      { 'special[K]': { effects: [{ forcePickUp: { deflectedBy: ['T'] } }] } },
      {},
    ],
  ])('nobody jumps in with an equal card %s', (_, more, as) => {
    const options = { jumpIn: 'equal', 'ofAKind.size': 0, ...more };
    const { game } = sitDownHidden({ rules: 'palace', options, seats: ['Ann', 'Bo', 'Cy', 'Di'] });
    const lastPlay = { seat: 0, count: 1 };
    const state = { ...game, phase: 'play' as const, turn: 1, pile: ['5C', 'KC'] as const, lastPlay, ...as };
    expect(jumpersAfter(state, 0)).toEqual([]);
  });

  it('nobody by rules that don’t let a set be completed out of turn', () => {
    const { game } = sitDownHidden({ rules: 'blast', seats: ['Ann', 'Bo', 'Cy', 'Di'] });
    expect(jumpersAfter({ ...game, phase: 'play', turn: 1, pile: ['KC', 'KD'] }, 0)).toEqual([]);
  });
});

let match: Match | null = null;

afterEach(() => match?.stop());

interface Sat {
  readonly table: Table;
  readonly match: Match;
  /** The phones, by seat. */
  readonly players: readonly Player[];
}

/** Three phones at a table; three equal cards already burn the pile, so that sets are often completed. */
function sitDown(seed: number, last: Occupant = { who: 'phone' }, others: Partial<TableSetup> = {}): Sat {
  const opened = openTable(
    {
      rules: 'reference',
      options: { 'ofAKind.size': 3 },
      names: ['Ann', 'Bo', 'Cy'],
      dealer: 'Cy',
      lastLoser: null,
      play: { seats: [{ who: 'phone' }, { who: 'phone' }, last], grace: GRACE },
      ...others,
    },
    { seed: shuffleOf(seed) },
  );
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  const players = [0, 1, 2].map(() => newPlayer(true));
  match?.stop();
  const sat = makeMatch({
    table,
    thinker: thinkHere(),
    pace: () => 'off',
    players: () => players,
    isLocked: () => false,
    changed: () => {},
  });
  table.subscribe(sat.heard);
  match = sat;
  for (const [seat, player] of players.entries()) match.take(player, { type: 'sit', seat, name: null });
  return { table, match, players };
}

interface Found extends Sat {
  /** The move of whoever's turn it is, and one that completes the set out of turn. */
  readonly waits: ScreenMove;
  readonly completes: ScreenMove;
}

const gameOf = ({ table }: Sat) => table.standing().referee.game;

/** A table at which somebody may complete a set out of turn right now. */
function findTable(): Found {
  for (let seed = 1; seed < 200; seed++) {
    const sat = sitDown(seed);
    const random = seededRandom(seed);
    for (let made = 0; made < 60 && gameOf(sat).phase !== 'over'; made++) {
      const [acting] = actingSeats(gameOf(sat)) as [number];
      const isOpen = sat.match.view(sat.players[0]!).grace !== null;
      const other = [0, 1, 2].find((seat) => seat !== acting && movesOf(gameOf(sat), seat).length > 0);
      const own = movesOf(gameOf(sat), acting);
      if (isOpen && other !== undefined && gameOf(sat).phase === 'play')
        return {
          ...sat,
          waits: own[0] as ScreenMove,
          completes: movesOf(gameOf(sat), other)[0] as ScreenMove,
        };
      const move: Move = pick(own, random);
      sat.table.take({ type: 'made', move, at: sat.table.now() });
    }
  }
  throw new Error('nobody ever may');
}

const say = ({ match, players }: Sat, move: ScreenMove) =>
  match.take(players[move.seat]!, { type: 'make', move });

const moves = ({ table }: Sat): number => table.standing().referee.judged.length;
const isHeld = ({ match, players }: Sat, { seat }: ScreenMove) => match.view(players[seat]!).held;
const isOver = ({ match, players }: Sat) => match.view(players[0]!).grace === null;

describe('the time in which a set may be completed out of turn', () => {
  it('holds the move in turn, and lets it be made when it has passed', async () => {
    const sat = findTable();
    const before = moves(sat);
    expect(say(sat, sat.waits)).toBe(null);
    expect([isHeld(sat, sat.waits), isHeld(sat, sat.completes)]).toEqual([true, false]);
    expect(moves(sat)).toBe(before);
    await until(() => moves(sat) === before + 1);
    expect(sat.table.standing().referee.judged.at(-1)!.entry).toMatchObject({ move: sat.waits });
    expect(sat.players.some(({ overtaken }) => overtaken)).toBe(false);
  });

  it('drops the move that waited when somebody completes the set, and tells its seat', async () => {
    const sat = findTable();
    const before = moves(sat);
    say(sat, sat.waits);
    expect(say(sat, sat.completes)).toBe(null);
    expect(moves(sat)).toBe(before + 1);
    expect(isHeld(sat, sat.waits)).toBe(false);
    expect(sat.players.map(({ overtaken }) => overtaken)).toEqual(
      [0, 1, 2].map((seat) => seat === sat.waits.seat),
    );
    await until(() => isOver(sat));
    expect(moves(sat)).toBe(before + 1);
  });

  it('keeps the move of a phone that is cut off meanwhile', async () => {
    const sat = findTable();
    const before = moves(sat);
    say(sat, sat.waits);
    const player = sat.players[sat.waits.seat]!;
    (sat.players as Player[]).splice(sat.waits.seat, 1);
    sat.match.met(player);
    await until(() => moves(sat) === before + 1);
  });

  it('begins after a card that was turned over, too', () => {
    for (let seed = 1; seed < 200; seed++) {
      const sat = sitDown(seed);
      const random = seededRandom(seed);
      for (let made = 0; made < 150 && gameOf(sat).phase !== 'over'; made++) {
        const [acting] = actingSeats(gameOf(sat)) as [number];
        const moves = movesOf(gameOf(sat), acting);
        const move = moves.find(({ kind }) => kind === 'flip') ?? pick(moves, random);
        sat.table.take({ type: 'made', move, at: sat.table.now() });
        const { referee } = sat.table.standing();
        const seats = jumpersAfter(known(referee, 'onlooker'), move.seat);
        if (move.kind !== 'flip' || seats.length === 0) continue;
        expect(sat.match.view(sat.players[0]!).grace).toMatchObject({ total: GRACE, seats });
        expect(isOver(sat)).toBe(false);
        return;
      }
    }
    throw new Error('nobody ever may');
  });

  it('is short where the only one who plays with bots has nothing to jump in with', async () => {
    const bot: Occupant = { who: 'bot', level: 'easy' };
    const seats: Occupant[] = [{ who: 'phone' }, bot, bot];
    const seen = new Set<string>();
    for (let seed = 1; seed < 40 && seen.size < 2; seed++) {
      const options = { jumpIn: 'equal', exchange: 'none' };
      const sat = sitDown(seed, bot, { rules: 'palace', options, play: { seats, grace: 3000 } });
      const [ann] = sat.players as [Player];
      const own = () => movesOf(gameOf(sat), 0).find(({ kind }) => kind === 'play');
      await until(() => sat.match.view(ann).grace !== null || own() !== undefined);
      if (sat.match.view(ann).grace === null) say(sat, own() as ScreenMove);
      const { grace, moves } = sat.match.view(ann);
      if (grace === null) continue;
      const mayJumpIn = gameOf(sat).turn !== 0 && moves.some(({ kind }) => kind === 'play');
      expect(grace.total).toBe(mayJumpIn ? 3000 : 500);
      seen.add(String(mayJumpIn));
    }
    expect([...seen].sort()).toEqual(['false', 'true']);
  });

  it('covers the hand of whoever looked whether to complete it, when it has passed', async () => {
    const sat = findTable();
    const own = newPlayer(false);
    (sat.players as Player[]).push(own);
    for (const { seat } of [sat.waits, sat.completes])
      sat.match.take(own, { type: 'occupy', seat, occupant: { who: 'here' } });
    sat.match.take(own, { type: 'show', seat: sat.completes.seat });
    expect(sat.match.view(own)).toMatchObject({ you: sat.completes.seat, cover: null });
    await until(() => isOver(sat));
    expect(sat.match.view(own)).toMatchObject({ you: null, cover: sat.waits.seat });
  });

  it.each(['remove', 'sitIn', 'occupy'] as const)(
    'forgets the move of a seat that somebody else plays by then: %s',
    async (type) => {
      const sat = findTable();
      const { seat } = sat.waits;
      const before = moves(sat);
      say(sat, sat.waits);
      const own = newPlayer(false);
      if (type === 'remove') sat.match.take(own, { type, seat });
      if (type === 'sitIn') sat.match.take(own, { type, seat, level: 'easy' });
      if (type === 'occupy') sat.match.take(own, { type, seat, occupant: { who: 'here' } });
      expect(isHeld(sat, sat.waits)).toBe(false);
      await until(() => isOver(sat));
      // A bot makes a move of its own; for anybody else the table waits.
      if (type === 'sitIn') await until(() => moves(sat) > before);
      else expect(moves(sat)).toBe(before);
    },
  );
});
