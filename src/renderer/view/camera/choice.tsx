import { type ReactNode, useEffect, useState } from 'react';
import { type CameraChoice, STILL } from '../../../protocol/camera.ts';
import type { LobbyView } from '../../../protocol/lobby.ts';
import { labelsFor } from '../../../sheet/sizes.ts';
import { useLive, usePage, useTools } from '../../store/context.ts';
import { Dialog } from '../dialog.tsx';
import { Art, ArtCards } from '../parts/art.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Range } from '../settings/range.tsx';
import { useCameraChange } from './change-camera.ts';
import { Evidence } from './evidence.tsx';

const MODES = ['off', 'show', 'watch'] as const;

function ModePicture({ cards, icon }: { readonly cards: ReactNode; readonly icon: IconName }) {
  return (
    <Art>
      <span className="art-two">
        {cards}
        <Icon name={icon} />
      </span>
    </Art>
  );
}

/** A card that is tapped, one that is shown, a pile that is watched. */
const PICTURES: Readonly<Record<CameraChoice['mode'], ReactNode>> = {
  off: (
    <ModePicture
      cards={<ArtCards className="art-hand four" cards={['2D', 'TS', 'QH', 'KC']} />}
      icon="hand"
    />
  ),
  show: <ModePicture cards={<ArtCards className="art-heap" cards={['8D']} />} icon="camera" />,
  watch: <ModePicture cards={<ArtCards className="art-heap" cards={['4C', '6S', '9S']} />} icon="camera" />,
};

/** What cameras usually can. */
const SIZES = [
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;

function DeviceField({ device }: { readonly device: string }) {
  const { camera } = useTools().words;
  const devices = useLive((live) => live.devices);
  const change = useCameraChange();
  const isThere = device === '' || devices.some(({ id }) => id === device);
  return (
    <label className="camera-field">
      {camera.device}
      <select
        value={device}
        data-testid="camera-device"
        onChange={({ target }) => change({ device: target.value })}
      >
        <option value="">{camera.anyDevice}</option>
        {!isThere && <option value={device}>{camera.absent}</option>}
        {devices.map(({ id, label }, i) => (
          <option key={id} value={id}>
            {label === '' ? camera.unnamed(i + 1) : label}
          </option>
        ))}
      </select>
    </label>
  );
}

function SizeField({ width, height }: Pick<CameraChoice, 'width' | 'height'>) {
  const { camera } = useTools().words;
  const change = useCameraChange();
  const isUsual = SIZES.some(([w, h]) => w === width && h === height);
  const all = isUsual ? SIZES : [...SIZES, [width, height] as const];
  return (
    <label className="camera-field">
      {camera.size}
      <select
        value={all.findIndex(([w, h]) => w === width && h === height)}
        data-testid="camera-size"
        onChange={({ target }) => {
          const [w, h] = all[Number(target.value)]!;
          change({ width: w, height: h });
        }}
      >
        {all.map(([w, h], i) => (
          <option key={`${w} ${h}`} value={i}>
            {camera.pixels(w, h)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Whether the browser knows of no camera at all. */
function useNoCamera(): boolean {
  const [isNone, setNone] = useState(false);
  useEffect(() => {
    const media = navigator.mediaDevices as MediaDevices | undefined;
    const look = async () => {
      const all = await media?.enumerateDevices().catch(() => null);
      setNone(all?.every(({ kind }) => kind !== 'videoinput') ?? false);
    };
    void look();
    media?.addEventListener('devicechange', look);
    return () => media?.removeEventListener('devicechange', look);
  }, []);
  return isNone;
}

/** That there is no camera, before one is chosen. */
export function NoCamera() {
  const { states } = useTools().words.cameraState;
  if (!useNoCamera()) return null;
  return (
    <p className="row camera-none" data-testid="camera-none">
      <Icon name="ask" /> {states.notFound.what}
    </p>
  );
}

/** How the camera is used, as one of three. */
export function CameraMode({ mode }: Pick<CameraChoice, 'mode'>) {
  const { camera } = useTools().words;
  const change = useCameraChange();
  return (
    <fieldset className={mode === 'off' ? 'camera-modes' : 'camera-modes segments'}>
      <legend className="unseen">{camera.use}</legend>
      {MODES.map((one) => (
        <label key={one} className="pressed-whole camera-mode">
          <input
            type="radio"
            name="camera-mode"
            checked={mode === one}
            data-testid={`camera-${one}`}
            onChange={() => change({ mode: one })}
          />
          {mode === 'off' && PICTURES[one]}
          <b>{camera.modes[one].name}</b>
          {mode === 'off' && <small>{camera.modes[one].what}</small>}
        </label>
      ))}
    </fieldset>
  );
}

interface MoreProps {
  readonly choice: CameraChoice;
  readonly lobby: LobbyView;
}

/** What seldom changes: which camera, how large its picture is, when a play is over, and evidence. */
function MoreDialog({ choice, lobby, close }: MoreProps & { readonly close: () => void }) {
  const { words } = useTools();
  const { camera } = words;
  const change = useCameraChange();
  const mode = choice.mode === 'show' ? 'show' : 'watch';
  return (
    <Dialog name="camera-sheet" title={camera.title} className="camera-sheet" close={close}>
      <div className="camera-fields">
        <DeviceField device={choice.device} />
        <SizeField width={choice.width} height={choice.height} />
      </div>
      {mode === 'watch' && (
        <>
          <Range
            testId="still"
            label={camera.still.name}
            what={camera.still.what}
            said={words.settings.plays.seconds}
            value={choice.still / 1000}
            min={STILL.min / 1000}
            max={STILL.max / 1000}
            step={0.1}
            onChange={(seconds) => change({ still: Math.round(1000 * seconds) })}
          />
          <Evidence lobby={lobby} />
        </>
      )}
      <p>{camera.steps.labels[mode](labelsFor(choice.width))}</p>
      <p>{camera.reading.meanwhile}</p>
    </Dialog>
  );
}

/** Which camera it is, and the way to what seldom changes. */
export function CameraMore(props: MoreProps) {
  const { camera } = useTools().words;
  const label = usePage((state) => state.camera.label);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="camera-more" data-testid="camera-more" onClick={() => setOpen(true)}>
        <Icon name="camera" />
        <span className="one-line camera-name">{label ?? camera.title}</span>
        <span className="change">{camera.change}</span>
      </button>
      {isOpen && <MoreDialog {...props} close={() => setOpen(false)} />}
    </>
  );
}
