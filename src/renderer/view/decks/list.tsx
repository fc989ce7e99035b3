import { useState } from 'react';
import { makeDeck } from '../../../engine/cards.ts';
import type { DeckView } from '../../../protocol/decks.ts';
import type { LobbyView } from '../../../protocol/lobby.ts';
import { LONGEST_NAME } from '../../../protocol/names.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { askDiscardDeck, toTeach } from '../../store/go.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Art, ArtCards } from '../parts/art.tsx';
import { useChange } from '../settings/change-settings.ts';
import { Choice, Section } from '../settings/section.tsx';
import { TextField } from '../settings/text-field.tsx';

/** The cards that a camera can read. */
const INDICES = makeDeck(1, 0).length;

function Sure({ deck }: { readonly deck: DeckView }) {
  const { words } = useTools();
  const folder = usePage(({ lobby }) => lobby?.decks.folder ?? '');
  const act = useAct();
  const { decks } = words;
  return (
    <fieldset className="deck-acts cluster sure-deck">
      <legend>{decks.sureToDiscard(deck.name, folder)}</legend>
      <ActionButton
        testId="discard-deck-sure"
        onClick={() =>
          act((state) => ({ send: { type: 'discardDeck', id: deck.id }, ...askDiscardDeck(null)(state) }))
        }
      >
        {decks.discard}
      </ActionButton>
      <ActionButton testId="discard-deck-not" onClick={() => act(askDiscardDeck(null))}>
        {decks.keepIt}
      </ActionButton>
    </fieldset>
  );
}

function Acts({ deck }: { readonly deck: DeckView }) {
  const { words, send } = useTools();
  const act = useAct();
  const { decks, teach } = words;
  const [renaming, setRenaming] = useState(false);
  const isWhole = deck.missing.length === 0;
  const isTaught = deck.taught.length > 0 || deck.outdated;
  if (renaming)
    return (
      <TextField
        testId={`deck-rename-${deck.id}`}
        label={decks.name}
        use={decks.save}
        value={deck.name}
        longest={LONGEST_NAME}
        onUse={(name) => {
          setRenaming(false);
          return send({ type: 'renameDeck', id: deck.id, name });
        }}
      />
    );
  return (
    <div className="deck-acts cluster">
      <ActionButton
        testId={`enrol-${deck.id}`}
        onClick={() => send({ type: 'enrolDeck', id: deck.id, card: null })}
      >
        {isWhole ? decks.change : isTaught && deck.missing.length === deck.total ? teach.codes : decks.goOn}
      </ActionButton>
      {isTaught && (
        <ActionButton testId={`teach-${deck.id}`} onClick={() => act(toTeach(deck.id))}>
          {teach.more}
        </ActionButton>
      )}
      <ActionButton testId={`rename-${deck.id}`} className="quiet" onClick={() => setRenaming(true)}>
        {decks.rename}
      </ActionButton>
      <ActionButton
        testId={`discard-${deck.id}`}
        className="quiet"
        onClick={() => act(askDiscardDeck(deck.id))}
      >
        {decks.discard}
      </ActionButton>
    </div>
  );
}

/** Of how many cards a deck is, and how many of them are known, by their codes or by the camera. */
function Facts({ deck }: { readonly deck: DeckView }) {
  const { decks, teach } = useTools().words;
  const { packs, jokers, total, missing, taught, outdated } = deck;
  const isTaught = taught.length > 0 || outdated;
  return [
    decks.facts(packs, jokers),
    ...(isTaught && missing.length === total ? [] : [decks.known(total - missing.length, total)]),
    ...(taught.length > 0 ? [teach.taught(taught.length, INDICES)] : []),
    ...(outdated ? [teach.outdated] : []),
  ].join(', ');
}

/** The decks that there are, and which of them is on the table. */
export function DeckList({ lobby }: { readonly lobby: LobbyView }) {
  const { decks: words } = useTools().words;
  const discarding = usePage((state) => on(state, 'decks').discarding);
  const change = useChange();
  const { decks, broken } = lobby.decks;
  const chosen = decks.find(({ id }) => id === lobby.settings.deck)?.id ?? null;
  return (
    <Section name="deck-list" title={words.chosen}>
      <fieldset className="deck-rows">
        <legend className="unseen">{words.chosen}</legend>
        <div className="deck-row">
          <Choice
            group="deck"
            testId="deck-own"
            chosen={chosen === null}
            onChoose={() => change({ deck: null })}
          >
            <b>{words.own}</b>
            <small>{words.ownWhat}</small>
          </Choice>
        </div>
        {decks.map((deck) => (
          <div key={deck.id} className="deck-row" data-testid={`deck-row-${deck.id}`}>
            <Choice
              group="deck"
              testId={`deck-${deck.id}`}
              chosen={chosen === deck.id}
              onChoose={() => change({ deck: deck.id })}
            >
              <b>{deck.name}</b>
              <small>
                <Facts deck={deck} />
              </small>
            </Choice>
            {discarding === deck.id ? <Sure deck={deck} /> : <Acts deck={deck} />}
          </div>
        ))}
      </fieldset>
      {decks.length === 0 && (
        <div className="row no-decks" data-testid="no-decks">
          <Art>
            <ArtCards className="art-hand four" cards={['7H', null, '9S', 'KD']} />
          </Art>
          <p className="aside-text">{words.none}</p>
        </div>
      )}
      {broken.map(({ file, fault }) => (
        <p key={file} className="broken-deck" data-testid={`broken-${file}`}>
          {words.broken(file, words.faults[fault])}
        </p>
      ))}
    </Section>
  );
}
