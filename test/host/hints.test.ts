import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Move } from '../../src/engine/move.ts';
import type { Client } from '../../src/host/client.ts';
import { type Host, openHost } from '../../src/host/host.ts';
import { type Thinker, thinkHere, thinkNow } from '../../src/host/play/thinker.ts';
import type { AdviceHint, CardsHint, HintView } from '../../src/protocol/hints.ts';
import type { ServerMessage } from '../../src/protocol/messages.ts';
import type { Occupant } from '../../src/protocol/play.ts';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { ALL } from '../support/mode.ts';
import { until } from '../support/until.ts';

/** Good enough for what is asked here. */
const HASTY: Thinker = {
  ...thinkHere(),
  advise: async (question) => thinkNow('advise', question, { playouts: 40, time: 600_000 }),
};

let folder: string;
let host: Host;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'burnpile-hints-'));
  const opened = await openHost({ data: folder, samples: 'resources/samples', thinker: HASTY });
  if (!opened.ok) throw new Error(opened.error.code);
  host = opened.host;
});

afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

/** A screen with what it was told: the table, the hints, and what was refused. */
function screenOf(connect: (send: (text: string) => void) => Client | null) {
  const hints: HintView[] = [];
  const refused: string[] = [];
  let table: TableView | null = null;
  let kept: Extract<ServerMessage, { type: 'kept' }>['kept'] = [];
  const client = connect((text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'state' || message.type === 'guest') table = message.table;
    if (message.type === 'kept') kept = message.kept;
    if (message.type === 'hint') hints.push(message.hint);
    if (message.type === 'refused') refused.push(message.refusal.code);
  });
  const say = (message: object) => client?.take(JSON.stringify(message));
  return {
    hints,
    refused,
    say,
    table: () => table as TableView | null,
    kept: () => kept,
    async hint<T extends HintView>(seat: number, step: T['step']): Promise<T> {
      const before = hints.length;
      say({ type: 'hint', seat, step });
      await until(() => hints.length > before);
      return hints.at(-1) as T;
    },
  };
}

/** A screen of this machine, where bots don't take their time. */
function atHost() {
  const screen = screenOf(host.connect);
  screen.say({ type: 'settings', settings: { ...DEFAULT_SETTINGS, pace: 'off' } });
  return screen;
}

const withPhone = () => screenOf(host.connectGuest);

const HERE: Occupant = { who: 'here' };
const PHONE: Occupant = { who: 'phone' };
const BOT: Occupant = { who: 'bot', level: 'medium' };

const open = (seats?: readonly Occupant[]) =>
  host.open({
    rules: 'reference',
    options: {},
    names: ['Ann', 'Bo', 'Cy'],
    dealer: 'Cy',
    lastLoser: 'Ann',
    ...(seats && { play: { seats, grace: 0 } }),
  });

