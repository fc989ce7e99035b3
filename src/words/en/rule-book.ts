import type { DealFacts } from '../facts.ts';
import { andList, orList } from './grammar.ts';
import { rulePage } from './rule-page.ts';

/** The rule book: the pages of rule sets, and two of them compared. */
export const ruleBook = {
  page: rulePage,
  /** The link to it on other screens. */
  open: 'Rules',
  read: 'Read the rules',
  list: 'Rule sets',
  own: 'your own',
  /** The rules of this table, options included. */
  ofTable: 'at your table',
  loading: 'One moment …',
  broken: 'These rules can’t be played as they are.',
  print: 'Print',
  /** The rules on a card for the table, in every language. */
  printCard: 'Print a card',
  /** Other names of the game. */
  alsoCalled: (names: readonly string[]) => `Also called ${orList(names)}.`,
  high: 'high',
  low: 'low',
  /** Which way cards are played, beside the ladder. */
  way: { up: 'play higher', down: 'play lower' },
  /** The tabs at the edge of the book. */
  pages: 'Pages',
  tabs: {
    glance: 'At a glance',
    startAndEnd: 'Start and end',
    full: 'In full',
  },
  ladder: 'Cards from low to high',
  /** A rank of the ladder, as a screen reader says it. */
  rung: (card: string, special: boolean) => (special ? `${card}, special` : card),
  place: ({ stacks, depth, faceUp, hand }: DealFacts) =>
    `Cards of one player: ${andList([...(stacks > 0 ? [depth === 1 ? `${stacks} face down` : `${stacks} face-down stacks of ${depth}`] : []), ...(faceUp > 0 ? [`${faceUp} face up`] : []), `${hand} in hand`])}`,
  full: 'The rules in full',
  fullLead: 'When the referee says no, it names the number of the rule that is broken, if it has one.',
  /** Which options are chosen. */
  chosen: (options: readonly string[]) => `Agreed: ${options.join(' · ')}`,
  changed: 'changed',
  /** Of a sentence about what people play otherwise than the rules that theirs are built on. */
  yours: 'yours',
  builtOn: (base: string) => `Based on ${base}.`,
  compareWith: (other: string) => `Compare with ${other}`,
  compare: {
    title: 'Compare two games',
    open: 'Compare …',
    first: 'First',
    second: 'Second',
    swap: 'Swap the two',
    count: (count: number) => (count === 1 ? 'One difference' : `${count} differences`),
    same: 'These two are exactly the same.',
    sameInBoth: 'The same in both',
    /** Heading over what somebody has to relearn who knows the first of the two. */
    usedTo: (rules: string) => `Used to ${rules}?`,
    plainNow: (cards: readonly string[]) =>
      `Your ${andList(cards)} ${cards.length === 1 ? 'does' : 'do'} nothing special here.`,
    turned: { up: 'Here you play higher, not lower.', down: 'Here you play lower, not higher.' },
    watchOut: (cards: readonly string[]) => `Watch out for the ${andList(cards)}.`,
    /** Of a card that does nothing special in one of the two. */
    ordinary: 'ordinary',
    /** Of a card that one of the two packs hasn’t got. */
    absent: 'not in the pack',
    nothing: '–',
  },
};
