import { type Card, isCard } from '../../../engine/cards.ts';
import { type CameraChoice, DEFAULT_CAMERA } from '../../../protocol/camera.ts';
import { labelsFor } from '../../../sheet/sizes.ts';
import { usePage, useTools } from '../../store/context.ts';
import { numbered } from '../numbered.ts';
import { PlayingCard } from '../parts/card.tsx';
import { Icon } from '../parts/icon.tsx';
import { useCameraChange, withRegion } from './change-camera.ts';
import { ENOUGH } from './read-cards.ts';
import { regionForSeat } from './regions.ts';

interface Props {
  readonly choice: CameraChoice;
  /** The cards that were read so far. */
  readonly read: readonly string[];
}

/** The cards that were read, and places for those that are still to be. */
const ReadCards = ({ read }: Pick<Props, 'read'>) => (
  <span className="read-cards">
    {numbered(Array.from({ length: ENOUGH }, (_, i) => read[i] ?? null)).map(({ key, item }) =>
      item !== null && isCard(item) ? (
        <PlayingCard key={key} slot={item as Card} mini />
      ) : (
        <span key={key} className="card gap" />
      ),
    )}
  </span>
);

const isMoved = ({ pile }: CameraChoice): boolean =>
  JSON.stringify(pile) !== JSON.stringify(DEFAULT_CAMERA.pile);

/** The three steps of setting a camera up: which are done, and which is next. */
export function Steps({ choice, read }: Props) {
  const { camera } = useTools().words;
  const isOpen = usePage((state) => state.camera.state === 'open');
  const mode = choice.mode === 'show' ? 'show' : 'watch';
  const said = camera.steps[mode](labelsFor(choice.width), read.length);
  const done = [isOpen, read.length >= ENOUGH, mode === 'watch' && isMoved(choice)];
  const now = done.indexOf(false);
  return (
    <ol className="camera-steps" aria-label={camera.steps.title}>
      {said.map(({ name, what }, i) => (
        <li key={name} className={done[i] ? 'done' : i === now ? 'now' : undefined}>
          <i aria-hidden="true">{done[i] ? <Icon name="check" /> : i + 1}</i>
          <div>
            <b>{name}</b>
            {done[i] && <span className="unseen"> {camera.steps.done}</span>}
            <small>{what}</small>
            {i === 1 && <ReadCards read={read} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface FramesProps {
  readonly choice: CameraChoice;
  readonly names: readonly string[];
}

/** Whose face-up cards the camera looks at: each has a frame of its own, besides that of the pile. */
export function Frames({ choice, names }: FramesProps) {
  const { zones } = useTools().words.camera;
  const change = useCameraChange();
  const setFrame = (seat: number, on: boolean) =>
    change({
      faceUp: withRegion(choice.faceUp, seat, on ? regionForSeat(seat, names.length) : null),
    });
  return (
    <fieldset className="camera-frames">
      <legend>{zones.faceUpTitle.name}</legend>
      <small>{zones.faceUpTitle.what}</small>
      <div className="face-up-names">
        {names.map((name, seat) => (
          <label key={name} className="row frame-switch">
            <input
              type="checkbox"
              className="switch-box"
              data-testid={`face-up-${seat + 1}`}
              checked={choice.faceUp[seat] != null}
              onChange={({ target }) => setFrame(seat, target.checked)}
            />
            <span className="one-line" dir="auto">
              {name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
