import { describe, expect, it } from 'vitest';
import { dealingSteps } from '../../src/engine/dealing.ts';
import { resolveRules } from '../../src/engine/rules/resolve.ts';
import { viewOf } from '../../src/table/view.ts';
import { findVariant } from '../../src/variants/index.ts';
import { en } from '../../src/words/en.ts';
import { sayDealer, sayDealing, sayStart } from '../../src/words/say/beginning.ts';
import { dialogue, linesOf, sitDown, type TableSpec } from '../referee/script.ts';

function instructions(id: string, players: number, options: Record<string, unknown>): string[] {
  const rules = resolveRules(id, options, findVariant);
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  return sayDealing(en, dealingSteps(rules.value.set, players) ?? []);
}

const one = { faceDown: { stacks: 1, depth: 1 }, faceUp: 1, hand: 1 };

const DEALS: readonly (readonly [string, number, Record<string, unknown>, string])[] = [
  [
    'palace',
    4,
    {},
    `
    Shuffle one pack without its jokers: 52 cards. 36 are dealt.
    Everybody gets 3 cards face down, in a row. Nobody looks at them.
    Everybody gets 3 more face up, one on each face-down card.
    Then 3 more for the hand.
    16 are left: put them face down in the middle, as the stock.
    Everybody may swap cards in their hand with their face-up cards.
    `,
  ],
  [
    'palace',
    2,
    { 'deck.without': ['2', '3', '4', 'J'], 'players.max': 4 },
    `
    Take out all 2s, 3s, 4s and jacks. Shuffle one pack without its jokers: 36 cards. 18 are dealt.
    Everybody gets 3 cards face down, in a row. Nobody looks at them.
    Everybody gets 3 more face up, one on each face-down card.
    Then 3 more for the hand.
    18 are left: put them face down in the middle, as the stock.
    Everybody may swap cards in their hand with their face-up cards.
    `,
  ],
  [
    'blast',
    3,
    {},
    `
    Shuffle one pack without its jokers: 52 cards. 31 are dealt.
    Everybody gets 3 cards face down, in a row. Nobody looks at them.
    Everybody gets 3 more face up, one on each face-down card.
    Then 4 more for the hand.
    Turn one card up in the middle to start the pile.
    21 are left: put them face down in the middle, as the stock.
    Everybody may swap cards in their hand with their face-up cards.
    `,
  ],
  [
    'threes',
    11,
    { 'TH-02': true },
    `
    Shuffle two packs without their jokers: 104 cards. 99 are dealt.
    Everybody gets 6 cards face down, in 3 stacks of 2. Nobody looks at them.
    Then 3 more for the hand.
    5 are left: put them face down in the middle, as the stock.
    `,
  ],
  [
    'threes',
    11,
    { 'TH-02': true, 'deck.packs': 3 },
    `
    Shuffle three packs without their jokers: 156 cards. 99 are dealt.
    Everybody gets 6 cards face down, in 3 stacks of 2. Nobody looks at them.
    Then 3 more for the hand.
    57 are left: put them face down in the middle, as the stock.
    `,
  ],
  [
    'canteen',
    2,
    {},
    `
    Shuffle one pack without its jokers: 52 cards. 26 are dealt.
    Everybody gets 3 cards face down, in a row. Nobody looks at them.
    Everybody gets 3 more face up, one on each face-down card.
    Then 7 more for the hand.
    26 are left: put them aside, out of play.
    Everybody may swap cards in their hand with their face-up cards.
    `,
  ],
  [
    'everything',
    4,
    { 'EV-V6': true },
    `
    Shuffle one pack without its jokers: 52 cards. All are dealt.
    Everybody gets 3 cards face down, in a row. Nobody looks at them.
    Then 10 more for the hand.
    No card is left over.
    Everybody puts 3 of these hand cards face up on the face-down ones and keeps 7.
    `,
  ],
  [
    'everything',
    3,
    { leftover: 'dealt', 'refill.mode': 'none' },
    `
    Shuffle one pack without its jokers: 52 cards. 27 are dealt.
    Everybody gets 3 cards face down, in a row. Nobody looks at them.
    Then 6 more for the hand.
    25 are left: deal them too, one by one, starting on the dealer’s left.
    Everybody puts 3 of these hand cards face up on the face-down ones and keeps the others.
    `,
  ],
  [
    'reference',
    6,
    { 'RE-20': true },
    `
    Shuffle one pack with 2 jokers: 54 cards. All are dealt.
    Everybody gets 3 cards face down, in a row. Nobody looks at them.
    Everybody gets 3 more face up, one on each face-down card.
    Then 3 more for the hand.
    No card is left: there is no stock.
    Everybody may swap cards in their hand with their face-up cards.
    `,
  ],
  [
    'reference',
    3,
    {
      'deal.rows': [{ players: [2, 8], ...one }],
      'deal.starter': true,
      'deal.starterOnBurnRank': 'turnAnother',
    },
    `
    Shuffle one pack without its jokers: 52 cards. 10 are dealt.
    Everybody gets 1 card face down. Nobody looks at it.
    Everybody gets 1 more face up, on the face-down card.
    Then 1 more for the hand.
    Turn one card up in the middle to start the pile. If its rank burns, turn another up on top.
    42 are left: put them face down in the middle, as the stock.
    Everybody may swap cards in their hand with their face-up cards.
    `,
  ],
  [
    'palace',
    5,
    { 'deal.starter': true, 'deal.starterOnBurnRank': 'anotherForSpecial' },
    `
    Shuffle one pack without its jokers: 52 cards. 46 are dealt.
    Everybody gets 3 cards face down, in a row. Nobody looks at them.
    Everybody gets 3 more face up, one on each face-down card.
    Then 3 more for the hand.
    Turn one card up in the middle to start the pile. If it is a special card, turn another up on top.
    6 are left: put them face down in the middle, as the stock.
    Everybody may swap cards in their hand with their face-up cards.
    `,
  ],
  [
    'palace',
    5,
    { 'deal.starter': true, leftover: 'dealt', 'refill.mode': 'none' },
    `
    Shuffle one pack without its jokers: 52 cards. 46 are dealt.
    Everybody gets 3 cards face down, in a row. Nobody looks at them.
    Everybody gets 3 more face up, one on each face-down card.
    Then 3 more for the hand.
    Turn one card up in the middle to start the pile.
    6 are left: deal them too, one by one, starting on the dealer’s left.
    Everybody may swap cards in their hand with their face-up cards.
    `,
  ],
];

