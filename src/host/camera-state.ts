import type { CameraView } from '../protocol/camera.ts';
import type { ClientMessage } from '../protocol/messages.ts';

type Told = Pick<Extract<ClientMessage, { type: 'camera' }>, 'state' | 'sight' | 'label'>;

/** The camera of whichever screen has one: what screens tell of theirs, and what every screen is told of it. */
export interface CameraState<Screen> {
  view(): CameraView;
  /** A screen tells what has become of its camera. */
  tell(screen: Screen, told: Told): void;
  /** A screen has gone, and its camera with it; true if it had one. */
  leave(screen: Screen): boolean;
  close(): void;
}

/** What is said at the table when the camera goes away or comes back; the text is what the device calls itself. */
export type CameraNews = (code: 'cameraLost' | 'cameraBack', label: string | null) => void;

const NONE: Told = { state: 'off', sight: 'clear', label: null };

/** Milliseconds that a page may take to come back when it is loaded again. */
const RELOAD = 3000;

/** No camera yet. `news` is called once when the one in use goes away, and once when one is back. */
export function makeCameraState<Screen>(news: CameraNews, patience = RELOAD): CameraState<Screen> {
  let owner: Screen | null = null;
  let last: Told = NONE;
  /** The label of one that went away while it was in use. */
  let lost: { readonly label: string | null } | null = null;
  /** The label of the one in use. */
  let used: { readonly label: string | null } | null = null;

  let missing: ReturnType<typeof setTimeout> | undefined;

  const goAway = () => {
    if (used !== null) {
      lost = used;
      news('cameraLost', used.label);
    }
    used = null;
  };

  const become = ({ state, label }: Told) => {
    if (state === 'starting') return;
    clearTimeout(missing);
    if (state !== 'open' && state !== 'off') return goAway();
    // Who switches it off knows that.
    if (state === 'open' && lost !== null) news('cameraBack', label);
    lost = null;
    used = state === 'open' ? { label } : null;
  };

  return {
    view: () => last,
    tell(screen, { state, sight, label }) {
      // One that has no camera says nothing about that of another screen.
      if (owner !== screen && last.state === 'open' && state !== 'open') return;
      owner = screen;
      last = { state, sight, label };
      become(last);
    },
    leave(screen) {
      if (owner !== screen) return false;
      owner = null;
      last = NONE;
      missing = setTimeout(goAway, patience);
      missing.unref();
      return true;
    },
    close: () => clearTimeout(missing),
  };
}
