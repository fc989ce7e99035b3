import { parentPort, workerData } from 'node:worker_threads';
import { ForeignFault } from './foreign-bot.ts';
import { rulesOfSimulation, type Simulation, startPlaying } from './simulated.ts';

/** What a thread of `simulate` is given: every `step`th game from the one numbered `from` on is its own. */
export interface Share {
  readonly simulation: Simulation;
  readonly from: number;
  readonly step: number;
}

const { simulation, from, step } = workerData as Share;
const rules = rulesOfSimulation(simulation);
if (!rules.ok) throw new Error(rules.error.code);
const playing = startPlaying(simulation, rules.value);
try {
  for (let game = from; game < simulation.games; game += step)
    parentPort!.postMessage(await playing.play(game));
} catch (error) {
  if (!(error instanceof ForeignFault)) throw error;
  const { code, command, answer } = error;
  // An error loses its fields on the way.
  parentPort!.postMessage({ fault: { code, command, answer } });
} finally {
  playing.end();
}