/** Plays a dialogue at a table where Cy deals, and tells after each line what is said of who starts. */
function starting(spec: Partial<TableSpec>, script: string): string[] {
  const start = sitDown({ rules: 'reference', seats: ['Ann', 'Bo', 'Cy'], ...spec });
  let sofar = '';
  return linesOf(script).map((line) => {
    const [scans = ''] = line.split(' =>');
    sofar += ` ${scans}`;
    const words = sofar.replaceAll('start', '').trim();
    const referee = words === '' ? start : dialogue(start, words).referee;
    const view = viewOf(referee, 0);
    if (view.beginning === null) return `${scans} => -`;
    const { headline, more, asks } = sayStart(en, view, view.beginning);
    return `${scans} => ${[headline ?? '(the first card)', ...more].join(' | ')}${asks ? '' : ' !'}`;
  });
}

const lost = (seat: number): Pick<TableSpec, 'given'> => ({
  given: (state) => ({ ...state, lastLoser: seat }),
});

const STARTS: readonly (readonly [string, Partial<TableSpec>, string])[] = [
  [
    'a card is asked for, then a rank, then what is nearest to it; UNDO asks again',
    {},
    `
    start => Who has the 4♥, in hand or face up? | If nobody has it, who has a 4?
    NO    => Now: who has a 4, in hand or face up? | If more than one player has one, any of them may start. | If nobody has it, who has a 3 or a 5?
    NO    => Now: who has a 3 or a 5, in hand or face up? | If more than one player has one, any of them may start. | If nobody has it, who has a 2 or a 6?
    UNDO  => Now: who has a 4, in hand or face up? | If more than one player has one, any of them may start. | If nobody has it, who has a 3 or a 5?
    UNDO  => Who has the 4♥, in hand or face up? | If nobody has it, who has a 4?
    UNDO  => Who has the 4♥, in hand or face up? | If nobody has it, who has a 4?
    `,
  ],
  [
    'whoever was said to start has answered, until that is taken back',
    {},
    `
    SEAT:2 => (the first card) !
    SEAT:3 => (the first card) !
    UNDO   => Who has the 4♥, in hand or face up? | If nobody has it, who has a 4?
    `,
  ],
  [
    'the loser is named, and nothing is asked',
    lost(1),
    `
    start => Bo lost the last round and starts !
    NO    => Bo lost the last round and starts !
    `,
  ],
  [
    'a seat beside the dealer',
    { rules: 'canteen' },
    `
    start => Bo sits next to the dealer and starts !
    `,
  ],
  [
    'lots are drawn where the rules say so, for a card that nobody has',
    { options: { 'first.steps': [{ by: 'card', card: '3D', zone: 'hand' }, { by: 'random' }] } },
    `
    start => Who has the 3♦ in hand? | If nobody has it, draw lots for who starts.
    NO    => Draw lots for who starts !
    `,
  ],
  [
    'the worst face-up cards start where the rules say so, and nobody has scanned them',
    { options: { 'first.steps': [{ by: 'card', card: '3D', zone: 'hand' }, { by: 'worstFaceUp' }] } },
    `
    start => Who has the 3♦ in hand? | If nobody has it, the player with the worst face-up cards starts.
    NO    => The player with the worst face-up cards starts !
    `,
  ],
  [
    'where the suit decides, card after card is asked for, the suit that goes first before the others',
    { rules: 'encyclopedia', options: { 'first.tie': 'heartsFirst' } },
    `
    start => Who has the 3♥ face up? | If nobody has it, who has the 3♣ face up?
    NO    => Now: who has the 3♣ face up? | If nobody has it, who has the 3♦ face up?
    `,
  ],
  [
    'the dealer may go before the others',
    { rules: 'encyclopedia', options: { 'first.tie': 'fromDealer' } },
    `
    start => Who has a 3 face up? | If more than one player has one, the first of them starts, counting from Cy. | If nobody has it, who has a 3 in hand?
    `,
  ],
  [
    'where the deal decides, that is said',
    { rules: 'encyclopedia', options: { 'first.tie': 'dealtFirst' } },
    `
    start => Who has a 3 face up? | If more than one player has one, the one who was dealt it first starts. | If nobody has it, who has a 3 in hand?
    `,
  ],
  [
    'a race is said as a race',
    { rules: 'threes' },
    `
    start    => The first to play a 3 starts | If nobody has it, the first to play a 4 starts.
    NO NO NO => The first to play a 6 starts | If nobody has it, the first to play a 7 starts.
    `,
  ],
  [
    'cards that are thrown in are asked for, and again once one was; then it is said who starts',
    { rules: 'palace', options: { 'first.steps': [{ by: 'thrownIn', from: '3' }] } },
    `
    start           => Who has a 3 in hand? | Each of them is thrown in before play; the player after the last to do so starts. | If nobody has it, who has a 4 in hand?
    NO              => Now: who has a 4 in hand? | Each of them is thrown in before play; the player after the last to do so starts. | If nobody has it, who has a 5 in hand?
    SEAT:1 4C quiet => Who has a 4 in hand? | Each of them is thrown in before play; the player after the last to do so starts. | If nobody has it, Bo comes after the last to throw cards in, and starts.
    NO              => Bo comes after the last to throw cards in, and starts !
    `,
  ],
  [
    'face up goes before the hand, and of several the nearest to the dealer’s left',
    { rules: 'encyclopedia' },
    `
    start => Who has a 3 face up? | If more than one player has one, the first of them starts, counting from Ann. | If nobody has it, who has a 3 in hand?
    NO    => Now: who has a 3 in hand? | If more than one player has one, the first of them starts, counting from Ann. | If nobody has it, who has a 4 face up?
    `,
  ],
  [
    'what was registered is said, not asked, and a fallback that it has answered is passed over',
    { rules: 'encyclopedia' },
    `
    FACEUP 7C 8C 9C 7D 8D 9D 7H 8H 9H => Who has a 3 in hand? | If more than one player has one, the first of them starts, counting from Ann. | If nobody has it, who has a 4 in hand?
    UNDO 3H                           => Cy has a 3 and starts !
    `,
  ],
  [
    'whoever simply lays the right card has answered',
    {},
    `
    SEAT:2 4H DONE => -
    `,
  ],
  [
    'that nobody has it accuses nobody who has it after all',
    {},
    `
    NO SEAT:3 4H DONE => -
    `,
  ],
];

describe('how to deal', () => {
  it.each(DEALS)('%s for %i', (id, players, options, text) => {
    expect(instructions(id, players, options)).toEqual(linesOf(text));
  });

  it('says who deals, and that it is for having lost', () => {
    const { game } = sitDown({ rules: 'palace', seats: ['Ann', 'Bo', 'Cy'] });
    const table = {
      ...game,
      seats: viewOf(sitDown({ rules: 'palace', seats: ['Ann', 'Bo', 'Cy'] }), 0).seats,
    };
    expect([sayDealer(en, table, false), sayDealer(en, table, true)]).toEqual([
      'Cy deals',
      'Cy lost the last round, and deals',
    ]);
  });
});

describe('who starts', () => {
  it.each(STARTS)('%s', (_, spec, script) => {
    expect(starting(spec, script)).toEqual(linesOf(script));
  });

  it('an answer that turns out wrong leads to no breach', () => {
    const { referee } = dialogue(
      sitDown({ rules: 'reference', seats: ['Ann', 'Bo', 'Cy'] }),
      'NO SEAT:3 4H DONE',
    );
    expect(referee.judged.at(-1)?.ruling?.verdict).toBe('legal');
  });
});
