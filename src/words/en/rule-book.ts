import type { RuleBookWords } from '../rule-book.ts';
import { andList } from './lists.ts';
import { rulePage } from './rule-page.ts';

/** The rule book. */
export const ruleBook: RuleBookWords = {
  page: rulePage,
  title: 'Rule book',
  open: 'Rules',
  read: 'Read the rules',
  list: 'Rule sets',
  own: 'your own',
  ofTable: 'as at your table',
  loading: 'One moment …',
  broken: 'These rules can’t be played as they are.',
  print: 'Print this page',
  ladder: 'Cards from low to high',
  rung: (card, special) => (special ? `${card}, special` : card),
  specialMark: 'a special card, see below',
  numberMark: 'the number of a rule, in full at the end',
  place: ({ stacks, depth, faceUp, hand }) =>
    `Cards of one player: ${andList([
      ...(stacks > 0 ? [depth === 1 ? `${stacks} face down` : `${stacks} face-down stacks of ${depth}`] : []),
      ...(faceUp > 0 ? [`${faceUp} face up`] : []),
      `${hand} in the hand`,
    ])}`,
  full: 'The rules in full',
  fullLead: 'Each rule has a number. Whenever the referee says no, it names the one that is broken.',
  chosen: (options) => `Agreed: ${options.join(' · ')}`,
  changed: 'changed',
  builtOn: (base, differences) =>
    `Built on ${base}, with ${differences === 1 ? 'one difference' : `${differences} differences`}.`,
  compareWith: (other) => `Compare with ${other}`,
  compare: {
    title: 'Compare two games',
    open: 'Compare …',
    lead: 'Only what is different between the two.',
    first: 'First',
    second: 'Second',
    swap: 'Swap the two',
    count: (count) => (count === 1 ? 'One difference' : `${count} differences`),
    same: 'These are the same in everything.',
    nothing: 'Nothing about this.',
  },
};
