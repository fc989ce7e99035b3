import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job } from '../../../src/renderer/camera/job.ts';
import { lookForTrial } from '../../../src/renderer/camera/look-try.ts';
import { lookAtTable } from '../../../src/renderer/camera/look-watch.ts';
import type { Looked } from '../../../src/renderer/camera/work.ts';
import { picture } from '../../recognition/camera/pictures.ts';
import { type Browser, openPlain } from '../../support/browser.ts';
import { CHROMIUM } from '../../support/chromium.ts';
import { describeWith } from '../../support/tools.ts';
import { doubting, withCamera } from '../camera-fixtures.ts';
import { FIXTURES } from '../fixtures.ts';
import { data } from '../look.ts';
import { goTo } from '../screens.ts';
import { makeStage, type Stage } from '../stage.ts';

const JOB: Extract<Job, { kind: 'watch' }> = {
  kind: 'watch',
  deck: { packs: 1, jokers: 0 },
  enrolled: null,
  faces: [],
  pile: { x: 0, y: 0, width: 1, height: 1 },
  faceUp: [],
  still: 1200,
  known: [],
  maybe: [],
  evidence: false,
};
const CORNERS = [[300, 200] as const, [312, 200] as const, [312, 220] as const, [300, 220] as const] as const;

it.each([
  ['its own codes', null, ['7H', '7D']],
  ['codes of a deck that was enrolled', [['A1', '7H'] as const, ['B2', '7D'] as const], ['A1', 'B2']],
] as const)(
  'of a watched table, by %s: a card that is read as two comes with one picture, and as the one that is chosen',
  async (_, enrolled, texts) => {
    let looks = 0;
    const reader = {
      name: 'two names',
      read: async () => [
        { text: texts[looks++ % 2]!, how: 'face' as const, confidence: 1, corners: CORNERS, modules: null },
      ],
    };
    const look = lookAtTable({ ...JOB, enrolled }, { watch: { own: reader, all: reader } });
    const frame = picture(640, 480, 210);
    let pictures = 0;
    const takePicture = async (__: object, always = false) => {
      if (always) pictures++;
      return always ? 'a picture' : null;
    };
    const looked: Looked[] = [];
    /** At first that another card is none: that changes nothing. */
    const answerAt = (i: number) => {
      if (i !== 30 && i !== 40) return undefined;
      const { id } = looked.at(-1)!.doubt!;
      return i === 30 ? { doubt: id - 1, card: null } : { doubt: id, card: '7D' };
    };
    for (let i = 0; i < 60; i++)
      looked.push(await look({ ...frame, at: 1_000_000 + i * 100 }, takePicture, answerAt(i)));
    const doubts = looked.map(({ doubt }) => doubt);
    expect(doubts[39]).not.toBeNull();
    const asked = doubts.filter((doubt) => doubt !== null);
    expect(new Set(asked.map(({ cards }) => [...cards].sort().join(' ')))).toEqual(new Set(['7D 7H']));
    expect([asked[0]?.picture, pictures]).toEqual(['a picture', 1]);
    expect(doubts.slice(40).every((doubt) => doubt === null)).toBe(true);
    expect(looked.flatMap(({ seen }) => seen)[0]).toEqual({ what: 'laid', texts: ['7D'] });
  },
);

it('while the camera is set up, only what is read surely is shown', async () => {
  const at = (text: string, confidence: number) => ({
    text,
    how: 'face' as const,
    confidence,
    corners: CORNERS,
    modules: null,
  });
  const reader = { name: 'two', read: async () => [at('7H', 0.9), at('8H', 0.7)] };
  const job = {
    kind: 'try',
    mode: 'watch',
    deck: JOB.deck,
    enrolled: null,
    faces: [],
    pile: JOB.pile,
    faceUp: [],
  } as const;
  const look = lookForTrial(job, {
    show: { codes: reader, cards: reader },
    watch: { own: reader, all: reader },
  });
  const { shown } = await look(picture(640, 480, 210), async () => null);
  expect(shown.map(({ text }) => text)).toEqual(['7H']);
});

let stage: Stage;
let browser: Browser;

describeWith([CHROMIUM], 'a card that the camera can’t name', () => {
  beforeAll(async () => {
    stage = await makeStage();
    browser = await openPlain(stage.address);
    await browser.page.addInitScript(doubting);
    await browser.page.reload();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  it('is asked about, and one tap says which it is', async () => {
    const { page } = browser;
    await goTo(page, stage, {
      table: { ...FIXTURES.middle, notice: null },
      lobby: withCamera({ mode: 'watch' }),
    });
    await page.getByTestId('doubt').waitFor();
    expect(await data(page, 'doubt')).toMatchObject({ cards: '7H 7D' });
    expect(await page.getByTestId('doubt').innerText()).toContain('7♥ or 7♦?');
    const seen = () => (stage.heard as { readonly type: string }[]).filter(({ type }) => type === 'seen');
    expect(seen()).toEqual([]);
    await page.getByTestId('doubt-7D').click();
    await page.getByTestId('doubt').waitFor({ state: 'detached' });
    await expect.poll(() => seen()[0]).toEqual({ type: 'seen', seen: { what: 'laid', texts: ['7D'] } });
    expect(browser.complaints).toEqual([]);
  });
});
