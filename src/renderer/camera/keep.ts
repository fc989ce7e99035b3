import type { CameraState } from '../../protocol/camera.ts';
import { closeStream, type Device, listDevices, openCamera, type Wish } from './open.ts';

/** How the camera of this page is. */
export interface Kept {
  readonly state: CameraState;
  /** What it shows; null unless it is open. */
  readonly stream: MediaStream | null;
  /** What it calls itself; null before it was open. */
  readonly label: string | null;
}

export interface Keeper {
  /** This camera from now on, or none. */
  want(wish: Wish | null): void;
  /** Another attempt now, also where it would otherwise wait for somebody; an open one is closed and opened again. */
  again(): void;
}

interface Told {
  /** Resolves once pictures can be looked at: what a camera shows before that would be lost. */
  readonly ready: () => Promise<void>;
  readonly onCamera: (kept: Kept) => void;
  readonly onDevices: (devices: readonly Device[]) => void;
}

/** Milliseconds between two attempts. */
const WAIT = 3000;

/** What passes by itself. A refusal is tried again only when somebody asks: a browser might ask people each time. */
const PASSES: readonly CameraState[] = ['lost', 'notFound', 'busy', 'failed'];

const OFF: Kept = { state: 'off', stream: null, label: null };

const sameWish = (a: Wish | null, b: Wish | null): boolean =>
  a?.device === b?.device && a?.width === b?.width && a?.height === b?.height;

/**
 * Keeps a camera open for as long as one is wanted. One that went away is opened again when it is back, and no
 * other in its place: that would look somewhere else.
 */
export function keepCamera(media: MediaDevices | undefined, { ready, onCamera, onDevices }: Told): Keeper {
  let wish: Wish | null = null;
  let kept = OFF;
  /** The device that was open when it went away; empty where the browser doesn't name devices. */
  let lost: string | null = null;
  /** Counts what was begun, so that an answer that comes too late is known for one. */
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (now: Kept) => {
    kept = now;
    onCamera(now);
  };
  const list = async () => onDevices(await listDevices(media));

  const close = () => {
    attempts += 1;
    clearTimeout(timer);
    if (kept.stream !== null) closeStream(kept.stream);
  };

  const onLost = (device: string) => {
    close();
    lost = device;
    tell({ ...kept, state: 'lost', stream: null });
    timer = setTimeout(attempt, WAIT);
  };

  const onOpen = (stream: MediaStream) => {
    const track = stream.getVideoTracks()[0];
    const device = track?.getSettings().deviceId ?? '';
    lost = null;
    track?.addEventListener('ended', () => {
      if (kept.stream === stream) onLost(device);
    });
    tell({ state: 'open', stream, label: track?.label ?? null });
    void list();
  };

  /** Whether it is the one that went away, as far as it says: a browser that doesn't name devices opens any. */
  const isThatOne = (stream: MediaStream) => lost !== '' || stream.getVideoTracks()[0]?.label === kept.label;

  async function attempt(): Promise<void> {
    if (wish === null) return;
    clearTimeout(timer);
    attempts += 1;
    const mine = attempts;
    await ready();
    if (mine !== attempts) return;
    const opened = await openCamera(media, { ...wish, device: lost ?? wish.device }, lost !== null);
    const isOurs = opened.ok && mine === attempts && isThatOne(opened.stream);
    if (opened.ok && !isOurs) closeStream(opened.stream);
    if (mine !== attempts) return;
    if (opened.ok && isOurs) return onOpen(opened.stream);
    const state = opened.ok ? 'lost' : opened.state;
    tell({ ...kept, state: lost !== null && state !== 'refused' ? 'lost' : state, stream: null });
    if (PASSES.includes(state)) timer = setTimeout(attempt, WAIT);
  }

  const begin = () => {
    tell({ state: 'starting', stream: null, label: null });
    void attempt();
  };

  const onChange = async () => {
    const devices = await listDevices(media);
    onDevices(devices);
    if (wish === null || kept.state === 'refused' || kept.state === 'starting') return;
    if (kept.stream === null) void attempt();
    else if (isOther(kept.stream, wish, devices)) {
      // The chosen one has come, and another stood in for it.
      close();
      begin();
    }
  };
  media?.addEventListener('devicechange', onChange);

  return {
    want(wished) {
      if (sameWish(wish, wished)) return;
      wish = wished;
      lost = null;
      close();
      if (wish === null) tell(OFF);
      else begin();
    },
    again() {
      if (wish === null) return;
      if (kept.stream === null) return void attempt();
      close();
      begin();
    },
  };
}

const isOther = (stream: MediaStream, { device }: Wish, devices: readonly Device[]): boolean =>
  devices.some(({ id }) => id === device) && stream.getVideoTracks()[0]?.getSettings().deviceId !== device;
