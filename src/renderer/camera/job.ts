import type { CameraChoice, Region } from '../../protocol/camera.ts';
import type { DeckFaces } from '../../protocol/decks.ts';
import type { TableView } from '../../protocol/view.ts';
import { ANY_DECK, type CodedDeck } from '../../recognition/code.ts';
import type { PageState } from '../store/page.ts';
import { top } from '../store/route.ts';
import { isWatching } from '../store/watching.ts';
import { type Enrolled, lyingAt, mayLieAt, textsOf } from './lying.ts';

/** What the worker does with the pictures of the camera. Plain data: it goes there as it is. */
export type Job =
  /**
   * Cards that are held up to the camera are read out; `any` code, while a deck is enrolled or the scanner tried. To
   * enrol a deck only codes count (`enrols`): an index isn't what a scanner would send.
   */
  | {
      readonly kind: 'show';
      readonly deck: CodedDeck;
      readonly enrolled: Enrolled | null;
      readonly faces: DeckFaces;
      readonly any: boolean;
      readonly enrols: boolean;
    }
  /** The table is watched. */
  | {
      readonly kind: 'watch';
      readonly deck: CodedDeck;
      readonly enrolled: Enrolled | null;
      readonly faces: DeckFaces;
      readonly pile: Region;
      readonly faceUp: readonly (Region | null)[];
      readonly still: number;
      /** Of each card that lay on the pile when the watching began, what it may be read as. */
      readonly known: readonly (readonly string[])[];
      /** The same of cards that may lie there or not. */
      readonly maybe: readonly (readonly string[])[];
      readonly evidence: boolean;
    }
  /** A deck is taught: whatever is held up is looked at, and nothing is played. */
  | { readonly kind: 'teach' }
  /** The camera is set up: everything that is read is shown, with how well it can be read; nothing is played. */
  | {
      readonly kind: 'try';
      readonly mode: 'show' | 'watch';
      readonly deck: CodedDeck;
      readonly enrolled: Enrolled | null;
      readonly faces: DeckFaces;
      readonly pile: Region;
      readonly faceUp: readonly (Region | null)[];
    };

type Seen = Pick<PageState, 'lobby' | 'table' | 'welcome' | 'route' | 'deckFaces'>;

/** Whether there are cards on a table to be seen: a sample game has none, nor has one without a deck. */
const hasCards = (table: Seen['table'], welcome: Seen['welcome']): table is TableView =>
  table !== null && table.play === null && !isWatching(table, welcome);

/** Whether this page needs its camera: at a table with cards, while something is tried, enrolled or taught, or while it is set up. */
export function wantsCamera(state: Seen): boolean {
  const { lobby, table, welcome } = state;
  if (lobby === null) return false;
  if (top(state).at === 'teach') return true;
  if (lobby.settings.camera.mode === 'off') return false;
  return hasCards(table, welcome) || top(state).at === 'camera' || takesAny(lobby);
}

const takesAny = (lobby: NonNullable<Seen['lobby']>): boolean =>
  lobby.test !== null || lobby.decks.enrolling !== null;

/** What is to be done with the pictures now; null for nothing. `enrolled` as the table told it. */
export function jobOf(state: Seen, enrolled: Enrolled | null): Job | null {
  const { lobby, table, welcome } = state;
  if (lobby === null || !wantsCamera(state)) return null;
  const choice: CameraChoice = lobby.settings.camera;
  const { mode, pile, faceUp, still, evidence } = choice;
  if (top(state).at === 'teach') return { kind: 'teach' };
  if (mode === 'off') return null;
  const isTable = hasCards(table, welcome);
  const { packs, jokers, without = [] } = isTable ? table.rules : ANY_DECK;
  const deck: CodedDeck = { packs, jokers, without };
  const faces = lobby.settings.deck === null ? [] : state.deckFaces;
  if (top(state).at === 'camera') return { kind: 'try', mode, deck, enrolled, faces, pile, faceUp };
  const enrols = lobby.decks.enrolling !== null;
  if (mode === 'show') return { kind: 'show', deck, enrolled, faces, any: takesAny(lobby), enrols };
  // While anything is tried or enrolled nothing is played, so nothing may count as told.
  if (!isTable || takesAny(lobby)) return null;
  const known = textsOf(lyingAt(table), packs);
  const maybe = textsOf(mayLieAt(table), packs);
  return { kind: 'watch', deck, enrolled, faces, pile, faceUp, still, known, maybe, evidence };
}

/** Whether it is the same job still. What lay there at its beginning doesn't change it, nor does evidence. */
export function sameJob(a: Job | null, b: Job | null): boolean {
  const key = (job: Job | null) =>
    JSON.stringify(job?.kind === 'watch' ? { ...job, known: null, maybe: null, evidence: null } : job);
  return key(a) === key(b);
}
