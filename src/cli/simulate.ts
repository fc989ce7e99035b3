import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BOT_LEVELS, USUAL_BUDGET } from '../bots/levels.ts';
import type { Rules } from '../engine/rules/rules.ts';
import { sayFault } from '../words/say/fault.ts';
import type { AllWords } from '../words/words.ts';
import { makeFlagReader, parseOption, refuse } from './flags.ts';
import { ForeignFault } from './foreign-bot.ts';
import type { Share } from './simulate-worker.ts';
import {
  COMMAND,
  dealFault,
  type GameFigures,
  hasLoser,
  type Player,
  rulesOfSimulation,
  type Simulation,
  startPlaying,
} from './simulated.ts';
import { makeTally, type Tally } from './tally.ts';

/** What the command line gives, as text. */
export interface SimulateFlags {
  readonly rules: string;
  readonly option: readonly string[];
  readonly seats: string;
  readonly games: string;
  readonly seed: string;
  readonly playouts: string;
  readonly jobs: string;
  readonly data: string;
}

export const USUAL_PLAYOUTS = String(USUAL_BUDGET.playouts);

const MOST_GAMES = 1_000_000;
const MOST_PLAYOUTS = 100_000;
const MOST_JOBS = 64;

interface Order {
  readonly simulation: Simulation;
  readonly jobs: number;
}

/** What the flags ask for, or everything that is wrong with them. */
function readFlags(
  words: AllWords['cli'],
  flags: SimulateFlags,
): { readonly order: Order | null; readonly faults: string[] } {
  const { faults, oneOf, whole } = makeFlagReader(words);
  const bots = flags.seats
    .split(',')
    .map((text) => text.trim())
    .map((text) => (text.startsWith(COMMAND) ? (text as Player) : oneOf('seats', BOT_LEVELS, text)));
  const games = whole('games', 1, MOST_GAMES, flags.games);
  const seed = whole('seed', 0, 2 ** 31, flags.seed);
  const playouts = whole('playouts', 1, MOST_PLAYOUTS, flags.playouts);
  const jobs = flags.jobs === 'all' ? availableParallelism() : whole('jobs', 1, MOST_JOBS, flags.jobs);
  if (games === null || seed === null || playouts === null || jobs === null || faults.length > 0)
    return { order: null, faults };
  const simulation: Simulation = {
    rules: flags.rules,
    options: Object.fromEntries(flags.option.map(parseOption)),
    data: flags.data,
    bots: bots as Player[],
    games,
    seed,
    playouts,
  };
  return { order: { simulation, jobs: Math.min(jobs, games) }, faults };
}

/** The games of one share, played by this thread; an error where it ends before all of them are played. */
const inThread = (worker: Worker, share: Share, tell: (game: GameFigures) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    let due = Math.ceil((share.simulation.games - share.from) / share.step);
    worker.on('message', (told: GameFigures | { readonly fault: ForeignFault }) => {
      if ('fault' in told) {
        reject(new ForeignFault(told.fault.code, told.fault.command, told.fault.answer));
        return;
      }
      due--;
      tell(told);
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      due === 0 ? resolve() : reject(new Error(`a thread ended early: status ${code}, ${due} games left`)),
    );
  });

/** All games, shared among so many threads; where one of them fails, the others end with it. */
async function inThreads(
  simulation: Simulation,
  jobs: number,
  tell: (game: GameFigures) => void,
): Promise<void> {
  const threads = Array.from({ length: jobs }, (_, from) => {
    const share: Share = { simulation, from, step: jobs };
    const url = new URL('./simulate-worker.js', import.meta.url);
    return { worker: new Worker(url, { workerData: share }), share };
  });
  try {
    await Promise.all(threads.map(({ worker, share }) => inThread(worker, share, tell)));
  } finally {
    for (const { worker } of threads) worker.terminate();
  }
}

/** How often the figures so far are told, in milliseconds. */
const INTERVAL = 5000;

/** Tells the figures so far, at most once in an interval, on standard error. */
function makeProgress(words: AllWords['cli'], tally: Tally, games: number): () => void {
  let last = performance.now();
  return () => {
    if (performance.now() - last < INTERVAL) return;
    last = performance.now();
    console.error(words.simulated(tally.played(), games, tally.losses()));
  };
}

async function playAll(words: AllWords['cli'], { simulation, jobs }: Order, rules: Rules): Promise<Tally> {
  const tally = makeTally(simulation.bots, hasLoser(rules));
  const progress = makeProgress(words, tally, simulation.games);
  const count = (game: GameFigures): void => {
    tally.add(game);
    progress();
  };
  if (jobs === 1) {
    const playing = startPlaying(simulation, rules);
    try {
      for (let game = 0; game < simulation.games; game++) count(await playing.play(game));
    } finally {
      playing.end();
    }
  } else await inThreads(simulation, jobs, count);
  return tally;
}

/**
 * `burnpile simulate`: plays games among bots and prints one JSON object. Gives the exit status: 2 for flags that
 * can't be read, rules that can't be played, or another program that can't.
 */
export async function runSimulate(words: AllWords, flags: SimulateFlags): Promise<number> {
  const { order, faults } = readFlags(words.cli, flags);
  if (order === null) return refuse(faults);
  const rules = rulesOfSimulation(order.simulation);
  if (!rules.ok) return refuse([sayFault(words, rules.error)]);
  const undealt = dealFault(order.simulation, rules.value);
  if (undealt !== null) return refuse([sayFault(words, undealt)]);
  const begin = performance.now();
  try {
    const tally = await playAll(words.cli, order, rules.value);
    console.log(JSON.stringify(tally.report((performance.now() - begin) / 1000)));
    return 0;
  } catch (error) {
    if (!(error instanceof ForeignFault)) throw error;
    return refuse([words.cli.foreign[error.code](error.command, error.answer)]);
  }
}
