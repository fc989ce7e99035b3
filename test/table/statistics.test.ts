import { describe, expect, it } from 'vitest';
import type { PlayedRound, StatisticsFilter } from '../../src/protocol/statistics.ts';
import { EVERYTHING } from '../../src/protocol/statistics.ts';
import { playedRounds } from '../../src/table/journal/every-round.ts';
import { sumUp } from '../../src/table/statistics.ts';
import { type RoundWish, setupOf, sitDown, trueRound } from './series-play.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22);

/**
 * A round as one line: table, rules, days ago, who went out in that order, then minutes, moves, pick-ups, burns and
 * what else is to be said. The last one lost, unless the rules are those of blast; a star marks a bot.
 */
function round(line: string): PlayedRound {
  const [table, rules, days, out, numbers, ...more] = line.split(/ +/) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const names = out.split(',');
  const [minutes, moves, pickUps, burns] = numbers.split('/').map(Number) as [number, number, number, number];
  const began = NOW - Number(days) * DAY - 3_600_000;
  const said = new Set<string>(more);
  const hasLoser = rules !== 'blast' && !said.has('drawn') && !said.has('unfinished');
  return {
    table,
    round: 0,
    rules,
    deck: said.has('dealt') ? 'none' : 'real',
    began,
    ended: said.has('unfinished') ? null : began + minutes * 60_000,
    seats: names.map((name, i) => ({
      name: name.replace('*', ''),
      bot: name.endsWith('*'),
      place: said.has('drawn') ? null : i + 1,
    })),
    over: !said.has('unfinished'),
    drawn: said.has('drawn'),
    loser: hasLoser ? names.at(-1)!.replace('*', '') : null,
    counts: !said.has('void'),
    moves,
    pickUps,
    burns,
  };
}

const ROUNDS: readonly PlayedRound[] = [
  'a reference 1   Ann,Bo,Cy 20/60/10/2',
  'a reference 1   Bo,Ann,Cy 600/80/20/4',
  'a reference 1   Ann,Cy,Bo 30/70/12/3',
  'a reference 1   Ann,Bo,Cy 5/9/0/0      void',
  'a reference 1   Ann,Bo,Cy 5/9/0/0      unfinished',
  'b reference 40  Bo,Ann    10/50/6/3    drawn',
  'b blast     40  Cy,Bo,Di  15/90/30/8',
  'c blast     400 Di,Ann    25/40/11/5',
  'd reference 2   Ann,Rex*,Bo* 12/44/4/1 dealt',
].map(round);

const told = (filter: Partial<StatisticsFilter> = {}) => {
  const sums = sumUp(ROUNDS, { ...EVERYTHING, ...filter }, NOW);
  const player = ({ name, rounds, firstOut, losses, decided, expected }: (typeof sums.people)[number]) =>
    `${name}: ${rounds} rounds, first ${firstOut}, lost ${losses} of ${decided}, by chance ${expected.toFixed(2)}`;
  return {
    all: `${sums.rounds} rounds at ${sums.tables} tables`,
    people: sums.people.map(player),
    bots: sums.bots.map(player),
    rules: sums.rules.map(
      (one) =>
        `${one.rules}: ${one.rounds} with ${one.seats.join('–')}, ${one.minutes} min, ${one.moves} moves, ` +
        `${one.pickUps.toFixed(1)} up, ${one.burns.toFixed(1)} burned, ${one.drawn} drawn`,
    ),
  };
};

