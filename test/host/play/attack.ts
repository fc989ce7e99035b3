import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { decide } from '../../../src/engine/decide.ts';
import { legalMovesOf } from '../../../src/engine/legal.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import type { Client } from '../../../src/host/client.ts';
import { type Host, openHost } from '../../../src/host/host.ts';
import type { Occupant } from '../../../src/protocol/play.ts';
import { LEFT } from '../../../src/table/people.ts';
import { wholeMove } from '../../../src/table/play/moves.ts';
import type { Standing } from '../../../src/table/standing.ts';
import { pick } from '../../engine/support/playout.ts';
import { foreignMessage } from './malformed.ts';
import { readTruth, type Truth } from './truth.ts';

/** What came of messages that should change nothing: how many of them were moves after all, and what was broken. */
export interface Attacked {
  readonly messages: number;
  readonly moves: number;
  readonly refused: number;
  readonly broken: string | null;
}

interface Screen {
  readonly client: Client;
  /** The seats that it may play, told by nobody but who opened the table. */
  readonly plays: readonly number[];
  readonly guest: boolean;
}

const SCRATCH = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const PHONE: Occupant = { who: 'phone' };
const OCCUPANTS: readonly Occupant[] = [PHONE, PHONE, { who: 'here' }, { who: 'here' }];
const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];

/** One message in so many is the move of somebody whose turn it is, so that the game goes on. */
const MOVES_BETWEEN = 12;

const MOST_EARLIER = 200;

/** Whether this is how a table stands after one move that the rules allow to one of these seats. */
function isMoved(before: Standing, after: Standing, plays: readonly number[]): boolean {
  const entry = after.referee.judged.at(-1)?.entry;
  if (after.inputs !== before.inputs + 1 || entry?.kind !== 'move') return false;
  const { game } = before.referee;
  if (!plays.includes(entry.move.seat)) return false;
  const ruling = decide(game, wholeMove(game, entry.move));
  return ruling.verdict !== 'illegal' && isDeepStrictEqual(ruling.after, after.referee.game);
}

class Attack {
  readonly truth: Truth;
  readonly screens: readonly Screen[];
  readonly earlier: string[] = [];
  readonly random: ReturnType<typeof seededRandom>;
  messages = 0;
  moves = 0;

  constructor(truth: Truth, screens: readonly Screen[], seed: number) {
    this.truth = truth;
    this.screens = screens;
    this.random = seededRandom(seed);
  }

  /** A move that is allowed to somebody now; null if there is none. */
  move() {
    const game = this.truth.game();
    const seat = pick([...game.seats.keys()], this.random);
    const moves = legalMovesOf(game, seat).filter(({ kind }) => kind !== 'swap' || this.random() < 0.05);
    return moves.length === 0 ? null : pick(moves, this.random);
  }

  /** Says something; what it has done that it shouldn't have, or null. */
  say(screen: Screen, text: string): string | null {
    const before = this.truth.standing();
    const written = this.truth.written();
    this.messages++;
    screen.client.take(text);
    this.truth.catchUp();
    const after = this.truth.standing();
    if (this.truth.written() === written) return null;
    if (!isMoved(before, after, screen.plays))
      return `${screen.guest ? 'a guest' : 'a screen here'}: ${text}`;
    this.moves++;
    this.earlier.push(text);
    if (this.earlier.length > MOST_EARLIER) this.earlier.shift();
    return null;
  }

  next(): string | null {
    const { random, truth, screens } = this;
    const move = this.move();
    if (move !== null && Math.floor(random() * MOVES_BETWEEN) === 0) {
      const own = screens.find(({ plays }) => plays.includes(move.seat))!;
      return this.say(own, JSON.stringify({ type: 'make', move }));
    }
    const { tokens } = truth.standing();
    const keys = tokens.filter((key): key is string => key !== null && key !== LEFT);
    const known = { seats: NAMES.length, cards: truth.deck(), earlier: this.earlier, keys, move };
    const screen = pick(screens, random);
    return this.say(screen, foreignMessage(known, random, screen.guest));
  }
}

/** A table of two phones and two people here, with an onlooker; nobody moves by themselves. */
async function sitDown(
  data: string,
): Promise<{ host: Host; screens: readonly Screen[]; refused: () => number }> {
  const opened = await openHost({ data, samples: data });
  if (!opened.ok) throw new Error(opened.error.code);
  const { host } = opened;
  let refused = 0;
  const count = (text: string) => {
    if (text.startsWith('{"type":"refused"')) refused++;
  };
  const refusal = host.open({
    rules: 'reference',
    options: {},
    names: NAMES,
    dealer: 'Ann',
    lastLoser: null,
    play: { seats: OCCUPANTS, grace: 0 },
  });
  if (refusal !== null) throw new Error(JSON.stringify(refusal));
  const guest = (plays: readonly number[]): Screen => ({
    client: host.connectGuest(count)!,
    plays,
    guest: true,
  });
  const screens = [
    guest([0]),
    guest([1]),
    guest([]),
    { client: host.connect(count), plays: [2, 3], guest: false },
  ];
  for (const { client, plays } of screens.slice(0, 2))
    client.take(JSON.stringify({ type: 'sit', seat: plays[0], name: null }));
  return { host, screens, refused: () => refused };
}

/** Plays one game among that many messages that should change nothing, or fewer if it is over before. */
export async function attackTable(seed: number, most: number): Promise<Attacked> {
  const data = join(SCRATCH, `burnpile-attack-${process.pid}-${seed}`);
  await mkdir(data);
  const { host, screens, refused } = await sitDown(data);
  const truth = readTruth(data);
  const attack = new Attack(truth, screens, seed);
  let broken: string | null = null;
  while (broken === null && attack.messages < most && truth.game().phase !== 'over') broken = attack.next();
  const { locked, url, trouble } = host.lobby().network;
  if (locked || url !== null || trouble !== null) broken ??= 'a guest has locked or opened the table';
  await host.close();
  await rm(data, { recursive: true, force: true });
  return { messages: attack.messages, moves: attack.moves, refused: refused(), broken };
}
