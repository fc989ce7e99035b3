import { describe, expect, it } from 'vitest';
import { BREACH_CODES, CLAIM_CODES } from '../../src/engine/ruling.ts';
import type { BreachView, RulingView } from '../../src/protocol/view.ts';
import { viewOf } from '../../src/table/view.ts';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import { sayChange } from '../../src/words/say/correct.ts';
import { sayLogLine, sayTrail } from '../../src/words/say/log.ts';
import { sayBreach, sayEffects, sayOpen, sayRuling, type Tone } from '../../src/words/say/ruling.ts';
import { dialogue, sitDown, type TableSpec } from '../referee/script.ts';
import { FIXTURES, ruling, skips } from '../renderer/fixtures.ts';
import { WHYS } from './whys.ts';

/** Bo plays from face-up cards that nobody has scanned. */
const NO_HAND: TableSpec = {
  rules: 'classic',
  seats: ['Ann', 'Bo', 'Cy'],
  given: (state) => ({
    ...state,
    phase: 'play',
    turn: 1,
    pile: ['JC'],
    stock: [],
    burned: Array.from({ length: 27 }, () => '??' as const),
    seats: state.seats.map((seat, i) => (i === 1 ? { ...seat, hand: [] } : seat)),
  }),
};

const names = ['Ann', 'Bo', 'Cy'].map((name) => ({ name }));

const breach = (more: Partial<BreachView>): BreachView => ({
  code: 'tooHigh',
  rule: null,
  ruleText: null,
  card: '7H',
  seat: null,
  ...more,
});

const illegal = (...breaches: BreachView[]) =>
  ruling({
    verdict: 'illegal',
    breaches,
    settled: false,
    move: { kind: 'play', seat: 1, cards: ['9C'], stack: null },
  });

const flip = (...cards: RulingView['move']['cards']): RulingView['move'] => ({
  kind: 'flip',
  seat: 1,
  cards,
  stack: 1,
});
const pickUp: RulingView['move'] = { kind: 'pickUp', seat: 1, cards: [], stack: null };

/** What sign an allowed move gets: that of success only where it is one. */
const TONES: readonly (readonly [string, Partial<RulingView>, Tone])[] = [
  ['a play', {}, 'legal'],
  ['a play on trust', { verdict: 'onTrust' }, 'legal'],
  ['a face-down card that fits', { move: flip('9C') }, 'legal'],
  ['a face-down card that burns the pile', { move: flip('TC'), burn: true }, 'burn'],
  ['a face-down card that was only announced', { move: flip() }, 'notYet'],
  ['a face-down card that can’t stay', { move: flip('4C'), failed: true, pickedUp: 3 }, 'mishap'],
  ['a pick-up', { move: pickUp, pickedUp: 4 }, 'mishap'],
  ['a pick-up on the player’s word', { move: pickUp, pickedUp: 4, verdict: 'onTrust' }, 'mishap'],
];

/** What follows from an allowed move. */
const EFFECTS: readonly (readonly [Partial<RulingView>, readonly string[]])[] = [
  [{ draws: 0 }, []],
  [{ draws: 2 }, ['draws 2']],
  [{ draws: 1, jumpedIn: true }, ['jumps in', 'draws 1']],
  [{ draws: 0, burn: true, again: true }, ['burns the pile', 'goes again']],
  [{ draws: 0, burn: true, equals: 4, again: true }, ['burns the pile with four sevens', 'goes again']],
  [{ draws: 0, again: true, optional: true }, ['may go again']],
  [{ draws: 0, effects: [skips(2)] }, ['Cy is skipped']],
  [{ draws: 0, effects: [skips(1, 2)] }, ['Bo and Cy are skipped']],
  [{ draws: 0, effects: [{ effect: 'reverse', seats: [] }] }, ['play reverses']],
  [{ draws: 1, effects: [{ effect: 'swapsHands', seats: [1] }] }, ['draws 1', 'Ann swaps hands with Bo']],
  [{ draws: 0, pickedUp: 9 }, ['picks up 9 cards']],
  [{ draws: 0, pickedUp: 1 }, ['picks up 1 card']],
  [{ draws: 0, pickedUp: 9, taker: 2 }, ['Cy picks up 9 cards']],
  [{ draws: 0, failed: true, pickedUp: 4 }, ['it doesn’t fit', 'picks up 4 cards']],
  [{ draws: 0, takenUp: 3 }, ['takes the 3 face-up cards into hand']],
  [{ draws: 0, takenUp: 1 }, ['takes the face-up card into hand']],
  [{ draws: 1, out: [1] }, ['draws 1', 'Bo is out']],
  [{ draws: 1, unburned: true }, ['the pile was not burned', 'draws 1']],
  [{ draws: 0, letBurn: true }, ['the table let it burn the pile']],
];

