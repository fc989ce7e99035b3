import { useEffect, useRef } from 'react';
import { sayKey } from '../../words/say/keys.ts';
import { KEY_NAMES, KEY_PLACES, type KeyName } from '../../words/screens.ts';
import { useAct, useTools } from '../store/context.ts';
import { ActionButton } from './action-button.tsx';
import { SHORTCUTS } from './shortcuts.ts';

type Place = keyof ReturnType<typeof useTools>['words']['help']['places'];

/** Keys that mean the same wherever one is stand together. */
function placesOf(name: KeyName): readonly Place[] {
  const { on } = SHORTCUTS[name];
  return on.length === KEY_PLACES.length ? ['everywhere'] : on;
}

function Keys({ place }: { readonly place: Place }) {
  const { words } = useTools();
  const names = KEY_NAMES.filter((name) => placesOf(name).includes(place));
  if (names.length === 0) return null;
  return (
    <section>
      <h3>{words.help.places[place]}</h3>
      <dl>
        {names.map((name) => (
          <div key={name} data-key={name}>
            <dt>
              <kbd>{sayKey(words, SHORTCUTS[name])}</kbd>
            </dt>
            <dd>{words.help.does[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every key with what it does, over the screen; the game goes on under it. */
export function Help() {
  const { words } = useTools();
  const act = useAct();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => act({ show: { help: false } });
  return (
    <dialog ref={dialog} className="help" data-testid="keys" aria-labelledby="keys-title" onClose={close}>
      <header>
        <h2 id="keys-title">{words.help.title}</h2>
        <ActionButton testId="close-keys" keys="cancel" onClick={close}>
          {words.help.close}
        </ActionButton>
      </header>
      <div className="key-lists">
        {(['table', 'end', 'log', 'correct', 'home', 'setup', 'scores', 'everywhere'] as const).map(
          (place) => (
            <Keys key={place} place={place} />
          ),
        )}
      </div>
    </dialog>
  );
}
