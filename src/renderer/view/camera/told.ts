import type { CameraView } from '../../../protocol/camera.ts';
import type { HowItIs } from '../../../words/facts.ts';
import type { Words } from '../../../words/words.ts';
import type { CameraHere } from '../../store/page.ts';

/** How a camera is, and whether that is as it should be. */
export interface Told extends HowItIs {
  readonly code: string;
  readonly tone: 'good' | 'wait' | 'bad';
}

/** Whether another screen has a camera, or had one: not if it only says why it can have none. */
const isCamera = ({ state, label }: CameraView): boolean => state === 'starting' || label !== null;

/** Which camera is spoken of: that of this page if it was ever open, unless another screen has the one in use. */
function isTheirs(here: CameraHere, there: CameraView): boolean {
  if (there.state === 'off' || here.state === 'open') return false;
  if (there.state === 'open' || here.state === 'off') return true;
  return here.label === null && isCamera(there);
}

/** What is said of the camera on a screen, by what this page and the table know of it; null if there is none. */
export function toldOf(words: Words['camera'], here: CameraHere, there: CameraView | null): Told | null {
  const theirs = there !== null && isTheirs(here, there);
  if (here.elsewhere && !theirs) return { ...words.elsewhere, code: 'elsewhere', tone: 'wait' };
  const { state, sight } = theirs ? there : here;
  if (state === 'off') return null;
  if (state === 'starting') return { ...words.states.starting, code: state, tone: 'wait' };
  if (state !== 'open') return { ...words.states[state], code: state, tone: 'bad' };
  const tone = sight === 'clear' ? 'good' : sight === 'hand' ? 'wait' : 'bad';
  return { ...words.sights[sight], code: sight, tone };
}