const BREACHES: readonly (readonly [BreachView, string])[] = [
  [breach({}), '9♣ is higher than the 7♥.'],
  [breach({ code: 'tooLow', card: 'JD' }), '9♣ is lower than the J♦.'],
  [breach({ code: 'equalNotAllowed', card: '9D' }), '9♣ equals the 9♦, and equal cards don’t fit here.'],
  [breach({ code: 'notYourTurn', card: null, seat: 2 }), 'It is Cy’s turn, not Bo’s.'],
  [breach({ code: 'notYourTurn', card: null }), 'Bo does not start this round.'],
  [breach({ code: 'mustStartWith', card: null }), 'Another card has to be played first.'],
  [breach({ code: 'mustPlay', card: null }), 'Bo can play, so the pile has to stay where it is.'],
  [breach({ code: 'notNeeded', card: null }), '9♣ is only for when nothing else fits, and something does.'],
  [
    breach({ code: 'notNeeded', card: 'QD', why: { is: 'canPlay', cards: ['QD'] } }),
    '9♣ is only for when nothing else fits, and Bo can play the Q♦.',
  ],
  [
    breach({ code: 'elsewhere', seat: 2, why: { is: 'lies', zone: 'faceUp' } }),
    'The 7♥ is one of Cy’s face-up cards.',
  ],
  [breach({ code: 'elsewhere', why: { is: 'lies', zone: 'burned' } }), 'The 7♥ is burned.'],
  [
    breach({ code: 'elsewhere', seat: 1, why: { is: 'lies', zone: 'faceDown' } }),
    'The 7♥ is one of Bo’s face-down cards.',
  ],
  [breach({ code: 'wrongZone', why: { is: 'lies', zone: 'hand' } }), 'The 7♥ is in Bo’s hand.'],
  [
    breach({ code: 'wrongZone', why: { is: 'comesFirst', zone: 'hand' } }),
    'The 7♥ is face up: Bo has to play the hand first.',
  ],
  [
    breach({ code: 'notHeld', why: { is: 'hidden', count: 1, from: 'hand' } }),
    'Bo can’t have all of these: only 1 card in hand is unknown.',
  ],
  [
    breach({ code: 'notHeld', why: { is: 'known', from: 'hand' } }),
    'Bo does not have the 7♥: the whole hand is known.',
  ],
  [
    breach({ code: 'notHeld', why: { is: 'known', from: 'faceUp' } }),
    'The 7♥ is not one of Bo’s face-up cards.',
  ],
  [breach({ code: 'notHeld', why: { is: 'twice' } }), 'The 7♥ can’t be played twice.'],
  [breach({ code: 'notHeld', why: { is: 'onlyOne' } }), 'Bo has only one 7♥.'],
  [breach({ code: 'notHeld', why: { is: 'fewer', count: 0, from: 'hand' } }), 'Bo has no card in hand.'],
  [
    breach({ code: 'notOnThis', why: { is: 'forced', ranks: ['J'], colour: 'red' } }),
    'After the 7♥ Bo has to pick up, or play a red jack.',
  ],
  [
    breach({ code: 'notOnThis', why: { is: 'onlyThese', ranks: ['2', 'A'] } }),
    'Only a 2 or an ace may be played on the 7♥.',
  ],
  [breach({ code: 'notOnThis', why: { is: 'onlyThese', ranks: [] } }), 'Nothing may be played on the 7♥.'],
  [
    breach({ code: 'tooHigh', why: { is: 'limit', limit: 'atMost', rank: '6', cards: [] } }),
    'The 7♥ calls for a 6 or lower.',
  ],
  [
    breach({ code: 'tooLow', why: { is: 'countsAs', rank: '8' } }),
    '9♣ is lower than the 7♥. A joker counts as an 8.',
  ],
  [breach({ code: 'notOnThis', why: { is: 'upTo', rank: '8' } }), '9♣ may be played only on an 8 or lower.'],
  [
    breach({ code: 'setTooSmall', why: { is: 'answers', cards: ['7D', '7H'] } }),
    'At least two cards have to be played on 7♦ 7♥.',
  ],
  [
    breach({ code: 'tooManyCards', card: '7H', why: { is: 'single', cards: [] } }),
    'One of Bo’s cards beats the 7♥ alone: a pair may be played only where no single card does.',
  ],
];

