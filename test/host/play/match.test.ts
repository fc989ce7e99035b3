import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Options } from '../../../src/engine/rules/compose.ts';
import { type Host, openHost } from '../../../src/host/host.ts';
import type { ProgressView } from '../../../src/protocol/lessons.ts';
import type { KeptView } from '../../../src/protocol/lobby.ts';
import type { ServerMessage } from '../../../src/protocol/messages.ts';
import type { Occupant, ScreenMove } from '../../../src/protocol/play.ts';
import { DEFAULT_SETTINGS } from '../../../src/protocol/settings.ts';
import type { TableView } from '../../../src/protocol/view.ts';
import { ALL } from '../../support/mode.ts';
import { until } from '../../support/until.ts';

let folder: string;
let host: Host;

async function start(): Promise<void> {
  const opened = await openHost({ data: folder, samples: 'resources/samples' });
  if (!opened.ok) throw new Error(opened.error.code);
  host = opened.host;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'burnpile-match-'));
  await start();
});

afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

const BOT: Occupant = { who: 'bot', level: 'medium' };
const EASY: Occupant = { who: 'bot', level: 'easy' };
const HERE: Occupant = { who: 'here' };

/** A screen of this machine, with what it was told last. */
function screen() {
  let table: TableView | null = null;
  let kept: readonly KeptView[] = [];
  let progress: ProgressView | null = null;
  const refusals: string[] = [];
  const client = host.connect((text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'state') ({ table } = message);
    if (message.type === 'kept') ({ kept } = message);
    if (message.type === 'progress') progress = message.progress;
    if (message.type === 'refused') refusals.push(message.refusal.code);
  });
  const say = (message: object) => client.take(JSON.stringify(message));
  say({ type: 'settings', settings: { ...DEFAULT_SETTINGS, pace: 'off' } });
  return {
    say,
    refusals,
    table: () => table as TableView | null,
    kept: () => kept,
    progress: () => progress as ProgressView | null,
  };
}

const open = (
  seats: readonly Occupant[],
  more: { readonly guided?: true } = {},
  rules = 'reference',
  options: Options = {},
) =>
  host.open({
    rules,
    options,
    names: ['Ann', 'Bo', 'Cy', 'Dee'].slice(0, seats.length),
    dealer: 'Ann',
    lastLoser: null,
    play: { seats, grace: 0, ...more },
  });

/** Plays for everybody who sits at one screen until the round is over; a draw is agreed to where nobody gets anywhere. */
function playToTheEnd({ table, say }: Pick<ReturnType<typeof screen>, 'table' | 'say'>): void {
  for (let moves = 0; moves < 3000 && table()!.phase !== 'over'; moves++) {
    const acting = table()!.play!.seats.findIndex(({ acts }) => acts);
    if (table()!.play!.you !== acting) say({ type: 'show', seat: null });
    say({ type: 'show', seat: acting });
    const { moves: open } = table()!.play!;
    say({ type: 'make', move: open.find(({ kind }) => kind === 'draw') ?? open[0]! });
  }
  expect(table()!.phase).toBe('over');
}

