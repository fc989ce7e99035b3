import { orList } from './lists.ts';

/** What `burnpile rules` says besides rules, their parameters and what is wrong with them. */
export const rulesCommand = {
  players: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
  own: 'your own',
  broken: (file: string, why: string) => `${file} can’t be played: ${why}`,
  folder: (folder: string) => `Rules of your own go into ${folder}`,
  differsFrom: (id: string) => `As ${id}, but:`,
  options: 'Options',
  changed: '(changed here)',
  choices: (choices: readonly string[]) => `(${orList(choices)})`,
  noDifference: (first: string, second: string) => `${first} and ${second} play alike.`,
  becomes: (before: string, after: string) => `${before} → ${after}`,
  inVariation: (name: string) => `variations[${name}]`,
  /** A variation that can't be chosen by itself. */
  notAlone: (sentence: string) => `Chosen alone it can’t be played: ${sentence}`,
  fine: (file: string) => `${file}: nothing is wrong`,
};
