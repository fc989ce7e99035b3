import type { LobbyView } from '../../../protocol/lobby.ts';
import { listen } from '../../sound/follow-rulings.ts';
import { SOUNDS } from '../../sound/tones.ts';
import { useTools } from '../../store/context.ts';
import { SoundHint } from '../sound-hint.tsx';
import { useChange } from './change-settings.ts';
import { Range } from './range.tsx';
import { Section, Switch } from './section.tsx';

/** Sounds on or off, how loud, and each of them to listen to. */
export function Sound({ lobby }: { readonly lobby: LobbyView }) {
  const { words, store, player } = useTools();
  const { sound } = words.settings;
  const { settings } = lobby;
  const change = useChange();
  return (
    <Section name="sound" title={sound.title}>
      <Switch testId="sound" on={settings.sound} onChange={(on) => change({ sound: on })} {...sound.on} />
      <Range
        testId="volume"
        label={sound.volume}
        said={sound.percent}
        value={settings.volume}
        min={0}
        max={1}
        step={0.05}
        onChange={(volume) => change({ volume })}
      />
      <fieldset className="listen">
        <legend>{sound.listen}</legend>
        {SOUNDS.map((name) => (
          <button
            key={name}
            type="button"
            data-testid={`listen-${name}`}
            onClick={() => listen(store.getState(), player, name)}
          >
            <span aria-hidden="true">♪</span> {sound.names[name]}
          </button>
        ))}
      </fieldset>
      <SoundHint />
    </Section>
  );
}
