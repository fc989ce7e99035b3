import { randomBytes, randomInt } from 'node:crypto';
import type { Move } from '../../engine/move.ts';
import type { SeatNumber } from '../../engine/state.ts';
import type { Refusal } from '../../protocol/messages.ts';
import type {
  HostMessage,
  PlayMessage,
  PlayView,
  ScreenMove,
  SeatMessage,
  UnmakeFault,
} from '../../protocol/play.ts';
import type { Pace } from '../../protocol/settings.ts';
import type { TableSetup } from '../../protocol/setup.ts';
import { bestExchange, burnsPile, weakestPlay } from '../../table/play/advised.ts';
import { isAllowed, refusalOf } from '../../table/play/moves.ts';
import { known } from '../../table/play/seen.ts';
import {
  actingSeats,
  agreesToDraw,
  areOut,
  exchangeOf,
  jumpersAfter,
  movesOf,
  swapBack,
  whyNotUnmade,
} from '../../table/play/turns.ts';
import { watchedAt } from '../../table/play/watched.ts';
import type { Table } from '../../table/table.ts';
import { type Awaited, runBots, type Turn } from './bots.ts';
import { makeGrace } from './grace.ts';
import { makePassedOver } from './passed-over.ts';
import { makeRepeats } from './repeats.ts';
import {
  botAt,
  coveredSeat,
  newPlayer,
  type Player,
  peoplesSeats,
  roundOf,
  seatPlayViews,
  seatsHere,
  seatsOf,
  shownNext,
  waitedFor,
} from './seating.ts';
import { makeSeats } from './seats.ts';
import type { Thinker } from './thinker.ts';

interface Parts {
  readonly table: Table;
  readonly thinker: Thinker;
  readonly pace: (isGuided: boolean) => Pace;
  /** Every screen that there is now. */
  readonly players: () => Iterable<Player>;
  readonly isLocked: () => boolean;
  readonly changed: () => void;
}

/** What a match takes of the messages. */
export type MatchMessage = PlayMessage | HostMessage | SeatMessage;

/** A table without a deck with the screens and bots that play at it. */
export interface Match {
  /** What a screen shows of it, besides the table as `viewer` sees it. */
  view(player: Player): PlayView;
  take(player: Player, message: MatchMessage): Refusal | null;
  /** Whether what a seat knows may be told to a screen: it plays the seat, and shows its cards. */
  mayAskFor(player: Player, seat: SeatNumber): boolean;
  /** To be called after everything that happens at the table, before screens are told of it. */
  heard(): void;
  /** To be called when a screen has come, or gone. */
  met(player: Player): void;
  stop(): void;
}

/** When bots play out of turn, as a part of the time that there is for it: people should have a chance. */
const BOTS_WAIT = 0.6;

/** Milliseconds that there are to play out of turn where only bots are waited for. */
const HURRIED = 500;

/** Moves after which a set may lie there that somebody completes. */
const LAYS: readonly Move['kind'][] = ['play', 'flip'];

/** What shuffles a round that is set up like that, another each time; nothing where people shuffle. */
export const seedFor = ({ play }: TableSetup): { readonly seed?: string } =>
  play === undefined ? {} : { seed: randomBytes(16).toString('hex') };

