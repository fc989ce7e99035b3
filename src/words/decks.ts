import type { DeckFault } from '../recognition/deck-file.ts';
import type { LearnReply } from '../recognition/learn.ts';
import type { ReplyFacts } from './facts.ts';

/** The page of decks that have codes of their own. */
export interface DecksWords {
  readonly title: string;
  readonly intro: string;
  readonly chosen: string;
  readonly own: string;
  readonly ownWhat: string;
  readonly facts: (packs: number, jokers: number) => string;
  readonly known: (known: number, total: number) => string;
  readonly learn: string;
  readonly goOn: string;
  readonly rename: string;
  readonly save: string;
  readonly name: string;
  readonly discard: string;
  readonly sureToDiscard: (name: string, folder: string) => string;
  readonly keepIt: string;
  readonly fresh: string;
  readonly packs: string;
  readonly jokers: string;
  readonly begin: string;
  readonly nameHint: string;
  readonly broken: (file: string, why: string) => string;
  readonly faults: Record<DeckFault, string>;
  readonly scanThis: (card: string) => string;
  readonly typeIt: string;
  readonly second: (card: string) => string;
  readonly numberedJoker: (number: number) => string;
  readonly learning: (name: string) => string;
  /** On the other screens, while one learns a deck. */
  readonly elsewhere: string;
  readonly alone: string;
  readonly commands: string;
  readonly back: string;
  readonly skip: string;
  readonly done: string;
  readonly missing: (count: number) => string;
  readonly complete: string;
  readonly noneLeft: string;
  readonly another: string;
  readonly choose: string;
  readonly replies: Record<LearnReply['code'], (facts: ReplyFacts) => string>;
}
