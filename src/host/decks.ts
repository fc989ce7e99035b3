import { createHash } from 'node:crypto';
import type { Card } from '../engine/cards.ts';
import type { DeckFaces, DeckMessage, DecksView, ReplyView } from '../protocol/decks.ts';
import type { Refusal } from '../protocol/messages.ts';
import { facesToUse, makeDeckText, type NamedDeck } from '../recognition/deck-file.ts';
import {
  askFor,
  askingOrder,
  cardsByCode,
  type Enrolment,
  hearCode,
  missingCards,
  startEnrolment,
} from '../recognition/enrol.ts';
import { TRAINED } from '../recognition/faces/said.ts';
import { areFaces } from '../recognition/faces/taught.ts';
import { REPEAT_WINDOWS } from '../recognition/repeat.ts';
import type { Handles } from './handles.ts';
import type { Kept } from './kept.ts';
import { type Screen, say } from './screens.ts';

/** Which card each code of a deck means. */
type CardsByCode = ReturnType<typeof cardsByCode>;

/** Decks with codes of their own: while a screen enrols one, what is scanned is a card's code and plays nothing. */
export interface Decks {
  view(): DecksView;
  readonly handles: Handles<DeckMessage>;
  /** Whether a deck is being enrolled. */
  isEnrolling(): boolean;
  /** Takes a line; false if no deck is being enrolled. */
  hear(line: string, at: number): boolean;
  /** What the codes of the chosen deck mean, as it is now; none where no deck is chosen or it is gone. */
  chosen(): CardsByCode;
  /** What the cards of the chosen deck look like to the camera; none where nobody has shown them. */
  chosenFaces(): DeckFaces;
  /** A screen has gone; what it enrolled is kept. True if that ends the enrolment. */
  leave(screen: Screen): boolean;
}

interface Running {
  readonly screen: Screen;
  readonly id: string;
  readonly enrolment: Enrolment;
  readonly reply: ReplyView | null;
  readonly last: { readonly line: string; readonly at: number } | null;
}

const NO_CODES: CardsByCode = new Map();

/** What the codes of the chosen deck mean; made out once for a deck as it stands. */
function makeChosen({ settings, decks }: Pick<Kept, 'settings' | 'decks'>): () => CardsByCode {
  let known: { readonly deck: object; readonly cards: CardsByCode } | null = null;
  return () => {
    const { deck: id } = settings();
    const deck = id === null ? undefined : decks.find(id);
    if (deck === undefined) return NO_CODES;
    if (known?.deck !== deck) known = { deck, cards: cardsByCode(deck) };
    return known.cards;
  };
}

/** The examples of a deck that the camera can use, card by card. */
const facesIn = (deck: Pick<NamedDeck, 'faces'>): DeckFaces =>
  Object.entries(facesToUse(deck) ?? {}).map(([card, examples]) => [card as Card, [...examples]]);

const versions = new WeakMap<NamedDeck, string>();

/** A short hash of all that a deck has; made once for a deck as it stands. */
function versionOf(deck: NamedDeck): string {
  const version =
    versions.get(deck) ?? createHash('sha256').update(makeDeckText(deck)).digest('base64url').slice(0, 12);
  versions.set(deck, version);
  return version;
}

const NO_DECK: Refusal = { code: 'noDeck' };
const SHOWN = 32;
const shown = (line: string): string => line.slice(0, SHOWN).replace(/\p{C}/gu, '\ufffd').trim();

interface Parts {
  readonly kept: Pick<Kept, 'settings' | 'setSettings' | 'decks'>;
  readonly changed: () => void;
}