const PICK_UPS: readonly (readonly [Partial<RulingView>, string])[] = [
  [{}, 'Bo picks up the pile · 4 cards'],
  [{ taker: 0 }, 'Bo leaves the pile to Ann · Ann picks up 4 cards'],
  [
    { move: { kind: 'pickUp', seat: 1, cards: ['KS'], stack: null } },
    'Bo adds K♠ and picks up the pile · 4 cards',
  ],
];

describe('a ruling in words', () => {
  it.each(TONES)('%s: %j has the tone %s', (_, more, tone) => {
    expect(sayRuling(en, names, ruling(more), null).tone).toBe(tone);
  });

  it.each(PICK_UPS)('%j: %s', (more, said) => {
    const move: RulingView['move'] = { kind: 'pickUp', seat: 1, cards: [], stack: null };
    const line = { number: 1, ruling: ruling({ move, draws: 0, pickedUp: 4, ...more }), notice: null };
    expect(sayLogLine(en, names, line).text).toBe(said);
  });

  it.each(EFFECTS)('%j: %j', (more, said) => {
    expect(sayEffects(en, names, ruling(more))).toEqual(said);
  });

  it('speaks of what follows to the player who made the move', () => {
    const again = ruling({ draws: 0, again: true, optional: true, takenUp: 3, out: [0] });
    const yours = ['du nimmst die 3 offenen Karten auf die Hand', 'du darfst noch einmal', 'du bist raus'];
    expect(sayEffects(de, names, again, again.move.seat)).toEqual(yours);
    const others = ['nimmt die 3 offenen Karten auf die Hand', 'darf noch einmal', 'Ann ist raus'];
    expect(sayEffects(de, names, again)).toEqual(others);
  });

  it('says in German too which equal cards burned the pile', () => {
    const kings = ruling({ draws: 0, burn: true, equals: 4, move: { ...ruling().move, cards: ['KH'] } });
    expect(sayEffects(de, names, kings)).toEqual(['verbrennt den Stapel mit vier Königen']);
  });

  it.each(BREACHES)('%j: %s', (one, sentence) => {
    expect(sayRuling(en, names, illegal(one), null).reasons).toEqual([sentence]);
  });

  it('never reads as if a pick-up that isn’t allowed were done', () => {
    const move: RulingView['move'] = { kind: 'pickUp', seat: 1, cards: [], stack: null };
    const refused = { ...illegal(breach({ code: 'mustPlay', card: null })), move };
    expect(sayRuling(en, names, refused, null)).toMatchObject({
      headline: 'Not allowed',
      move: 'Bo’s pick-up',
    });
    expect(sayRuling(de, names, refused, null).move).toBe('Bo: Stapel aufnehmen');
  });

  it('advises to play what always fits, too', () => {
    const refused = illegal(breach({ code: 'tooLow' }));
    const asked: RulingView['asked'] = { ...refused.asked, always: ['2', 'T', 'JK'] };
    expect(sayRuling(en, names, { ...refused, asked }, null).advice).toBe(
      'Needed: 4 or higher, or 2, 10, Joker; if nothing fits, pick up.',
    );
  });

  it.each([
    [{}, 'Needed: 4 or higher; if nothing fits, pick up.'],
    [{ 'pass.pickUp': 'onlyIfUnable' }, 'Needed: 4 or higher; if nothing fits, pick up.'],
    [{ 'pass.pickUp': 'optional' }, 'Needed: 4 or higher; or pick up.'],
  ])('by rules with %j it advises: %s', (values, said) => {
    const rules = { burnCall: null, values };
    expect(sayRuling(en, names, illegal(breach({ code: 'tooLow' })), rules).advice).toBe(said);
  });

  it('says of what was let stand that it isn’t allowed, and what follows', () => {
    const stands: RulingView = { ...illegal(breach({})), settled: true, stands: true };
    expect(sayRuling(en, names, stands, null)).toMatchObject({
      tone: 'stands',
      headline: 'Not allowed, but it stands',
      move: 'Bo 9♣',
      effects: ['draws 1'],
      advice: null,
    });
    expect(sayLogLine(en, names, { number: 4, ruling: stands, notice: null }).text).toBe(
      'Bo plays 9♣: not allowed, but it stands · draws 1. 9♣ is higher than the 7♥.',
    );
  });

  it('speaks of the stock where its top card was to be tried, and of face-down cards otherwise', () => {
    const reason = (code: BreachView['code'], stack: number | null) => {
      const flip = illegal(breach({ code, card: null }));
      const move: RulingView['move'] = { kind: 'flip', seat: 1, cards: [], stack };
      return sayRuling(en, names, { ...flip, move }, null).reasons[0];
    };
    expect(reason('nothingToDo', null)).toContain('the stock or the pile is empty');
    expect(reason('wrongStack', null)).toBe('Nothing can be turned over there.');
    expect(reason('wrongStack', 1)).toContain('face-down card');
  });

  it('says not allowed, why, by which rule, and what may be done instead', () => {
    const said = sayRuling(en, names, illegal(breach({ rule: 'RE-31', ruleText: 'Seven or lower.' })), null);
    expect(said).toMatchObject({
      tone: 'illegal',
      headline: 'Not allowed',
      move: 'Bo 9♣',
      rules: ['RE-31: Seven or lower.'],
      advice: 'Needed: 4 or higher; if nothing fits, pick up.',
    });
  });

  it('takes a contradiction for a mis-scan, unless something else is wrong too', () => {
    const elsewhere = breach({ code: 'elsewhere', card: '9C', seat: 2 });
    expect(sayRuling(en, names, illegal(elsewhere), null)).toMatchObject({
      tone: 'check',
      headline: 'Please check',
      advice: 'If that was a mis-scan, press Undo.',
    });
    expect(sayRuling(en, names, illegal(elsewhere, breach({})), null).headline).toBe('Not allowed');
  });

  it('says in the trail that a pile was picked up, as the move stands nowhere beside it', () => {
    const move: RulingView['move'] = { kind: 'pickUp', seat: 1, cards: [], stack: null };
    const pickedUp = ruling({ move, draws: 0, pickedUp: 4, unburned: true });
    expect(sayTrail(en, names, pickedUp).text).toBe('the pile was not burned, picks up 4 cards');
  });

  it('says in the trail that a play stands against the rules, and what followed', () => {
    const stood = { ...illegal(breach({})), draws: 1, settled: true, stands: true };
    expect(sayTrail(en, names, stood).text).toBe('stands, draws 1');
  });

  it('says what cannot be checked', () => {
    const said = sayRuling(en, FIXTURES.onTrust.seats, FIXTURES.onTrust.ruling, null);
    expect(said.headline).toBe('Bo picks up the pile');
    expect(said.reasons).toEqual([
      'I can’t see the hands, so I’m taking Bo’s word that nothing could be played.',
    ]);
  });

  it('says which cards aren’t known of who has no hand', () => {
    const { referee } = dialogue(sitDown(NO_HAND), 'PICKUP');
    const view = viewOf(referee, 0);
    expect(sayRuling(en, view.seats, view.ruling!, null).reasons).toEqual([
      'I don’t know Bo’s face-up cards, so I’m taking Bo’s word that nothing could be played.',
    ]);
    expect(sayRuling(de, view.seats, view.ruling!, null).reasons).toEqual([
      'Ich kenne die offenen Karten von Bo nicht und vertraue darauf, dass Bo nichts legen konnte.',
    ]);
  });

  it('blames nobody else for a start that cannot be checked', () => {
    const started = ruling({ verdict: 'onTrust', claims: [{ code: 'nobodyHolds', seat: 1 }] });
    expect(sayRuling(en, names, started, null).reasons).toEqual(['Bo starts, as you said.']);
  });

  it.each([
    [true, 'Move 5: Bo 7♥, but held 9♣ then (shown in move 9).'],
    [false, 'Move 5, by what was scanned: Bo 7♥, but held 9♣ then (shown in move 9).'],
  ])('says of a finding that it rests on what was scanned, where it is not sure: %j', (sure, text) => {
    const facts = {
      move: 'Bo 7♥',
      number: 5,
      shownIn: 9,
      seat: 'Bo',
      holder: null,
      cards: '9♣',
      byOthers: false,
    };
    expect(en.correct.findings.couldNotPlay({ ...facts, oneOf: false, off: 0, sure })).toBe(text);
  });

  it('calls a burn as the rules call it', () => {
    const burn = ruling({ burn: true });
    expect(sayRuling(en, names, burn, { burnCall: 'Blast', values: {} }).headline).toBe('Blast!');
    expect(sayRuling(en, names, burn, null).headline).toBe('Burn!');
  });
});

