import type { LobbyView } from '../../../protocol/lobby.ts';
import { useTools } from '../../store/context.ts';
import { useChange } from './change.ts';
import { Section, Switch } from './parts.tsx';
import { Range } from './range.tsx';

/** In seconds. Shorter than this nobody lays a second card; longer than this nobody waits. */
const QUIET = { min: 0.5, max: 10, step: 0.5 } as const;

/** When a play is closed. */
export function Plays({ lobby }: { readonly lobby: LobbyView }) {
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
