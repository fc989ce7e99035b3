import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import type { Viewer } from '../../../src/engine/knowledge.ts';
import { legalMovesOf } from '../../../src/engine/legal.ts';
import type { Move } from '../../../src/engine/move.ts';
import { type Random, seededRandom } from '../../../src/engine/random.ts';
import type { Client } from '../../../src/host/client.ts';
import { type Host, openHost } from '../../../src/host/host.ts';
import { thinkNow } from '../../../src/host/play/thinker.ts';
import type { ServerMessage } from '../../../src/protocol/messages.ts';
import type { Occupant } from '../../../src/protocol/play.ts';
import { DEFAULT_SETTINGS } from '../../../src/protocol/settings.ts';
import { EFFORT } from '../../../src/table/play/bots.ts';
import { rulesFolder } from '../../../src/table/rule-folder.ts';
import type { Standing } from '../../../src/table/standing.ts';
import { pick } from '../../engine/support/playout.ts';
import { type TableCase, tableOf } from '../../engine/support/tables.ts';
import { leakIn } from './leaks.ts';
import { readTruth, type Truth } from './truth.ts';

/** A game that was played on the wire: what there was to tell, and what was wrong with what was told; null if nothing. */
export interface Wired {
  readonly moves: number;
  readonly texts: number;
  /** Moves that were taken back: at least one where a person plays among bots alone. */
  readonly undone: number;
  readonly rounds: number;
  /** Answers to phones that asked what a good player would do: at least one where a phone plays. */
  readonly advised: number;
  readonly broken: string | null;
}

interface Screen {
  readonly guest: boolean;
  client: Client;
  /** Of a guest: the key of its seat, or of the one that it had last. */
  key: string | null;
  /** Of a screen here: the seat that it shows, as it was told last. */
  you: number | null;
  /** The cards that it has named in the message that is being answered. */
  said: string[];
  /** It is being answered about a round before this one. */
  looksBack: boolean;
}

/** The disk need not be waited for: what is written is looked at all the same. */
const SCRATCH = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const PLAYOUTS = 6;

/** More than nearly any game takes. */
const MOST_STEPS = 6000;

/** What a further round might tell of the one before shows soon. */
const STEPS_OF_NEXT = 60;

/** Milliseconds after which a round in which nothing was written gets nowhere. */
const PATIENCE = 20_000;

const CARD_NAMES = /(?:[23]:)?[2-9TJQKA][CDHS]|X[1-4]/g;

const OCCUPANTS: readonly Occupant[] = [
  { who: 'phone' },
  { who: 'phone' },
  { who: 'here' },
  { who: 'bot', level: 'medium' },
];

/** Mostly people and bots mixed, and often one person among bots, who alone may take moves back. */
function occupantsOf(seats: number, random: Random): Occupant[] {
  const alone = random() < 0.4 ? Math.floor(random() * seats) : null;
  const bot: Occupant = { who: 'bot', level: 'easy' };
  return Array.from({ length: seats }, (_, seat) =>
    alone === null ? pick(OCCUPANTS, random) : seat === alone ? pick(OCCUPANTS.slice(1, 3), random) : bot,
  );
}

/** How often a move of the round that is played was taken back. */
const undoneIn = ({ referee }: Pick<Standing, 'referee'>): number =>
  referee.revisions.changes.filter(({ type }) => type === 'undo').length;

class Wire {
  readonly host: Host;
  readonly truth: Truth;
  readonly random: Random;
  readonly guests: Screen[] = [];
  readonly here: Screen[] = [];
  /** The cards that were told of rounds at their ends, in order. */
  readonly earlier = new Map<string, string>();
  texts = 0;
  advised = 0;
  /** Until then every move is taken back that may be. */
  hasUndone = false;
  broken: string | null = null;

  constructor(host: Host, truth: Truth, random: Random) {
    this.host = host;
    this.truth = truth;
    this.random = random;
  }

