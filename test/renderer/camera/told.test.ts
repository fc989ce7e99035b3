import { describe, expect, it } from 'vitest';
import type { CameraState, CameraView } from '../../../src/protocol/camera.ts';
import type { CameraHere } from '../../../src/renderer/store/page.ts';
import { toldOf } from '../../../src/renderer/view/camera/state.tsx';
import { en } from '../../../src/words/en.ts';

const here = (state: CameraState, more: Partial<CameraHere> = {}): CameraHere => ({
  state,
  sight: 'clear',
  label: null,
  elsewhere: false,
  unmarked: true,
  labelled: false,
  doubt: null,
  ...more,
});
const there = (state: CameraState, more: Partial<CameraView> = {}): CameraView => ({
  state,
  sight: 'clear',
  label: 'USB Camera',
  ...more,
});
const NONE = there('off', { label: null });
const OWN = { label: 'Own camera' };

describe('what a screen says of the camera', () => {
  it.each<[string, CameraHere, CameraView, string | undefined, string?]>([
    ['nothing where there is none', here('off'), NONE, undefined],
    ['that of this page, if there is no other', here('busy'), NONE, 'busy', 'bad'],
    [
      'that of this page, as it knows it first',
      here('open', { ...OWN, sight: 'hand' }),
      there('open'),
      'hand',
      'wait',
    ],
    [
      'that of this page once it was open, though another is open now',
      here('lost', OWN),
      there('open'),
      'clear',
      'good',
    ],
    ['that of this page once it was open', here('lost', OWN), there('off'), 'lost', 'bad'],
    [
      'that of another screen, on a page that can have none',
      here('insecure'),
      there('open'),
      'clear',
      'good',
    ],
    ['that it is lost there, on a page that can have none', here('insecure'), there('lost'), 'lost', 'bad'],
    ['that it gives no pictures there', here('refused'), there('paused'), 'paused', 'bad'],
    ['that it starts there', here('busy'), there('starting', { label: null }), 'starting', 'wait'],
    [
      'its own trouble, if the other screen can have none either',
      here('refused'),
      there('insecure', { label: null }),
      'refused',
      'bad',
    ],
    ['that another window has it', here('off', { elsewhere: true }), NONE, 'elsewhere', 'wait'],
    ['how it is in the window that has it', here('off', { elsewhere: true }), there('lost'), 'lost', 'bad'],
    ['that it begins here', here('starting'), NONE, 'starting', 'wait'],
  ])('%s', (_, own, other, code, tone) => {
    const told = toldOf(en.cameraState, own, other, 'watch');
    expect([told?.code, told?.tone]).toEqual([code, tone]);
  });

  it.each<['show' | 'watch', Partial<CameraHere>, string]>([
    ['watch', { sight: 'clear' }, 'clear'],
    ['watch', { sight: 'unread' }, 'labelsOnly'],
    ['watch', { sight: 'unread', unmarked: true }, 'unread'],
    ['show', {}, 'labelsOnly'],
    ['show', { unmarked: true }, 'clear'],
    ['show', { labelled: true }, 'clear'],
  ])('where unmarked cards can’t be read, in the mode %s: %o', (mode, more, code) => {
    const own = here('open', { ...OWN, unmarked: false, ...more });
    expect(toldOf(en.cameraState, own, there('open'), mode)).toMatchObject({
      code,
      what:
        code === 'labelsOnly' ? en.cameraState.labelsOnly.what : en.cameraState.sights[code as 'unread'].what,
    });
  });
});
