import { parentPort, workerData } from 'node:worker_threads';
import { playGame, rulesOfSimulation, type Simulation } from './simulated.ts';

/** What a thread of `simulate` is given: every `step`th game from the one numbered `from` on is its own. */
export interface Share {
  readonly simulation: Simulation;
  readonly from: number;
  readonly step: number;
}

const { simulation, from, step } = workerData as Share;
const rules = rulesOfSimulation(simulation);
if (!rules.ok) throw new Error(rules.error.code);
for (let game = from; game < simulation.games; game += step)
  parentPort!.postMessage(playGame(simulation, rules.value, game));
