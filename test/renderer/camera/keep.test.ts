import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Kept, keepCamera } from '../../../src/renderer/camera/keep.ts';

/** Cameras that can be plugged in and out, as a browser shows them. */
function makeMedia() {
  const events = new EventTarget();
  const plugged = new Set<string>();
  const asked: MediaStreamConstraints[] = [];
  const tracks: { readonly device: string; readonly target: EventTarget; stopped: boolean }[] = [];
  let fault: string | null = null;
  let namesDevices = true;

  const open = (device: string) => {
    const track = { device, target: new EventTarget(), stopped: false };
    tracks.push(track);
    const shown = Object.assign(track.target, {
      label: `Camera ${device}`,
      getSettings: () => (namesDevices ? { deviceId: device } : {}),
      stop: () => {
        track.stopped = true;
      },
    });
    return { getTracks: () => [shown], getVideoTracks: () => [shown] };
  };

  const media = Object.assign(events, {
    async getUserMedia(wished: MediaStreamConstraints) {
      asked.push(wished);
      if (fault !== null) throw new DOMException('', fault);
      const { deviceId } = wished.video as { deviceId?: { exact?: string; ideal?: string } };
      const named = deviceId?.exact ?? deviceId?.ideal ?? '';
      const found = plugged.has(named) ? named : deviceId?.exact === undefined ? [...plugged][0] : undefined;
      if (found === undefined) throw new DOMException('', 'NotFoundError');
      return open(found);
    },
    async enumerateDevices() {
      return [...plugged].map((deviceId) => ({ kind: 'videoinput', deviceId, label: deviceId }));
    },
  });
  return {
    media: media as unknown as MediaDevices,
    asked,
    tracks,
    /** From now on no track says of which device it is. */
    nameNone() {
      namesDevices = false;
    },
    fail(name: string | null) {
      fault = name;
    },
    plug(device: string) {
      plugged.add(device);
      events.dispatchEvent(new Event('devicechange'));
    },
    unplug(device: string) {
      plugged.delete(device);
      tracks.findLast((track) => track.device === device)?.target.dispatchEvent(new Event('ended'));
      events.dispatchEvent(new Event('devicechange'));
    },
  };
}

const wish = (device = '') => ({ device, width: 1280, height: 720 });

let world: ReturnType<typeof makeMedia>;
let told: Kept[];
let keeper: ReturnType<typeof keepCamera>;
const loaded = { ready: async () => {} };
const states = () => told.map(({ state }) => state);
const now = () => told.at(-1);
/** Lets everything happen that is due within so many milliseconds. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  world = makeMedia();
  told = [];
  keeper = keepCamera(world.media, { ...loaded, onCamera: (kept) => told.push(kept), onDevices: () => {} });
});
afterEach(() => vi.useRealTimers());

describe('keeping a camera open', () => {
  it('opens the wished one as large as was asked, and closes it when nobody wants it', async () => {
    world.plug('a');
    world.plug('b');
    keeper.want(wish('b'));
    await pass(0);
    expect(states()).toEqual(['starting', 'open']);
    expect(now()?.label).toBe('Camera b');
    expect(world.asked[0]?.video).toMatchObject({ width: { ideal: 1280 }, frameRate: { ideal: 30 } });
    keeper.want(null);
    expect(now()).toEqual({ state: 'off', stream: null, label: null });
    expect(world.tracks.map(({ stopped }) => stopped)).toEqual([true]);
  });

  it('waits until its pictures can be looked at, so that none of them is lost', async () => {
    let load = () => {};
    const ready = () =>
      new Promise<void>((resolve) => {
        load = resolve;
      });
    keeper = keepCamera(world.media, { ready, onCamera: (kept) => told.push(kept), onDevices: () => {} });
    world.plug('a');
    keeper.want(wish());
    await pass(60_000);
    expect(world.asked).toEqual([]);
    load();
    await pass(0);
    expect(states()).toEqual(['starting', 'open']);
  });

  it('takes any for a name that another browser has kept', async () => {
    world.plug('a');
    keeper.want(wish('named elsewhere'));
    await pass(0);
    expect(now()?.label).toBe('Camera a');
  });

  it('takes the chosen one when it comes, where another stood in for it', async () => {
    world.plug('a');
    keeper.want(wish('b'));
    await pass(0);
    world.plug('b');
    await pass(0);
    expect(now()?.label).toBe('Camera b');
    expect(world.tracks.map(({ stopped }) => stopped)).toEqual([true, false]);
  });

  it('one that is pulled out is lost, and no other stands in until it is back', async () => {
    world.plug('a');
    world.plug('b');
    keeper.want(wish('b'));
    await pass(0);
    world.unplug('b');
    await pass(20_000);
    expect(new Set(states().slice(2))).toEqual(new Set(['lost']));
    expect(now()?.label).toBe('Camera b');
    world.plug('b');
    await pass(0);
    expect(now()).toMatchObject({ state: 'open', label: 'Camera b' });
  });

  it('nor does one where the browser doesn’t name devices', async () => {
    world.nameNone();
    world.plug('b');
    keeper.want(wish());
    await pass(0);
    world.plug('a');
    world.unplug('b');
    await pass(20_000);
    expect(new Set(states().slice(2))).toEqual(new Set(['lost']));
    expect(world.tracks.every(({ stopped }) => stopped)).toBe(true);
    expect(now()?.label).toBe('Camera b');
    world.unplug('a');
    world.plug('b');
    await pass(3000);
    expect(now()).toMatchObject({ state: 'open', label: 'Camera b' });
  });

  it.each([
    ['NotFoundError', 'notFound'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'failed'],
  ])('%s is %s, and is tried again by itself', async (name, state) => {
    world.plug('a');
    world.fail(name);
    keeper.want(wish());
    await pass(0);
    expect(now()?.state).toBe(state);
    world.fail(null);
    await pass(3000);
    expect(now()?.state).toBe('open');
  });

  it('a refusal is tried again only when somebody asks', async () => {
    world.plug('a');
    world.fail('NotAllowedError');
    keeper.want(wish());
    await pass(0);
    expect(now()?.state).toBe('refused');
    world.fail(null);
    await pass(60_000);
    world.plug('b');
    await pass(0);
    expect(world.asked).toHaveLength(1);
    keeper.again();
    await pass(0);
    expect(now()?.state).toBe('open');
  });

  it('one that is open and gives nothing is opened anew when somebody asks', async () => {
    world.plug('a');
    keeper.want(wish());
    await pass(0);
    keeper.again();
    await pass(0);
    expect(states()).toEqual(['starting', 'open', 'starting', 'open']);
    expect(world.tracks.map(({ stopped }) => stopped)).toEqual([true, false]);
  });

  it('what opens too late is closed, and nobody hears of it', async () => {
    world.plug('a');
    keeper.want(wish());
    while (world.asked.length === 0) await Promise.resolve();
    keeper.want(null);
    await pass(0);
    expect(states()).toEqual(['starting', 'off']);
    expect(world.tracks.map(({ stopped }) => stopped)).toEqual([true]);
  });

  it('a page that may not ask is told so', async () => {
    const there: Kept[] = [];
    const onCamera = (kept: Kept) => there.push(kept);
    keepCamera(undefined, { ...loaded, onCamera, onDevices: () => {} }).want(wish());
    await pass(60_000);
    expect(there.map(({ state }) => state)).toEqual(['starting', 'insecure']);
  });
});
