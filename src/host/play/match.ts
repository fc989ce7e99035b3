import { randomBytes, randomInt } from 'node:crypto';
import type { SeatNumber } from '../../engine/state.ts';
import type { Refusal } from '../../protocol/messages.ts';
import type { GuestMessage, HostMessage, PlayMessage, PlayView, ScreenMove } from '../../protocol/play.ts';
import type { Pace } from '../../protocol/settings.ts';
import { isAllowed, refusalOf } from '../../table/play/moves.ts';
import { known } from '../../table/play/seen.ts';
import {
  actingSeats,
  agreesToDraw,
  entriesToUnmake,
  exchangeOf,
  mayBeCompleted,
  movesOf,
} from '../../table/play/turns.ts';
import type { Table } from '../../table/table.ts';
import { runBots, type Turn } from './bots.ts';
import { makeGrace } from './grace.ts';
import {
  botAt,
  coveredSeat,
  newPlayer,
  occupantsOf,
  type Player,
  peoplesSeats,
  seatPlayViews,
  seatsHere,
  seatsOf,
  shownNext,
  waitedFor,
} from './seating.ts';
import type { Thinker } from './thinker.ts';

interface Parts {
  readonly table: Table;
  readonly thinker: Thinker;
  readonly pace: () => Pace;
  /** Every screen that there is now. */
  readonly players: () => Iterable<Player>;
  readonly isLocked: () => boolean;
  readonly changed: () => void;
}

/** What a match takes of the messages; hints are answered elsewhere, and the network is no part of a match. */
export type MatchMessage =
  | Exclude<PlayMessage, { type: 'hint' }>
  | Exclude<HostMessage, { type: 'network' | 'lock' }>
  | Extract<GuestMessage, { type: 'sit' | 'back' | 'stand' }>;

/** A table without a deck with the screens and bots that play at it. */
export interface Match {
  /** What a screen shows of it, besides the table as `viewer` sees it. */
  view(player: Player): PlayView;
  take(player: Player, message: MatchMessage): Refusal | null;
  /** Whether what a seat knows may be told to a screen: it plays the seat, and shows its cards. */
  mayAskFor(player: Player, seat: SeatNumber): boolean;
  /** To be called when a screen has come, or gone. */
  met(player: Player): void;
  stop(): void;
}

/** When bots complete a set out of turn, as a part of the time that there is for it: people should have a chance. */
const BOTS_WAIT = 0.6;

const newToken = (): string => randomBytes(18).toString('base64url');

