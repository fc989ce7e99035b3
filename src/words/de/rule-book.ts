import type { Words } from '../words.ts';
import { andList as and, orList } from './grammar.ts';
import { rulePage } from './rule-page.ts';

/** The rule book: the pages of rule sets, and two of them compared. */
export const ruleBook: Words['ruleBook'] = {
  page: rulePage,
  open: 'Regeln',
  read: 'Die Regeln lesen',
  list: 'Spielregeln',
  own: 'eure eigenen',
  ofTable: 'an eurem Tisch',
  loading: 'Einen Moment …',
  broken: 'Diese Regeln lassen sich so nicht spielen.',
  print: 'Drucken',
  printCard: 'Karte drucken',
  alsoCalled: (names) => `Heißt auch ${orList(names)}.`,
  high: 'hoch',
  low: 'niedrig',
  way: { up: 'höher legen', down: 'tiefer legen' },
  pages: 'Seiten',
  tabs: {
    glance: 'Überblick',
    startAndEnd: 'Beginn und Ende',
    full: 'Wortlaut',
  },
  ladder: 'Die Karten, von niedrig zu hoch',
  rung: (card, special) => (special ? `${card}, Sonderkarte` : card),
  place: ({ stacks, depth, faceUp, hand }) =>
    `Karten einer Person: ${and([
      ...(stacks > 0
        ? [depth === 1 ? `${stacks} verdeckt` : `${stacks} verdeckte Päckchen zu je ${depth}`]
        : []),
      ...(faceUp > 0 ? [`${faceUp} offen`] : []),
      `${hand} auf der Hand`,
    ])}`,
  full: 'Die Regeln im Wortlaut',
  fullLead:
    'Sagt der Schiedsrichter Nein, nennt er die Nummer der Regel, die verletzt ist, wenn sie eine hat.',
  chosen: (options) => `Ausgemacht: ${options.join(' · ')}`,
  changed: 'geändert',
  yours: 'von euch',
  builtOn: (base) => `Beruht auf ${base}.`,
  compareWith: (other) => `Mit ${other} vergleichen`,
  compare: {
    title: 'Zwei Spiele vergleichen',
    open: 'Vergleichen …',
    first: 'Das eine',
    second: 'Das andere',
    swap: 'Vertauschen',
    count: (count) => (count === 1 ? 'Ein Unterschied' : `${count} Unterschiede`),
    same: 'Die beiden sind in allem gleich.',
    sameInBoth: 'In beiden gleich',
    usedTo: (rules) => `Du kennst ${rules}?`,
    plainNow: (cards) =>
      `${and(cards)}: hier ${cards.length === 1 ? 'eine gewöhnliche Karte' : 'gewöhnliche Karten'}.`,
    turned: { up: 'Hier legst du höher, nicht niedriger.', down: 'Hier legst du niedriger, nicht höher.' },
    watchOut: (cards) => `Neu für dich: ${and(cards)}.`,
    ordinary: 'gewöhnlich',
    absent: 'nicht dabei',
    nothing: '–',
  },
};
