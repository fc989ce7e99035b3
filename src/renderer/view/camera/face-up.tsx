import type { CameraChoice } from '../../../protocol/camera.ts';
import { useTools } from '../../store/context.ts';
import { Section } from '../settings/parts.tsx';
import { useCameraChange, withZone } from './change.ts';
import { zoneForSeat } from './zones.ts';

interface Props {
  readonly choice: CameraChoice;
  readonly names: readonly string[];
}

/** Whose face-up cards the camera looks at: each has a zone of its own. */
export function FaceUpZones({ choice, names }: Props) {
  const { zones } = useTools().words.camera;
  const change = useCameraChange();
  return (
    <Section name="face-up-zones" title={zones.faceUpTitle.name}>
      <p className="quiet-line">{zones.faceUpTitle.what}</p>
      <div className="face-up-names">
        {names.map((name, seat) => (
          <label key={name} className="on-off">
            <input
              type="checkbox"
              data-testid={`face-up-${seat + 1}`}
              checked={choice.faceUp[seat] != null}
              onChange={({ target }) =>
                change({
                  faceUp: withZone(
                    choice.faceUp,
                    seat,
                    target.checked ? zoneForSeat(seat, names.length) : null,
                  ),
                })
              }
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </Section>
  );
}
