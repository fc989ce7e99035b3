import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { CameraChoice } from '../../../protocol/camera.ts';
import { useLive, usePage, useTools } from '../../store/context.ts';
import { useCameraChange, withRegion } from './change-camera.ts';
import { Found } from './found.tsx';
import { RegionFrame } from './region-frame.tsx';
import { NoPicture } from './state.tsx';

interface Props {
  readonly choice: CameraChoice;
  /** Who sits where. */
  readonly names: readonly string[];
}

/** The regions that the camera looks at, over its picture. */
function Regions({ choice, names }: Props) {
  const { zones } = useTools().words.camera;
  const change = useCameraChange();
  return (
    <>
      <RegionFrame
        testId="region-pile"
        name={zones.pile}
        region={choice.pile}
        onChange={(pile) => change({ pile })}
      />
      {choice.faceUp.map(
        (region, seat) =>
          region !== null &&
          names[seat] !== undefined && (
            <RegionFrame
              key={names[seat]}
              testId={`region-${seat + 1}`}
              name={zones.faceUp(names[seat])}
              region={region}
              onChange={(moved) => change({ faceUp: withRegion(choice.faceUp, seat, moved) })}
            />
          ),
      )}
    </>
  );
}

/** The live picture, with what is read and the regions over it; or why there is none. */
export function Picture({ choice, names }: Props) {
  const { words } = useTools();
  const isOpen = usePage(({ camera }) => camera.state === 'open');
  const camera = useLive((live) => live.stream);
  const stream = isOpen ? camera : null;
  const video = useRef<HTMLVideoElement>(null);
  const [shape, setShape] = useState(16 / 9);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  return (
    <div className="fill camera-frame">
      <div
        className="camera-picture"
        style={{ '--shape': shape } as CSSProperties}
        data-testid="camera-picture"
      >
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={words.camera.live}
          hidden={stream === null}
          data-testid="camera-video"
          onResize={({ currentTarget: { videoWidth, videoHeight } }) =>
            videoHeight > 0 && setShape(videoWidth / videoHeight)
          }
        />
        {stream !== null && <Found />}
        {stream !== null && choice.mode === 'watch' && <Regions choice={choice} names={names} />}
        {stream === null && <NoPicture />}
      </div>
    </div>
  );
}