describe('what all rounds add up to', () => {
  it('counts rules whatever they are called', () => {
    const rounds = ['constructor', 'toString'].map((rules) => round(`a ${rules} 1 Ann,Bo 20/60/10/2`));
    const [bo] = sumUp(rounds, EVERYTHING, NOW).people;
    expect(bo).toMatchObject({
      name: 'Bo',
      losses: 2,
      byRules: { constructor: { rounds: 1, losses: 1 }, toString: { rounds: 1, losses: 1 } },
    });
  });

  it('leaves out what isn’t over or doesn’t count, and tells bots from people of the same name', () => {
    expect(told()).toEqual({
      all: '7 rounds at 4 tables',
      people: [
        'Cy: 4 rounds, first 1, lost 2 of 3, by chance 1.00',
        'Bo: 5 rounds, first 1, lost 1 of 3, by chance 1.00',
        'Ann: 6 rounds, first 3, lost 0 of 4, by chance 1.33',
        'Di: 2 rounds, first 1, lost 0 of 0, by chance 0.00',
      ],
      bots: [
        'Bo: 1 rounds, first 0, lost 1 of 1, by chance 0.33',
        'Rex: 1 rounds, first 0, lost 0 of 1, by chance 0.33',
      ],
      rules: [
        'reference: 5 with 2–3, 20 min, 60 moves, 10.4 up, 2.6 burned, 1 drawn',
        'blast: 2 with 2–3, 20 min, 65 moves, 20.5 up, 6.5 burned, 0 drawn',
      ],
    });
  });

  const FILTERS: readonly (readonly [Partial<StatisticsFilter>, all: string, people: readonly string[]])[] = [
    [{ days: 30 }, '4 rounds at 2 tables', ['Cy 2/3', 'Bo 1/3', 'Ann 0/4']],
    [{ days: 365 }, '6 rounds at 3 tables', ['Cy 2/3', 'Bo 1/3', 'Ann 0/4', 'Di 0/0']],
    [{ rules: 'blast' }, '2 rounds at 2 tables', ['Di 0/0', 'Ann 0/0', 'Bo 0/0', 'Cy 0/0']],
    [{ deck: 'none' }, '1 rounds at 1 tables', ['Ann 0/1']],
    [{ deck: 'real', rules: 'reference' }, '4 rounds at 2 tables', ['Cy 2/3', 'Bo 1/3', 'Ann 0/3']],
    [{ rules: 'unheard-of' }, '0 rounds at 0 tables', []],
  ];

  it.each(FILTERS)('of %o', (filter, all, people) => {
    const sums = sumUp(ROUNDS, { ...EVERYTHING, ...filter }, NOW);
    expect(told(filter).all).toBe(all);
    expect(sums.people.map(({ name, losses, decided }) => `${name} ${losses}/${decided}`)).toEqual(people);
    expect(sums.choices).toEqual(['blast', 'reference']);
  });

  it('by rules for each player', () => {
    const cy = sumUp(ROUNDS, EVERYTHING, NOW).people.find(({ name }) => name === 'Cy');
    expect(cy?.byRules).toEqual({
      reference: { rounds: 3, firstOut: 0, decided: 3, losses: 2 },
      blast: { rounds: 1, firstOut: 1, decided: 0, losses: 0 },
    });
  });
});

describe('the rounds of a table', () => {
  const WISHES: readonly RoundWish[] = [
    { rules: 'reference', names: ['Ann', 'Bo', 'Cy'], dealer: 2, seed: 11 },
    { rules: 'blast', names: ['Bo', 'Ann', 'Di'], dealer: 0, seed: 12 },
  ];

  it('are what was played there, by a simulator of its own', () => {
    const { table, play } = sitDown(setupOf(WISHES[0]!));
    const truths = WISHES.map(trueRound);
    play(truths[0]!);
    table.newRound({ setup: setupOf(WISHES[1]!) });
    play(truths[1]!);
    // A further one that nobody has begun.
    table.newRound({ setup: setupOf(WISHES[0]!) });
    const played = playedRounds('here', table.standing());
    expect(
      played.map(({ table, round, rules, deck, moves, over, seats, loser }) => ({
        at: `${table} ${round} ${rules} ${deck} ${moves} ${over}`,
        out: seats.toSorted((a, b) => a.place! - b.place!).map(({ name }) => name),
        loser,
      })),
    ).toEqual(
      truths.map(({ names, out, moves }, i) => {
        const left = names.filter((name) => !out.includes(name));
        return {
          at: `here ${i} ${WISHES[i]!.rules} real ${moves} true`,
          out: [...out, ...left],
          loser: i === 0 ? left[0] : null,
        };
      }),
    );
    const said = truths.map((_, i) => {
      const log = table.lookBack(i)!.lines();
      const rulings = log.flatMap((line) => (line.kind === 'move' ? [line.ruling] : []));
      const count = (is: (ruling: (typeof rulings)[number]) => boolean) => rulings.filter(is).length;
      return [count(({ pickedUp }) => pickedUp > 0), count(({ burn }) => burn)];
    });
    expect(played.map(({ pickUps, burns }) => [pickUps, burns])).toEqual(said);
    expect(said.flat().every((count) => count > 0)).toBe(true);
  });
});
