import { type Card, isCard, makeDeck, packOf, suitOf } from '../../../engine/cards.ts';
import type { DecksView, DeckView, ReplyView } from '../../../protocol/decks.ts';
import type { LobbyView } from '../../../protocol/lobby.ts';
import { sayCard } from '../../../words/say/cards.ts';
import type { Words } from '../../../words/words.ts';
import { useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';
import { PlayingCard } from '../parts/card.tsx';
import { Icon } from '../parts/icon.tsx';
import { ScannerLine } from '../scanner-line.tsx';
import { Section } from '../settings/section.tsx';
import { SuitText } from '../suit-text.tsx';
import { CodeField } from '../table/code-field.tsx';

/** A card of a deck that is being enrolled: jokers by their numbers, and which pack it is of. */
function sayDeckCard(words: Words, card: Card): string {
  if (suitOf(card) === null) return words.decks.numberedJoker(Number(card.slice(1)));
  const said = sayCard(words, card);
  const pack = packOf(card);
  return pack === 1 ? said : words.decks.ofPack(said, pack);
}

interface Props {
  readonly lobby: LobbyView;
  readonly deck: DeckView;
  readonly enrolling: NonNullable<DecksView['enrolling']>;
}

const GOOD: readonly ReplyView['code'][] = ['enrolled', 'skipped', 'back'];

/** What came of the last scan. */
function Reply({ reply }: { readonly reply: ReplyView | null }) {
  const { words } = useTools();
  const isGood = reply !== null && GOOD.includes(reply.code);
  const card = reply?.card == null ? '' : sayDeckCard(words, reply.card);
  return (
    <p
      className={reply === null ? 'reply' : isGood ? 'reply good' : 'reply bad'}
      role="status"
      data-testid="reply"
      data-code={reply?.code ?? ''}
    >
      {reply !== null && (
        <span key={reply.id}>
          <Icon name={isGood ? 'check' : 'close'} />{' '}
          <SuitText text={words.decks.replies[reply.code]({ card, text: reply.text })} />
        </span>
      )}
    </p>
  );
}

function Missing({ deck }: { readonly deck: DeckView }) {
  const { words, send } = useTools();
  if (deck.missing.length === 0) return <p className="quiet-line">{words.decks.complete}</p>;
  return (
    <section className="missing" aria-label={words.decks.missing(deck.missing.length)}>
      <p>{words.decks.missing(deck.missing.length)}</p>
      <div className="missing-cards cluster">
        {deck.missing.map((card) => (
          <button
            key={card}
            type="button"
            data-testid={`ask-${card}`}
            onClick={() => send({ type: 'enrolDeck', id: deck.id, card })}
          >
            <SuitText text={sayDeckCard(words, card)} />
          </button>
        ))}
      </div>
    </section>
  );
}

/** Any card of the deck, to scan it once more. */
function Another({ deck }: { readonly deck: DeckView }) {
  const { words, send } = useTools();
  return (
    <label className="number-field">
      <b>{words.decks.another}</b>
      <select
        value=""
        data-testid="ask-another"
        onChange={({ target: { value } }) =>
          isCard(value) && send({ type: 'enrolDeck', id: deck.id, card: value })
        }
      >
        <option value="">{words.decks.choose}</option>
        {makeDeck(deck.packs, deck.jokers).map((card) => (
          <option key={card} value={card}>
            {sayDeckCard(words, card)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A deck that is being enrolled: the card to scan, and what came of the last scan. */
export function EnrolDeck({ lobby, deck, enrolling }: Props) {
  const { words, send } = useTools();
  const { decks } = words;
  const { asked, reply } = enrolling;
  const command = (code: string) => send({ type: 'code', code, how: 'tap' });
  const known = deck.total - deck.missing.length;
  const needsTyping = lobby.settings.scanner.kind === 'none';
  return (
    <div className="deck-parts">
      <Section name="asked" title={decks.enrolling(deck.name)}>
        <p className="known" data-testid="known" data-known={known}>
          {decks.known(known, deck.total)}
          <progress value={known} max={deck.total} aria-label={decks.enrolling(deck.name)} />
        </p>
        <div className="asked felt" data-testid="asked" data-card={asked ?? ''}>
          {asked === null ? (
            <p className="asked-what">{deck.missing.length === 0 ? decks.complete : decks.noneLeft}</p>
          ) : (
            <>
              <PlayingCard slot={asked} />
              <p className="asked-what" aria-live="polite">
                <SuitText text={decks.scanThis(sayDeckCard(words, asked))} />
              </p>
            </>
          )}
        </div>
        <Reply reply={reply} />
        <div className="deck-acts cluster">
          <ActionButton testId="enrol-back" className="quiet" onClick={() => command('CMD:UNDO')}>
            {decks.back}
          </ActionButton>
          <ActionButton
            testId="enrol-skip"
            className="quiet"
            disabled={asked === null}
            onClick={() => command('CMD:NO')}
          >
            {decks.skip}
          </ActionButton>
          <ActionButton
            testId="enrol-done"
            primary={deck.missing.length === 0}
            onClick={() => command('CMD:DONE')}
          >
            {decks.done}
          </ActionButton>
        </div>
      </Section>
      <Section name="beside" title={decks.alone}>
        {needsTyping ? (
          <>
            <p className="quiet-line">{decks.typeIt}</p>
            <CodeField />
          </>
        ) : (
          <ScannerLine scanner={lobby.scanner} />
        )}
        <p className="quiet-line">{decks.commands}</p>
        <Another deck={deck} />
        <Missing deck={deck} />
      </Section>
    </div>
  );
}