describe('an open play in words', () => {
  it.each([
    [FIXTURES.fits.open, 'Fits', 'Bo 6♠', []],
    [FIXTURES.notYet.open, 'Not yet: one more 8 makes it fit', 'Bo 8♦', []],
    [{ ...FIXTURES.notYet.open, missing: 2 }, 'Not yet: 2 more 8s make it fit', 'Bo 8♦', []],
    [FIXTURES.cannot.open, 'Not allowed', 'Bo 9♣', ['9♣ is higher than the 7♥.']],
  ])('%j: %s', (open, headline, play, reasons) => {
    expect(sayOpen(en, FIXTURES.fits.seats, open)).toMatchObject({ headline, play, reasons });
  });
});

describe('a ruling that a correction has changed', () => {
  const allowed = ruling({ move: illegal(breach({})).move, draws: 1 });
  const tooHigh = illegal(breach({}));
  const elsewhere = illegal(breach({ code: 'elsewhere', card: '9C', seat: 0 }));
  const stands: RulingView = { ...tooHigh, settled: true, stands: true };

  it.each<[string, RulingView, RulingView | 'takenBack' | 'elsewhere', string, string]>([
    ['may not be allowed now', allowed, tooHigh, 'allowed → not allowed', '9♣ is higher than the 7♥.'],
    [
      'may stand all the same, and says once what follows from both',
      allowed,
      stands,
      'allowed → not allowed, but it stands',
      '9♣ is higher than the 7♥.',
    ],
    ['may be to check', tooHigh, elsewhere, 'not allowed → to be checked', 'The 9♣ is with Ann.'],
    ['may lead to something else', allowed, { ...allowed, draws: 2 }, 'draws 1 → draws 2', ''],
    [
      'may not be allowed for another reason',
      tooHigh,
      illegal(breach({ code: 'notYourTurn' })),
      'still not allowed, for another reason',
      'Bo does not start this round.',
    ],
    [
      'may be left out',
      stands,
      'takenBack',
      'not allowed, but it stands, draws 1 → left out',
      'It was taken back.',
    ],
    [
      'may be left out because nobody can have tried it',
      tooHigh,
      'elsewhere',
      'not allowed → left out',
      'It can’t have been that card: it was elsewhere then.',
    ],
  ])('%s', (_, was, now, change, why) => {
    const becomes = typeof now === 'string' ? { now: null, gone: now } : { now };
    expect(sayChange(en, names, { entry: 8, number: 5, was, ...becomes })).toEqual({
      change: `Move 5, Bo 9♣: ${change}`,
      why,
    });
  });
});

