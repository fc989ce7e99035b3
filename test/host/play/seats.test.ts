import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../../../src/host/host.ts';
import type { ServerMessage } from '../../../src/protocol/messages.ts';
import { DEFAULT_SETTINGS } from '../../../src/protocol/settings.ts';
import { sayResultFor } from '../../../src/words/say/play.ts';
import { wordsFor } from '../../../src/words/tables.ts';
import { until } from '../../support/until.ts';
import { journalId, journalOf } from '../../table/series-play.ts';
import { firstKept, hostAt, joinAt, type Screen } from '../screen.ts';
import { BOT, HERE, openFor, PHONE, phoneAt, seatedAt } from './phones.ts';

const AT = Date.UTC(2026, 10, 1, 18);

const words = wordsFor('en', 'family');

let folder: string;
let host: Host;
let own: Screen;

async function start(): Promise<void> {
  host = await hostAt(folder);
  own = joinAt(host);
  own.say({ type: 'settings', settings: { ...DEFAULT_SETTINGS, pace: 'off' } });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'burnpile-seats-'));
  await start();
});

afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

const seats = () => own.state().table!.play!.seats;
const names = () => own.state().table!.seats.map(({ name }) => name);

describe('a seat of a phone', () => {
  it('is taken by one phone, which sees its own cards and nobody else’s', () => {
    openFor(host, [PHONE, PHONE, BOT]);
    const ann = seatedAt(host, 0);
    expect(ann.play()).toMatchObject({ you: 0, mine: [0] });
    expect(ann.table()!.seats.map(({ known }) => known.length)).toEqual([3, 0, 0]);
    const late = phoneAt(host);
    for (const [seat, code] of [
      [0, 'seatTaken'],
      [2, 'seatTaken'],
      [3, 'noSeat'],
    ] as const) {
      late.say({ type: 'sit', seat, name: null });
      expect(late.refusals().at(-1)).toBe(code);
    }
    expect(late.table()!.seats.every(({ known }) => known.length === 0)).toBe(true);
    ann.say({ type: 'sit', seat: 1, name: null });
    expect(ann.refusals()).toEqual(['notYours']);
  });

  it('is taken once by a button that is tapped twice', () => {
    openFor(host, [PHONE, PHONE]);
    const ann = seatedAt(host, 0);
    ann.say({ type: 'sit', seat: 0, name: 'Zoe' });
    expect(ann.refusals()).toEqual([]);
    expect(ann.play()).toMatchObject({ you: 0 });
    expect(names()).toEqual(['Ann', 'Bo']);
  });

  it('is a phone’s in the next set-up too, under the name of who sat there, where a bot had it at first', () => {
    openFor(host, [HERE, BOT, BOT]);
    own.say({ type: 'occupy', seat: 1, occupant: PHONE });
    phoneAt(host).say({ type: 'sit', seat: 1, name: 'Flo' });
    const { lastSetup } = own.state().lobby;
    expect([lastSetup?.names, lastSetup?.play?.seats]).toEqual([
      ['Ann', 'Flo', 'Cy'],
      [HERE, PHONE, BOT],
    ]);
    own.say({ type: 'make', move: { kind: 'ready', seat: 0 } });
    own.say({ type: 'leave' });
    expect(firstKept(own)?.setup).toMatchObject({ names: lastSetup?.names, play: lastSetup?.play });
  });

  it('is called as whoever takes it wants, unless somebody else is called so', () => {
    openFor(host, [PHONE, PHONE]);
    const one = phoneAt(host);
    for (const name of ['bo', ' ']) {
      one.say({ type: 'sit', seat: 0, name });
      expect(one.refusals().at(-1)).toBe('setup');
    }
    one.say({ type: 'sit', seat: 0, name: '  Flo ' });
    expect(names()).toEqual(['Flo', 'Bo']);
    // On phones there is no room to say what is seen at the seats.
    expect([own.state().table!.notice?.code, one.table()!.notice]).toEqual(['renamed', null]);
  });

  it('waits for its phone, which comes back with its key', () => {
    openFor(host, [PHONE, PHONE]);
    const [ann] = [seatedAt(host, 0), seatedAt(host, 1)];
    ann.client.leave();
    expect(seats()[0]).toMatchObject({ taken: true, online: false });
    expect(own.state().table!.play!.waitsFor).toContain(0);
    const again = phoneAt(host);
    again.say({ type: 'back', token: ann.key()! });
    expect(again.play().you).toBe(0);
    expect(seats()[0]).toMatchObject({ taken: true, online: true });
  });

  it('may say the same again and again, and the others aren’t told each time', () => {
    openFor(host, [PHONE, PHONE], 60_000);
    const [ann, other] = [seatedAt(host, 0), phoneAt(host)];
    const before = other.texts.length;
    for (let i = 0; i < 3; i++) {
      ann.say({ type: 'back', token: ann.key()! });
      ann.say({ type: 'sit', seat: 1, name: null });
      own.say({ type: 'remove', seat: 1 });
      own.say({ type: 'sitIn', seat: 1, level: null });
    }
    expect(other.texts.length).toBe(before);
    for (let i = 0; i < 3; i++) own.say({ type: 'sitIn', seat: 1, level: 'medium' });
    expect(other.texts.length).toBe(before + 1);
    for (let i = 0; i < 3; i++) ann.say({ type: 'make', move: { kind: 'ready', seat: 0 } });
    expect(other.texts.length).toBeGreaterThan(before + 1);
  });

  it('gives its key until the phone is heard again', () => {
    openFor(host, [PHONE, PHONE]);
    const ann = seatedAt(host, 0);
    const bo = seatedAt(host, 1);
    expect(ann.told().guest.token).toBe(ann.key());
    ann.say({ type: 'make', move: { kind: 'ready', seat: 0 } });
    expect(ann.told().guest.token).toBe(null);
    expect(bo.told().guest.token).toBe(bo.key());
    bo.say({ type: 'stand' });
    expect(bo.told().guest.token).toBe(null);
  });

  it('is nobody’s once the table is left: all look on', () => {
    openFor(host, [PHONE, PHONE]);
    seatedAt(host, 0);
    expect(own.state().lobby.network.onlookers).toBe(0);
    own.say({ type: 'leave' });
    expect(own.state().lobby.network.onlookers).toBe(1);
  });

  it('is opened by no other key', () => {
    openFor(host, [PHONE, PHONE]);
    const ann = seatedAt(host, 0);
    const thief = phoneAt(host);
    for (const token of ['A'.repeat(24), ann.key()!.toLowerCase()]) {
      thief.say({ type: 'back', token });
      expect(thief.told()).toMatchObject({ guest: { removed: true }, table: { play: { you: null } } });
    }
    thief.say({ type: 'back', token: '' });
    expect(thief.refusals()).toEqual(['badMessage']);
  });

  it('is played on both, where a phone comes back before its old connection is known to be dead', () => {
    openFor(host, [PHONE, PHONE]);
    const [old] = [seatedAt(host, 0), seatedAt(host, 1)];
    const again = phoneAt(host);
    again.say({ type: 'back', token: old.key()! });
    expect([old.play().you, again.play().you]).toEqual([0, 0]);
    again.say({ type: 'make', move: { kind: 'ready', seat: 0 } });
    expect(old.play().seats[0]!.ready).toBe(true);
    old.client.leave();
    expect(seats()[0]!.online).toBe(true);
    again.client.leave();
    expect(seats()[0]!.online).toBe(false);
  });

  it('is still the phone’s after the program was started again, whichever of the two is there first', async () => {
    openFor(host, [PHONE, PHONE]);
    const [ann, bo] = [seatedAt(host, 0), seatedAt(host, 1)];
    ann.say({ type: 'make', move: { kind: 'ready', seat: 0 } });
    const before = ann.table()!;
    await host.close();
    await start();
    const early = phoneAt(host);
    early.say({ type: 'back', token: ann.key()! });
    expect(early.told()).toMatchObject({ table: null, guest: { removed: false } });
    own.say({ type: 'resume', id: firstKept(own).id });
    expect(early.play().you).toBe(0);
    expect(early.table()!.seats).toEqual(before.seats);
    const late = phoneAt(host);
    late.say({ type: 'back', token: bo.key()! });
    expect(late.play().you).toBe(1);
  });

  it('is shut to others after a restart, too, where the table was locked', async () => {
    own.say({ type: 'lock', on: true });
    await host.close();
    await start();
    expect(own.state().lobby.network.locked).toBe(true);
    expect(phoneAt(host).told()).toMatchObject({ guest: { locked: true }, table: null });
    own.say({ type: 'lock', on: false });
    await host.close();
    await start();
    expect(own.state().lobby.network.locked).toBe(false);
  });

  it('is played by a phone that was back at the locked host before its table was', () => {
    openFor(host, [PHONE, HERE]);
    const ann = seatedAt(host, 0);
    own.say({ type: 'show', seat: 1 });
    own.say({ type: 'make', move: { kind: 'ready', seat: 1 } });
    own.say({ type: 'lock', on: true });
    own.say({ type: 'leave' });
    ann.client.leave();
    const again = phoneAt(host);
    again.say({ type: 'back', token: ann.key()! });
    const stranger = phoneAt(host);
    own.say({ type: 'resume', id: firstKept(own).id });
    expect(seats()[0]).toMatchObject({ taken: true, online: true });
    expect(again.play()).toMatchObject({ you: 0 });
    expect(stranger.table()).toBe(null);
    expect(own.state().lobby.network.onlookers).toBe(0);
    again.say({ type: 'make', move: { kind: 'ready', seat: 0 } });
    expect(again.refusals()).toEqual([]);
    expect(own.state().table!.phase).not.toBe('exchange');
  });

  it('is left by who stands up', () => {
    openFor(host, [PHONE, PHONE]);
    const ann = seatedAt(host, 0);
    ann.say({ type: 'stand' });
    expect(ann.told()).toMatchObject({ table: { play: { you: null } }, guest: { removed: false } });
    expect(seats()[0]).toMatchObject({ taken: false, left: true });
    ann.say({ type: 'back', token: ann.key()! });
    expect(ann.told().guest.removed).toBe(true);
  });

  it('is taken from a phone that is removed, which can’t come back into it', () => {
    openFor(host, [PHONE, PHONE]);
    const ann = seatedAt(host, 0);
    own.say({ type: 'remove', seat: 0 });
    expect(ann.told()).toMatchObject({ table: { play: { you: null } }, guest: { removed: true } });
    expect(ann.table()!.seats[0]!.known).toEqual([]);
    ann.say({ type: 'back', token: ann.key()! });
    ann.say({ type: 'make', move: { kind: 'ready', seat: 0 } });
    expect(ann.refusals()).toEqual(['notYours']);
    ann.say({ type: 'sit', seat: 0, name: null });
    expect(ann.refusals()).toEqual(['notYours', 'seatLeft']);
    expect(ann.play().you).toBe(null);
  });

  it('that was left stays closed while the round goes on, until the host frees it', async () => {
    openFor(host, [PHONE, PHONE, PHONE]);
    const leaver = seatedAt(host, 0);
    leaver.say({ type: 'stand' });
    const removed = seatedAt(host, 1);
    own.say({ type: 'remove', seat: 1 });
    own.say({ type: 'remove', seat: 2 });
    const fresh = () => phoneAt(host);
    const rows: [string, () => ReturnType<typeof phoneAt>, number, string | null][] = [
      ['its own again', () => leaver, 0, 'seatLeft'],
      ['another one that was left', () => leaver, 1, 'seatLeft'],
      ['a free one, having seen a hand', () => leaver, 2, 'sawOther'],
      ['its own, having been removed', () => removed, 1, 'seatLeft'],
      ['a free one, having been removed', () => removed, 2, 'sawOther'],
      ['one that was left, as somebody else', fresh, 0, 'seatLeft'],
      ['a free one, as somebody else', fresh, 2, null],
    ];
    for (const [what, who, seat, refused] of rows) {
      const phone = who();
      phone.say({ type: 'sit', seat, name: null });
      expect([what, phone.play().you, phone.refusals().at(-1) ?? null]).toEqual([
        what,
        refused === null ? seat : null,
        refused,
      ]);
    }
    await host.close();
    await start();
    own.say({ type: 'resume', id: firstKept(own).id });
    expect(seats().map(({ taken, left }) => [taken, left])).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ]);
    own.say({ type: 'occupy', seat: 0, occupant: PHONE });
    expect(seats()[0]).toMatchObject({ taken: false, left: false });
    expect(seatedAt(host, 0).play().you).toBe(0);
  });

  it('that was freed is taken again by who had it, and by others once the round is over', async () => {
    openFor(host, [PHONE, PHONE]);
    const ann = seatedAt(host, 0);
    ann.say({ type: 'stand' });
    own.say({ type: 'occupy', seat: 0, occupant: PHONE });
    ann.say({ type: 'sit', seat: 1, name: null });
    expect(ann.refusals()).toEqual(['sawOther']);
    ann.say({ type: 'sit', seat: 0, name: null });
    expect(ann.play().you).toBe(0);
    ann.say({ type: 'stand' });
    for (const seat of [0, 1]) own.say({ type: 'sitIn', seat, level: 'easy' });
    await until(() => own.state().table!.phase === 'over');
    own.say({ type: 'newRound' });
    expect(seats().map(({ left }) => left)).toEqual([false, false]);
    ann.say({ type: 'sit', seat: 1, name: null });
    expect(ann.play().you).toBe(1);
  });

  it('gives nothing of what was played there before to the phone that takes it over', async () => {
    openFor(host, [BOT, BOT]);
    await until(() => own.state().table!.phase === 'over');
    const { loser } = own.state().table!;
    own.say({ type: 'occupy', seat: 0, occupant: PHONE });
    const mira = seatedAt(host, 0, 'Mira');
    expect(mira.play()).toMatchObject({ you: 0 });
    expect(seats()[0]!.joins).toBe('Mira');
    expect(names()).toEqual(['Ann', 'Bo']);
    const texts = [sayResultFor(words, mira.table()!), sayResultFor(words, own.state().table!)];
    expect(texts[0]).toEqual(texts[1]);
    const other = seatedAt(host, 0, 'Bo');
    expect(other.play().you).toBe(null);
    own.say({ type: 'newRound' });
    expect(names()).toEqual(['Mira', 'Bo']);
    expect(mira.play()).toMatchObject({ you: 0 });
    expect(seats()[0]!.joins).toBe(null);
    const { rounds, people } = own.state().table!.series;
    expect(rounds.map((round) => round.seats.map(({ name }) => name))).toEqual([
      ['Ann', 'Bo'],
      ['Mira', 'Bo'],
    ]);
    expect(people.find(({ name }) => name === 'Mira')).toMatchObject({ rounds: 0, losses: 0, wins: 0 });
    expect(rounds[0]!.loser).toBe(loser === null ? null : ['Ann', 'Bo'][loser]);
    // Also after the journal was read again, where bots stay bots.
    await host.close();
    await start();
    own.say({ type: 'resume', id: firstKept(own).id });
    expect(own.state().table!.series.rounds.map((round) => round.seats[0]!.name)).toEqual(['Ann', 'Mira']);
    const heard: ServerMessage[] = [];
    const reader = host.connect((message) => heard.push(JSON.parse(message)));
    reader.take(JSON.stringify({ type: 'everyRound' }));
    await until(() => heard.some(({ type }) => type === 'everyRound'));
    const [first] = heard.flatMap((one) => (one.type === 'everyRound' ? one.rounds : []));
    expect(first!.seats).toMatchObject([
      { name: 'Ann', bot: true },
      { name: 'Bo', bot: true },
    ]);
  });

  it('is not taken for ever within one round, and not its cards swapped either', async () => {
    openFor(host, [PHONE, PHONE]);
    const ann = seatedAt(host, 0);
    const swaps = (seat: number, times: number) => {
      const before = own.state().table!.inputs;
      const { known, faceUp } = ann.table()!.seats[seat]!;
      let [give, take]: readonly unknown[] = [known[0], faceUp[0]];
      for (let i = 0; i < times; i++) {
        ann.say({ type: 'make', move: { kind: 'swap', seat, give: [give], take: [take] } });
        [give, take] = [take, give];
      }
      return own.state().table!.inputs - before;
    };
    // Its phone has sat down once already.
    expect(swaps(0, 40)).toBe(29);
    expect(new Set(ann.refusals())).toEqual(new Set(['tooOften']));
    ann.say({ type: 'stand' });

    for (const seat of [0, 1]) own.say({ type: 'sitIn', seat, level: 'easy' });
    await until(() => own.state().table!.phase === 'over');
    const guest = phoneAt(host);
    let taken = 0;
    for (let i = 0; i < 50; i++) {
      guest.say({ type: 'sit', seat: 1, name: `Name ${i}` });
      if (guest.play().you === 1) taken += 1;
      guest.say({ type: 'stand' });
    }
    expect(taken).toBe(30);
    expect(guest.refusals().filter((code) => code === 'seatTooOften')).toHaveLength(20);
    own.say({ type: 'occupy', seat: 1, occupant: PHONE });
    guest.say({ type: 'sit', seat: 1, name: null });
    expect(guest.play().you).toBe(1);
    guest.say({ type: 'stand' });
    own.say({ type: 'newRound' });
    expect(seatedAt(host, 0).play().you).toBe(0);
  });

  it('is played by a bot meanwhile, which gives it back', async () => {
    openFor(host, [PHONE, BOT]);
    const ann = seatedAt(host, 0);
    ann.client.leave();
    own.say({ type: 'sitIn', seat: 0, level: 'medium' });
    await until(() => own.state().table!.phase === 'play');
    expect(seats()[0]).toMatchObject({ taken: true, online: false, sitIn: 'medium' });
    const again = phoneAt(host);
    again.say({ type: 'back', token: ann.key()! });
    expect(seats()[0]).toMatchObject({ online: true, sitIn: null });
    await until(() => again.play().moves.length > 0 || again.table()!.phase === 'over');
    // Also while its phone is there: whoever holds it says so by coming back.
    own.say({ type: 'sitIn', seat: 0, level: 'medium' });
    expect(again.play().moves).toEqual([]);
    again.say({ type: 'make', move: { kind: 'pickUp', seat: 0 } });
    expect(again.refusals()).toEqual(['notYours']);
    again.say({ type: 'back', token: ann.key()! });
    expect(seats()[0]!.sitIn).toBe(null);
  });

  it('may be given to a bot, or to whoever sits here, and be free for a phone again', () => {
    openFor(host, [PHONE, PHONE]);
    const ann = seatedAt(host, 0);
    own.say({ type: 'occupy', seat: 0, occupant: HERE });
    expect(ann.told().guest.removed).toBe(true);
    own.say({ type: 'show', seat: 0 });
    expect(own.state().table!.play).toMatchObject({ you: 0, mine: [0] });
    own.say({ type: 'occupy', seat: 0, occupant: PHONE });
    expect(own.state().table!.play).toMatchObject({ you: null, mine: [] });
    expect(own.state().table!.seats[0]!.known).toEqual([]);
    expect(seatedAt(host, 0).play().you).toBe(0);
    own.say({ type: 'occupy', seat: 0, occupant: BOT });
    expect(seats()[0]).toMatchObject({ occupant: BOT, taken: true, online: true });
  });

  it('goes with its name into a round that is set up anew', async () => {
    openFor(host, [PHONE, PHONE]);
    const [ann, bo] = [seatedAt(host, 0), seatedAt(host, 1)];
    for (const seat of [0, 1]) own.say({ type: 'sitIn', seat, level: 'easy' });
    await until(() => own.state().table!.phase === 'over');
    own.say({
      type: 'newRound',
      setup: {
        rules: 'reference',
        options: {},
        names: ['Bo', 'Ann', 'Ed'],
        dealer: 'Ed',
        lastLoser: null,
        play: { seats: [PHONE, BOT, PHONE], grace: 0 },
      },
    });
    expect(bo.play().you).toBe(0);
    expect(ann.told()).toMatchObject({ table: { play: { you: null } }, guest: { removed: true } });
    expect(seats().map(({ taken }) => taken)).toEqual([true, true, false]);
  });

  it('is there no more in a round with real cards, and is again in the next without', async () => {
    openFor(host, [PHONE, BOT]);
    const ann = seatedAt(host, 0);
    own.say({ type: 'sitIn', seat: 0, level: 'medium' });
    await until(() => own.state().table!.phase === 'over');
    const setup = { rules: 'reference', options: {}, names: ['Ann', 'Bo'], dealer: 'Bo', lastLoser: null };
    own.say({ type: 'newRound', setup });
    expect(ann.table()).toMatchObject({ play: null, phase: 'start' });
    const before = own.state().table;
    ann.say({ type: 'make', move: { kind: 'ready', seat: 0 } });
    expect(own.state().table).toEqual(before);
    own.say({ type: 'reopen' });
    expect(ann.table()).toMatchObject({ phase: 'over', play: { seats: [{ occupant: PHONE }, {}] } });
  });

  it('isn’t disturbed by a sample game that is shown here meanwhile', () => {
    openFor(host, [PHONE, PHONE]);
    const ann = seatedAt(host, 0);
    const [sample] = own.welcome().samples;
    own.say({ type: 'watch', sample: sample!, speed: 1 });
    expect(own.state().table!.playback).not.toBe(null);
    expect(ann.table()!.playback).toBe(null);
    ann.say({ type: 'make', move: { kind: 'ready', seat: 0 } });
    expect(ann.play().seats[0]!.ready).toBe(true);
  });
});

