import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { VARIANT_IDS } from '../../src/variants/index.ts';
import { anyHouseTable } from '../engine/support/rule-sets.ts';
import { atEverySize, type TableCase, titleOf } from '../engine/support/tables.ts';
import { playOnTheWire, type Wired } from '../host/play/wire.ts';

const GAMES = 1000;

/** Every preset at each of its sizes, and as many games again by house rules at random. */
const presets = VARIANT_IDS.flatMap((rules) => atEverySize({ rules, options: {} }));

const caseOf = (seed: number): TableCase =>
  seed % 2 === 0 ? presets[(seed / 2) % presets.length]! : fc.sample(anyHouseTable, { numRuns: 1, seed })[0]!;

/** What a thread plays: every `step`th game from one seed on, up to another. */
interface Share {
  readonly wire: true;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

interface Played {
  readonly seed: number;
  readonly told: Wired;
}

async function playShare({ from, to, step }: Share): Promise<void> {
  for (let seed = from; seed < to; seed += step) {
    const played: Played = { seed, told: await playOnTheWire(caseOf(seed), seed) };
    parentPort!.postMessage(played);
  }
}

const isShare = (data: unknown): data is Share => (data as Partial<Share> | null)?.wire === true;

// This file is the thread's program as well: whatever bundles it makes one file of it.
if (!isMainThread && isShare(workerData)) await playShare(workerData);

/** The games of one share, played by a thread of its own; an error where it ends before all of them are played. */
const inThread = (share: Share, tell: (played: Played) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: share });
    let next = share.from;
    worker.on('message', (played: Played) => {
      next = played.seed + share.step;
      tell(played);
    });
    worker.once('error', (fault) => reject(new Error(`npm run fuzz wire 1 ${next}`, { cause: fault })));
    worker.once('exit', () =>
      next >= share.to ? resolve() : reject(new Error(`a thread ended early: npm run fuzz wire 1 ${next}`)),
    );
  });

/**
 * Games of people here, phones and bots, in which phones come and go, seats change hands, moves are taken back, a
 * further round is begun and much is refused: `wire [GAMES] [FIRST SEED]`. No text that any screen receives names a
 * card that its seat can't know, in any field. Threads share the games.
 */
export async function main([count = String(GAMES), first = '1']: readonly string[]): Promise<number> {
  const started = performance.now();
  const [games, from] = [Number(count), Number(first)];
  let [moves, texts, undone, rounds, advised, broken] = [0, 0, 0, 0, 0, 0];
  const tell = ({ seed, told }: Played) => {
    moves += told.moves;
    texts += told.texts;
    undone += told.undone;
    rounds += told.rounds;
    advised += told.advised;
    if (told.broken === null) return;
    broken++;
    if (broken <= 3)
      console.log(`\n${titleOf(caseOf(seed))}\nAgain: npm run fuzz wire 1 ${seed}\n${told.broken}`);
  };
  const step = Math.min(availableParallelism(), games);
  const shares = Array.from(
    { length: step },
    (_, i): Share => ({ wire: true, from: from + i, to: from + games, step }),
  );
  await Promise.all(shares.map((share) => inThread(share, tell)));
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  console.log(
    `${games} games, ${rounds} rounds, ${moves} moves, ${undone} taken back, ${advised} times advice, ${texts} texts on the wire, ${broken} broken, ${seconds} s`,
  );
  return broken > 0 ? 1 : 0;
}
