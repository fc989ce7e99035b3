import { LONGEST_PATH, type ScannerChoice } from '../../../protocol/settings.ts';
import { useTools } from '../../store/context.ts';
import { changeSettings } from './change-settings.ts';
import { TextField } from './text-field.tsx';

const SPEEDS = [1, 2, 4, 10, 50] as const;

type RecordingChoiceOf = Extract<ScannerChoice, { kind: 'recording' }>;

interface Props {
  readonly choice: RecordingChoiceOf;
  readonly newest: string | null;
}

/** A recording that stands in for a scanner: which file, and how fast. */
export function RecordingChoice({ choice, newest }: Props) {
  const tools = useTools();
  const { recording } = tools.words.settings;
  const change = (part: Partial<RecordingChoiceOf>) =>
    changeSettings(tools, { scanner: { ...choice, ...part } });
  const speeds = [...new Set([...SPEEDS, choice.speed])].sort((a, b) => a - b);
  return (
    <div className="stack way">
      <p>{recording.when}</p>
      <div className="cluster fields">
        <TextField
          testId="recording"
          label={recording.path}
          hint={recording.pathHint}
          use={recording.use}
          value={choice.path}
          longest={LONGEST_PATH}
          onUse={(path) => change({ path })}
        />
        <div className="row rate">
          <label className="stack">
            {recording.speed}
            <select
              value={choice.speed}
              data-testid="recording-speed"
              onChange={({ target: { value } }) => change({ speed: Number(value) })}
            >
              {speeds.map((speed) => (
                <option key={speed} value={speed}>
                  {recording.times(speed)}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      {newest !== null && newest !== choice.path && (
        <button
          type="button"
          className="take"
          data-testid="take-newest"
          onClick={() => change({ path: newest })}
        >
          {recording.newest}: <code>{newest}</code>
        </button>
      )}
    </div>
  );
}
