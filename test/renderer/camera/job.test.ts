import { describe, expect, it } from 'vitest';
import type { Card, Slot } from '../../../src/engine/cards.ts';
import { type CameraChoice, DEFAULT_CAMERA } from '../../../src/protocol/camera.ts';
import type { LogLine, RulingView, TableView } from '../../../src/protocol/view.ts';
import { jobOf, sameJob, wantsCamera } from '../../../src/renderer/camera/job.ts';
import type { Enrolled } from '../../../src/renderer/camera/lying.ts';
import { NOTHING_YET, type PageState, type Welcome } from '../../../src/renderer/store/page.ts';
import { withCamera } from '../camera-fixtures.ts';
import { FIXTURES, lobby, ruling } from '../fixtures.ts';
import { way } from '../page-states.ts';
import { PLAYS } from '../play-fixtures.ts';

const welcome = { samples: ['blast'] } as unknown as Welcome;
const table = FIXTURES.middle;
const ofPacks = (packs: number, more: Partial<TableView>): TableView => {
  const there = { ...table, ...more };
  return { ...there, rules: { ...there.rules, packs } };
};
const sample = { ...table, playback: { sample: 'blast', done: 1, total: 9, speed: 1 } };

const page = (choice: Partial<CameraChoice>, more: Partial<PageState> = {}): PageState => ({
  ...NOTHING_YET,
  welcome,
  lobby: withCamera(choice),
  table: null,
  ...more,
});
const testing = (choice: Partial<CameraChoice>) => ({ lobby: withCamera(choice, { test: [] }) });
const enrolling = (mode: CameraChoice['mode']) =>
  withCamera({ mode }, { decks: { ...lobby.decks, enrolling: { id: 'blue', asked: '7H', reply: null } } });
const kind = (state: PageState, enrolled: Enrolled | null = null) => jobOf(state, enrolled)?.kind ?? null;

