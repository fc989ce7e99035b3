import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CameraNews, makeCameraState } from '../../src/host/camera-state.ts';
import type { CameraState } from '../../src/protocol/camera.ts';

/** Milliseconds that a page may take to come back. */
const PATIENCE = 30;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is made of it when these things happen, one after another; `-` before a screen that leaves. */
function after(...happenings: string[]) {
  const news: Parameters<CameraNews>[0][] = [];
  const camera = makeCameraState<string>((code) => news.push(code), PATIENCE);
  for (const happening of happenings) {
    const [screen, state] = happening.split(' ') as [string, CameraState | undefined];
    if (happening === 'wait') vi.advanceTimersByTime(PATIENCE);
    else if (state === undefined) camera.leave(screen.slice(1));
    else camera.tell(screen, { state, sight: 'clear', label: screen });
  }
  const { state, label } = camera.view();
  const shown = label === null ? state : `${label} ${state}`;
  const of = ['a', 'b', 'c'].filter(camera.isOf);
  camera.close();
  return { news, shown, of };
}

describe('what is said of the camera', () => {
  it.each([
    ['a camera that never was', ['a starting', 'a notFound', 'a refused'], []],
    ['one that was found late', ['a notFound', 'a open'], []],
    ['a page that is gone', ['a open', '-a', 'wait'], ['cameraLost']],
    ['a page that is loaded again', ['a open', '-a', 'b starting', 'b open', 'wait'], []],
    ['a page that is loaded again twice', ['a open', '-a', 'b open', '-b', 'c open', 'wait'], []],
    ['a page that comes back late', ['a open', '-a', 'wait', 'b open'], ['cameraLost', 'cameraBack']],
    ['a page that had none', ['a open', 'b notFound', '-b', 'wait'], []],
    ['another camera that is not there', ['a open', 'a starting', 'a busy'], ['cameraLost']],
    ['one that was switched off', ['a open', 'a off', '-a', 'wait', 'b open'], []],
    ['one that was switched off, with a page that has none', ['b insecure', 'a open', 'a off', 'wait'], []],
    ['a second one that goes', ['a open', 'b open', '-b', 'wait'], []],
    ['a second one that breaks', ['a open', 'b open', 'b lost', 'wait'], []],
    ['a second one that stays', ['a open', 'b open', '-a', 'wait'], []],
    ['a second one while the first breaks', ['a open', 'b open', 'a lost', 'wait'], []],
    ['two that go', ['a open', 'b open', '-a', '-b', 'wait'], ['cameraLost']],
    ['a page that fails while another is loaded', ['a open', '-a', 'b insecure', 'c open', 'wait'], []],
    [
      'a page that fails and no other comes',
      ['a open', '-a', 'b starting', 'b busy', 'wait'],
      ['cameraLost'],
    ],
    ['one that breaks and is switched off', ['a open', 'a lost', 'a off', 'a open'], ['cameraLost']],
  ])('%s', (_, happenings, news) => {
    expect(after(...happenings).news).toEqual(news);
  });

  it('is nothing once it is closed', () => {
    const news: string[] = [];
    const camera = makeCameraState<string>((code) => news.push(code), PATIENCE);
    camera.tell('a', { state: 'open', sight: 'clear', label: null });
    camera.leave('a');
    camera.close();
    vi.advanceTimersByTime(PATIENCE);
    expect(news).toEqual([]);
  });
});

describe('the camera that the table goes by', () => {
  it.each([
    [['a starting'], 'a starting', []],
    [['a open'], 'a open', ['a']],
    [['a open', 'b open'], 'a open', ['a']],
    [['a open', 'b insecure'], 'a open', ['a']],
    [['a lost', 'b insecure'], 'a lost', []],
    [['a lost', 'b open', 'a open'], 'b open', ['b']],
    [['a insecure', 'b starting', 'b open'], 'b open', ['b']],
    [['a open', 'b open', '-a'], 'b open', ['b']],
    [['a open', 'b open', 'a off'], 'b open', ['b']],
    [['a open', 'b open', 'c open', '-b', '-a'], 'c open', ['c']],
    [['a open', '-a', 'b busy'], 'a starting', []],
    [['a open', '-a', 'b busy', 'wait'], 'b busy', []],
    [['a open', '-a', 'wait'], 'off', []],
    [['a open', 'a lost', '-a'], 'off', []],
    [['a notFound', 'b insecure', '-a'], 'b insecure', []],
  ])('%j: %s', (happenings, shown, of) => {
    expect(after(...happenings)).toMatchObject({ shown, of });
  });
});
