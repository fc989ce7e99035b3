import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noBeliefs } from '../../../src/bots/beliefs.ts';
import { mask } from '../../../src/engine/knowledge.ts';
import { type Question, type Thinker, thinkHere } from '../../../src/host/play/thinker.ts';
import { thinkInWorker } from '../../../src/host/play/worker-thinker.ts';
import { EFFORT, type Efforts, type Request } from '../../../src/table/play/bots.ts';
import { at } from '../../engine/support/at.ts';
import { knownDeal } from '../../engine/support/tables.ts';

const BUILT = pathToFileURL('out/main/thinking.js');

/** More time than the slowest machine takes: what is asked here ends by playouts alone. */
const time = 600_000;
const UNHURRIED: Efforts = { choose: { ...EFFORT.choose, time }, advise: { ...EFFORT.advise, time } };

/** Near the end of a round, so that it doesn't take long. */
const SEATS = [{ hand: ['2C', '9D', 'KS'] }, { hand: ['??'] }];
const END = at(SEATS, { pile: ['8H'] });
const OTHER_RULES = at(SEATS, { rules: 'blast', pile: ['8H'] });

const request = (known = END, seed = 1): Request => ({
  ...question(known, seed),
  level: 'strong',
  except: [],
});
const question = (known = END, seed = 1): Question => ({
  known,
  seat: 0,
  beliefs: noBeliefs(known.seats.length),
  seed,
});

/** Whoever is asked this fails: there is no such seat. */
const NONSENSE: Request = { ...request(), seat: 7 };

const wanted = () => new AbortController().signal;
const here = thinkHere(UNHURRIED);
let worker: Thinker;

/** Faults are said there. */
const terminal = vi.spyOn(console, 'error');

beforeEach(() => {
  terminal.mockReset().mockImplementation(() => {});
  worker = thinkInWorker(BUILT, UNHURRIED);
});

afterEach(() => worker.close());

describe('a thread that thinks', () => {
  it('answers as this thread would, each question by its own rules', async () => {
    const asked = [END, OTHER_RULES, END].map((known, seed) => [known, seed] as const);
    const far = await Promise.all(
      asked.flatMap(([known, seed]) => [
        worker.choose(request(known, seed)),
        worker.advise(question(known, seed), wanted()),
      ]),
    );
    const near = await Promise.all(
      asked.flatMap(([known, seed]) => [
        here.choose(request(known, seed)),
        here.advise(question(known, seed), wanted()),
      ]),
    );
    expect(far).toEqual(near);
    expect(far[1]).toHaveLength(3);
  });

  it('chooses moves before it gives advice', async () => {
    const order: string[] = [];
    await Promise.all([
      worker.advise(question(), wanted()).then(() => order.push('running')),
      worker.advise(question(), wanted()).then(() => order.push('advice')),
      worker.choose(request()).then(() => order.push('move')),
    ]);
    expect(order).toEqual(['running', 'move', 'advice']);
  });

  it('gives as many playouts as it may', async () => {
    const [best] = await worker.advise(question(), wanted());
    expect(best?.playouts).toBeGreaterThan(EFFORT.advise.playouts / 4);
  });

  it('ends its thinking once nobody wants the answer any more', async () => {
    const known = mask(knownDeal({ rules: 'reference', options: {}, players: 4 }, 1), 0);
    const unwanted = new AbortController();
    const running = worker.advise(question(known), unwanted.signal);
    const waiting = worker.advise(question(known), unwanted.signal);
    unwanted.abort();
    const playouts = (await running).reduce((sum, one) => sum + one.playouts, 0);
    expect(playouts).toBeLessThan(EFFORT.advise.playouts / 10);
    expect(await waiting).toEqual([]);
    expect(await worker.advise(question(known), unwanted.signal)).toEqual([]);
    expect(await worker.choose(request())).toEqual(await here.choose(request()));
  });

  it('is replaced when it fails, and whoever asked it then is answered', async () => {
    const lost = worker.choose(NONSENSE);
    const next = worker.choose(request());
    expect(await lost).toBe(null);
    expect(terminal).toHaveBeenCalled();
    expect(await next).toEqual(await here.choose(request()));
  });

  it('is done without where there is none', async () => {
    const without = thinkInWorker(new URL('no-such-file.js', BUILT), UNHURRIED);
    for (let asked = 0; asked < 5; asked++) {
      expect(await without.choose(request())).toMatchObject({ kind: 'play', seat: 0 });
      expect(await without.advise(question(), wanted())).toHaveLength(3);
    }
    await without.close();
  });

  it('answers whoever still waits when it is closed, and everybody after that, with nothing', async () => {
    const running = worker.advise(question(), wanted());
    const waiting = worker.choose(request());
    await worker.close();
    expect(await running).toEqual([]);
    expect(await waiting).toBe(null);
    expect(await worker.choose(request())).toBe(null);
  });
});