describe('a line of the log', () => {
  it('tells a move with what follows, and a refused one with the reason', () => {
    const [, burn, refused, taken] = FIXTURES.middle.log.map((line) =>
      sayLogLine(en, FIXTURES.middle.seats, line),
    );
    expect(burn).toEqual({
      number: '9',
      text: 'Di plays 10♦ · burns the pile · draws 1 · goes again',
      tone: 'burn',
    });
    expect(refused!.text).toBe('Bo plays 9♣: not allowed, taken back. 9♣ is higher than the 7♥.');
    expect(taken).toEqual({ number: '', text: 'The 9♣ is taken back.', tone: 'notice' });
  });
});

describe('every code has a sentence that names nobody wrongly', () => {
  const facts = {
    mover: 'Bo',
    cards: ['9C' as const],
    card: '7H' as const,
    seat: 'Cy',
    why: null,
    names: [],
    ofStock: false,
  };

  it.each(BREACH_CODES)('%s', (code) => {
    for (const card of [facts.card, null])
      for (const seat of [facts.seat, null]) {
        const said = en.rulings.breaches[code]({ ...facts, code, card, seat });
        expect(said).toMatch(/^[A-Z0-9].*\.$/);
        expect(said).not.toMatch(/null|undefined|cheat|the card in effect .* card in effect|the the/i);
        for (const atWill of [false, true]) {
          const advice = en.rulings.advice[code]({ ...facts, code, card, seat }, 'anything', atWill);
          expect(advice).toMatch(/^[A-Z].*\.$/);
        }
      }
  });

  it.each(WHYS)('$is', (why) => {
    for (const mover of ['Bo', null])
      for (const card of [facts.card, null])
        for (const seat of [facts.seat, null]) {
          const said = sayBreach(en, {
            ...facts,
            code: 'tooHigh',
            mover,
            card,
            seat,
            why,
            names: ['Ann', 'Cy'],
          });
          expect(said).toMatch(/^[A-Z0-9].*\.$/);
          expect(said).not.toMatch(/null|undefined|NaN|the the|you has/i);
        }
  });

  it.each(CLAIM_CODES)('%s', (code) => {
    expect(en.rulings.claims[code]('Bo', false)).toContain('Bo');
  });
});