/** Runs a match at a table that was set up for one. */
export function makeMatch({ table, thinker, pace, players, isLocked, changed }: Parts): Match {
  const seats = makeSeats({ table, players, isLocked, changedHands: (seat) => grace.drop(seat) });
  const referee = () => table.standing().referee;
  const game = () => referee().game;
  const make = (move: ScreenMove) => table.take({ type: 'made', move, at: table.now() });
  const botOf = (seat: SeatNumber) => botAt(table.standing(), seats.sitIns, seat);

  const grace = makeGrace((held) => {
    if (held !== null && isAllowed(referee(), held)) return make(held);
    overtake(held);
    coverHands();
    run();
    changed();
  });

  /** Whether somebody has asked for the end of this round. */
  let toEnd = false;

  const isGuided = (): boolean => table.standing().round.setup.play?.guided ?? false;
  const paceHere = (): Pace => (toEnd ? 'off' : pace(isGuided()));

  const passedOver = makePassedOver({ thinker, referee, seed: () => randomInt(2 ** 32), changed });

  const bots = runBots({
    thinker,
    pace: paceHere,
    referee,
    inputs: () => table.standing().inputs,
    seed: () => randomInt(2 ** 32),
    make,
    done: () => run(),
  });

  /** Whether everybody who plays with bots is out. */
  const isHurried = (): boolean => {
    const people = peoplesSeats(table.standing());
    return people.length > 0 && areOut(game(), people);
  };

  /**
   * Whether only bots are waited for: everybody else is out, or the only person at the table can't play out of turn.
   * With several people a shorter wait would tell what somebody holds.
   */
  const waitsForBots = (): boolean => {
    const people = peoplesSeats(table.standing());
    const canJumpIn = (seat: SeatNumber) =>
      game().turn !== seat && movesOf(game(), seat).some(({ kind }) => kind === 'play');
    return isHurried() || (people.length < 2 && !people.some(canJumpIn));
  };

  /** Only against bots, for nobody else's moves may be undone. */
  const whyNotBack = (seat: SeatNumber): UnmakeFault | null =>
    whyNotUnmade(referee(), seat) ?? (peoplesSeats(table.standing()).length > 1 ? 'withPeople' : null);

  /** What bots give people time for; before play a swap may be taken back after their moves, too. */
  const awaited = (): Awaited | null => {
    const last = referee().judged.at(-1)?.entry;
    const seat = last?.kind === 'move' && game().phase === 'play' ? last.move.seat : null;
    const isPersons = seat !== null && botOf(seat) === null;
    const watched = watchedAt(referee());
    if (watched !== null) return watched === 'read' && isPersons ? 'own' : watched;
    return isPersons && whyNotBack(seat) === null ? 'unmade' : null;
  };

  /** The seats that the time of grace is for. */
  let jumpers: readonly SeatNumber[] = [];

  /** The turns of bots: during the time of grace only those that may play out of turn. */
  const turns = (): Turn[] => {
    const acting = actingSeats(game());
    const open = grace.view();
    const seats = open === null ? [...game().seats.keys()] : jumpers;
    const watched = toEnd ? null : awaited();
    // Of those who play with bots the last one is seen going out.
    const hurries = isHurried() && watched !== 'own';
    return seats.flatMap((seat): Turn[] => {
      const level = botOf(seat);
      if (level === null) return [];
      const owed = acting.includes(seat);
      const agrees = agreesToDraw(game(), seat, (one) => botOf(one) !== null);
      if (!owed && !agrees && open === null) return [];
      const delay = open !== null ? open.closesIn * BOTS_WAIT : null;
      return [{ seat, level, owed, watched, hurries, ...(delay !== null && { delay }) }];
    });
  };

  /** Lets the bots go on. */
  const run = () => bots.set(game().phase === 'over' ? [] : turns());

  /** How many changes of the record were looked at, so that the time of grace begins once for each play. */
  let looked = referee().revisions.changes.length;

  /** A move that waited is not made any more: the table isn't what it was made for. */
  const overtake = (held: Move | null) => {
    if (held === null) return;
    for (const player of players()) if (player.seat === held.seat) player.overtaken = true;
  };

  const awaitJumpers = () => {
    const { changes } = referee().revisions;
    if (changes.length === looked) return;
    looked = changes.length;
    overtake(grace.held());
    const last = changes.at(-1);
    const usual = table.standing().round.setup.play?.grace ?? 0;
    const total = toEnd && isHurried() ? 0 : waitsForBots() ? Math.min(usual, HURRIED) : usual;
    const move = last?.type === 'add' && last.entry.kind === 'move' ? last.entry.move : null;
    const isLaid = move !== null && LAYS.includes(move.kind);
    jumpers = isLaid && total > 0 ? jumpersAfter(known(referee(), 'onlooker'), move.seat) : [];
    if (jumpers.length > 0) grace.begin(total);
    else grace.end();
  };

  let round = roundOf(table.standing());

  /** Leaves no hand open on a screen of this machine where somebody else may look: nor one of another round. */
  const coverHands = () => {
    const standing = table.standing();
    const isAnother = roundOf(standing) !== round;
    round = roundOf(standing);
    for (const player of players()) {
      if (player.guest) continue;
      player.seat = isAnother ? null : shownNext(standing, player.seat);
      player.asked = null;
      if (isAnother) greet(player);
    }
    if (!isAnother) return;
    passedOver.forget();
    toEnd = false;
  };

  const heard = () => {
    seats.settle();
    awaitJumpers();
    coverHands();
    run();
  };

  const plays = (player: Player, seat: SeatNumber): boolean =>
    seatsOf(table.standing(), player).includes(seat) && botOf(seat) === null;

  /** What beginners are advised to do now. */
  const advisedTo = (seat: SeatNumber) =>
    exchangeOf(game(), seat) === null
      ? weakestPlay(game(), seat, movesOf(game(), seat))
      : bestExchange(game(), seat);

  const makeFor = (player: Player, move: ScreenMove): Refusal | null => {
    if (!plays(player, move.seat)) return { code: 'notYours' };
    const ruling = refusalOf(referee(), move);
    // Why not may name a card of that hand, which lies covered unless this screen shows it.
    if (ruling !== null) return player.seat === move.seat ? { code: 'move', ruling } : { code: 'notYours' };
    if (isGuided() && peoplesSeats(table.standing()).length === 1)
      passedOver.chosen(move, advisedTo(move.seat));
    if (grace.view() !== null && actingSeats(game()).includes(move.seat)) {
      grace.hold(move);
      return null;
    }
    make(move);
    // Who has chosen has nothing left to do before the first card, unless cards may be put on those.
    if (move.kind === 'choose' && game().rules.set.stacking === 'no')
      make({ kind: 'ready', seat: move.seat });
    return null;
  };

  const unmake = (player: Player, seat: SeatNumber): Refusal | null => {
    if (!plays(player, seat)) return { code: 'notYours' };
    const fault = whyNotBack(seat);
    // Until its player is ready: others have mostly swapped since, but no card of theirs went with these.
    const back = swapBack(referee(), seat);
    if (fault !== null && back === null) return { code: fault };
    passedOver.forget();
    if (fault === null) table.take({ type: 'unmade', entries: 1, at: table.now() });
    else if (back !== null) make(back);
    return null;
  };

  const canUnmake = (player: Player, seat: SeatNumber): boolean =>
    plays(player, seat) && (whyNotBack(seat) === null || swapBack(referee(), seat) !== null);

  /** Whether only bots are left, who play on for a while. */
  const onlyBots = (): boolean => game().phase === 'play' && isHurried();

  const skipToEnd = (player: Player): Refusal | null => {
    if (seatsOf(table.standing(), player).length === 0) return { code: 'notYours' };
    if (!onlyBots()) return null;
    toEnd = true;
    bots.hurry();
    run();
    return null;
  };

  /** From one hand to another leads only the cover: who sees the one must not see the other. */
  const show = (player: Player, seat: SeatNumber | null): Refusal | null => {
    if (seat !== null && !seatsHere(table.standing()).includes(seat)) return { code: 'notYours' };
    const isOther = seat !== null && player.seat !== null && player.seat !== seat;
    player.seat = isOther ? null : seat;
    player.asked = isOther ? seat : null;
    return null;
  };

  const take = (player: Player, message: MatchMessage): Refusal | null => {
    switch (message.type) {
      case 'make':
        return makeFor(player, message.move);
      case 'unmake':
        return unmake(player, message.seat);
      case 'toEnd':
        return skipToEnd(player);
      case 'show':
        return show(player, message.seat);
      default:
        return seats.take(player, message);
    }
  };

  /** Who alone plays at this machine sees the own cards at once. */
  const greet = (player: Player) => {
    const here = seatsHere(table.standing());
    if (!player.guest && here.length === 1) player.seat = here[0]!;
  };

  for (const player of players()) {
    // A phone that was here before its table is goes to its seat by itself.
    Object.assign(player, newPlayer(player.guest), { key: player.key });
    greet(player);
  }
  seats.settle();
  run();
  const repeats = makeRepeats(() => roundOf(table.standing()));
  /** All that screens are shown of this match, and that messages may change. */
  const shown = (): string =>
    JSON.stringify([
      table.standing().inputs,
      [...seats.sitIns],
      grace.held(),
      [...players()].map(({ seat, asked, token, removed }) => [seat, asked, token, removed]),
    ]);

  return {
    view(player) {
      const open = grace.view();
      const standing = table.standing();
      const seatViews = seatPlayViews(standing, players(), seats.sitIns, player.seat);
      const you = player.seat;
      const held = grace.held();
      const moves = you === null || botOf(you) !== null ? [] : movesOf(game(), you);
      const exchange = you === null ? null : exchangeOf(game(), you);
      const advised = you === null || botOf(you) !== null || !isGuided() ? null : advisedTo(you);
      return {
        you,
        mine: [...seatsOf(standing, player)],
        cover: coveredSeat(standing, player),
        seats: seatViews,
        grace: open && { ...open, seats: [...jumpers] },
        held: held !== null && held.seat === you,
        moves: moves as ScreenMove[],
        exchange,
        canUnmake: you !== null && canUnmake(player, you),
        onlyBots: onlyBots(),
        waitsFor: waitedFor(seatViews),
        guided: isGuided(),
        advised: advised as ScreenMove | null,
        advisedBurns: advised?.kind === 'play' && burnsPile(game(), advised),
        passedOver: passedOver.of(you),
      };
    },
    take(player, message) {
      const before = shown();
      const refusal = repeats.refusalOf(player, message) ?? take(player, message);
      if (refusal !== null) return refusal;
      run();
      // A phone may say the same as often as it likes: the others aren't told each time.
      const isNew = shown() !== before;
      if (isNew || !player.guest) repeats.took(player, message);
      if (isNew) changed();
      return null;
    },
    heard,
    mayAskFor: (player, seat) => player.seat === seat && plays(player, seat),
    met(player) {
      greet(player);
      run();
    },
    stop() {
      grace.end();
      passedOver.forget();
      bots.stop();
    },
  };
}
