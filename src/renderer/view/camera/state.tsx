import type { CameraChoice, CameraView } from '../../../protocol/camera.ts';
import type { HowItIs } from '../../../words/facts.ts';
import type { FirstWords } from '../../../words/words.ts';
import { useAct, useFirstTools, usePage, useTools } from '../../store/context.ts';
import { toCamera } from '../../store/go.ts';
import type { CameraHere } from '../../store/page.ts';
import { ActionButton } from '../action-button.tsx';

/** How a camera is, and whether that is as it should be. */
interface Told extends HowItIs {
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

/** Whether somebody seems to use cards without labels where only labels can be read. */
const lacksLabels = ({ unmarked, labelled, sight }: CameraHere, mode: CameraChoice['mode']): boolean =>
  !unmarked && (sight === 'unread' || (mode === 'show' && !labelled));

/** What is said of the camera on a screen, by what this page and the table know of it; null if there is none. */
export function toldOf(
  words: FirstWords['cameraState'],
  here: CameraHere,
  there: CameraView | null,
  mode: CameraChoice['mode'],
): Told | null {
  const theirs = there !== null && isTheirs(here, there);
  if (here.elsewhere && !theirs) return { ...words.elsewhere, code: 'elsewhere', tone: 'wait' };
  const { state, sight } = theirs ? there : here;
  if (state === 'off') return null;
  if (state === 'starting') return { ...words.states.starting, code: state, tone: 'wait' };
  if (state !== 'open') return { ...words.states[state], code: state, tone: 'bad' };
  if (!theirs && lacksLabels(here, mode)) return { ...words.labelsOnly, code: 'labelsOnly', tone: 'bad' };
  const tone = sight === 'clear' ? 'good' : sight === 'hand' ? 'wait' : 'bad';
  return { ...words.sights[sight], code: sight, tone };
}

/** What is said of the camera; null if there is none. */
function useTold(): Told | null {
  const { cameraState: words } = useFirstTools().words;
  const here = usePage((state) => state.camera);
  const there = usePage((state) => state.lobby?.camera ?? null);
  const mode = usePage((state) => state.lobby?.settings.camera.mode ?? 'off');
  return mode === 'off' ? null : toldOf(words, here, there, mode);
}

/** How the camera is, beside the scanner: by a dot and in words, and the way to its set-up. */
export function CameraLine() {
  const told = useTold();
  const act = useAct();
  if (told === null) return null;
  return (
    <span role="status">
      <button
        type="button"
        className={`scanner camera-line camera-${told.tone}`}
        data-testid="camera"
        data-code={told.code}
        title={told.what ?? undefined}
        onClick={() => act(toCamera)}
      >
        <span className="dot" aria-hidden="true" />
        {told.short}
      </button>
    </span>
  );
}

/** What is wrong with the camera at a table, and what to do about it. */
export function CameraNotice() {
  const told = useTold();
  const act = useAct();
  const { camera } = useTools().words;
  if (told?.tone !== 'bad' || told.what === null) return null;
  return (
    <div className="notice stalled" role="status" data-testid="camera-notice" data-code={told.code}>
      <span>{told.what}</span>
      <ActionButton testId="camera-set-up" onClick={() => act(toCamera)}>
        {camera.setUp}
      </ActionButton>
    </div>
  );
}

/** What keeps the camera of this page from showing a picture, and what to do about it; null while it does. */
export function NoPicture() {
  const { words, camera } = useTools();
  const here = usePage((state) => state.camera);
  const off = usePage((state) => state.lobby?.settings.camera.mode === 'off');
  const { camera: sentences, cameraState } = words;
  if (off && here.state === 'off') return <p className="stack no-picture">{sentences.off}</p>;
  if (here.elsewhere)
    return (
      <div className="stack no-picture" role="status" data-testid="no-picture" data-code="elsewhere">
        <p>{cameraState.elsewhere.what}</p>
        <ActionButton testId="take-here" primary onClick={camera.take}>
          {sentences.takeHere}
        </ActionButton>
      </div>
    );
  if (here.state === 'open') return null;
  const canTry = !['off', 'starting', 'insecure'].includes(here.state);
  return (
    <div className="stack no-picture" role="status" data-testid="no-picture" data-code={here.state}>
      <p>{cameraState.states[here.state].what}</p>
      {canTry && (
        <ActionButton testId="camera-again" onClick={camera.again}>
          {sentences.again}
        </ActionButton>
      )}
    </div>
  );
}
