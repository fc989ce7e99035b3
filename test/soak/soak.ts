import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seededRandom } from '../../src/engine/random.ts';
import { pick } from '../engine/support/playout.ts';
import { killOften } from '../fuzz/kills.ts';
import { differences, shownBy } from '../support/expectations.ts';
import { type Served, serve } from '../support/program.ts';
import { makePty, type Pty } from '../support/pty.ts';
import { setupOf } from '../table/scan.ts';
import { cleanGame, type Scanned, wordsFor } from '../table/true-games.ts';
import { blast } from '../truth/blast.ts';
import { reference } from '../truth/reference.ts';
import type { Step } from '../truth/steps.ts';
import { threes } from '../truth/threes.ts';
import { playBeside } from './played.ts';
import { becomes, type Screen, type Size, screenAt, sizeOf, socketAt } from './screen.ts';
import { type Watched, watchBeside } from './watched.ts';

const SECONDS = 3600;
/** After how many games the start of memory and handles is measured: by then everything was used once. */
const WARM = 3;
/** One game in so many has its scanner pulled out, and after one in so many other programs are killed. */
const UNPLUGGED = 4;
const KILLED = 10;
const KILLS = 5;
const PHONES = 3;
/** Two players and more, up to as many as the truth knows the rules for. */
const DECKS = [
  { rules: reference, most: 4 },
  { rules: blast, most: 4 },
  { rules: threes(1), most: 5 },
] as const;

/** What the screen shows otherwise than it is once it has had its time. */
async function wrongAfter({ state }: Screen, step: Step): Promise<readonly string[]> {
  let left: readonly string[] = ['no table'];
  await becomes(() => {
    const table = state()?.table ?? null;
    if (table !== null) left = differences(shownBy(table, wordsFor(table)), step.expect ?? {});
    return left.length === 0;
  });
  return left;
}

/** In milliseconds: what was scanned has been read by then, also on a busy machine. */
const READ = 1500;

/** Pulls the scanner out between two plays and puts it in again; what it still holds unread would go with it. */
async function replug(pty: Pty, { state }: Screen): Promise<void> {
  await sleep(READ);
  await pty.unplug();
  await becomes(() => state()?.lobby.scanner.state !== 'open');
  await pty.plug();
  await becomes(() => state()?.lobby.scanner.state === 'open');
}

/** Scans one game; what was shown otherwise than it truly was. */
async function play(
  { recording, setup }: Scanned,
  pty: Pty,
  screen: Screen,
  unplugAt: number,
): Promise<string[]> {
  screen.say({ type: 'open', setup: setupOf(recording, setup), register: false });
  await becomes(() => screen.state()?.table?.inputs === 0);
  for (const [i, step] of recording.steps.entries()) {
    if (i === unplugAt) await replug(pty, screen);
    if (step.kind === 'unplug') continue;
    await sleep(step.at);
    for (const chunk of step.chunks) {
      await pty.write(chunk);
      await sleep(step.gap);
    }
    if (step.waitQuiet) await sleep(2600);
    const left = await wrongAfter(screen, step);
    if (left.length > 0) return left.map((one) => `step ${i} (${step.note}): ${one}`);
  }
  return [];
}

/** Phones that look on, come and go; returns what ends that. */
function comeAndGo(address: string | null, random: Random): () => Promise<number> {
  let going = address !== null;
  let came = 0;
  const one = async () => {
    while (going && address !== null) {
      const phone = socketAt(address);
      came++;
      await sleep(500 + random() * 4000);
      if (random() < 0.5) phone.terminate();
      else phone.close();
      await sleep(random() * 1000);
    }
  };
  const all = Array.from({ length: PHONES }, one);
  return async () => {
    going = false;
    await Promise.all(all);
    return came;
  };
}

