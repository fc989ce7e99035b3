import { describe, expect, it } from 'vitest';
import { type CameraChoice, DEFAULT_CAMERA } from '../../../src/protocol/camera.ts';
import { jobOf, type Learnt, sameJob, wantsCamera } from '../../../src/renderer/camera/job.ts';
import { NOTHING_YET, type PageState, type Welcome } from '../../../src/renderer/store/page.ts';
import { withCamera } from '../camera-fixtures.ts';
import { FIXTURES } from '../fixtures.ts';

const welcome = { samples: ['blast'] } as unknown as Welcome;
const table = FIXTURES.middle;
const sample = { ...table, playback: { sample: 'blast', done: 1, total: 9, speed: 1 } };

const page = (choice: Partial<CameraChoice>, more: Partial<PageState> = {}): PageState => ({
  ...NOTHING_YET,
  welcome,
  lobby: withCamera(choice),
  table: null,
  ...more,
});
const testing = (choice: Partial<CameraChoice>) => ({ lobby: withCamera(choice, { test: [] }) });
const kind = (state: PageState, learnt: Learnt | null = null) => jobOf(state, learnt)?.kind ?? null;

describe('what the camera is needed for', () => {
  it.each<[string, PageState, string | null]>([
    ['nothing at all while it is off', page({ mode: 'off' }, { table }), null],
    ['the pile, at a table', page({ mode: 'watch' }, { table }), 'watch'],
    ['nothing at home', page({ mode: 'watch' }), null],
    ['nothing while a sample game is watched', page({ mode: 'watch' }, { table: sample }), null],
    ['its own screen, without a table', page({ mode: 'watch' }, { screen: 'camera' }), 'try'],
    ['its own screen, and then not the pile', page({ mode: 'watch' }, { table, screen: 'camera' }), 'try'],
    ['codes that are shown, at a table', page({ mode: 'show' }, { table }), 'show'],
    ['no shown codes at home', page({ mode: 'show' }), null],
    ['shown codes while the scanner is tried', page({ mode: 'show' }, testing({ mode: 'show' })), 'show'],
    ['nothing on trial that lies on a table', page({ mode: 'watch' }, testing({ mode: 'watch' })), null],
  ])('%s', (_, state, expected) => {
    expect(kind(state)).toBe(expected);
    if (expected !== null) expect(wantsCamera(state)).toBe(true);
  });

  it('stays open after a round, and when nothing is to be looked at before the next', () => {
    const over = page({ mode: 'watch' }, { table: FIXTURES.finished });
    expect([wantsCamera(over), kind(over)]).toEqual([true, 'watch']);
    expect(wantsCamera(page({ mode: 'watch' }, { table: sample }))).toBe(false);
  });

  it('begins with what lies on the pile, in the codes that the deck has', () => {
    const state = page({ mode: 'watch' }, { table: { ...table, pile: ['??', '4S', '7H'] } });
    expect(jobOf(state, null)).toMatchObject({ known: ['4S', '7H'] });
    const laying = page({ mode: 'watch' }, { table: { ...FIXTURES.fits, pile: ['4S'] } });
    expect(jobOf(laying, null)).toMatchObject({ known: ['4S', ...FIXTURES.fits.open!.cards] });
    const refused = page({ mode: 'watch' }, { table: { ...FIXTURES.illegal, pile: ['4S'] } });
    expect(jobOf(refused, null)).toMatchObject({ known: ['4S', '9C'] });
    const learnt: Learnt = [
      ['4006', '7H'],
      ['4007', '8H'],
    ];
    expect(jobOf(state, learnt)).toMatchObject({ known: ['4006'] });
  });

  it('goes on with the same job while cards are laid, and begins anew when the zone is another', () => {
    const job = (choice: Partial<CameraChoice>, pile: typeof table.pile) =>
      jobOf(page({ mode: 'watch', ...choice }, { table: { ...table, pile } }), null);
    expect(sameJob(job({}, ['4S']), job({ evidence: true }, ['4S', '7H']))).toBe(true);
    expect(sameJob(job({}, ['4S']), job({ pile: { ...DEFAULT_CAMERA.pile, x: 0.1 } }, ['4S']))).toBe(false);
    expect(sameJob(job({}, []), null)).toBe(false);
  });

  it('any code is read only while a deck or the scanner is tried', () => {
    expect(jobOf(page({ mode: 'show' }, { table }), null)).toMatchObject({ any: false });
    expect(jobOf(page({ mode: 'show' }, testing({ mode: 'show' })), null)).toMatchObject({ any: true });
  });
});
