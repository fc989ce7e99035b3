import type { LobbyView } from '../../../protocol/lobby.ts';
import { PACES } from '../../../protocol/settings.ts';
import { useTools } from '../../store/context.ts';
import { ScreenHead } from '../screen-head.tsx';
import { useChange } from './change-settings.ts';
import { LookPart } from './look-part.tsx';
import { Range } from './range.tsx';
import { Scanner } from './scanner.tsx';
import { Section, Switch } from './section.tsx';
import { Sound } from './sound.tsx';
import { Trial } from './trial.tsx';
import { Voice } from './voice.tsx';

/** In seconds. In less than this nobody plays a second card; longer than this nobody waits. */
const QUIET = { min: 0.5, max: 10, step: 0.5 } as const;

/** When a play is closed. */
function Plays({ lobby }: { readonly lobby: LobbyView }) {
  const { plays } = useTools().words.settings;
  const { quiet, oneScanOnePlay } = lobby.settings;
  const change = useChange();
  return (
    <Section name="plays" title={plays.title}>
      <Range
        testId="quiet"
        label={plays.quiet.name}
        what={plays.quiet.what}
        said={plays.seconds}
        value={quiet / 1000}
        {...QUIET}
        onChange={(seconds) => change({ quiet: Math.round(1000 * seconds) })}
      />
      <Switch
        testId="one-scan"
        on={oneScanOnePlay}
        onChange={(on) => change({ oneScanOnePlay: on })}
        {...plays.oneScanOnePlay}
      />
      <p className="quiet-line">{plays.when}</p>
    </Section>
  );
}

/** How fast a game without a deck goes on. */
function PaceChoice({ lobby }: { readonly lobby: LobbyView }) {
  const { pace } = useTools().words.play;
  const change = useChange();
  return (
    <Section name="pace" title={pace.title}>
      <fieldset className="paces">
        <legend>{pace.label}</legend>
        {PACES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="pace"
              data-testid={`pace-${one}`}
              checked={lobby.settings.pace === one}
              onChange={() => change({ pace: one })}
            />
            <span>{pace.names[one]}</span>
          </label>
        ))}
      </fieldset>
      <p className="quiet-line">{pace.what}</p>
    </Section>
  );
}

interface Props {
  readonly lobby: LobbyView;
}

/** What is kept from one start to the next: the scanner, how plays close, sounds. All of it counts at once. */
export function Settings({ lobby }: Props) {
  const { words } = useTools();
  const change = useChange();
  const { kind } = lobby.settings.scanner;
  return (
    <main className="settings" data-testid="settings-screen">
      <ScreenHead title={words.settings.title} />
      <div className="settings-grid">
        <LookPart look={lobby.settings} change={change} />
        <Scanner lobby={lobby} />
        {kind !== 'recording' && <Trial key={kind} lobby={lobby} />}
        <Plays lobby={lobby} />
        <Sound lobby={lobby} />
        <Voice lobby={lobby} />
        <PaceChoice lobby={lobby} />
      </div>
    </main>
  );
}
