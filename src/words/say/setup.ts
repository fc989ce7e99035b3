import type { Words } from '../words.ts';

/** A piece of a sentence; what somebody has chosen is strong. */
export interface Piece {
  readonly text: string;
  readonly strong: boolean;
}

/** Between these, a sentence has what somebody has chosen. */
const MARK = '*';

/** What of a draft is said in its sentence. */
interface Chosen {
  readonly rules: string;
  readonly dealer: number;
  readonly seats: readonly {
    readonly id: number;
    readonly name: string;
    readonly occupant?: { readonly who: 'here' | 'phone' | 'bot' };
  }[];
}

/** A table that is set up, in one sentence; `how` its cards are read, null without a deck. */
export function saySetup(
  { home, setup }: Pick<Words, 'home' | 'setup'>,
  { rules, seats, dealer }: Chosen,
  how: 'scanner' | 'camera' | 'hand' | null,
): readonly Piece[] {
  const place = seats.findIndex(({ id }) => id === dealer);
  const name = seats[place]?.name.trim() ?? '';
  const played = (who: 'here' | 'phone' | 'bot') =>
    seats.filter(({ occupant }) => (occupant?.who ?? 'here') === who).length;
  const strong = (text: string) => `${MARK}${text.replaceAll(MARK, '')}${MARK}`;
  const facts = {
    rules: strong(home.ruleSet(rules)),
    dealer: strong(name === '' ? setup.standIn(place + 1) : name),
  };
  const said =
    how === null
      ? setup.sums.play({
          ...facts,
          players: strong(
            setup.sums.who({ here: played('here'), phone: played('phone'), bot: played('bot') }),
          ),
        })
      : setup.sums[how]({ ...facts, players: strong(setup.sums.count(seats.length)) });
  return said
    .split(MARK)
    .map((text, i) => ({ text, strong: i % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
