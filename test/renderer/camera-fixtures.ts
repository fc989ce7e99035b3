import type { Page } from 'playwright-core';
import { type CameraChoice, DEFAULT_CAMERA } from '../../src/protocol/camera.ts';
import type { LobbyView } from '../../src/protocol/lobby.ts';
import type { FromWorker, ToWorker } from '../../src/renderer/camera/work.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import type { ScreenFixture } from './screens.ts';

/** The lobby with the camera used so. */
export const withCamera = (choice: Partial<CameraChoice>, more: Partial<LobbyView> = {}): LobbyView => ({
  ...lobby,
  ...more,
  settings: { ...lobby.settings, camera: { ...DEFAULT_CAMERA, ...choice } },
});

/** By the button behind the referee's door, or the camera's line at a table. */
export const setUpCamera = async (page: Page): Promise<void> => {
  const door = page.getByTestId('new-table');
  const camera = page.locator('[data-testid="camera-button"], .foot [data-testid="camera"]').first();
  await door.or(camera).first().waitFor();
  if (await door.isVisible()) await door.click();
  await camera.click();
  await page.getByTestId('camera-screen').waitFor();
};

const there = (more: Partial<LobbyView['camera']>): Partial<LobbyView> => ({
  camera: { state: 'open', sight: 'clear', label: 'USB Camera', ...more },
});

/** The screen of the camera, and its line elsewhere; what the camera shows depends on the browser. */
export const CAMERA_SCREENS = {
  camera: { table: null, lobby: withCamera({}), act: setUpCamera },
  cameraWatch: { table: FIXTURES.middle, lobby: withCamera({ mode: 'watch' }), act: setUpCamera },
  cameraFaceUp: {
    table: FIXTURES.middle,
    lobby: withCamera(
      { mode: 'watch', faceUp: [null, { x: 0.05, y: 0.3, width: 0.18, height: 0.3 }], evidence: true },
      { evidence: { ...lobby.evidence, pictures: 12 } },
    ),
    async act(page: Page) {
      await setUpCamera(page);
      await page.getByTestId('camera-more').click();
      await page.getByTestId('delete-pictures').click();
    },
  },
  cameraShow: { table: null, lobby: withCamera({ mode: 'show' }), act: setUpCamera },
  cameraMoved: { table: FIXTURES.middle, lobby: withCamera({ mode: 'watch' }, there({ sight: 'moved' })) },
  cameraHome: { table: null, lobby: withCamera({ mode: 'watch' }, there({})) },
  cameraSettings: {
    table: null,
    lobby: withCamera({ mode: 'watch' }),
    act: (page: Page) => page.keyboard.press('s'),
  },
} satisfies Record<string, ScreenFixture>;

/** Run in the page: a camera, and a worker that sees a doubtful card in every picture until somebody names it. */
export function doubting(): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
    const pen = canvas.getContext('2d')!;
    setInterval(() => pen.fillRect(0, 0, 64, 48), 50);
    return canvas.captureStream();
  };
  window.Worker = class extends EventTarget {
    private job: number | null = null;
    private named: string | null | undefined;
    constructor() {
      super();
      setTimeout(() => this.say({ type: 'ready', unmarked: true }));
    }
    private say(data: FromWorker): void {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
    postMessage(message: ToWorker): void {
      if (message.type === 'job') this.job = message.id;
      if (message.type === 'answer') this.named = message.card;
      if (message.type !== 'frame') return;
      message.frame.close();
      const doubt = this.named === undefined ? { id: 7, cards: ['7H', '7D'] as const, picture: null } : null;
      const seen = this.named ? [{ what: 'laid' as const, texts: [this.named] }] : [];
      const found = {
        shown: [],
        quality: null,
        codes: [],
        glimpses: [],
        seen,
        doubt,
        sight: 'clear' as const,
      };
      setTimeout(() => this.say({ type: 'looked', id: this.job, found }), 20);
    }
  } as unknown as typeof Worker;
}
