import type { Words } from '../words.ts';
import { orList } from './lists.ts';

/** What `burnpile rules` says besides rules, their parameters and what is wrong with them. */
export const rulesCommand: Words['cli']['rules'] = {
  players: (min, max) => (min === max ? `${min} Personen` : `${min} bis ${max} Personen`),
  own: 'eure eigenen',
  broken: (file, why) => `${file} lässt sich nicht spielen: ${why}`,
  folder: (folder) => `Eigene Regeln kommen nach ${folder}`,
  differsFrom: (id) => `Wie ${id}, aber:`,
  options: 'Optionen',
  changed: '(hier geändert)',
  choices: (choices) => `(${orList(choices)})`,
  noDifference: (first, second) => `${first} und ${second} spielen sich gleich.`,
  becomes: (before, after) => `${before} → ${after}`,
  inVariation: (name) => `variations[${name}]`,
  notAlone: (sentence) => `Allein gewählt lässt es sich nicht spielen: ${sentence}`,
  fine: (file) => `${file}: Alles in Ordnung`,
};
