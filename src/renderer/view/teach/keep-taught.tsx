import { type FormEvent, useState } from 'react';
import type { DeckView } from '../../../protocol/decks.ts';
import { LONGEST_NAME, nameKey } from '../../../protocol/names.ts';
import { useLive, usePage, useTools } from '../../store/context.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';

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
    <fieldset className="sure-over">
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
      <ActionButton testId="teach-over-not" autoFocus onClick={() => setAsked(false)}>
        {teach.stay}
      </ActionButton>
    </fieldset>
  );
}

interface SavedProps {
  readonly deck: DeckView | null;
  /** The name as it is typed. */
  readonly name: string;
  readonly isDoubtful: boolean;
}

/** Whether the deck is saved under this name, and what there is to know about saving it. */
function SavedLine({ deck, name, isDoubtful }: SavedProps) {
  const { teach } = useTools().words;
  const times = usePage((state) => on(state, 'teach').saved);
  const isSaved = times > 0 && deck !== null && nameKey(deck.name) === nameKey(name);
  return (
    <p className="quiet-line" role="status" data-testid="teach-saved" data-saved={isSaved}>
      {isDoubtful ? teach.doubtful : isSaved ? teach.saved(deck.name) : teach.some}
    </p>
  );
}

/** The deck's name, under which what was shown is kept; `deck` is null for a new one. */
export function KeepTaught({ deck }: { readonly deck: DeckView | null }) {
  const { words, send, camera } = useTools();
  const { teach } = words;
  const count = useLive((live) => live.names.length);
  const isSure = useLive((live) => live.names.some(({ card, or }) => card !== null && or === null));
  const [name, setName] = useState(deck?.name ?? '');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'teachDeck', id: deck?.id ?? null, name, faces: camera.teach.faces() });
  };
  return (
    <form className="keep-deck" aria-label={teach.keep} onSubmit={keep}>
      {count > 0 && <Over count={count} />}
      <SavedLine deck={deck} name={name} isDoubtful={count > 0 && !isSure} />
      <label className="name-field">
        <span>{teach.name}</span>
        <input
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={teach.nameHint}
          autoComplete="off"
          data-testid="taught-name"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <ActionButton testId="teach-save" submit primary disabled={!isSure || name.trim() === ''}>
        {teach.save}
      </ActionButton>
    </form>
  );
}
