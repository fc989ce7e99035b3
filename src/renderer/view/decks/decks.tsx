import { useEffect } from 'react';
import type { LobbyView } from '../../../protocol/lobby.ts';
import { useTools } from '../../store/context.ts';
import { CodesHead } from '../codes-head.tsx';
import { FreshDeck } from './fresh.tsx';
import { LearningDeck } from './learning.tsx';
import { DeckList } from './list.tsx';

/** Decks that have codes of their own: which there are, and learning one. */
export function Decks({ lobby }: { readonly lobby: LobbyView }) {
  const { words, send } = useTools();
  const { decks, learning } = lobby.decks;
  const deck = learning && decks.find(({ id }) => id === learning.id);
  // Whoever goes away learns no more: from then on scans are plays again.
  useEffect(() => () => void send({ type: 'learnDeck', id: null, card: null }), [send]);
  return (
    <main className="settings codes-screen" data-testid="decks-screen">
      <CodesHead title={words.decks.title} />
      {learning && deck ? (
        <LearningDeck lobby={lobby} deck={deck} learning={learning} />
      ) : (
        <div className="deck-parts">
          <DeckList lobby={lobby} />
          <FreshDeck />
        </div>
      )}
    </main>
  );
}