  /** As whom a screen may be told anything just now: that follows from what is written, not from what it is told. */
  viewerOf(screen: Screen, text: string): Viewer {
    const { tokens, round } = this.truth.standing();
    if (screen.guest) {
      const given = /"token":"([\w-]+)"/.exec(text)?.[1];
      if (given !== undefined) screen.key = given;
      const seat = screen.key === null ? -1 : tokens.indexOf(screen.key);
      return seat === -1 ? 'onlooker' : seat;
    }
    // A moment of the past says nothing of who sits there now.
    const isNow = text.startsWith('{"type":"state"');
    const told = isNow ? /"play":\{"you":(null|\d+)/.exec(text)?.[1] : undefined;
    if (told !== undefined) screen.you = told === 'null' ? null : Number(told);
    const { you } = screen;
    return you !== null && round.setup.play!.seats[you]?.who === 'here' ? you : 'onlooker';
  }

  heard(screen: Screen, text: string): void {
    this.texts++;
    this.truth.catchUp();
    if (screen.guest && /^\{"type":"hint".*"step":"advice"/.test(text)) this.advised++;
    const viewer = this.viewerOf(screen, text);
    const leak = screen.looksBack
      ? this.leakOfEarlier(viewer, text)
      : leakIn(text, viewer, this.truth, screen.said);
    if (leak !== null) this.broken ??= `${leak}\n${text}`;
  }

  /** Of a round that is over all may be told, the same as at its end, and nothing of a later one; null if it is so. */
  leakOfEarlier(viewer: Viewer, text: string): string | null {
    const told = JSON.parse(text) as ServerMessage;
    if (told.type !== 'log' && told.type !== 'game') return 'an earlier round isn’t told';
    const what = told.type === 'log' ? `log ${told.named?.of.round} of ${viewer}` : `game ${told.round}`;
    const now = JSON.stringify(told.type === 'log' ? told.lines : told.text)
      .match(CARD_NAMES)!
      .join(' ');
    const before = this.earlier.get(what) ?? now;
    this.earlier.set(what, before);
    if (now !== before) return `${what} was told otherwise at its end: ${before}`;
    return text.includes(this.truth.seed()) || text.includes('"seed"') ? 'the seed is told' : null;
  }

  /** Has the screens here told of a round that is over. */
  lookBack(round: number): void {
    for (const screen of this.here) {
      screen.looksBack = true;
      this.say(screen, { type: 'readLog', of: { table: null, round } });
      this.say(screen, { type: 'game', table: null, round });
      screen.looksBack = false;
    }
  }

  join(guest: boolean, key: string | null = null): Screen {
    const client: Client = { take() {}, leave() {} };
    const screen: Screen = { guest, client, key, you: null, said: [], looksBack: false };
    const send = (text: string) => {
      // How the rules are told before anything else says nothing of cards that are dealt.
      if (!text.startsWith('{"type":"welcome"')) this.heard(screen, text);
    };
    screen.client = guest ? this.host.connectGuest(send)! : this.host.connect(send);
    (guest ? this.guests : this.here).push(screen);
    return screen;
  }

  say(screen: Screen, message: object): void {
    const text = JSON.stringify(message);
    screen.said = text.match(CARD_NAMES) ?? [];
    screen.client.take(text);
    screen.said = [];
  }

  leave(screen: Screen): void {
    this.guests.splice(this.guests.indexOf(screen), 1);
    screen.client.leave();
  }

  /** The screen on which a seat is played just now; null if there is none. */
  playerOf(seat: number): Screen | null {
    const { tokens, round } = this.truth.standing();
    const who = round.setup.play!.seats[seat]?.who;
    if (who === 'here') {
      const screen = pick(this.here, this.random);
      if (screen.you !== seat) this.say(screen, { type: 'show', seat });
      return screen;
    }
    const key = who === 'phone' ? tokens[seat] : null;
    return key == null ? null : (this.guests.find((one) => one.key === key) ?? null);
  }

  /** A move that a seat may make, one that goes on rather than back. */
  moveOf(seat: number): Move | null {
    const moves = legalMovesOf(this.truth.game(), seat);
    const draws = moves.filter(({ kind }) => kind === 'draw');
    if (draws.length > 0) return draws[0]!;
    const laid = moves.filter(({ kind }) => kind !== 'pickUp' && (kind !== 'swap' || this.random() < 0.02));
    const pool = laid.length > 0 && this.random() < 0.95 ? laid : moves;
    return pool.length === 0 ? null : pick(pool, this.random);
  }

  /** Something that isn't a move of whoever's turn it is. */
  disturb(): void {
    const { random } = this;
    const seats = this.truth.game().seats.length;
    const seat = Math.floor(random() * seats);
    const guest = this.guests.length > 0 ? pick(this.guests, random) : this.join(true);
    const here = pick(this.here, random);
    const card = () => pick(this.truth.deck(), random);
    const acts: (() => void)[] = [
      () => this.say(guest, { type: 'readLog' }),
      () => this.say(here, { type: 'readLog' }),
      () => this.say(here, { type: 'readMoment', after: Math.floor(random() * 20) }),
      () => {
        const { length: earlier } = this.truth.standing().past;
        if (earlier === 0) this.say(here, { type: 'game', table: null, round: 0 });
        else this.lookBack(Math.floor(random() * earlier));
      },
      () => this.say(here, { type: 'show', seat: random() < 0.5 ? null : seat }),
      () => this.say(pick([guest, here], random), { type: 'hint', seat, step: 'cards' }),
      () => this.say(guest, { type: 'make', move: { kind: 'play', seat, cards: [card()] } }),
      () => this.say(here, { type: 'make', move: { kind: 'play', seat, cards: [card(), card()] } }),
      () => this.say(pick([guest, here], random), { type: 'make', move: { kind: 'pickUp', seat } }),
      () => this.say(pick([guest, here], random), { type: 'make', move: { kind: 'flip', seat, stack: 0 } }),
      () => {
        const player = this.playerOf(seat);
        if (player !== null)
          this.say(player, { type: 'make', move: { kind: 'play', seat, cards: [card()] } });
      },
      () => {
        this.say(here, { type: 'show', seat: null });
        this.say(here, { type: 'make', move: { kind: 'pickUp', seat: this.truth.game().turn ?? seat } });
      },
      () => this.say(pick([guest, here], random), { type: 'unmake', seat }),
      () => this.say(guest, { type: 'sit', seat, name: null }),
      () => {
        this.leave(guest);
        const again = this.join(true, guest.key);
        if (guest.key !== null) this.say(again, { type: 'back', token: guest.key });
      },
    ];
    const rare: (() => void)[] = [
      () => this.say(guest, { type: 'stand' }),
      () => this.say(here, { type: 'remove', seat }),
      () => this.say(here, { type: 'sitIn', seat, level: random() < 0.5 ? null : 'easy' }),
      () => this.say(here, { type: 'occupy', seat, occupant: pick(OCCUPANTS, random) }),
      () => this.say(here, { type: 'hint', seat, step: 'advice' }),
      () => this.say(here, { type: 'rename', seat, name: `Zo ${Math.floor(random() * 99)}` }),
      () => {
        for (const on of [true, false]) this.say(here, { type: 'lock', on });
      },
    ];
    pick(random() < 0.9 ? acts : rare, random)();
  }

  /** Phones take the seats that are free, so that the round goes on. */
  fill(): void {
    const { tokens, round } = this.truth.standing();
    for (const [seat, { who }] of round.setup.play!.seats.entries()) {
      if (who !== 'phone') continue;
      const key = tokens[seat] ?? null;
      if (key === null) this.say(this.join(true), { type: 'sit', seat, name: null });
      else if (this.playerOf(seat) === null) this.say(this.join(true, key), { type: 'back', token: key });
    }
    while (this.guests.length > 8) this.leave(this.guests[0]!);
  }

  step(): void {
    if (this.random() < 0.15) this.disturb();
    this.fill();
    const { phase, turn: own, ready, seats } = this.truth.game();
    const all = [...seats.keys()];
    const acting =
      phase === 'exchange'
        ? all.filter((seat) => !ready.includes(seat))
        : phase === 'play' && own !== null && this.random() < 0.9
          ? [own]
          : all;
    const seat = pick(acting, this.random);
    const move = this.moveOf(seat);
    const screen = move === null ? null : this.playerOf(seat);
    if (move === null || screen === null) return;
    // Who wants to be answered waits for it. One phone asks for certain: the deal is another one at every run.
    if (this.random() < 0.02 || (screen.guest && this.advised === 0)) {
      this.say(screen, { type: 'hint', seat, step: 'advice' });
      return;
    }
    this.say(screen, { type: 'make', move });
    if (this.random() < 0.15 || !this.hasUndone) {
      this.say(screen, { type: 'unmake', seat });
      this.truth.catchUp();
      this.hasUndone ||= undoneIn(this.truth.standing()) > 0;
    }
  }

  /** The round that is over, as it is told at once, and the next. */
  nextRound(): void {
    const { length: round } = this.truth.standing().past;
    this.lookBack(round);
    this.say(this.here[0]!, { type: 'newRound' });
  }
}

async function open(one: TableCase, seed: number, data: string, random: Random): Promise<Host> {
  if (one.house !== undefined) {
    await mkdir(rulesFolder(data), { recursive: true });
    await writeFile(join(rulesFolder(data), 'house.json'), JSON.stringify(one.house));
  }
  const opened = await openHost({
    data,
    samples: data,
    thinker: {
      choose: async (request) => thinkNow('choose', request, { ...EFFORT.choose, playouts: PLAYOUTS }),
      advise: async (question) => thinkNow('advise', question, { ...EFFORT.advise, playouts: PLAYOUTS }),
      close: async () => {},
    },
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const { host } = opened;
  host
    .connect(() => {})
    .take(JSON.stringify({ type: 'settings', settings: { ...DEFAULT_SETTINGS, pace: 'off' } }));
  const { names, dealer } = tableOf(one, seed);
  const refusal = host.open({
    rules: one.rules,
    options: one.options,
    names,
    dealer: names[dealer]!,
    lastLoser: null,
    play: { seats: occupantsOf(names.length, random), grace: random() < 0.2 ? 4 : 0 },
  });
  if (refusal !== null) throw new Error(JSON.stringify(refusal));
  return host;
}

/**
 * Goes on until the round is over, or for so many steps in which something was written; whether it is over. A step in
 * which bots think or a jump-in is waited for doesn't count: a busy machine has more of them.
 */
async function playRound(wire: Wire, mostSteps: number): Promise<boolean> {
  const { truth } = wire;
  let [steps, written, since] = [0, truth.written(), performance.now()];
  while (steps < mostSteps && wire.broken === null && performance.now() - since < PATIENCE) {
    truth.catchUp();
    if (truth.game().phase === 'over') return true;
    wire.step();
    await turn();
    if (truth.written() === written) continue;
    [steps, written, since] = [steps + 1, truth.written(), performance.now()];
  }
  return false;
}

/** What the rounds that are kept came to. */
function kept(truth: Truth): Pick<Wired, 'moves' | 'undone' | 'rounds'> {
  truth.catchUp();
  const { past, referee } = truth.standing();
  const rounds = [...past, { referee }];
  return {
    moves: rounds.reduce((sum, round) => sum + round.referee.judged.length, 0),
    undone: rounds.reduce((sum, round) => sum + undoneIn(round), 0),
    rounds: rounds.length,
  };
}

/** Folders of this thread so far. */
let folders = 0;

/**
 * Plays a game at a host and the beginning of the next, or the beginning of the first, and checks every text that any
 * screen receives as it comes.
 */
export async function playOnTheWire(one: TableCase, seed: number, mostSteps = MOST_STEPS): Promise<Wired> {
  const random = seededRandom(seed);
  // Screens here are told the folder: nothing in its name should look like a card. Each game has its own, so that one
  // that doesn't end in time isn't in the way of the next.
  const data = join(SCRATCH, `burnpile-wire-${process.pid}-${threadId}-${++folders}`);
  const host = await open(one, seed, data, random);
  try {
    const truth = readTruth(data);
    const wire = new Wire(host, truth, random);
    for (const guest of [false, false, true]) wire.join(guest);
    if (await playRound(wire, mostSteps)) {
      wire.nextRound();
      await playRound(wire, STEPS_OF_NEXT);
      wire.lookBack(0);
    }
    const { texts, advised, broken } = wire;
    return { ...kept(truth), texts, advised, broken };
  } finally {
    await host.close();
    await rm(data, { recursive: true, force: true });
  }
}