/** Runs a match at a table that was set up for one. */
export function makeMatch({ table, thinker, pace, players, isLocked, changed }: Parts): Match {
  /** Bots that play for phones, by seat. */
  const sitIns = new Map<SeatNumber, NonNullable<ReturnType<typeof botAt>>>();
  const referee = () => table.standing().referee;
  const game = () => referee().game;
  const make = (move: ScreenMove) => table.take({ type: 'made', move, at: table.now() });
  const botOf = (seat: SeatNumber) => botAt(table.standing(), sitIns, seat);

  const grace = makeGrace((held) => {
    if (held !== null && isAllowed(referee(), held)) make(held);
    else run();
    changed();
  });

  const bots = runBots({
    thinker,
    pace,
    referee,
    inputs: () => table.standing().inputs,
    seed: () => randomInt(2 ** 32),
    make,
    done: () => run(),
  });

  /** The turns of bots: during the time of grace only those that may complete a set out of turn. */
  const turns = (): Turn[] => {
    const acting = actingSeats(game());
    const open = grace.view();
    const seats = [...game().seats.keys()].filter((seat) => open === null || !acting.includes(seat));
    return seats.flatMap((seat): Turn[] => {
      const level = botOf(seat);
      if (level === null) return [];
      const owed = acting.includes(seat);
      const agrees = agreesToDraw(game(), seat, (one) => botOf(one) !== null);
      if (!owed && !agrees && open === null) return [];
      return [{ seat, level, owed, ...(open !== null && { delay: open.closesIn * BOTS_WAIT }) }];
    });
  };

  /** Lets the bots go on. */
  const run = () => bots.set(game().phase === 'over' ? [] : turns());

  /** So many changes of the record were looked at, so that the time of grace begins once for each play. */
  let looked = referee().revisions.changes.length;

  const awaitCompletion = () => {
    const { changes } = referee().revisions;
    if (changes.length === looked) return;
    looked = changes.length;
    const last = changes.at(-1);
    const total = table.standing().round.setup.play?.grace ?? 0;
    const isPlay = last?.type === 'add' && last.entry.kind === 'move' && last.entry.move.kind === 'play';
    if (total > 0 && isPlay && mayBeCompleted(known(referee(), 'onlooker'))) grace.begin(total);
    else grace.end();
  };

  const heard = () => {
    awaitCompletion();
    for (const player of players()) if (!player.guest) player.seat = shownNext(table.standing(), player.seat);
    run();
  };
  const stop = table.subscribe(heard);

  const plays = (player: Player, seat: SeatNumber): boolean =>
    seatsOf(table.standing(), player).includes(seat) && botOf(seat) === null;

  const makeFor = (player: Player, move: ScreenMove): Refusal | null => {
    if (!plays(player, move.seat)) return { code: 'notYours' };
    const ruling = refusalOf(referee(), move);
    if (ruling !== null) return { code: 'move', ruling };
    if (grace.view() !== null && actingSeats(game()).includes(move.seat)) {
      grace.hold(move);
      changed();
    } else make(move);
    return null;
  };

  /** Only against bots, for nobody else's moves may be undone. */
  const toUnmake = (player: Player, seat: SeatNumber): number => {
    const people = peoplesSeats(table.standing());
    return plays(player, seat) && people.length === 1 ? entriesToUnmake(referee(), seat) : 0;
  };

  const unmake = (player: Player, seat: SeatNumber): Refusal | null => {
    const entries = toUnmake(player, seat);
    if (entries === 0) return { code: 'unmake' };
    table.take({ type: 'unmade', entries, at: table.now() });
    return null;
  };

  const seat = (
    number: SeatNumber,
    occupant: ReturnType<typeof occupantsOf>[number],
    token: string | null,
  ) => {
    sitIns.delete(number);
    for (const player of players()) {
      if (!player.guest || player.seat !== number) continue;
      player.seat = null;
      player.removed = true;
    }
    table.note({ type: 'seated', seat: number, occupant, token });
  };

  const sit = (player: Player, number: SeatNumber, name: string | null): Refusal | null => {
    if (!player.guest || player.seat !== null) return { code: 'notYours' };
    if (isLocked()) return { code: 'locked' };
    const { tokens } = table.standing();
    const occupant = occupantsOf(table.standing())[number];
    if (occupant === undefined) return { code: 'noSeat' };
    if (occupant.who !== 'phone' || tokens[number] != null) return { code: 'seatTaken' };
    const error = name === null ? null : table.renameFault(number, name);
    if (error !== null) return { code: 'setup', error };
    player.token = newToken();
    player.removed = false;
    seat(number, occupant, player.token);
    player.seat = number;
    if (name !== null) table.note({ type: 'rename', seat: number, name });
    return null;
  };

  const back = (player: Player, token: string): Refusal | null => {
    const found = table.standing().tokens.indexOf(token);
    if (!player.guest || player.seat !== null) return { code: 'notYours' };
    player.seat = found === -1 ? null : found;
    player.removed = found === -1;
    if (found !== -1) sitIns.delete(found);
    return null;
  };

  /** A seat of a phone, free for another one. */
  const free = (number: SeatNumber): Refusal | null => {
    if (occupantsOf(table.standing())[number]?.who !== 'phone') return { code: 'noSeat' };
    seat(number, { who: 'phone' }, null);
    return null;
  };

  const take = (player: Player, message: MatchMessage): Refusal | null => {
    switch (message.type) {
      case 'make':
        return makeFor(player, message.move);
      case 'unmake':
        return unmake(player, message.seat);
      case 'sit':
        return sit(player, message.seat, message.name);
      case 'back':
        return back(player, message.token);
      case 'stand': {
        const own = player.seat;
        if (!player.guest || own === null) return { code: 'notYours' };
        free(own);
        player.removed = false;
        return null;
      }
      case 'show':
        if (message.seat !== null && !seatsHere(table.standing()).includes(message.seat))
          return { code: 'notYours' };
        player.seat = message.seat;
        return null;
      case 'remove':
        return free(message.seat);
      case 'sitIn':
        if (occupantsOf(table.standing())[message.seat]?.who !== 'phone') return { code: 'noSeat' };
        if (message.level === null) sitIns.delete(message.seat);
        else sitIns.set(message.seat, message.level);
        return null;
      case 'occupy':
        if (occupantsOf(table.standing())[message.seat] === undefined) return { code: 'noSeat' };
        seat(message.seat, message.occupant, null);
        return null;
    }
  };

  /** Who alone plays at this machine sees the own cards at once. */
  const greet = (player: Player) => {
    const here = seatsHere(table.standing());
    if (!player.guest && here.length === 1) player.seat = here[0]!;
  };

  for (const player of players()) {
    Object.assign(player, newPlayer(player.guest));
    greet(player);
  }
  run();
  return {
    view(player) {
      const standing = table.standing();
      const seats = seatPlayViews(standing, players(), sitIns);
      const you = player.seat;
      const held = grace.held();
      return {
        you,
        mine: [...seatsOf(standing, player)],
        cover: coveredSeat(standing, player),
        seats,
        grace: grace.view(),
        held: held !== null && held.seat === you,
        moves: you === null || botOf(you) !== null ? [] : (movesOf(game(), you) as ScreenMove[]),
        exchange: you === null ? null : exchangeOf(game(), you),
        canUnmake: you !== null && toUnmake(player, you) > 0,
        waitsFor: waitedFor(seats),
      };
    },
    take(player, message) {
      const refusal = take(player, message);
      if (refusal === null) {
        run();
        changed();
      }
      return refusal;
    },
    mayAskFor: (player, seat) => player.seat === seat && plays(player, seat),
    met(player) {
      greet(player);
      run();
    },
    stop() {
      stop();
      grace.end();
      bots.stop();
    },
  };
}
