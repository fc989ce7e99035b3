import { useEffect } from 'react';
import type { LobbyView } from '../../../protocol/lobby.ts';
import { useTools } from '../../store/context.ts';
import { ScreenHead } from '../screen-head.tsx';
import { EnrolDeck } from './enrolling.tsx';
import { FreshDeck } from './fresh.tsx';
import { DeckList } from './list.tsx';

/** Decks that have codes of their own: which there are, and enrolling one. */
export function Decks({ lobby }: { readonly lobby: LobbyView }) {
  const { words, send } = useTools();
  const { decks, enrolling } = lobby.decks;
  const deck = enrolling && decks.find(({ id }) => id === enrolling.id);
  // Leaving the screen ends the enrolment: from then on scans are plays again.
  useEffect(() => () => void send({ type: 'enrolDeck', id: null, card: null }), [send]);
  return (
    <main className="fill stack settings codes-screen" data-testid="decks-screen">
      <ScreenHead title={words.decks.title} />
      {enrolling && deck ? (
        <EnrolDeck lobby={lobby} deck={deck} enrolling={enrolling} />
      ) : (
        <div className="deck-parts">
          <DeckList lobby={lobby} />
          <FreshDeck />
        </div>
      )}
    </main>
  );
}