describe('cards on a screen of this machine', () => {
  /**
   * Everybody here looks at the own cards and makes a move: mostly the last that may be made, with which a round is
   * soon over, and at times the first, since those who always do the same may go on for ever.
   */
  async function playToTheEnd() {
    let said = 0;
    while (own.state().table!.phase !== 'over') {
      const { cover, moves: allowed } = own.state().table!.play!;
      const move = allowed.at(said % 7 === 0 ? 0 : -1);
      if (cover === null && move === undefined) {
        await sleep(1);
        continue;
      }
      own.say(cover === null ? { type: 'make', move: move! } : { type: 'show', seat: cover });
      expect(said++).toBeLessThan(2000);
    }
  }

  it('are those of a seat that is played here, and covered where others share it', () => {
    openFor(host, [HERE, HERE, PHONE]);
    const shown = () => own.state().table!;
    expect(shown().play).toMatchObject({ you: null, mine: [0, 1], cover: 0 });
    expect(shown().seats.every(({ known }) => known.length === 0)).toBe(true);
    own.say({ type: 'show', seat: 2 });
    expect(own.refused()).toMatchObject({ refusal: { code: 'notYours' } });
    own.say({ type: 'show', seat: 0 });
    expect(shown().seats.map(({ known }) => known.length)).toEqual([3, 0, 0]);
    own.say({ type: 'make', move: { kind: 'ready', seat: 0 } });
    expect(shown().play).toMatchObject({ you: null, cover: 1 });
    expect(shown().seats.every(({ known }) => known.length === 0)).toBe(true);
  });

  it('lie covered also for whoever tries a move with them: why not is told to who sees them', () => {
    openFor(host, [HERE, HERE]);
    const move = { kind: 'pickUp', seat: 0 } as const;
    own.say({ type: 'make', move });
    expect(own.refused()).toMatchObject({ refusal: { code: 'notYours' } });
    own.say({ type: 'show', seat: 0 });
    own.say({ type: 'make', move });
    expect(own.refused()).toMatchObject({ refusal: { code: 'move', ruling: { verdict: 'illegal' } } });
  });

  it('are not seen one after the other, but by way of the cover', () => {
    openFor(host, [HERE, HERE]);
    own.say({ type: 'show', seat: 0 });
    own.say({ type: 'show', seat: 1 });
    expect(own.state().table!.play).toMatchObject({ you: null, cover: 1 });
    own.say({ type: 'show', seat: 1 });
    expect(own.state().table!.seats.map(({ known }) => known.length)).toEqual([0, 3]);
  });

  it('that were asked for on one screen are not asked for on another', () => {
    openFor(host, [HERE, HERE]);
    const other = joinAt(host);
    own.say({ type: 'show', seat: 0 });
    own.say({ type: 'show', seat: 1 });
    expect(own.state().table!.play).toMatchObject({ you: null, cover: 1 });
    expect(other.state().table!.play).toMatchObject({ you: null, cover: 0 });
  });

  it('are covered when the next round is dealt, whoever was looked at last', async () => {
    openFor(host, [HERE, HERE]);
    await playToTheEnd();
    const [seat] = [own.state().table!.play!.you ?? 0];
    own.say({ type: 'show', seat });
    expect(own.state().table!.play).toMatchObject({ you: seat });
    own.say({ type: 'newRound' });
    expect(own.state().table).toMatchObject({ phase: 'exchange', play: { you: null, cover: 0 } });
    expect(own.state().table!.seats.every(({ known }) => known.length === 0)).toBe(true);
  });

  it('are covered before anybody is told of the next turn, also after a round with real cards', async () => {
    const journal = journalOf(
      [{ rules: 'reference', names: ['Ann', 'Bo', 'Cy'], dealer: 2, seed: 11 }],
      AT,
      {},
    );
    await mkdir(join(folder, 'tables'), { recursive: true });
    await writeFile(join(folder, 'tables', `${journalId(AT)}.journal`), journal);
    await host.close();
    await start();
    own.say({ type: 'resume', id: journalId(AT) });
    expect(own.state().table).toMatchObject({ phase: 'over', play: null });
    const setup = {
      rules: 'reference',
      options: {},
      names: ['Ann', 'Bo', 'Cy'],
      dealer: 'Ann',
      lastLoser: null,
      play: { seats: [HERE, BOT, HERE], grace: 0 },
    };
    own.say({ type: 'newRound', setup });
    await playToTheEnd();
    const open = own.states().flatMap(({ table }) => {
      const { you = null, mine = [], seats: all = [] } = table?.play ?? {};
      const acting = mine.filter((seat) => all[seat]!.acts);
      return you !== null && acting.length > 0 && !acting.includes(you) ? [`${you} before ${acting}`] : [];
    });
    expect(open).toEqual([]);
  });

  it('don’t move when people change places: those who saw them would see others', () => {
    openFor(host, [HERE, HERE]);
    const before = own.state().table!.inputs;
    own.say({ type: 'move', order: [1, 0] });
    expect(names()).toEqual(['Ann', 'Bo']);
    expect(own.state().table!.inputs).toBe(before);
  });
});
