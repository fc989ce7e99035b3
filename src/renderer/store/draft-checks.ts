import type { DealError } from '../../engine/deal.ts';
import type { PowersView } from '../../protocol/coach.ts';
import type { RuleSetView } from '../../protocol/lobby.ts';
import { LONGEST_NAME, nameKey, tidyName } from '../../protocol/names.ts';
import type { TableView } from '../../protocol/view.ts';
import type { NameFault } from '../../words/closed-lists.ts';
import type { Draft } from './draft.ts';
import { optionsOf } from './draft-edits.ts';

/** What keeps a draft from being opened, as far as a page can tell. */
export interface DraftFaults {
  /** What is wrong with the names of seats, by their ids. */
  readonly names: ReadonlyMap<number, NameFault>;
  /** Too few or too many people for the rules. */
  readonly players: DealError | null;
}

function nameFaults({ seats }: Draft): ReadonlyMap<number, NameFault> {
  const faults = new Map<number, NameFault>();
  const seen = new Set<string>();
  for (const { id, name } of seats) {
    const key = nameKey(name);
    if (key === '') faults.set(id, 'noName');
    else if (tidyName(name).length > LONGEST_NAME) faults.set(id, 'longName');
    else if (seen.has(key)) faults.set(id, 'sameName');
    seen.add(key);
  }
  return faults;
}

/**
 * Who sat at the seat before, of seats that have another name for the next round: the same person called otherwise,
 * or somebody new. By the ids of seats; who has only moved is neither.
 */
export function replaced(draft: Draft, table: TableView | null): ReadonlyMap<number, string> {
  if (!draft.next || table === null) return new Map();
  const before = table.seats.map(({ name }) => name);
  const keysBefore = new Set(before.map(nameKey));
  const keysNow = new Set(draft.seats.map(({ name }) => nameKey(name)));
  return new Map(
    draft.seats.flatMap(({ id, name }): [number, string][] => {
      const was = before[id];
      const key = nameKey(name);
      const isNew = key !== '' && !keysBefore.has(key);
      return was !== undefined && isNew && !keysNow.has(nameKey(was)) ? [[id, was]] : [];
    }),
  );
}

/** For how many players the rules are with what is chosen: if more than one option says so, the last one counts. */
export function playersFor(draft: Draft, rules: RuleSetView): RuleSetView['players'] {
  const chosen = optionsOf(draft);
  const said = rules.options.flatMap(({ name, players }) => players[String(chosen[name])] ?? []);
  return said.at(-1) ?? rules.players;
}

const keyOf = ({ kind, powers }: PowersView): string => kind ?? powers[0]?.power ?? '';
const byKey = (all: readonly PowersView[]) => new Map(all.map((one) => [keyOf(one), one]));

/** What the special cards do with what is chosen: each option counts for the cards that it changes. */
export function specialsFor(draft: Draft, { specials, options }: RuleSetView): readonly PowersView[] {
  const chosen = optionsOf(draft);
  const usual = byKey(specials);
  const now = new Map(usual);
  for (const option of options) {
    const told = option.specials[String(chosen[option.name])];
    if (told === undefined) continue;
    const changed = byKey(told);
    for (const key of usual.keys()) if (!changed.has(key)) now.delete(key);
    for (const [key, one] of changed)
      if (JSON.stringify(usual.get(key)) !== JSON.stringify(one)) now.set(key, one);
  }
  return [...now.values()];
}

/** The option with which the rules are for as many people as sit here, by its title; null if none is. */
export function optionFor(draft: Draft, rules: RuleSetView): string | null {
  const players = draft.seats.length;
  const fits = ({ min, max }: RuleSetView['players']) => min <= players && players <= max;
  return rules.options.find((option) => Object.values(option.players).some(fits))?.title ?? null;
}

/** The rule sets that are for as many people as sit here, by their ids. */
export const gamesFor = (draft: Draft, rules: readonly RuleSetView[]): string[] =>
  rules
    .filter(({ players: { min, max } }) => min <= draft.seats.length && draft.seats.length <= max)
    .map(({ id }) => id);

function playerFault(draft: Draft, rules: RuleSetView | undefined): DealError | null {
  if (rules === undefined) return null;
  const { min, max } = playersFor(draft, rules);
  const players = draft.seats.length;
  return players < min || players > max
    ? { code: 'DEAL_NO_ROW', players, min, max, needed: 0, deck: 0 }
    : null;
}

/** The rule set of a draft; undefined if there is none of that name. */
export const rulesOf = (draft: Draft, rules: readonly RuleSetView[]): RuleSetView | undefined =>
  rules.find(({ id }) => id === draft.rules);

/** Every fault of a draft, whether or not it is time to speak of it. */
export function faultsOf(draft: Draft, rules: readonly RuleSetView[]): DraftFaults {
  const players = playerFault(draft, rulesOf(draft, rules));
  const names = [...nameFaults(draft)];
  // The seat without a name may be the one that goes.
  return {
    names: new Map(players === null ? names : names.filter(([, fault]) => fault !== 'noName')),
    players,
  };
}

/** Whether nothing is missing but names, which can be made up. */
export const onlyNamesMissing = ({ names, players }: DraftFaults): boolean =>
  players === null && names.size > 0 && [...names.values()].every((fault) => fault === 'noName');

/** The draft with a name for everybody: that of the place, or the next one that is free. */
export function withStandIns(draft: Draft, standIn: (number: number) => string): Draft {
  const taken = new Set(draft.seats.map(({ name }) => nameKey(name)));
  const free = (number: number): string =>
    taken.has(nameKey(standIn(number))) ? free(number + 1) : standIn(number);
  const seats = draft.seats.map((seat, i) => {
    if (seat.name.trim() !== '') return seat;
    const name = free(i + 1);
    taken.add(nameKey(name));
    return { ...seat, name };
  });
  return { ...draft, seats };
}
