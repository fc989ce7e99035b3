import { type FormEvent, useState } from 'react';
import type { DeckView } from '../../../protocol/decks.ts';
import type { LobbyView } from '../../../protocol/lobby.ts';
import { LONGEST_NAME, nameKey } from '../../../protocol/names.ts';
import { useLive, useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';
import { Section } from '../settings/section.tsx';

/** Forgets all cards, once somebody is sure. */
function Over({ count }: { readonly count: number }) {
  const { words, camera } = useTools();
  const { teach } = words;
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <ActionButton testId="teach-over" onClick={() => setAsked(true)}>
        {teach.over}
      </ActionButton>
    );
  return (
    <fieldset className="deck-acts sure-deck">
      <legend>{teach.sureOver(count)}</legend>
      <ActionButton
        testId="teach-over-sure"
        onClick={() => {
          camera.teach.over();
          setAsked(false);
        }}
      >
        {teach.over}
      </ActionButton>
      <ActionButton testId="teach-over-not" primary autoFocus onClick={() => setAsked(false)}>
        {teach.stay}
      </ActionButton>
    </fieldset>
  );
}

interface Props {
  readonly lobby: LobbyView;
  /** The kept deck that more cards are shown of; null for a new one. */
  readonly deck: DeckView | null;
}

/** The deck's name, under which what was shown is kept. */
export function KeepTaught({ lobby, deck }: Props) {
  const { words, send, camera } = useTools();
  const { teach } = words;
  const count = useLive((live) => live.names.length);
  const [name, setName] = useState(deck?.name ?? '');
  const [sent, setSent] = useState(false);
  const chosen = lobby.decks.decks.find(({ id }) => id === lobby.settings.deck);
  const isSaved = sent && chosen !== undefined && nameKey(chosen.name) === nameKey(name);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const faces = camera.teach.faces();
    if (name.trim() === '' || faces.length === 0) return;
    // What has been kept once under this name is gone on with.
    const id = deck?.id ?? (isSaved ? chosen.id : null);
    setSent(send({ type: 'teachDeck', id, name, faces }));
  };
  return (
    <Section name="keep" title={teach.keep}>
      <form className="keep-deck" onSubmit={keep}>
        <label className="name-field">
          {teach.name}
          <input
            type="text"
            value={name}
            maxLength={LONGEST_NAME}
            placeholder={teach.nameHint}
            autoComplete="off"
            data-testid="taught-name"
            onChange={(event) => {
              setName(event.target.value);
              setSent(false);
            }}
          />
        </label>
        <ActionButton testId="teach-save" submit primary disabled={count === 0 || name.trim() === ''}>
          {teach.save}
        </ActionButton>
        {count > 0 && <Over count={count} />}
      </form>
      <p className="quiet-line" role="status" data-testid="teach-saved" data-saved={isSaved}>
        {isSaved ? teach.saved(chosen.name) : teach.some}
      </p>
    </Section>
  );
}
