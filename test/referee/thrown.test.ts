import { describe, expect, it } from 'vitest';
import { dialogue, linesOf, sitDown, type TableSpec } from './script.ts';

/** Cy deals. Threes are thrown in before play, fours if nobody has one. */
const throwing: TableSpec = {
  rules: 'palace',
  seats: ['Ann', 'Bo', 'Cy'],
  options: { 'first.steps': [{ by: 'thrownIn', from: '3' }] },
};

const DIALOGUES: readonly (readonly [string, TableSpec, string])[] = [
  [
    'whose a card is that is thrown in is asked each time, as each may be somebody else’s',
    throwing,
    `
    3C         => ? whoPlayed 3C nobody [Ann Bo Cy]
    SEAT:2     => Bo 3C: fits
    wait 3D    => ? whoPlayed 3D nobody [Ann Bo Cy]
    SEAT:1     => Ann 3D: fits
    quiet      => Ann 3D: legal → nobody
    `,
  ],
  [
    'two that come at once are one player’s',
    throwing,
    `
    SEAT:2 3C 3D => Bo 3C3D: fits
    quiet        => Bo 3C3D: legal → nobody
    `,
  ],
  [
    'a card of another rank is played by who comes after the last to throw one in',
    throwing,
    `
    SEAT:2 3C quiet => Bo 3C: legal → nobody
    5H              => Cy 5H: fits
    quiet           => Cy 5H: onTrust → Ann
    `,
  ],
  [
    'nobody else plays one, or picks up what was thrown in',
    throwing,
    `
    SEAT:2 3C quiet SEAT:1 5H quiet => Ann 5H: illegal notYourTurn → nobody
    UNDO SEAT:1 PICKUP              => Ann ^: illegal notYourTurn → nobody
    UNDO SEAT:3 PICKUP              => Cy ^: onTrust → Ann
    `,
  ],
  [
    'a pick-up is theirs without a word, also where only a camera sees it',
    throwing,
    `
    SEAT:2 3C quiet => Bo 3C: legal → nobody
    PICKUP          => Cy ^: onTrust → Ann
    UNDO gone       => - pickUpSeen
    `,
  ],
  [
    'so is a card off the stock',
    { ...throwing, options: { ...throwing.options, chance: 'atWill' } },
    `
    SEAT:2 3C quiet => Bo 3C: legal → nobody
    BLIND 5H        => Cy #5H: legal → Ann
    `,
  ],
  [
    'where nobody has a three fours are thrown in, and whether there are more is asked again',
    throwing,
    `
    NO SEAT:1 4C quiet => Ann 4C: onTrust → nobody
    wait 4D            => ? whoPlayed 4D nobody [Ann Bo Cy]
    SEAT:3 quiet NO    => - nobodyHasIt
    6H quiet           => Ann 6H: onTrust → Bo
    `,
  ],
];

describe('cards that are thrown in at a table', () => {
  it.each(DIALOGUES)('%s', (_, spec, script) => {
    const { lines } = dialogue(sitDown(spec), script);
    expect(lines).toEqual(linesOf(script));
  });
});
