import type { CameraChoice } from '../../../protocol/camera.ts';
import { useTools } from '../../store/context.ts';
import { Section } from '../settings/section.tsx';
import { useCameraChange, withRegion } from './change-camera.ts';
import { regionForSeat } from './regions.ts';

interface Props {
  readonly choice: CameraChoice;
  readonly names: readonly string[];
}

/** Whose face-up cards the camera looks at: each has a region of its own. */
export function FaceUpRegions({ choice, names }: Props) {
  const { zones } = useTools().words.camera;
  const change = useCameraChange();
  return (
    <Section name="face-up-regions" title={zones.faceUpTitle.name}>
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
                  faceUp: withRegion(
                    choice.faceUp,
                    seat,
                    target.checked ? regionForSeat(seat, names.length) : null,
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
