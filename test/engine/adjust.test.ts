import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isKnown } from '../../src/engine/cards.ts';
import { allSlots } from '../../src/engine/knowledge.ts';
import { makeAdjustment, parseAdjustment } from '../../src/engine/notation/adjustment.ts';
import { parseGame } from '../../src/engine/notation/game.ts';
import { makeSeats } from '../../src/engine/notation/layout.ts';
import { makeSlots } from '../../src/engine/notation/slots.ts';
import { type Entry, judgeRecord, stateOf } from '../../src/engine/record.ts';
import { deckOf } from '../../src/engine/rules/deck.ts';
import type { State } from '../../src/engine/state.ts';
import { findVariant } from '../../src/variants/index.ts';
import { anyEntry } from './support/arbitrary.ts';
import { hiddenDeal, knownDeal, PRESET_TABLES, RUNS } from './support/tables.ts';

/** Reference, three players: what stands after these lines, seat by seat, then pile, stock, burned, turn. */
function tell(lines: string, options = ''): string {
  const text = `[Burnpile "1"] [Rules "reference"] ${options}[Seats "Ann; Bo; Cy"] [Dealer "Cy"] [Knowledge "table"]
[Phase "start"] [Deal "Ann 3 / KH5D8S / 3; Bo 3 / 3H9C4D / 3; Cy 3 / 3 / 3; stock 25"]
${lines
  .split(' | ')
  .map((line) => `${line}\n`)
  .join('')}`;
  const read = parseGame(text, findVariant);
  if (!read.ok) return `${read.error.code}: ${read.error.detail}`;
  const { seats, pile, stock, burned, turn, direction } = stateOf(read.value.game);
  const hands = seats.map(({ name, hand }) => `${name} ${makeSlots(hand)}`).join('; ');
  const way = direction === 'clockwise' ? '' : ', the other way';
  const place = `pile ${makeSlots(pile)}, stock ${stock.length}, burned ${makeSlots(burned)}`;
  return `${hands}; ${place}, ${turn === null ? 'nobody' : seats[turn]!.name} next${way}`;
}

const QUIET = 'Ann 3; Bo 3; Cy 3; pile 4H, stock 24, burned -, Bo next';
const CASES: [what: string, lines: string, stands: string][] = [
  ['nothing set right', '1 Ann 4H', QUIET],
  [
    'a hand with a card less than booked gives it to the stock',
    '1 Ann 4H | = count Ann hand 2',
    'Ann 2; Bo 3; Cy 3; pile 4H, stock 25, burned -, Bo next',
  ],
  [
    'a hand with more has it from the stock',
    '1 Ann 4H | = count Bo hand 5',
    'Ann 3; Bo 5; Cy 3; pile 4H, stock 22, burned -, Bo next',
  ],
  [
    'a hand keeps what it is known to hold',
    '1 Ann 4H | 2 Bo ^ | = count Bo hand 0',
    'Ann 3; Bo 4H; Cy 3; pile -, stock 27, burned -, Cy next',
  ],
  [
    'a stock with less has given it to the seat named',
    '1 Ann 4H | = count stock 22 Cy',
    'Ann 3; Bo 3; Cy 5; pile 4H, stock 22, burned -, Bo next',
  ],
  [
    'a stock with more has it from the seat named',
    '1 Ann 4H | = count stock 26 Cy',
    'Ann 3; Bo 3; Cy 1; pile 4H, stock 26, burned -, Bo next',
  ],
  [
    'a draw that nobody saw',
    '1 Ann 4H | = move 2 stock to Bo hand',
    'Ann 3; Bo 5; Cy 3; pile 4H, stock 22, burned -, Bo next',
  ],
  [
    'a burn that nobody saw, and who goes on',
    '1 Ann 4H | = move 4H pile to burned | = turn Ann',
    'Ann 3; Bo 3; Cy 3; pile -, stock 24, burned 4H, Ann next',
  ],
  [
    'a burn that was none',
    '1 Ann 4H | 2 Bo TC | = move 4HTC burned to pile | = turn Cy',
    'Ann 3; Bo 3; Cy 3; pile 4HTC, stock 23, burned -, Cy next',
  ],
  [
    'a card can only be moved from where it is',
    '1 Ann 4H | = move 4H stock to Bo hand | = move 5H pile to burned',
    QUIET,
  ],
  ['the other way round', '1 Ann 4H | = direction counterclockwise', `${QUIET}, the other way`],
  [
    'a rule that changes: no draw from here on',
    "1 Ann 4H | = option 'refill.mode=none' | 2 Bo 5H",
    'Ann 3; Bo 2; Cy 3; pile 4H5H, stock 24, burned -, Cy next',
  ],
  ['a rule that would change the deck changes nothing', "1 Ann 4H | = option 'deck.packs=2'", QUIET],
  ['a rule that is none changes nothing', "1 Ann 4H | = option 'set.play=hop'", QUIET],
  ['the sources ask for no penalty', '1 Ann 4H | = penalty Bo', QUIET],
  [
    'a card seen where another was taken to be: the other is unknown again',
    '1 Ann 4H | 2 Bo ^ | = Ann hand 4H',
    'Ann ????4H; Bo 3??; Cy 3; pile -, stock 24, burned -, Cy next'.replace('3??', '4'),
  ],
  [
    'a card let stand was in the hand, whatever was taken to be it',
    '1 Ann 4H | 2 Bo ^ | 3 Cy 4H!',
    'Ann 3; Bo 4; Cy 3; pile 4H, stock 23, burned -, Ann next',
  ],
  [
    'a card let stand that is on the pile already is not there twice',
    '1 Ann 4H | 2 Bo 4H!',
    'Ann 3; Bo 3; Cy 3; pile ??4H, stock 23, burned -, Cy next',
  ],
  [
    'cards chosen by a hand that has none come from the stock, and stay there if no stack is free',
    '1 Ann 4H | = count Cy hand 0 | 2 Cy choose:7S7C!',
    'Ann 3; Bo 3; Cy 7S7C; pile 4H, stock 25, burned -, Bo next',
  ],
  [
    'a card let stand from a hand that is known whole comes from where it was',
    '1 Ann 4H | = Bo hand 2C | = Bo hand 2D | = Bo hand 2S | 2 Bo 9D!',
    'Ann 3; Bo 2S2D2C??; Cy 3; pile 4H9D, stock 22, burned -, Cy next',
  ],
];

