import type { Page } from 'playwright-core';
import { type CameraChoice, DEFAULT_CAMERA } from '../../src/protocol/camera.ts';
import type { LobbyView } from '../../src/protocol/lobby.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import type { ScreenFixture } from './screens.ts';

/** The lobby with the camera used so. */
export const withCamera = (choice: Partial<CameraChoice>, more: Partial<LobbyView> = {}): LobbyView => ({
  ...lobby,
  ...more,
  settings: { ...lobby.settings, camera: { ...DEFAULT_CAMERA, ...choice } },
});

const setUp = async (page: Page) => {
  await page.getByTestId('camera-button').click();
  await page.getByTestId('camera-screen').waitFor();
};

/** A camera that can't be had, for the reason that the browser gives. */
const without = (name: string) => async (page: Page) => {
  await page.addInitScript((reason) => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', reason);
    };
  }, name);
};

/** What the screen of the camera has to show, with a camera that sees a table. */
export const CAMERA_FIXTURES = {
  off: { table: null, lobby: withCamera({}), act: setUp },
  watch: { table: FIXTURES.middle, lobby: withCamera({ mode: 'watch' }), act: setUp },
  watchFaceUp: {
    table: FIXTURES.middle,
    lobby: withCamera(
      {
        mode: 'watch',
        faceUp: [null, { x: 0.05, y: 0.3, width: 0.18, height: 0.3 }],
        evidence: true,
      },
      { evidence: { ...lobby.evidence, pictures: 12 } },
    ),
    act: setUp,
  },
  show: { table: null, lobby: withCamera({ mode: 'show' }), act: setUp },
  atTable: { table: FIXTURES.middle, lobby: withCamera({ mode: 'watch' }) },
} satisfies Record<string, ScreenFixture>;

export const REFUSALS = { refused: 'NotAllowedError', notFound: 'NotFoundError', busy: 'NotReadableError' };
export { without };