describe('what the camera is needed for', () => {
  it.each<[string, PageState, string | null]>([
    ['nothing at all while it is off', page({ mode: 'off' }, { table }), null],
    ['the pile, at a table', page({ mode: 'watch' }, { table }), 'watch'],
    ['nothing at home', page({ mode: 'watch' }), null],
    ['nothing while a sample game is watched', page({ mode: 'watch' }, { table: sample }), null],
    ['nothing at a table without a deck', page({ mode: 'watch' }, { table: PLAYS.yourTurn.table }), null],
    ['nothing to be shown there', page({ mode: 'show' }, { table: PLAYS.yourTurn.table }), null],
    ['its own screen, without a table', page({ mode: 'watch' }, way('camera')), 'try'],
    ['its own screen, and then not the pile', page({ mode: 'watch' }, { table, ...way('camera') }), 'try'],
    ['codes that are shown, at a table', page({ mode: 'show' }, { table }), 'show'],
    ['no shown codes at home', page({ mode: 'show' }), null],
    ['shown codes while the scanner is tried', page({ mode: 'show' }, testing({ mode: 'show' })), 'show'],
    ['nothing on trial that lies on a table', page({ mode: 'watch' }, testing({ mode: 'watch' })), null],
    [
      'no pile while a scanner is tried',
      page({ mode: 'watch' }, { table, ...testing({ mode: 'watch' }) }),
      null,
    ],
    ['no pile while a deck is enrolled', page({ mode: 'watch' }, { table, lobby: enrolling('watch') }), null],
  ])('%s', (_, state, expected) => {
    expect(kind(state)).toBe(expected);
    if (expected !== null) expect(wantsCamera(state)).toBe(true);
  });

  it('stays open after a round, and when nothing is to be looked at before the next', () => {
    const over = page({ mode: 'watch' }, { table: FIXTURES.finished });
    expect([wantsCamera(over), kind(over)]).toEqual([true, 'watch']);
    for (const table of [sample, PLAYS.yourTurn.table])
      expect(wantsCamera(page({ mode: 'watch' }, { table }))).toBe(false);
  });

  it('begins with what lies on the pile', () => {
    const state = page({ mode: 'watch' }, { table: ofPacks(2, { pile: ['??', '4S', '7H'] }) });
    expect(jobOf(state, null)).toMatchObject({
      known: [
        ['4S', '2:4S'],
        ['7H', '2:7H'],
      ],
    });
    const laying = page({ mode: 'watch' }, { table: ofPacks(2, { ...FIXTURES.fits, pile: ['4S'] }) });
    expect(jobOf(laying, null)).toMatchObject({
      known: ['4S', ...FIXTURES.fits.open!.cards].map((card) => [card, `2:${card}`]),
    });
    const refused = page({ mode: 'watch' }, { table: ofPacks(2, { ...FIXTURES.illegal, pile: ['4S'] }) });
    expect(jobOf(refused, null)).toMatchObject({ known: [['4S', '2:4S']], maybe: [['9C', '2:9C']] });
  });

  it.each<[string, number, readonly Slot[], readonly (readonly string[])[]]>([
    ['a joker, which has no equal', 2, ['X1'], [['X1']]],
    ['a card of one pack as itself', 1, ['7H'], [['7H']]],
    ['both of two equal cards, each as itself', 2, ['7H', '2:7H'], [['7H'], ['2:7H']]],
    ['one that may be its equal', 2, ['2:7H'], [['2:7H', '7H']]],
    ['one that may be either of two others', 3, ['2:7H'], [['2:7H', '7H', '3:7H']]],
    [
      'two of three equal cards, each as itself or the third',
      3,
      ['7H', '3:7H'],
      [
        ['7H', '2:7H'],
        ['3:7H', '2:7H'],
      ],
    ],
  ])('of what lies on the pile is known whatever a card may be read as: %s', (_, packs, pile, known) => {
    const watched = page({ mode: 'watch' }, { table: ofPacks(packs, { pile: [...pile] }) });
    expect(jobOf(watched, null)).toMatchObject({ known });
  });

  it('what was burned or picked up last may lie there still, for as long as nothing follows it', () => {
    const play = (id: number, cards: readonly Card[], more: Partial<RulingView> = {}): LogLine => ({
      number: id,
      notice: null,
      ruling: ruling({ id, move: { kind: 'play', seat: 0, cards: [...cards], stack: null }, ...more }),
    });
    const said: LogLine = { number: null, ruling: null, notice: null };
    const log = [
      play(1, ['4S']),
      play(2, ['5S'], { pickedUp: 2 }),
      play(3, ['9D']),
      play(4, ['3C'], { verdict: 'illegal' }),
      play(5, ['4C'], { verdict: 'illegal', stands: true }),
      said,
      play(6, ['TC'], { burn: true }),
    ];
    const job = (more: Partial<TableView>) =>
      jobOf(page({ mode: 'watch' }, { table: ofPacks(2, { pile: [], open: null, log, ...more }) }), null);
    const burned = [['TC'], ['4C'], ['9D']].map(([card]) => [card, `2:${card}`]);
    expect(job({})).toMatchObject({ known: [], maybe: burned });
    expect(job({ pile: ['4H'] })).toMatchObject({ maybe: [] });
    expect(job({ open: FIXTURES.fits.open })).toMatchObject({ maybe: [] });
    expect(job({ log: [] })).toMatchObject({ maybe: [] });
    expect(job({ log: log.slice(2, 4) })).toMatchObject({ maybe: [] });
  });

  it('calls codes ours by the deck of the table, if there is one', () => {
    const deck = (table: PageState['table']) =>
      jobOf(page({ mode: 'watch' }, { table, ...way('camera') }), null);
    expect(deck({ ...table, rules: { ...table.rules, packs: 1, jokers: 0 } })).toMatchObject({
      deck: { packs: 1, jokers: 0 },
    });
    expect(deck(null)).toMatchObject({ deck: { packs: 3, jokers: 4 } });
  });

  it('goes on with the same job while cards are laid, and begins anew when the region is another', () => {
    const job = (choice: Partial<CameraChoice>, pile: typeof table.pile) =>
      jobOf(page({ mode: 'watch', ...choice }, { table: { ...table, pile } }), null);
    expect(sameJob(job({}, ['4S']), job({ evidence: true }, ['4S', '7H']))).toBe(true);
    expect(sameJob(job({}, ['4S']), job({ pile: { ...DEFAULT_CAMERA.pile, x: 0.1 } }, ['4S']))).toBe(false);
    expect(sameJob(job({}, []), null)).toBe(false);
  });

  it('any code is read only while a deck or the scanner is tried', () => {
    expect(jobOf(page({ mode: 'show' }, { table }), null)).toMatchObject({ any: false, enrols: false });
    expect(jobOf(page({ mode: 'show' }, testing({ mode: 'show' })), null)).toMatchObject({
      any: true,
      enrols: false,
    });
    expect(jobOf(page({ mode: 'show' }, { lobby: enrolling('show') }), null)).toMatchObject({
      any: true,
      enrols: true,
    });
  });
});