describe('a hint without a deck', () => {
  it('judges the cards of the hand that the screen shows, and advises what may be done', async () => {
    open([HERE, BOT, BOT]);
    const ann = atHost();
    const swap = await ann.hint<AdviceHint>(0, 'advice');
    expect(swap.moves.length).toBeGreaterThan(1);
    for (const { move } of swap.moves) expect(['swap', 'ready']).toContain(move.kind);
    ann.say({ type: 'make', move: { kind: 'ready', seat: 0 } });
    await until(() => ann.table()?.phase === 'start');
    const { cards } = await ann.hint<CardsHint>(0, 'cards');
    expect(cards.map(({ card }) => card)).toEqual(ann.table()?.seats[0]?.known);
    // Ann lost the last round and starts with whatever she likes.
    expect(cards.every(({ play }) => play !== null)).toBe(true);
    const { moves, inputs, seat } = await ann.hint<AdviceHint>(0, 'advice');
    expect({ inputs, seat }).toEqual({ inputs: ann.table()?.inputs, seat: 0 });
    expect(ann.table()?.play?.moves).toContainEqual(moves[0]?.move);
  });

  it('is none about a seat whose cards the screen does not show', async () => {
    open([HERE, HERE, PHONE]);
    const shared = atHost();
    const phone = withPhone();
    const onlooker = withPhone();
    shared.say({ type: 'show', seat: 0 });
    phone.say({ type: 'sit', seat: 2, name: null });
    for (const [screen, own] of [
      [shared, 0],
      [phone, 2],
      [onlooker, null],
    ] as const)
      for (const seat of [0, 1, 2, 7]) {
        screen.say({ type: 'hint', seat, step: 'cards' });
        if (seat !== own) expect(screen.refused.splice(0), `${own} about ${seat}`).toEqual(['notYours']);
      }
    expect([shared, phone, onlooker].map(({ hints }) => hints.map(({ seat }) => seat))).toEqual([
      [0],
      [2],
      [],
    ]);
  });

  it('is thought on for a screen that goes on showing it, and the same when it is asked for again', async () => {
    // Bots would swap meanwhile, and it would be about another table.
    open([HERE, HERE, HERE]);
    const ann = atHost();
    ann.say({ type: 'show', seat: 0 });
    const first = await ann.hint<AdviceHint>(0, 'advice');
    const roundsOf = ({ moves }: AdviceHint) => moves.reduce((sum, { playouts }) => sum + playouts, 0);
    const onceMore = async (deep: number) => {
      const before = ann.hints.length;
      ann.say({ type: 'hint', seat: 0, step: 'advice', deep });
      await until(() => ann.hints.length > before);
      return ann.hints.at(-1) as AdviceHint;
    };
    const second = await onceMore(1);
    expect([first.deep, second.deep]).toEqual([0, 1]);
    expect(second.moves.length).toBe(first.moves.length);
    // How many worlds a thought has room for depends on how many of them need a second one.
    expect(roundsOf(second)).toBeGreaterThan(roundsOf(first));
    expect(await onceMore(1)).toEqual(second);
    expect(await onceMore(0)).toEqual(first);
    expect(ann.refused).toEqual([]);
    ann.say({ type: 'hint', seat: 0, step: 'advice', deep: 99 });
    await until(() => ann.refused.length > 0);
  });

  it('stays with the move that it called the best while another is as good, however long it is thought on', async () => {
    open([HERE, BOT, BOT]);
    const ann = atHost();
    const moves: Move[] = [
      { kind: 'ready', seat: 0 },
      { kind: 'swap', seat: 0, give: ['4H'], take: ['5D'] },
    ];
    const advise = vi.spyOn(HASTY, 'advise');
    /** Both moves lose as often, and cost so much. */
    const thinks = (playouts: number, cost: (move: Move) => number) =>
      advise.mockImplementationOnce(async () =>
        moves.map((move) => ({ move, losing: 0.3, cost: cost(move), playouts })),
      );
    thinks(100, () => 0.3);
    const [first] = (await ann.hint<AdviceHint>(0, 'advice')).moves;
    thinks(100_000, (move) => (move.kind === first!.move.kind ? 0.3 : 0.1));
    ann.say({ type: 'hint', seat: 0, step: 'advice', deep: 1 });
    await until(() => ann.hints.length > 1);
    expect((ann.hints.at(-1) as AdviceHint).moves[0]!.move).toEqual(first!.move);
    advise.mockRestore();
  });

  it('is the same once the table was left and continued', async () => {
    open([HERE, HERE, HERE]);
    const ann = atHost();
    ann.say({ type: 'show', seat: 1 });
    ann.say({ type: 'make', move: { kind: 'ready', seat: 1 } });
    ann.say({ type: 'show', seat: 0 });
    const { inputs: _, ...before } = await ann.hint<AdviceHint>(0, 'advice');
    ann.say({ type: 'leave' });
    await until(() => ann.kept().length > 0);
    ann.say({ type: 'resume', id: ann.kept()[0]!.id });
    ann.say({ type: 'show', seat: 0 });
    expect(await ann.hint<AdviceHint>(0, 'advice')).toMatchObject(before);
  });

  it('is the same for whoever asks twice, and comes no more once something has happened', async () => {
    open([HERE, HERE, HERE]);
    const ann = atHost();
    ann.say({ type: 'show', seat: 0 });
    const first = await ann.hint<AdviceHint>(0, 'advice');
    expect(await ann.hint<AdviceHint>(0, 'advice')).toEqual(first);
    ann.say({ type: 'make', move: { kind: 'ready', seat: 0 } });
    ann.say({ type: 'show', seat: 1 });
    ann.say({ type: 'hint', seat: 1, step: 'advice' });
    ann.say({ type: 'show', seat: null });
    ann.say({ type: 'show', seat: 2 });
    await ann.hint<AdviceHint>(2, 'advice');
    expect(ann.hints.map(({ seat }) => seat)).toEqual([0, 0, 2]);
  });
});