describe('a game without a deck', () => {
  it('is played to its end against bots', async () => {
    const ann = screen();
    expect(open(ALL ? [HERE, BOT, BOT, BOT] : [HERE, EASY])).toBe(null);
    const next = (): ScreenMove | undefined => ann.table()?.play?.moves[0];
    for (let moves = 0; moves < 2000 && ann.table()?.phase !== 'over'; moves++) {
      await until(() => next() !== undefined || ann.table()?.phase === 'over');
      const move = next();
      if (move !== undefined) ann.say({ type: 'make', move });
    }
    expect(ann.refusals).toEqual([]);
    expect(ann.table()?.phase).toBe('over');
  });

  it('is a first round for as long as it is kept, and no other table is', async () => {
    const ann = screen();
    const guided = () => ann.table()?.play?.guided;
    open([HERE, BOT, BOT], { guided: true });
    expect(guided()).toBe(true);
    await until(() => ann.table()!.play!.moves.length > 0);
    ann.say({ type: 'make', move: ann.table()!.play!.moves[0]! });
    ann.say({ type: 'leave' });
    open([HERE, BOT, BOT]);
    expect(guided()).toBe(false);
    ann.say({ type: 'resume', id: ann.kept()[0]!.id });
    expect(guided()).toBe(true);
  });

  it('advises the weakest card in a first round alone, and has the pace that was chosen for one', async () => {
    const ann = screen();
    ann.say({ type: 'settings', settings: { ...DEFAULT_SETTINGS, pace: 'slow', firstPace: 'off' } });
    open([HERE, BOT, BOT], { guided: true });
    const { play } = ann.table()!;
    ann.say({ type: 'make', move: { kind: 'ready', seat: 0 } });
    // The lowest card starts: if Ann holds it, the table waits for her first card.
    await until(() => ann.table()!.play!.moves.some(({ kind }) => kind === 'play' || kind === 'pickUp'));
    const { advised, moves } = ann.table()!.play!;
    expect(play!.guided).toBe(true);
    expect(advised !== null).toBe(moves.some(({ kind }) => kind === 'play'));
    ann.say({ type: 'leave' });
    open([HERE, HERE]);
    expect(ann.table()!.play!.advised).toBe(null);
  });

  it('says in a first round, by the odds, whether another move than the advised one was as good', async () => {
    const ann = screen();
    open([HERE, EASY], { guided: true });
    ann.say({ type: 'make', move: { kind: 'ready', seat: 0 } });
    const play = () => ann.table()!.play!;
    const rankOf = (move: ScreenMove) => (move.kind === 'play' ? move.cards[0]![0] : move.kind);
    const isOther = (move: ScreenMove) =>
      (move.kind === 'play' || move.kind === 'pickUp') && rankOf(move) !== rankOf(play().advised!);
    await until(() => play().moves.length > 0);
    while (play().advised === null || !play().moves.some(isOther)) {
      ann.say({ type: 'make', move: play().advised ?? play().moves[0]! });
      await until(() => play().moves.length > 0);
    }
    expect(play().passedOver).toBe(null);
    const { cards } = play().advised as { readonly cards: readonly string[] };
    ann.say({ type: 'make', move: play().moves.find(isOther) });
    await until(() => play().passedOver !== null);
    expect(play().passedOver?.cards).toEqual(cards);
    if (play().moves.length === 0) return;
    ann.say({ type: 'make', move: play().advised ?? play().moves[0]! });
    expect(play().passedOver).toBe(null);
  });

  it('tells in its score for whom the computer plays', () => {
    const ann = screen();
    open([HERE, BOT, HERE]);
    expect(ann.table()!.series.people.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ann', undefined],
      ['Bo', true],
      ['Cy', undefined],
    ]);
  });

  it('asks nobody who has chosen the face-up cards whether they are ready', () => {
    const ann = screen();
    open([HERE, BOT], {}, 'everything');
    const { seats, play } = ann.table()!;
    expect(play!.exchange).toEqual({ choose: 3 });
    const cards = seats[0]!.known.slice(0, 3);
    ann.say({ type: 'make', move: { kind: 'choose', seat: 0, cards } });
    expect(ann.table()!.play!.seats[0]!.ready || ann.table()!.phase !== 'exchange').toBe(true);
  });

  it('takes back the swaps of a player, the last one first, whatever others have swapped since', () => {
    const ann = screen();
    open([HERE, HERE, BOT]);
    const lying = (seat: number) => ann.table()!.seats[seat]!.faceUp;
    const show = (seat: number) => {
      ann.say({ type: 'show', seat: null });
      ann.say({ type: 'show', seat });
    };
    const swap = (seat: number, stack: number) => {
      show(seat);
      const { known, faceUp } = ann.table()!.seats[seat]!;
      ann.say({ type: 'make', move: { kind: 'swap', seat, give: [known[0]], take: [faceUp[stack]] } });
    };
    const atFirst = lying(0);
    swap(0, 0);
    const then = lying(0);
    swap(0, 2);
    swap(1, 1);
    const others = lying(1);
    show(0);
    const unmake = () => ann.say({ type: 'unmake', seat: 0 });
    const may = () => ann.table()!.play!.canUnmake;
    expect(may()).toBe(true);
    unmake();
    expect([lying(0), lying(1), may()]).toEqual([then, others, true]);
    unmake();
    expect([lying(0), lying(1), may()]).toEqual([atFirst, others, false]);
    unmake();
    expect(ann.refusals).toEqual(['nothingDone']);
    swap(0, 0);
    ann.say({ type: 'make', move: { kind: 'ready', seat: 0 } });
    show(0);
    expect(may()).toBe(false);
  });

  it('is, as a first round that was played to its end, part of what was learnt', async () => {
    const ann = screen();
    const asked = { type: 'progress' } as const;
    if (ALL) {
      open([HERE, HERE]);
      playToTheEnd(ann);
    }
    ann.say(asked);
    expect(ann.progress()).toEqual({});
    open([HERE, HERE], { guided: true });
    ann.say(asked);
    expect(ann.progress()).toEqual({});
    playToTheEnd(ann);
    ann.say(asked);
    expect(ann.progress()).toEqual({ reference: { of: 0, lessons: {}, course: [], round: true } });
    // It is one round: there is nothing to continue.
    ann.say({ type: 'leave' });
    await until(() => ann.table() === null);
    expect(ann.kept()).toEqual([]);
  });

  it('is, as a finished first round of an earlier start, not offered, and ends as another table begins', async () => {
    open([HERE, HERE], { guided: true });
    playToTheEnd(screen());
    await host.close();
    const journals = async (under: string) =>
      (await readdir(join(folder, under))).filter((name) => name.endsWith('.journal'));
    const played = await journals('tables');
    expect(played).toHaveLength(1);
    await start();
    const ann = screen();
    expect(ann.kept()).toEqual([]);
    open([HERE, HERE]);
    expect(await journals('tables/ended')).toEqual(played);
  });

  it.runIf(ALL)(
    'is, as a first round, no part of what was learnt any more once its rules are discarded, whatever is said',
    async () => {
      await mkdir(join(folder, 'rules'));
      const ours = { format: 1, id: 'ours', extends: 'reference' };
      await writeFile(join(folder, 'rules', 'ours.json'), JSON.stringify(ours));
      const ann = screen();
      const learnt = () => {
        ann.say({ type: 'progress' });
        return Object.keys(ann.progress()!);
      };
      expect(open([HERE, HERE], { guided: true }, 'ours')).toBe(null);
      playToTheEnd(ann);
      expect(learnt()).toEqual(['ours']);
      ann.say({ type: 'discardRules', id: 'ours' });
      expect(learnt()).toEqual([]);
      ann.say({ type: 'counts', round: 0, counts: false });
      expect(ann.table()!.series.rounds[0]!.counts).toBe(false);
      expect(learnt()).toEqual([]);
    },
  );

  /** Few cards, so that somebody is soon out. */
  const FEW: Options = {
    'deal.rows': [{ players: [2, 4], faceDown: { stacks: 1, depth: 1 }, faceUp: 1, hand: 3 }],
    leftover: 'dead',
    'refill.mode': 'none',
  };

  /** Plays until the one person is out and bots play on; who loses is never out before the end, so then another deal. */
  async function untilOut(): Promise<ReturnType<typeof screen>> {
    const ann = screen();
    do {
      expect(open([HERE, EASY, EASY, EASY], {}, 'reference', FEW)).toBe(null);
      while (ann.table()!.seats[0]!.place === null && ann.table()!.phase !== 'over') {
        expect(ann.table()!.play!.onlyBots).toBe(false);
        const { moves } = ann.table()!.play!;
        const move = moves.find(({ kind }) => kind !== 'pickUp' && kind !== 'swap') ?? moves[0];
        if (move !== undefined) ann.say({ type: 'make', move });
        else await new Promise((resolve) => setImmediate(resolve));
      }
    } while (ann.table()!.phase === 'over');
    expect(ann.table()!.play!.onlyBots).toBe(true);
    ann.say({ type: 'settings', settings: { ...DEFAULT_SETTINGS, pace: 'slow' } });
    return ann;
  }

  it('goes to its end at once where somebody who is out asks for it', async () => {
    const ann = await untilOut();
    ann.say({ type: 'toEnd' });
    // At a slow pace so many moves take longer than anybody waits here.
    await until(() => ann.table()!.phase === 'over', 8000);
    expect(ann.table()!.play!.onlyBots).toBe(false);
  });

  it('is hurried to its end once only bots are left in it', async () => {
    const ann = await untilOut();
    // At their own pace nobody would play as soon as that.
    const soon = 1700;
    let gap = Number.POSITIVE_INFINITY;
    for (let moves = 0; moves < 6 && gap >= soon && ann.table()!.phase !== 'over'; moves++) {
      const [{ inputs }, at] = [ann.table()!, Date.now()];
      await until(() => ann.table()!.inputs > inputs);
      gap = Date.now() - at;
    }
    expect(gap).toBeLessThan(soon);
  });
});
