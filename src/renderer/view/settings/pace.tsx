import type { LobbyView } from '../../../protocol/lobby.ts';
import { PACES } from '../../../protocol/settings.ts';
import { useTools } from '../../store/context.ts';
import { useChange } from './change.ts';
import { Section } from './parts.tsx';

/** How fast a game without a deck goes on. */
export function PaceChoice({ lobby }: { readonly lobby: LobbyView }) {
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