describe('hints while cards are swapped', () => {
  it('are thought about for the cards that lie there now, and for none before', async () => {
    open([HERE, BOT, BOT]);
    const ann = atHost();
    const advise = vi.spyOn(HASTY, 'advise').mockImplementation(() => new Promise(() => {}));
    for (let swaps = 0; swaps < 20; swaps++) {
      ann.say({ type: 'hint', seat: 0, step: 'advice' });
      const [own] = ann.table()!.seats;
      ann.say({
        type: 'make',
        move: { kind: 'swap', seat: 0, give: [own!.known[0]], take: [own!.faceUp[0]] },
      });
    }
    const wanted = advise.mock.calls.filter(([, signal]) => signal?.aborted === false);
    expect([advise.mock.calls.length, wanted.length]).toEqual([20, 1]);
    advise.mockRestore();
  });
});

describe('a hint that can’t be thought out', () => {
  it('is refused, and thought about anew when somebody asks again', async () => {
    open([HERE, BOT, BOT]);
    const ann = atHost();
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const advise = vi.spyOn(HASTY, 'advise').mockRejectedValueOnce(new Error('a thinker that broke'));
    ann.say({ type: 'hint', seat: 0, step: 'advice' });
    await until(() => ann.refused.length > 0);
    expect(ann.refused).toEqual(['noHint']);
    told.mockRestore();
    advise.mockRestore();
    expect((await ann.hint<AdviceHint>(0, 'advice')).moves.length).toBeGreaterThan(1);
  });
});

/** A whole game takes seconds on its own, and a minute where much else runs. */
const WHOLE_GAME = 60_000;

describe.runIf(ALL)('a hint while a sample game is watched here', { timeout: 2 * WHOLE_GAME }, () => {
  /** What a phone could be advised is of its own table, and the screen's of the sample, whoever asks first. */
  const watching = async () => {
    open([PHONE, PHONE, BOT]);
    const [ann, bo, here] = [withPhone(), withPhone(), atHost()];
    ann.say({ type: 'sit', seat: 0, name: null });
    bo.say({ type: 'sit', seat: 1, name: null });
    here.say({ type: 'watch', sample: 'reference', speed: 1000 });
    await until(() => here.table()?.phase === 'over', WHOLE_GAME);
    return { ann, bo, here };
  };

  it('is about the table that the asker sees', async () => {
    const { ann, here } = await watching();
    const advice = await ann.hint<AdviceHint>(0, 'advice');
    expect(advice.inputs).toBe(ann.table()?.inputs);
    expect(advice.moves.length).toBeGreaterThan(0);
    const other = await here.hint<AdviceHint>(0, 'advice');
    expect(other).toMatchObject({ moves: [], inputs: here.table()?.inputs });
  });

  it('comes no more once something has happened at the own table', async () => {
    const { ann, bo } = await watching();
    for (const [seat, phone] of [ann, bo].entries())
      phone.say({ type: 'make', move: { kind: 'ready', seat } });
    await until(() => ann.table()?.phase !== 'exchange');
    const first = [ann, bo].findIndex((phone) => phone.table()!.play!.moves.length > 0);
    const phone = [ann, bo][first]!;
    const before = await phone.hint<AdviceHint>(first, 'advice');
    expect(before.inputs).toBe(phone.table()!.inputs);
    phone.say({ type: 'hint', seat: first, step: 'advice' });
    phone.say({ type: 'make', move: before.moves[0]!.move });
    await until(() => phone.table()!.inputs > before.inputs);
    const after = await phone.hint<AdviceHint>(first, 'advice');
    expect(phone.hints.map(({ inputs }) => inputs)).toEqual([before.inputs, after.inputs]);
  });
});

describe('a hint beside a real table', () => {
  it('says what fits, in the order of a good player, and which of it is known to be held', async () => {
    open();
    const screen = atHost();
    const scan = (...codes: string[]) => {
      for (const code of codes) screen.say({ type: 'code', code, how: 'scanner' });
    };
    scan('JD', 'CMD:DONE');
    const cards = await screen.hint<CardsHint>(1, 'cards');
    expect(cards).toMatchObject({ cards: [], hidden: 3, others: ['pickUpElse'] });
    expect(cards.ranks.map(({ kind }) => kind).join('')).toBe('23TJQKA');
    const advice = await screen.hint<AdviceHint>(1, 'advice');
    expect(advice.moves).toEqual([]);
    expect(advice.ranks.map(({ kind }) => kind).slice(0, 2)).toEqual(['J', 'Q']);

    scan('CMD:PICKUP', '5C', 'CMD:DONE', '6C', 'CMD:DONE');
    const known = await screen.hint<CardsHint>(1, 'cards');
    expect(known.cards).toEqual([{ card: 'JD', play: ['JD'], breaches: [] }]);
    expect(known.ranks.find(({ kind }) => kind === 'J')?.held).toEqual(['JD']);
    expect(screen.refused).toEqual([]);
  });
});
