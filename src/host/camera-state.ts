import type { CameraView } from '../protocol/camera.ts';
import type { ClientMessage } from '../protocol/messages.ts';

type Told = Pick<Extract<ClientMessage, { type: 'camera' }>, 'state' | 'sight' | 'label'>;

/** The one camera that the table goes by, of all that screens have: what every screen is told of it. */
export interface CameraState<Screen> {
  view(): CameraView;
  /** Whether this screen has it, and has it open: what others see doesn't count. */
  isOf(screen: Screen): boolean;
  /** A screen tells what has become of its camera. */
  tell(screen: Screen, told: Told): void;
  /** A screen has gone, and its camera with it; true if it was the one that the table goes by. */
  leave(screen: Screen): boolean;
  /** Nothing is said any more. */
  close(): void;
}

/** What is said at the table when the camera goes away or comes back; the text is what the device calls itself. */
export type CameraNews = (code: 'cameraLost' | 'cameraBack', label: string | null) => void;

const NONE: Told = { state: 'off', sight: 'clear', label: null };

/** Milliseconds that a page may take to come back when it is loaded again. */
const RELOAD = 3000;

/** How near a camera is to be of use. */
function worthOf({ state }: Told): number {
  switch (state) {
    case 'open':
      return 3;
    case 'notFound':
    case 'refused':
    case 'busy':
    case 'insecure':
    case 'failed':
      return 1;
    case 'off':
      return 0;
    default:
      return 2;
  }
}

/**
 * No camera yet. The screen whose camera is used keeps that until another's is of more use, so that an open one stays.
 * `news` is called once when the one in use goes away and no other is open, and once when one is back.
 */
export function makeCameraState<Screen>(news: CameraNews, patience = RELOAD): CameraState<Screen> {
  /** What each told last, the first that told anything first. */
  const screens = new Map<Screen, Told>();
  let owner: Screen | null = null;
  /** The label of one that went away while it was in use. */
  let lost: { readonly label: string | null } | null = null;
  /** The label of the one in use. */
  let used: { readonly label: string | null } | null = null;

  const view = (): Told => (owner === null ? undefined : screens.get(owner)) ?? NONE;

  const choose = () => {
    for (const [screen, told] of screens) if (worthOf(told) > worthOf(view())) owner = screen;
    const { state, label } = view();
    if (state !== 'open') return;
    if (lost !== null) news('cameraBack', label);
    lost = null;
    used = { label };
  };

  const forget = (screen: Screen) => {
    screens.delete(screen);
    if (owner === screen) owner = null;
    choose();
  };

  const goAway = () => {
    if (used === null) return;
    lost = used;
    used = null;
    news('cameraLost', lost.label);
  };

  return {
    view,
    isOf: (screen) => screen === owner && view().state === 'open',
    tell(screen, { state, sight, label }) {
      const hadIt = screen === owner;
      screens.set(screen, { state, sight, label });
      choose();
      if (!hadIt || state === 'starting' || view().state === 'open') return;
      if (state !== 'off') return goAway();
      // Who switches it off knows that.
      lost = null;
      used = null;
    },
    leave(screen) {
      const hadIt = screen === owner;
      if (!hadIt || used === null) {
        forget(screen);
        return hadIt;
      }
      // It may only be loaded again: until then it counts as one that begins.
      screens.set(screen, { ...NONE, state: 'starting', label: used.label });
      choose();
      setTimeout(() => {
        const isMissing = screen === owner;
        forget(screen);
        if (isMissing) goAway();
      }, patience).unref();
      return true;
    },
    close() {
      screens.clear();
      owner = null;
    },
  };
}