/** The kept decks, of which no screen enrols any yet. */
export function makeDecks({ kept, changed }: Parts): Decks {
  const { decks } = kept;
  let running: Running | null = null;
  let replies = 0;

  const start = (screen: Screen, id: string): boolean => {
    const deck = decks.find(id);
    if (deck === undefined) return false;
    running = { screen, id, enrolment: startEnrolment(deck), reply: null, last: null };
    return true;
  };

  const enrol = (screen: Screen, id: string | null, card: Card | null): Refusal | null => {
    if (id === null) {
      running = null;
      return null;
    }
    const isNew = running === null || running.id !== id || running.screen !== screen;
    if (isNew && !start(screen, id)) return NO_DECK;
    if (running !== null && card !== null)
      running = { ...running, enrolment: askFor(running.enrolment, card), reply: null };
    return null;
  };

  const teach = (screen: Screen, message: Extract<DeckMessage, { type: 'teachDeck' }>): Refusal | null => {
    const { id, name, faces } = message;
    const cards = Object.fromEntries(faces);
    if (!areFaces(cards)) return { code: 'badMessage' };
    const deck = id === null ? { name, packs: 1, jokers: 0, codes: {} } : decks.find(id);
    if (deck === undefined) return NO_DECK;
    const known = { ...facesToUse(deck), ...cards };
    const taught = { ...deck, name, faces: { reader: TRAINED, cards: known } };
    const chosen = id === null ? decks.add(taught) : decks.change(id, taught) ? id : null;
    if (chosen === null) return { code: 'deckName' };
    kept.setSettings({ ...kept.settings(), deck: chosen });
    say(screen, { type: 'deckTaught', id: chosen });
    return null;
  };

  const rename = (id: string, name: string): Refusal | null => {
    const deck = decks.find(id);
    if (deck === undefined) return NO_DECK;
    return decks.change(id, { ...deck, name }) ? null : { code: 'deckName' };
  };

  const begin = (screen: Screen, size: Extract<DeckMessage, { type: 'newDeck' }>): Refusal | null => {
    const { name, packs, jokers } = size;
    const id = decks.add({ name, packs, jokers, codes: {} });
    if (id === null) return { code: 'deckName' };
    start(screen, id);
    return null;
  };

  const discard = (id: string): Refusal | null => {
    if (running?.id === id) running = null;
    const discarded = decks.discard(id);
    const settings = kept.settings();
    if (settings.deck === id) kept.setSettings({ ...settings, deck: null });
    return discarded ? null : NO_DECK;
  };

  /** Every screen is told what came of it, refused or not. */
  const telling = (refusal: Refusal | null): Refusal | null => {
    changed();
    return refusal;
  };

  /** The scanner repeating itself. */
  const isRepeat = (line: string, at: number): boolean => {
    const last = running?.last ?? null;
    const window = /^CMD:UNDO$/i.test(line.trim()) ? REPEAT_WINDOWS.again : REPEAT_WINDOWS.card;
    return last !== null && last.line === line && Math.abs(at - last.at) < window;
  };

  const take = (now: Running, line: string, at: number) => {
    const before = now.enrolment;
    const enrolment = hearCode(before, line);
    const kept = decks.find(now.id);
    if (kept !== undefined && enrolment.deck !== before.deck)
      decks.change(now.id, { ...kept, codes: enrolment.deck.codes });
    if (enrolment.over) {
      running = null;
      return;
    }
    replies += 1;
    const reply = enrolment.reply && { id: replies, ...enrolment.reply, text: shown(line) };
    running = { ...now, enrolment, reply, last: { line, at } };
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
          taught: facesIn(deck).map(([card]) => card),
          outdated: deck.faces !== undefined && facesToUse(deck) === null,
          version: versionOf(deck),
        })),
        broken: [...broken],
        folder: decks.folder,
        enrolling: running && { id: running.id, asked: running.enrolment.asked, reply: running.reply },
      };
    },
    handles: {
      newDeck: (screen, message) => telling(begin(screen, message)),
      enrolDeck: (screen, { id, card }) => telling(enrol(screen, id, card)),
      teachDeck: (screen, message) => telling(teach(screen, message)),
      renameDeck: (_, { id, name }) => telling(rename(id, name)),
      discardDeck: (_, { id }) => telling(discard(id)),
    },
    isEnrolling: () => running !== null,
    chosen: makeChosen(kept),
    chosenFaces() {
      const { deck: id } = kept.settings();
      const deck = id === null ? undefined : decks.find(id);
      return deck === undefined ? [] : facesIn(deck);
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
