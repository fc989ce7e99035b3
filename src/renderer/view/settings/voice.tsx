import type { LobbyView } from '../../../protocol/lobby.ts';
import { SPEECH_RATE } from '../../../protocol/settings.ts';
import { speak } from '../../speech/follow-table.ts';
import { usePage, useTools } from '../../store/context.ts';
import { useChange } from './change-settings.ts';
import { Range } from './range.tsx';
import { Switch } from './section.tsx';

/** Which voice speaks; one that this machine doesn't have stays chosen for the others. */
function Choice({ chosen, voices }: { readonly chosen: string; readonly voices: readonly string[] }) {
  const { voice } = useTools().words.settings;
  const change = useChange();
  const isThere = chosen === '' || voices.includes(chosen);
  return (
    <label className="cluster choose-one">
      <b>{voice.voice}</b>
      <select value={chosen} data-testid="voice" onChange={({ target }) => change({ voice: target.value })}>
        <option value="">{voice.usual}</option>
        {!isThere && <option value={chosen}>{chosen}</option>}
        {voices.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Whether the referee speaks, with which voice and how fast. */
export function Voice({ lobby }: { readonly lobby: LobbyView }) {
  const { words, store, speaker } = useTools();
  const voices = usePage((state) => state.voices);
  const { settings } = lobby;
  const { voice } = words.settings;
  const change = useChange();
  return (
    <>
      <Switch testId="speak" on={settings.speak} onChange={(on) => change({ speak: on })} {...voice.speak} />
      {voices.length === 0 ? (
        <p className="no-voices" role="status" data-testid="no-voices">
          {voice.none}
        </p>
      ) : (
        <>
          <Choice chosen={settings.voice} voices={voices} />
          <Range
            testId="speech-rate"
            label={voice.speed}
            what={voice.volume}
            said={voice.times}
            value={settings.speechRate}
            min={SPEECH_RATE.min}
            max={SPEECH_RATE.max}
            step={0.1}
            onChange={(speechRate) => change({ speechRate })}
          />
          <button
            type="button"
            className="listen-voice"
            data-testid="listen-voice"
            onClick={() => speak(store.getState(), speaker, words, words.speech.sample)}
          >
            <span aria-hidden="true">♪</span> {voice.listen}
          </button>
        </>
      )}
    </>
  );
}
