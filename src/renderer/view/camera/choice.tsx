import { type CameraChoice, STILL } from '../../../protocol/camera.ts';
import { useLive, useTools } from '../../store/context.ts';
import { Range } from '../settings/range.tsx';
import { Choice, Section } from '../settings/section.tsx';
import { useCameraChange } from './change-camera.ts';

const MODES = ['off', 'show', 'watch'] as const;

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

/** How the camera is used, and which one. */
export function CameraUse({ choice }: { readonly choice: CameraChoice }) {
  const { words } = useTools();
  const { camera } = words;
  const change = useCameraChange();
  const { mode } = choice;
  return (
    <Section name="camera-use" title={camera.use}>
      <fieldset className="camera-modes">
        <legend className="unseen">{camera.title}</legend>
        {MODES.map((one) => (
          <Choice
            key={one}
            group="camera-mode"
            testId={`camera-${one}`}
            chosen={mode === one}
            onChoose={() => change({ mode: one })}
          >
            <b>{camera.modes[one].name}</b>
            <small>{camera.modes[one].what}</small>
          </Choice>
        ))}
      </fieldset>
      {mode !== 'off' && (
        <div className="camera-fields">
          <DeviceField device={choice.device} />
          <SizeField width={choice.width} height={choice.height} />
        </div>
      )}
      {mode === 'watch' && (
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
      )}
    </Section>
  );
}