describe('what people set right', () => {
  test.each(CASES)('%s', (_, lines, stands) => expect(tell(lines)).toBe(stands));

  test.each([
    ['drawCard', 'Ann 3; Bo 4; Cy 3; pile 4H, stock 23, burned -, Bo next'],
    ['pickUpPile', 'Ann 3; Bo ??????4H; Cy 3; pile -, stock 24, burned -, Cy next'],
    ['letStand', QUIET],
    ['takeBack', QUIET],
  ])('a penalty by the rule %s', (penalty, stands) =>
    expect(tell('1 Ann 4H | = penalty Bo', `[Options "penalty=${penalty}"] `)).toBe(stands),
  );

  test.each([
    '= count Ann 2',
    '= count Ann hand',
    '= count Ann hand 1000',
    '= count stock 3',
    '= count stock Bo 3',
    '= move stock to Bo hand',
    '= move 4H pile Bo hand',
    '= move 4Z pile to burned',
    '= turn Di',
    '= turn',
    '= direction left',
    '= option',
    "= option 'a=1; b=2'",
    '= penalty',
  ])('%s can’t be read', (line) => expect(tell(`1 Ann 4H | ${line}`)).toBe(`entry: ${line}`));
});

const DEALS: readonly State[] = PRESET_TABLES.flatMap((one) => [hiddenDeal(one, 1), knownDeal(one, 1)]);

const CARD = /"([23]:)?[2-9TJQKAX][1-4CDHS]"/g;

/** Every card stands once, and there are as many as the deck has. */
function wrongDeck(state: State): string | null {
  const slots = allSlots(state);
  const known = slots.filter(isKnown);
  if (slots.length !== deckOf(state.rules.set).length)
    return `${slots.length} cards: ${makeSeats(state.seats)}`;
  const twice = known.find((card, i) => known.indexOf(card) !== i);
  return twice === undefined ? null : `${twice} twice: ${makeSeats(state.seats)}`;
}

describe('whatever is said and let stand', () => {
  test('no card is lost or doubled', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DEALS), fc.array(anyEntry, { maxLength: 30 }), (initial, given) => {
        const deck = new Set(deckOf(initial.rules.set));
        const isOfDeck = (entry: Entry) =>
          (JSON.stringify(entry).match(CARD) ?? []).every((card) => deck.has(JSON.parse(card)));
        const entries = given.filter(isOfDeck);
        for (const { after: state, entry } of judgeRecord({ initial, entries })) {
          const wrong = wrongDeck(state);
          if (wrong !== null) throw new Error(`${JSON.stringify(entry)} leads to ${wrong}`);
        }
      }),
      { numRuns: 1000 * RUNS },
    );
  });

  test('is read as it was written', () => {
    const names = ['Ann', 'to', 'Cy', 'pile', "O'Bo 2"];
    fc.assert(
      fc.property(anyEntry, (entry) => {
        if (entry.kind === 'move' || 'stack' in entry) return;
        if (JSON.stringify(entry).includes('"stack":-1') || ('cards' in entry && entry.cards.length === 0))
          return;
        const text = makeAdjustment(entry, names);
        const words = text.match(/'(?:[^'\\]|\\.)*'|\S+/g)!;
        const seatOf = (word: string) => {
          const seat = names.findIndex((name) => word === name || word === `'${name.replace(/'/g, "\\'")}'`);
          return seat === -1 ? null : seat;
        };
        expect(parseAdjustment(words, seatOf)).toEqual(entry);
      }),
      { numRuns: 300 * RUNS },
    );
  });
});
