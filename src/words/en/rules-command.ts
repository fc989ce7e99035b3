import type { RulesCommandWords } from '../cli.ts';
import { orList } from './lists.ts';

/** What `burnpile rules` says besides rules, their parameters and what is wrong with them. */
export const rulesCommand: RulesCommandWords = {
  players: (min, max) => (min === max ? `${min} players` : `${min} to ${max} players`),
  own: 'your own',
  broken: (file, why) => `${file} can’t be played: ${why}`,
  folder: (folder) => `Rules of your own go into ${folder}`,
  differsFrom: (id) => `As ${id}, but:`,
  options: 'Options',
  changed: '(changed here)',
  choices: (choices) => `(${orList(choices)})`,
  noDifference: (first, second) => `${first} and ${second} play alike.`,
  becomes: (before, after) => `${before} → ${after}`,
  inVariation: (name) => `variations[${name}]`,
  notAlone: (sentence) => `Chosen alone it can’t be played: ${sentence}`,
  fine: (file) => `${file}: nothing is wrong`,
};