/** The bytes of all journals in a data folder. */
async function journalBytes(data: string): Promise<number> {
  const names = await readdir(join(data, 'tables'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(data, 'tables', name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A true game that is over in the end, from a seed on. */
function gameFrom(seed: number, random: Random): Scanned {
  const { rules, most } = pick(DECKS, random);
  for (let at = seed; ; at += 100_000) {
    const game = cleanGame(rules, 2 + Math.floor(random() * (most - 1)), at);
    if (game !== null) return game;
  }
}

/** Opens the table to phones at the first address of this machine; null where it has none. */
async function openToPhones(screen: Screen): Promise<string | null> {
  await becomes(() => screen.state() !== null);
  const [address] = screen.state()?.lobby.network.addresses ?? [];
  if (address === undefined) return null;
  screen.say({ type: 'network', address });
  await becomes(() => (screen.state()?.lobby.network.url ?? null) !== null);
  return screen.state()?.lobby.network.url ?? null;
}

interface Row extends Size {
  readonly game: number;
  readonly largest: number;
  readonly bytesAnInput: number;
  /** Of the program without a deck. */
  readonly played: Size;
  /** Of the program with a camera, if there is one. */
  readonly watched?: Awaited<ReturnType<Watched['size']>>;
}

/**
 * Games for as long as wanted, at many times the pace of people: `npm run soak [SECONDS] [SEED]`, an hour unless given.
 * Cards are scanned through a pseudo terminal, a camera watches the film of a round, phones come and go, the scanner is pulled out, other programs are killed.
 * Every step has to show what is true. Every ten games it tells the memory and the open files of the program, its largest
 * message and how many bytes a journal has for each input; the last line is one JSON object with what came of it all.
 */
export async function main([seconds = String(SECONDS), first = '1']: readonly string[]): Promise<number> {
  const started = performance.now();
  const random = seededRandom(Number(first));
  const data = await mkdtemp(join(tmpdir(), 'burnpile-soak-'));
  const pty = await makePty();
  const served: Served = await serve(['--scanner', pty.path], data);
  const screen = screenAt(served.address);
  const phones = comeAndGo(await openToPhones(screen), random);
  const beside = await playBeside(pty, random);
  const watched = await watchBeside();
  await becomes(() => screen.state()?.lobby.scanner.state === 'open');
  const lost: string[] = [];
  const rows: Row[] = [];
  let [inputs, kills, unplugs] = [0, 0, 0];
  const isOver = () => performance.now() - started > 1000 * Number(seconds);
  for (let game = 1; !isOver(); game++) {
    const scanned = gameFrom(Number(first) + game, random);
    const unplugAt = game % UNPLUGGED === 0 ? Math.floor(scanned.recording.steps.length / 2) : -1;
    if (unplugAt >= 0) unplugs++;
    const wrong = await play(scanned, pty, screen, unplugAt);
    lost.push(...wrong.map((one) => `game ${game}: ${one}`));
    inputs += screen.state()?.table?.inputs ?? 0;
    rows.push({
      game,
      ...(await sizeOf(served.pid)),
      largest: screen.largest(),
      bytesAnInput: Math.round((await journalBytes(data)) / inputs),
      played: await beside.size(),
      ...(watched && { watched: await watched.size() }),
    });
    if (game % KILLED === 0) {
      console.log(JSON.stringify(rows.at(-1)));
      const report = await killOften(KILLS, Number(first) + game);
      kills += report.kills;
      lost.push(...report.lost);
    }
  }
  const came = await phones();
  const played = await beside.end();
  const film = await watched?.end();
  lost.push(...played.lost, ...(film?.lost ?? []));
  for (const one of lost.slice(0, 20)) console.error(`LOST ${one}`);
  screen.close();
  if (served.errors() !== '') lost.push(served.errors());
  await served.stop();
  await pty.close();
  await rm(data, { recursive: true, force: true });
  const [start, end] = [rows[Math.min(WARM, rows.length - 1)], rows.at(-1)];
  console.log(
    JSON.stringify({
      seconds: Math.round((performance.now() - started) / 1000),
      games: rows.length,
      rssStartMb: start?.rssMb,
      rssEndMb: end?.rssMb,
      handlesStart: start?.handles,
      handlesEnd: end?.handles,
      lost: lost.length,
      inputs,
      kills,
      unplugs,
      phones: came,
      rounds: played.rounds,
      playedStart: start?.played,
      playedEnd: end?.played,
      watched: film?.rounds,
      watchedStart: start?.watched,
      watchedEnd: end?.watched,
    }),
  );
  return lost.length > 0 ? 1 : 0;
}
