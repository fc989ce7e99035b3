import { type Slot, UNKNOWN } from '../../engine/cards.ts';
import type { CameraChoice, Zone } from '../../protocol/camera.ts';
import type { TableView } from '../../protocol/view.ts';
import type { CodedDeck } from '../../recognition/code.ts';
import type { PageState } from '../store/page.ts';
import { isWatching } from '../store/watching.ts';

/** Codes that a deck had already: what is read, and the code of ours that it means. */
export type Learnt = readonly (readonly [text: string, code: string])[];

/** What the worker does with the pictures of the camera. Plain data: it goes there as it is. */
export type Job =
  /** Codes that are held up to the camera are read out; `any` of them, while a deck is learnt. */
  | {
      readonly kind: 'show';
      readonly deck: CodedDeck;
      readonly learnt: Learnt | null;
      readonly any: boolean;
    }
  /** The table is watched. */
  | {
      readonly kind: 'watch';
      readonly deck: CodedDeck;
      readonly learnt: Learnt | null;
      readonly pile: Zone;
      readonly faceUp: readonly (Zone | null)[];
      readonly still: number;
      /** The codes of the cards that lay on the pile when the watching began. */
      readonly known: readonly string[];
      readonly evidence: boolean;
    }
  /** The camera is set up: everything that is read is shown, with how well it can be read; nothing is played. */
  | {
      readonly kind: 'try';
      readonly mode: 'show' | 'watch';
      readonly learnt: Learnt | null;
      readonly pile: Zone;
      readonly faceUp: readonly (Zone | null)[];
    };

type Seen = Pick<PageState, 'lobby' | 'table' | 'welcome' | 'screen'>;

/** Whatever deck is on the table, none is larger. */
export const ANY_DECK: CodedDeck = { packs: 9, jokers: 12 };

/** Whether this page needs its camera: at a table, while something is tried or learnt, or while it is set up. */
export function wantsCamera({ lobby, table, welcome, screen }: Seen): boolean {
  if (lobby === null || lobby.settings.camera.mode === 'off') return false;
  const isTable = table !== null && !isWatching(table, welcome);
  return isTable || screen === 'camera' || takesAny(lobby);
}

const takesAny = (lobby: NonNullable<Seen['lobby']>): boolean =>
  lobby.test !== null || lobby.decks.learning !== null;

/** What lies where the pile is: with it, what is being laid, and what was not allowed and is still to be taken back. */
function lyingAt({ pile, open, ruling }: TableView): readonly Slot[] {
  const refused = ruling?.verdict === 'illegal' && !ruling.settled ? ruling.move.cards : [];
  return [...pile, ...(open?.cards ?? []), ...refused];
}

/** What reads as these cards: codes of ours, or those that the deck has. */
function textsOf(cards: readonly Slot[], learnt: Learnt | null): string[] {
  const seen = cards.filter((card) => card !== UNKNOWN);
  if (learnt === null) return seen;
  return learnt.flatMap(([text, code]) => (seen.some((card) => card === code) ? [text] : []));
}

/** What is to be done with the pictures now; null for nothing. `learnt` as the table told it. */
export function jobOf(state: Seen, learnt: Learnt | null): Job | null {
  const { lobby, table, welcome, screen } = state;
  if (lobby === null || !wantsCamera(state)) return null;
  const choice: CameraChoice = lobby.settings.camera;
  const { mode, pile, faceUp, still, evidence } = choice;
  if (mode === 'off') return null;
  if (screen === 'camera') return { kind: 'try', mode, learnt, pile, faceUp };
  const isTable = table !== null && !isWatching(table, welcome);
  if (mode === 'show') {
    const deck = isTable ? table.rules : ANY_DECK;
    return { kind: 'show', deck: deckOf(deck), learnt, any: takesAny(lobby) };
  }
  if (!isTable) return null;
  const known = textsOf(lyingAt(table), learnt);
  return { kind: 'watch', deck: deckOf(table.rules), learnt, pile, faceUp, still, known, evidence };
}

const deckOf = ({ packs, jokers }: CodedDeck): CodedDeck => ({ packs, jokers });

/** Whether it is the same job still. What lay there at its beginning doesn't change it, nor does evidence. */
export function sameJob(a: Job | null, b: Job | null): boolean {
  const key = (job: Job | null) =>
    JSON.stringify(job?.kind === 'watch' ? { ...job, known: null, evidence: null } : job);
  return key(a) === key(b);
}
