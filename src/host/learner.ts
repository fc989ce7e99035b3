import type { DecksView, ReplyView } from '../protocol/decks.ts';
import type { ClientMessage, Refusal } from '../protocol/messages.ts';
import {
  askFor,
  askingOrder,
  hearCode,
  type Learning,
  missingCards,
  startLearning,
} from '../recognition/learn.ts';
import { REPEAT_WINDOWS } from '../recognition/repeat.ts';
import type { KeptDecks } from './kept-decks.ts';

type DeckMessage = Extract<ClientMessage, { type: 'newDeck' | 'learnDeck' | 'renameDeck' | 'discardDeck' }>;

/** Learns decks: while a screen wants that, what is scanned is a card's code and plays nothing. */
export interface Learner<Screen> {
  view(): DecksView;
  /** Takes what a screen says about decks; why not, or null. */
  take(screen: Screen, message: DeckMessage): Refusal | null;
  /** Takes a line; false if no deck is being learned. */
  hear(line: string, at: number): boolean;
  /** A screen has gone; what it learned is kept. True if that ends the learning. */
  leave(screen: Screen): boolean;
}

interface Running<Screen> {
  readonly screen: Screen;
  readonly id: string;
  readonly learning: Learning;
  readonly reply: ReplyView | null;
  readonly last: { readonly line: string; readonly at: number } | null;
}

const NO_DECK: Refusal = { code: 'noDeck' };
const SHOWN = 32;
const shown = (line: string): string => line.slice(0, SHOWN).replace(/\p{C}/gu, '\ufffd').trim();

/** A learner of these decks that no screen wants yet. */
export function makeLearner<Screen>(decks: KeptDecks): Learner<Screen> {
  let running: Running<Screen> | null = null;
  let replies = 0;

  const start = (screen: Screen, id: string): boolean => {
    const deck = decks.find(id);
    if (deck === undefined) return false;
    running = { screen, id, learning: startLearning(deck), reply: null, last: null };
    return true;
  };

  const learn = (screen: Screen, { id, card }: Extract<DeckMessage, { type: 'learnDeck' }>) => {
    if (id === null) {
      running = null;
      return null;
    }
    const isNew = running === null || running.id !== id || running.screen !== screen;
    if (isNew && !start(screen, id)) return NO_DECK;
    if (running !== null && card !== null)
      running = { ...running, learning: askFor(running.learning, card), reply: null };
    return null;
  };

  const rename = (id: string, name: string): Refusal | null => {
    const deck = decks.find(id);
    if (deck === undefined) return NO_DECK;
    return decks.change(id, { ...deck, name }) ? null : { code: 'deckName' };
  };

  /** The scanner repeating itself. */
  const isRepeat = (line: string, at: number): boolean => {
    const last = running?.last ?? null;
    const window = /^CMD:UNDO$/i.test(line.trim()) ? REPEAT_WINDOWS.again : REPEAT_WINDOWS.card;
    return last !== null && last.line === line && Math.abs(at - last.at) < window;
  };

  const take = (now: Running<Screen>, line: string, at: number) => {
    const before = now.learning;
    const learning = hearCode(before, line);
    const kept = decks.find(now.id);
    if (kept !== undefined && learning.deck !== before.deck)
      decks.change(now.id, { ...kept, codes: learning.deck.codes });
    if (learning.over) {
      running = null;
      return;
    }
    replies += 1;
    const reply = learning.reply && { id: replies, ...learning.reply, text: shown(line) };
    running = { ...now, learning, reply, last: { line, at } };
  };

  return {
    view() {
      const { decks: found, broken } = decks.all();
      return {
        decks: [...found].map(([id, deck]) => ({
          id,
          name: deck.name,
          packs: deck.packs,
          jokers: deck.jokers,
          missing: [...missingCards(deck)],
          total: askingOrder(deck).length,
        })),
        broken: [...broken],
        folder: decks.folder,
        learning: running && { id: running.id, asked: running.learning.asked, reply: running.reply },
      };
    },
    take(screen, message) {
      switch (message.type) {
        case 'newDeck': {
          const { name, packs, jokers } = message;
          const id = decks.add({ name, packs, jokers, codes: {} });
          if (id === null) return { code: 'deckName' };
          start(screen, id);
          return null;
        }
        case 'learnDeck':
          return learn(screen, message);
        case 'renameDeck':
          return rename(message.id, message.name);
        case 'discardDeck':
          if (running?.id === message.id) running = null;
          return decks.discard(message.id) ? null : NO_DECK;
      }
    },
    hear(line, at) {
      if (running === null) return false;
      if (!isRepeat(line, at)) take(running, line, at);
      return true;
    },
    leave(screen) {
      if (running?.screen !== screen) return false;
      running = null;
      return true;
    },
  };
}
