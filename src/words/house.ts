import type { DealRow, FirstStep, RuleSet } from '../engine/rules/schema.ts';
import type { HouseFault } from '../protocol/house.ts';
import type { HouseApart, HouseGroup } from './closed-lists.ts';

/** What the editor of house rules says; the values of parameters are said by `rules`. */

/** What each parameter is called; what is missing doesn't compile. */
type Names<T> = [T] extends [readonly unknown[]]
  ? string
  : [T] extends [object]
    ? { readonly [K in keyof T]: Names<T[K]> }
    : string;

type By = FirstStep['by'];
type Zone = Extract<FirstStep, { by: 'card' }>['zone'];

export interface HouseWords {
  readonly title: string;
  /** The way to it, from rules that are close. */
  readonly way: string;
  /** What is done at the beginning of the editor. */
  readonly beginWhat: string;
  readonly tagline: string;
  /** A name to begin with, of rules that begin with these. */
  readonly nameOf: (base: string) => string;
  readonly begin: {
    readonly from: string;
    readonly fromWhat: string;
    readonly own: string;
    readonly edit: (name: string) => string;
    readonly discard: (name: string) => string;
    readonly sure: (name: string) => string;
    readonly keepIt: string;
    readonly load: string;
    readonly loadWhat: string;
    readonly choose: string;
  };
  readonly groups: Readonly<Record<HouseGroup, string>>;
  readonly names: Names<Omit<RuleSet, HouseApart>>;
  readonly name: string;
  readonly sentence: string;
  /** Beside it, where rules are changed and it is still that of those they are built on. */
  readonly sentenceOf: (base: string) => string;
  /** Under a field that takes no more letters. */
  readonly full: (letters: number) => string;
  readonly on: string;
  readonly tabs: { readonly label: string; readonly switches: string; readonly page: string };
  /** How much differs from the rules that one began with. */
  readonly differs: (count: number, base: string) => string;
  readonly plain: string;
  readonly changed: string;
  /** Sets one thing back: `what` is its name. */
  readonly back: (what: string) => string;
  readonly undo: string;
  readonly save: string;
  readonly saved: (name: string) => string;
  readonly unsaved: string;
  readonly play: string;
  /** Stands over the ways on from there with these rules. */
  readonly withThese: string;
  readonly share: string;
  /** What may be done instead where saving would undo what somebody else has done. */
  readonly instead: { readonly asNew: string; readonly over: string; readonly goOn: string };
  readonly leaving: { readonly ask: string; readonly leave: string; readonly stay: string };
  /** What keeps rules from being saved, and what is worth knowing. */
  readonly problems: {
    readonly title: string;
    readonly none: string;
    readonly count: (errors: number, warnings: number) => string;
    /** So many sentences are left out. */
    readonly leftOut: (sentences: number) => string;
    readonly error: string;
    readonly warning: string;
    readonly inOption: (name: string) => string;
    readonly noPage: string;
  };
  readonly faults: {
    readonly [C in HouseFault['code']]: (fault: Extract<HouseFault, { code: C }>) => string;
  };
  readonly moveUp: (what: string) => string;
  readonly moveDown: (what: string) => string;
  readonly remove: (what: string) => string;
  readonly ladder: string;
  readonly rows: {
    readonly row: (number: number) => string;
    readonly cells: Readonly<
      Record<'from' | 'to' | 'stacks' | 'depth' | 'faceUp' | 'hand' | 'exchange', string>
    >;
    readonly exchange: Readonly<Record<NonNullable<DealRow['exchange']> | 'any', string>>;
    readonly add: string;
  };
  readonly steps: {
    readonly step: (number: number) => string;
    readonly by: Readonly<Record<By, string>>;
    readonly seat: string;
    readonly seats: Readonly<Record<'dealerLeft' | 'dealerRight', string>>;
    readonly card: string;
    readonly suits: Readonly<Record<'C' | 'D' | 'H' | 'S', string>>;
    readonly from: string;
    readonly go: string;
    readonly goes: Readonly<Record<'up' | 'nearest', string>>;
    readonly zone: string;
    readonly zones: Readonly<Record<Zone, string>>;
    readonly add: string;
  };
  readonly special: {
    /** `7` or the jokers, with what they do. */
    readonly isSpecial: string;
    readonly where: string;
    readonly on: Readonly<Record<'natural' | 'any' | 'maxTop', string>>;
    readonly notOn: string;
    readonly stuck: string;
    readonly does: string;
    readonly effects: Readonly<Record<'atMost' | 'atLeast' | 'unbeatable' | 'forcePickUp', string>>;
    readonly rank: string;
    readonly except: string;
    readonly deflectedBy: string;
  };
  readonly calls: string;
  /** What is called, and what a loser is, until somebody writes something else. */
  readonly firstCall: string;
  readonly firstTitle: string;
  readonly titles: {
    readonly none: string;
    readonly numbers: string;
    readonly list: string;
    readonly what: string;
  };
  readonly options: { readonly none: string; readonly offered: (title: string) => string };
  readonly texts: {
    readonly what: string;
    readonly text: (number: string) => string;
    readonly stale: string;
    readonly leftOut: string;
    readonly putBack: (number: string) => string;
    readonly about: (number: string) => string;
    readonly nothing: string;
    readonly add: string;
    readonly fresh: string;
  };
  /** What has just changed on the page beside, for whoever hears it. */
  readonly fresh: (lines: readonly string[]) => string;
}
