import type { LobbyView, RuleSetView } from '../../../protocol/lobby.ts';
import { nameKey } from '../../../protocol/names.ts';
import { countOptions } from '../../../protocol/options.ts';
import { GRACE, type Occupant } from '../../../protocol/play.ts';
import type { RulesName } from '../../../protocol/rules.ts';
import { MOST_PLAYERS } from '../../../protocol/setup.ts';
import {
  amongRules,
  chooseExactly,
  type Draft,
  type DraftSeat,
  firstRules,
  fromSetup,
  lastAt,
  likeLast,
  toSetup,
} from '../draft.ts';
import { withStandIns } from '../draft-checks.ts';
import { addSeat, removeDownTo } from '../draft-edits.ts';
import type { Effect } from '../effect.ts';
import type { PageState } from '../page.ts';

/** A table without a deck while it is set up. */

const BOT: Occupant = { who: 'bot', level: 'medium' };

/** You and three bots. */
const SEATS: readonly Occupant[] = [{ who: 'here' }, BOT, BOT, BOT];

/** The first name of a list that nobody has. */
const freeName = (seats: readonly DraftSeat[], names: readonly string[]): string => {
  const taken = new Set(seats.map(({ name }) => nameKey(name)));
  return names.find((name) => !taken.has(nameKey(name))) ?? '';
};

/** The seats with a name for every bot that has none. */
const withBotNames = (seats: readonly DraftSeat[], names: readonly string[]): readonly DraftSeat[] =>
  seats.reduce<readonly DraftSeat[]>((named, seat, i) => {
    const isNameless = seat.occupant?.who === 'bot' && seat.name.trim() === '';
    if (!isNameless) return named;
    const name = freeName(named, names);
    return named.map((one, at) => (at === i ? { ...one, name } : one));
  }, seats);

/** What the next table without a deck begins with: the last one of that kind, or somebody here against bots. */
export function newPlayDraft(
  lobby: LobbyView,
  rules: readonly RuleSetView[],
  botNames: readonly string[],
): Draft {
  const last = lastAt(lobby, 'play');
  if (last !== null) return likeLast(last);
  const draft = fromSetup({
    ...firstRules(lobby, rules),
    names: SEATS.map(() => ''),
    dealer: '',
    lastLoser: null,
    play: { seats: SEATS, grace: GRACE.usual },
  });
  return { ...draft, seats: withBotNames(draft.seats, botNames), dealer: SEATS.length - 1, at: 0 };
}

/** Says who plays a seat; a bot gets a name where it has none, and gives its name up to a person. */
export function seatOccupant(
  draft: Draft,
  id: number,
  occupant: Occupant,
  botNames: readonly string[],
): Draft {
  const isBotName = (name: string) => botNames.some((one) => nameKey(one) === nameKey(name));
  const seats = draft.seats.map((seat) => {
    if (seat.id !== id) return seat;
    const isFreed = seat.occupant?.who === 'bot' && occupant.who !== 'bot' && isBotName(seat.name);
    return { ...seat, occupant, ...(isFreed && { name: '' }) };
  });
  return { ...draft, seats: withBotNames(seats, botNames), tried: false };
}

/** One more seat, for a bot as good as the last one. */
export function addBot(draft: Draft, botNames: readonly string[]): Draft {
  if (draft.seats.length >= MOST_PLAYERS) return draft;
  const occupant = draft.seats.findLast((seat) => seat.occupant?.who === 'bot')?.occupant ?? BOT;
  const more = addSeat(draft);
  const seats = more.seats.map((seat) => (seat.id === more.at ? { ...seat, occupant } : seat));
  return { ...more, seats: withBotNames(seats, botNames), at: null };
}

/** As many seats as the rules are for: the last ones go, or more come, for bots where they play. */
export function fitSeats(
  draft: Draft,
  { min, max }: RuleSetView['players'],
  botNames: readonly string[],
): Draft {
  if (draft.seats.length >= min) return removeDownTo(draft, max);
  return fitSeats(draft.grace === null ? addSeat(draft) : addBot(draft, botNames), { min, max }, botNames);
}

const HERE: Occupant = { who: 'here' };

/** The rules that *Play now* opens a round by: those played last, if they are still there. */
export function rulesNow({ lobby, welcome }: PageState): string | null {
  if (lobby === null || welcome === null) return null;
  return amongRules(draftNow(lobby, welcome.rules, { botNames: [] }), welcome.rules).rules;
}

/** How many things *Play now* plays otherwise than its rules say. */
export function optionsNow({ lobby }: PageState): number {
  const last = lobby === null ? null : lastAt(lobby, 'play');
  return countOptions(last?.options ?? {});
}

/** Who sits with a phone in the round that waits: *Play now* would take the table from them. */
export function waitingPhones({ kept: [newest] }: PageState): readonly string[] {
  if (newest === undefined || newest.over) return [];
  const { names, play } = newest.setup;
  return names.filter((_, seat) => play?.seats[seat]?.who === 'phone');
}

/** How a round is opened at once. */
export interface NowWish {
  readonly botNames: readonly string[];
  readonly standIn: (number: number) => string;
  /** The rules to play by; those played last, if none are named. */
  readonly by?: RulesName;
}

/**
 * What *Play now* opens: the last table without a deck, where bots play for people with phones, or somebody here against
 * bots; with as many players as its rules are for.
 */
function draftNow(
  lobby: LobbyView,
  rules: readonly RuleSetView[],
  { botNames, by }: Pick<NowWish, 'botNames' | 'by'>,
): Draft {
  const last = newPlayDraft(lobby, rules, botNames);
  const draft = by === undefined ? last : chooseExactly(last, by);
  const { min, max } = rules.find(({ id }) => id === draft.rules)?.players ?? { min: 2, max: MOST_PLAYERS };
  const isHere = draft.seats.some(({ occupant }) => occupant?.who === 'here');
  const seats = draft.seats.slice(0, max).map((seat, i): DraftSeat => {
    if (i === 0 && !isHere) return { ...seat, name: '', occupant: HERE };
    return seat.occupant?.who === 'phone' ? { ...seat, name: '', occupant: BOT } : seat;
  });
  let now: Draft = { ...draft, seats: withBotNames(seats, botNames) };
  while (now.seats.length < min) now = addBot(now, botNames);
  return { ...now, dealer: Math.min(draft.dealer, now.seats.length - 1) };
}

/** A round as *Play now* deals it; null while the page hasn't been told what there is. */
export function playNow({ lobby, welcome }: PageState, wish: NowWish): Effect | null {
  if (lobby === null || welcome === null) return null;
  const draft = amongRules(draftNow(lobby, welcome.rules, wish), welcome.rules);
  return { send: { type: 'open', setup: toSetup(withStandIns(draft, wish.standIn)), register: false } };
}
