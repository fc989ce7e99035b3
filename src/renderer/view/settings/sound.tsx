import type { LobbyView } from '../../../protocol/lobby.ts';
import { CARD_SOUNDS, RULING_SOUNDS, type SoundName } from '../../../protocol/settings.ts';
import { listen } from '../../sound/follow-rulings.ts';
import { useTools } from '../../store/context.ts';
import { SoundHint } from '../sound-hint.tsx';
import { useChange } from './change-settings.ts';
import { Range } from './range.tsx';
import { Switch } from './section.tsx';

interface OneProps {
  readonly name: SoundName;
  readonly muted: readonly SoundName[];
}

/** One sound: whether it is on, and to listen to it. */
function One({ name, muted }: OneProps) {
  const { words, store, player } = useTools();
  const { names, listen: toListen } = words.settings.sound;
  const change = useChange();
  const others = muted.filter((one) => one !== name);
  return (
    <li className="row one-sound">
      <label className="row">
        <input
          type="checkbox"
          data-testid={`sound-${name}`}
          checked={!muted.includes(name)}
          onChange={({ target }) => change({ mutedSounds: target.checked ? others : [...others, name] })}
        />
        {names[name]}
      </label>
      <button
        type="button"
        data-testid={`listen-${name}`}
        aria-label={toListen(names[name])}
        onClick={() => listen(store.getState(), player, name)}
      >
        <span aria-hidden="true">♪</span>
      </button>
    </li>
  );
}

interface KindProps {
  readonly legend: string;
  readonly sounds: readonly SoundName[];
  readonly lobby: LobbyView;
  /** The setting of how loud they are. */
  readonly loud: 'volume' | 'cardVolume';
}

/** Sounds of one kind, and how loud they are together. */
function Kind({ legend, sounds, lobby, loud }: KindProps) {
  const { words } = useTools();
  const { volume, percent } = words.settings.sound;
  const { settings } = lobby;
  const change = useChange();
  return (
    <fieldset className="listen" aria-label={legend}>
      <Range
        testId={loud}
        label={legend}
        what={volume}
        said={percent}
        value={settings[loud]}
        min={0}
        max={1}
        step={0.05}
        onChange={(value) => change({ [loud]: value })}
      />
      <ul className="cluster">
        {sounds.map((name) => (
          <One key={name} name={name} muted={settings.mutedSounds} />
        ))}
      </ul>
    </fieldset>
  );
}

/** Sounds on or off, all and each, how loud rulings are and how loud cards, and each to listen to. */
export function Sound({ lobby }: { readonly lobby: LobbyView }) {
  const { words } = useTools();
  const { sound } = words.settings;
  const change = useChange();
  return (
    <>
      <Switch
        testId="sound"
        on={lobby.settings.sound}
        onChange={(on) => change({ sound: on })}
        {...sound.on}
      />
      <Kind legend={sound.rulings} sounds={RULING_SOUNDS} lobby={lobby} loud="volume" />
      <Kind legend={sound.cards} sounds={CARD_SOUNDS} lobby={lobby} loud="cardVolume" />
      <SoundHint />
    </>
  );
}
