import { describe, expect, it } from 'vitest';
import type { Card, Slot } from '../../src/engine/cards.ts';
import { cardsOf } from '../../src/engine/move.ts';
import { makeEntry } from '../../src/engine/notation/make-game.ts';
import { MOST_ANSWERS } from '../../src/recognition/sighting.ts';
import { MOST_OFFERED } from '../../src/referee/choices.ts';
import { correct } from '../../src/referee/correct.ts';
import type { Correction } from '../../src/referee/correction.ts';
import { mendsNow } from '../../src/referee/offers.ts';
import { cursorOf, type Referee } from '../../src/referee/referee.ts';
import { step } from '../../src/referee/step.ts';
import { viewOf } from '../../src/table/view.ts';
import { en } from '../../src/words/en.ts';
import { sayCursor } from '../../src/words/say/correct.ts';
import { sayMend, sayNotice, sayQuestion } from '../../src/words/say/question.ts';
import { every } from '../support/mode.ts';
import { dialogue, linesOf, sitDown, type TableSpec, tell } from './script.ts';

/** Where a play is not right, what may have happened is offered; one code does it, and UNDO takes it back. */

const FOUR: TableSpec = { rules: 'reference', seats: ['Ann', 'Bo', 'Cy', 'Dee'] };

/** Bo has but face-down cards, and nothing is left to draw. */
const OPEN: TableSpec = {
  ...FOUR,
  given: (state) => ({
    ...state,
    phase: 'play',
    turn: 1,
    pile: ['JC'],
    stock: [],
    burned: Array.from({ length: 21 }, () => '??' as const),
    seats: state.seats.map((seat, i) => (i === 1 ? { ...seat, hand: [], faceUp: [null, null, null] } : seat)),
  }),
};

/** Who picks up takes a face-up card along, also with cards in hand; Bo is due on a king. */
const TAKING: TableSpec = {
  ...FOUR,
  options: { 'pickUp.addFaceUp': 'always' },
  given: (state) => ({
    ...state,
    phase: 'play',
    turn: 1,
    pile: ['9C', 'KD'],
    seats: state.seats.map((seat, i) => (i === 1 ? { ...seat, faceUp: ['5C', '6D', '8S'] } : seat)),
  }),
};

/** What lies face up before Dee is known, and other cards than are played. */
const ROW: TableSpec = {
  ...FOUR,
  given: (state) => ({
    ...state,
    seats: state.seats.map((seat, i) => (i === 3 ? { ...seat, faceUp: ['6H', 'KD', '8S'] } : seat)),
  }),
};

/** Cy has two cards left, one of which is known, and nothing is left to draw. */
const LAST: TableSpec = {
  ...FOUR,
  given: (state) => ({
    ...state,
    phase: 'play',
    turn: 2,
    pile: ['JC'],
    stock: [],
    burned: Array.from({ length: 20 }, () => '??' as const),
    seats: state.seats.map((seat, i) => (i === 2 ? { ...seat, hand: ['JD', '??'] } : seat)),
  }),
};

/** Cy, whose cards are known, and Dee with but face-down ones are left. */
const LEFT: TableSpec = {
  ...FOUR,
  given: (state) => ({
    ...state,
    phase: 'play',
    turn: 2,
    stock: [],
    burned: Array.from({ length: 39 }, () => '??' as const),
    seats: state.seats.map((seat, i) => ({
      ...seat,
      hand: i === 2 ? ['3D', '3H', '3S', '5C', '5D', '5H', 'KD'] : [],
      faceUp: [null, null, null],
      faceDown: i < 2 ? [[], [], []] : seat.faceDown,
    })),
  }),
};

/** The same, and the other one is known, too. */
const LAST_KNOWN: TableSpec = {
  ...LAST,
  given: (state) => {
    const last = LAST.given!(state);
    return {
      ...last,
      seats: last.seats.map((seat, i) => (i === 2 ? { ...seat, hand: ['JD', '5S'] as Slot[] } : seat)),
    };
  },
};

/** Nothing is left to draw, Cy is due, and what Dee holds is known. */
const KNOWN: TableSpec = {
  ...FOUR,
  given: (state) => ({
    ...state,
    phase: 'play',
    turn: 2,
    pile: ['5H'],
    stock: [],
    burned: Array.from({ length: 19 }, () => '??' as const),
    seats: state.seats.map((seat, i) => ({
      ...seat,
      hand: (
        [
          ['??', '??'],
          ['??', '??', '??'],
          ['6C', 'JC', '??'],
          ['5S', '5D'],
        ] as const
      )[i]!,
    })),
  }),
};

/** The top of the stock may be tried by somebody who can't play. */
const CHANCE: TableSpec = {
  rules: 'palace',
  options: { chance: 'flipStock', 'pass.pickUp': 'onlyIfUnable' },
  seats: ['Ann', 'Bo', 'Cy', 'Dee'],
};

/** The same, and Dee, whose cards are known, is due. */
const TRIES: TableSpec = {
  ...CHANCE,
  given: (state) => ({
    ...state,
    phase: 'play',
    turn: 3,
    pile: ['KC'],
    stock: state.stock.slice(1),
    seats: state.seats.map((seat, i) => (i === 3 ? { ...seat, hand: ['5C', '6C', '7C'] as Slot[] } : seat)),
  }),
};

/** What is scanned, what is then offered under `CMD:1` … `CMD:3`, and what the screen says after one of them. */
interface Row {
  readonly what: string;
  readonly table?: TableSpec;
  readonly scans: string;
  readonly offers: string;
  readonly chosen: number;
  readonly says: string;
}

/** All face-up cards are scanned, and Cy, whose first one is the K♦, starts. */
const SCANNED = 'register 6H QD 8S 9C 9H 7S KD 3S 4C JH JS TD SEAT:3';

const ROWS: readonly Row[] = [
  {
    what: 'a pick-up that nobody announced',
    scans: 'SEAT:1 4H DONE 9D DONE KC DONE 5S DONE',
    offers: 'Dee picked up first | Let it stand | Dee’s card was not scanned',
    chosen: 1,
    says: 'Ann 5S: legal → Bo',
  },
  {
    what: 'the same while the play is still open',
    scans: 'SEAT:1 4H DONE 9D DONE KC DONE 5S',
    offers: 'Dee picked up first | Let it stand | Dee’s card was not scanned',
    chosen: 1,
    says: 'Ann 5S: legal → Bo',
  },
  {
    what: 'the face-up card that goes with the pile, of a pick-up that nobody announced',
    table: TAKING,
    scans: '8S DONE',
    offers: 'Bo picks up with the 8♠ | The 8♠ was misread | Let it stand',
    chosen: 1,
    says: 'Bo 8S^: onTrust → Cy',
  },
  {
    what: 'the same of a card that somebody else is known to hold: the question has it as an answer',
    scans: 'SEAT:1 4H DONE 9D DONE KC DONE PICKUP 5S DONE AS DONE KC',
    offers: 'Cy picked up first | Cy’s card was not scanned; the K♣ is Dee’s | No, a mis-scan | Yes, Dee did',
    chosen: 1,
    says: 'Dee KC: legal → Ann',
  },
  {
    what: 'the same of a card that was taken back before, and is its holder’s once the missing one is there',
    scans: 'SEAT:1 9S DONE 6C DONE JS DONE TH DONE 4H DONE 5C DONE 6C',
    offers:
      'Ann’s card was not scanned | It was Bo, out of turn: let it stand | No, a mis-scan | Yes, Bo did, and takes it back',
    chosen: 2,
    says: 'Bo 6C: illegal notYourTurn → Cy',
  },
  {
    what: 'a card that came off the stock, which nobody said',
    table: CHANCE,
    scans: 'SEAT:1 4H DONE 9D DONE KC DONE 5S DONE',
    offers: 'The 5♠ came off the top of the stock | Let it stand | Dee’s card was not scanned',
    chosen: 1,
    says: 'Dee #5S: onTrust → Ann',
  },
  {
    what: 'the same of a card that fits, where its player is known to hold others',
    table: TRIES,
    scans: 'AS DONE',
    offers: 'The A♠ came off the top of the stock | Dee picked up first | The A♠ was misread',
    chosen: 1,
    says: 'Dee #AS: legal → Ann',
  },
  {
    what: 'the next player’s equal card joined the play',
    scans: 'SEAT:1 4H DONE 9D 9C DONE SEAT:4 JC',
    offers: 'Two plays: Bo 9♦, then Cy 9♣ | It was Cy | Cy’s card was not scanned',
    chosen: 1,
    says: 'Dee JC: legal → Ann',
  },
  {
    what: 'the rest of a play came late',
    scans: 'SEAT:1 4H DONE 9D DONE SEAT:2 9C DONE',
    offers: 'One play: Bo 9♦ 9♣ | It was Cy | Let it stand',
    chosen: 1,
    says: 'Bo 9D9C: legal → Cy',
  },
  {
    what: 'out of turn, and said whose it was: it is not said to have been another’s, and may stand',
    scans: 'SEAT:1 4H DONE 9D DONE 9S DONE JS DONE WRONG SEAT:1',
    offers: 'Let it stand | Dee’s card was not scanned | Dee picked up first',
    chosen: 1,
    says: 'Ann JS: illegal notYourTurn → Bo',
  },
  {
    what: 'a card that was read as another one before, and whose player is known not to have it',
    table: OPEN,
    scans: 'BLIND 8D 5S DONE 6S DONE 6D DONE 8H DONE',
    offers: 'Bo’s 8♥ was the 8♦ | One play: Dee 6♠ 6♦ | Bo’s 8♦ was the 8♥',
    chosen: 3,
    says: 'Bo 8H: legal → Dee',
  },
  {
    what: 'a card that its player is known to hold still was read as another one',
    table: LAST,
    scans: 'JS DONE QD DONE QC DONE PICKUP 8S',
    offers: 'Cy played the J♦ with the J♠ | One play: Dee Q♦ Q♣ | Cy’s J♠ was the J♦',
    chosen: 3,
    says: 'Cy 8S: legal → Ann',
  },
  {
    what: 'a pick-up that nobody announced, where the play may also be the rest of the one before',
    table: { ...FOUR, rules: 'everything' },
    scans: 'SEAT:2 3S DONE 7D DONE 8C DONE 7C DONE',
    offers: 'One play: Cy 7♦ 7♣ | Let it stand | Ann picked up first',
    chosen: 3,
    says: 'Bo 7C: legal → Cy',
  },
  {
    what: 'out of turn with the table’s consent, by a card that is known to be theirs',
    scans: 'SEAT:1 4H DONE 9D DONE JS DONE PICKUP 5S DONE 5D DONE 8H DONE JS DONE',
    offers:
      'One play: Ann 5♠ 5♦ | It was Dee, out of turn: let it stand | Cy’s earlier 8♥ was misread | No, a mis-scan | Yes, Dee did, and takes it back',
    chosen: 2,
    says: 'Dee JS: illegal notYourTurn → Ann',
  },
  {
    what: 'the same, once that question is answered: who it was isn’t asked again',
    scans: 'SEAT:1 4H DONE 9D DONE JS DONE PICKUP 5S DONE 5D DONE 8H DONE JS DONE YES',
    offers: 'Let it stand | One play: Ann 5♠ 5♦ | Cy’s earlier 8♥ was misread',
    chosen: 1,
    says: 'Dee JS: illegal notYourTurn → Ann',
  },
  {
    what: 'the same, said while the play was open',
    scans: 'SEAT:1 4H DONE 9D WRONG SEAT:4 DONE',
    offers: 'Let it stand',
    chosen: 1,
    says: 'Dee 9D: illegal notYourTurn → Ann',
  },
  {
    what: 'a card that its player can’t hold, but one of the same rank',
    table: LAST_KNOWN,
    scans: 'JH DONE',
    offers: 'Cy’s J♥ was the J♦ | Cy’s card was not scanned; the J♥ is Dee’s | The J♥ was misread',
    chosen: 1,
    says: 'Cy JD: legal → Dee',
  },
  {
    what: 'two plays that were scanned in the wrong order',
    scans: 'SEAT:1 4H DONE JC DONE 9D DONE',
    offers: 'The other order: Bo 9♦, then Cy J♣ | Let it stand | Cy picked up first',
    chosen: 1,
    says: 'Cy JC: legal → Dee',
  },
  {
    what: 'two plays in the wrong order, the first of which is asked about while the other one waits',
    table: ROW,
    scans: 'SEAT:4 AD DONE PICKUP 4C 5C AD 3C',
    offers:
      'The other order: Dee 3♣, then Ann A♦ | Dee’s card was not scanned; the A♦ is Ann’s | It was Ann, out of turn: let it stand | No, a mis-scan | Yes, Ann did, and takes it back',
    chosen: 1,
    says: 'Ann AD: legal → Bo',
  },
  {
    what: 'two plays that ran together, the second one of the other pack while it waits',
    table: { rules: 'threes', seats: FOUR.seats, options: { 'deck.packs': 2 } },
    scans: 'SEAT:1 3C DONE 5S 2:5C DONE PICKUP 4D DONE 4H DONE 5D 5S 2:5C',
    offers: 'Two plays: Bo 5♦, then Cy 5♠ 5♣ | Yes, Cy did | No, a mis-scan',
    chosen: 1,
    says: 'Cy 5S2:5C: legal → Dee',
  },
  {
    what: 'the rest of a play came after somebody else’s',
    scans: 'SEAT:1 4H DONE 9D DONE JC DONE 9C DONE',
    offers: 'One play: Bo 9♦ 9♣ | Let it stand | Dee picked up first',
    chosen: 1,
    says: 'Cy JC: legal → Dee',
  },
  {
    what: 'one more card of a play, which its player was known to hold',
    scans: `SEAT:1 4H DONE 9D 9C DONE KC DONE PICKUP 5S DONE 6H DONE 6D DONE 9D DONE PICKUP
      4D DONE 5C DONE 6C DONE 9C`,
    offers:
      'Dee played the 9♣ with the 9♦ | It was Dee, out of turn: let it stand | One of Bo’s 9♦ 9♣ was misread | No, a mis-scan | Yes, Dee did, and takes it back',
    chosen: 1,
    says: 'Ann 9C: legal → Bo',
  },
  {
    what: 'two plays, the second of which shows by its last card whose it is',
    scans: 'SEAT:1 5C DONE PICKUP 4C DONE 4D DONE 5D 5H 5C',
    offers:
      'Two plays: Ann 5♦ 5♥, then Bo 5♣ | Two plays: Ann 5♦, then Bo 5♥ 5♣ | Yes, Bo did | No, a mis-scan',
    chosen: 2,
    says: 'Bo 5H5C: legal → Cy',
  },
  {
    what: 'equal cards scanned at once, the last of which is known to be the next player’s',
    scans: 'SEAT:1 4H DONE 9D DONE PICKUP 5S DONE 6C DONE 9S 9H 9D',
    offers:
      'Two plays: Bo 9♠ 9♥, then Cy 9♦ | Two plays: Bo 9♠, then Cy 9♥ 9♦ | Yes, Cy did | No, a mis-scan',
    chosen: 1,
    says: 'Cy 9D: legal → Dee',
  },
  {
    what: 'a pick-up before a play whose second card shows whose it is',
    scans: 'SEAT:1 5C DONE PICKUP 6C DONE QD DONE 5H 5C',
    offers:
      'Ann picked up first | Ann’s card was not scanned; the 5♥ 5♣ are Bo’s | No, a mis-scan | Yes, Bo did',
    chosen: 1,
    says: 'Bo 5H5C: legal → Cy',
  },
  {
    what: 'somebody else’s play, by a card that is known to be theirs: the question says so itself',
    scans: 'SEAT:1 5C DONE PICKUP 6C DONE 7D DONE 4H DONE SEAT:3 5C',
    offers: 'Yes, Bo did | No, a mis-scan',
    chosen: 1,
    says: 'Bo 5C: fits',
  },
  {
    what: 'somebody else’s play',
    scans: 'SEAT:1 4H DONE SEAT:4 9C DONE',
    offers: 'It was Bo | Let it stand | Bo’s card was not scanned',
    chosen: 1,
    says: 'Bo 9C: legal → Cy',
  },
  {
    what: 'a play that the table lets stand',
    scans: 'SEAT:1 4H DONE 9D DONE KC DONE 5S DONE',
    offers: 'Dee picked up first | Let it stand | Dee’s card was not scanned',
    chosen: 2,
    says: 'Dee 5S: illegal tooLow → Ann',
  },
  {
    what: 'one that was let stand without a word, when the next player plays',
    scans: 'SEAT:1 4H DONE QD DONE 5C DONE SEAT:4 KC DONE',
    offers: 'Let Cy’s 5♣ stand | It was Cy | The other order: Bo 5♣, then Cy Q♦',
    chosen: 1,
    says: 'Dee KC: legal → Ann',
  },
  {
    what: 'a pick-up, and not that a card which was picked up earlier was one of another rank',
    table: KNOWN,
    scans: '6C DONE PICKUP 9S DONE JD DONE JC DONE QH DONE',
    offers: 'Dee picked up first | The Q♥ was misread | It was Ann, out of turn: let it stand',
    chosen: 1,
    says: 'Ann QH: legal → Bo',
  },
  {
    what: 'a card that was scanned face up before its player swapped',
    scans: `${SCANNED} KD`,
    offers: 'It came from the hand: Cy had swapped | The K♦ was misread | Let it stand',
    chosen: 1,
    says: 'Cy KD: onTrust → Dee',
  },
  {
    what: 'the same of two cards',
    scans: `${SCANNED} KS KD DONE`,
    offers: 'They came from the hand: Cy had swapped | Let it stand | One of the K♠ K♦ was misread',
    chosen: 1,
    says: 'Cy KSKD: onTrust → Dee',
  },
  {
    what: 'no pick-up and no missed play where a card lies face up before its player: that explains neither',
    scans: `${SCANNED} 5C DONE JH`,
    offers: 'It came from the hand: Dee had swapped | The J♥ was misread | Let it stand',
    chosen: 1,
    says: 'Dee JH: legal → Ann',
  },
];

const sayOffers = (referee: Referee): string => {
  const { seats, question, choices } = viewOf(referee, 0);
  const answers = question === null ? [] : sayQuestion(en, seats, question, choices).answers;
  return choices
    .map((choice) =>
      choice.kind === 'mend' ? sayMend(en, seats, choice.mend) : answers[choice.answer]!.label,
    )
    .join(' | ');
};

describe('what may have happened is offered, and done by its code', () => {
  it.each([
    ['7D', 'Bo 6C: legal → Cy'],
    ['6S', 'Bo 6C: legal → Cy'],
    ['KD', 'Bo 6C: illegal tooLow → Bo'],
  ])('the missing card was the %s: %s', (card, says) => {
    const scans = `SEAT:1 9S DONE 6C DONE JS DONE TH DONE 4H DONE 5C DONE 6C 1 ${card} DONE DONE`;
    const { referee } = dialogue(sitDown(FOUR), scans);
    expect(tell({ ...referee, notice: null })).toBe(says);
  });

  it.each(every(2, ROWS).map((row) => [row.what, row] as const))(
    '%s',
    (_, { table = FOUR, scans, offers, chosen, says }) => {
      const { referee } = dialogue(sitDown(table), scans);
      expect(sayOffers(referee)).toBe(offers);
      const done = dialogue(referee, String(chosen)).referee;
      expect(tell({ ...done, notice: null })).toBe(says);
      expect(sayOffers(done)).toBe('');
    },
  );

  it.each([
    [
      'scanned',
      FOUR.seats,
      'SEAT:4 3C DONE 5H DONE 6D DONE 7S DONE PICKUP 4D DONE 3C',
      'It was Dee, out of turn: let it stand | Bo’s card was not scanned; the 3♣ is Dee’s | Dee’s earlier 3♣ was misread | No, a mis-scan | Yes, Dee did, and takes it back',
    ],
    [
      'corrected, and so likelier to be wrong',
      ['Bo', 'Ann', 'Dee'],
      'SEAT:3 3D DONE BACK 3C DONE 5H DONE 6D DONE PICKUP 3C',
      'It was Dee, out of turn: let it stand | Ann picked up earlier, then came the 6♦ | Dee’s earlier 3♣ was misread | No, a mis-scan | Yes, Dee did, and takes it back',
    ],
  ])('what its holder played before was another card: %s', (_, seats, scans, offers) => {
    const { referee } = dialogue(sitDown({ ...FOUR, seats }), scans);
    expect(sayOffers(referee)).toBe(offers);
    expect(tell(dialogue(referee, '3 3S').referee)).toBe('Bo 3C: fits');
  });

  it('whose an earlier play was doesn’t explain that Bo, who has other cards, turned one over', () => {
    const table: TableSpec = {
      rules: 'everything',
      seats: ['Ann', 'Bo'],
      given: (state) => ({
        ...state,
        phase: 'play',
        turn: 0,
        pile: ['5C'],
        stock: [],
        burned: Array.from({ length: 41 }, () => '??' as const),
        seats: state.seats.map((seat, i) => ({
          ...seat,
          hand: i === 0 ? ['??'] : ['??', '??'],
          faceUp: [null, null, null],
        })),
      }),
    };
    const { referee } = dialogue(sitDown(table), 'TD DONE 3S BLIND');
    expect(tell(referee)).toBe('Bo #: illegal wrongZone → Bo');
    expect(sayOffers(referee)).toBe(
      'Bo’s card was not scanned; that was Ann | Let it stand | A card of Ann’s is missing before the 10♦, so this move is Ann’s',
    );
  });

  it('where a card of the pile is scanned, no earlier play that was not: it says nothing of how the card left the pile', () => {
    const table: TableSpec = {
      rules: 'reference',
      seats: ['Ann', 'Bo'],
      given: (state) => ({
        ...state,
        phase: 'play',
        turn: 0,
        pile: ['JD'],
        stock: [],
        burned: Array.from({ length: 45 }, () => '??' as const),
        seats: state.seats.map((seat, i) =>
          i === 0
            ? { ...seat, hand: [], faceUp: [null, null, null] }
            : { ...seat, faceUp: [null, null, null] },
        ),
      }),
    };
    const { referee } = dialogue(sitDown(table), '2C DONE JD');
    expect(tell(referee)).toBe('? pickedUp JD Bo [yes misScan]');
    expect(sayOffers(referee)).not.toContain('is missing before');
  });

  it.each([
    ['JH DONE', 'undone', 'Cy’s J♥ is undone.'],
    ['5S DONE', 'takenBack', 'Cy’s 5♠ is taken back.'],
  ])('UNDO of %s, which can’t be or isn’t allowed, says %s', (scan, code, what) => {
    const { notice, game } = dialogue(sitDown(LAST_KNOWN), `${scan} UNDO`).referee;
    expect([notice?.code, sayNotice(en, game.seats, notice!).what]).toEqual([code, what]);
  });

  it.each([
    ['JH DONE SEAT:1 5S KS NO 8C', 'checkFirst'],
    ['SEAT:1 5S KS YES 8C', 'settleFirst'],
  ])('%s: what waits behind a scan that can’t be, or a play that isn’t allowed: %s', (scans, code) => {
    const { waiting, notice } = dialogue(sitDown(LAST_KNOWN), scans).referee;
    expect([waiting.length, notice?.code]).toEqual([2, code]);
  });

  it('as many are offered as have codes', () => expect(MOST_OFFERED).toBe(MOST_ANSWERS));

  it('UNDO takes it back, and it is offered again', () => {
    const { referee } = dialogue(sitDown(FOUR), ROWS[0]!.scans);
    const undone = dialogue(referee, '1 UNDO').referee;
    expect(tell(undone)).toBe(tell(referee));
    expect(sayOffers(undone)).toBe(ROWS[0]!.offers);
  });

  it.each([
    ['a card that somebody else holds', 'SEAT:1 4H DONE 9D DONE KC DONE PICKUP 5S DONE AS DONE', 'KC'],
    ['the same after an open play', 'SEAT:1 4H DONE 9D DONE KC DONE PICKUP 5S DONE AS', 'KC'],
  ])('UNDO rules on nothing that was only asked about: %s', (_, scans, card) => {
    const asked = dialogue(sitDown(FOUR), `${scans} ${card}`).referee;
    const mended = dialogue(asked, '1').referee;
    expect(tell({ ...mended, notice: null })).toBe('Dee KC: legal → Ann');
    const undone = dialogue(mended, 'UNDO').referee;
    expect([undone.question, undone.open?.cards]).toEqual([asked.question, asked.open?.cards]);
    expect([undone.judged, undone.notice?.code]).toEqual([asked.judged, 'undone']);
    expect(sayOffers(undone)).toBe(sayOffers(asked));
    expect(dialogue(undone, 'UNDO').referee.notice?.code).toBe('misScanDropped');
  });

  it.each([
    ['9D DONE', 'The scan of the 9♦ doesn’t count.', 'Dee 5S: legal → Ann'],
    ['9D 9C 9S DONE', 'The scan of the 9♦ 9♣ 9♠ doesn’t count.', 'Dee 5S: legal → Ann'],
    ['9D DONE 6C', undefined, 'Ann 6C: fits'],
    // The play that was open before stays open for what was really scanned.
    ['6C 9D DONE', 'The scan of the 9♦ doesn’t count.', 'Ann 6C: fits'],
  ])('No says what is dropped, and the Done after it goes with it: %s', (scans, says, then) => {
    const start = 'SEAT:1 4H DONE 9D 9C 9S DONE PICKUP 5S DONE';
    const { referee } = dialogue(sitDown(FOUR), `${start} ${scans} NO`);
    const { notice, game } = referee;
    expect(notice === null ? undefined : sayNotice(en, game.seats, notice).what).toBe(says);
    expect(tell({ ...referee, notice: null })).toBe(then);
  });

  it('UNDO and a correction say what they did also where they lead to a question', () => {
    const asked = dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 9D DONE PICKUP 5S DONE 9D DONE QC').referee;
    const counted = { kind: 'insert', entry: 4, adjustment: { kind: 'count', seat: 1, count: 2 } } as const;
    const revision = asked.revisions.changes.length;
    const corrected = step(asked, { type: 'correct', correction: counted, revision, at: 9_000_000 });
    const undone = dialogue(corrected, 'UNDO').referee;
    for (const [referee, code] of [
      [corrected, 'corrected'],
      [undone, 'undone'],
    ] as const) {
      expect([referee.question?.card, referee.notice?.code]).toEqual(['9D', code]);
      expect(referee.waiting).toEqual(asked.waiting);
    }
  });

  const SWAPPED = 'SEAT:4 AD DONE PICKUP 4C 5C AD';
  it.each([
    ['one card', `${SWAPPED} 3C`, ['Dee 3C', 'Ann AD'], ''],
    ['two equal ones', `${SWAPPED} 3C 3D`, ['Dee 3C3D', 'Ann AD'], ''],
    ['each said to be done', `${SWAPPED} DONE 3C DONE`, ['Dee 3C', 'Ann AD'], ''],
    ['play has gone on since', `${SWAPPED} DONE 3C DONE 2S 2D`, ['Dee 3C', 'Ann AD'], 'Bo 2S2D: fits'],
    ['two equal ones came first', 'SEAT:4 AD AS DONE PICKUP 4C 5C AD AS 3C', ['Dee 3C', 'Ann ADAS'], ''],
    [
      'each of the two said to be done',
      'SEAT:4 AD AS DONE PICKUP 4C 5C AD AS DONE 3C DONE',
      ['Dee 3C', 'Ann ADAS'],
      '',
    ],
    ['a card of the second pack', 'SEAT:4 AD DONE PICKUP 2:4C 5C AD 2:3C', ['Dee 2:3C', 'Ann AD'], ''],
  ])(
    'what waits is taken first where it came first, and UNDO takes back both: %s',
    (_, scans, plays, then) => {
      const packs = scans.includes('2:') ? { options: { 'deck.packs': 2 } } : {};
      const { referee } = dialogue(sitDown({ ...ROW, ...packs }), scans);
      const done = dialogue(referee, '1').referee;
      const told = done.judged.map(makeEntry);
      expect([told.slice(-2), done.waiting, done.question]).toEqual([plays, [], null]);
      if (then !== '') expect(tell(done)).toBe(then);
      const undone = dialogue(done, 'UNDO').referee;
      expect([undone.judged, undone.question]).toEqual([referee.judged, referee.question]);
      expect([undone.waiting, undone.notice?.code]).toEqual([referee.waiting, 'undone']);
    },
  );

  it.each([
    ['the card in question would not be right after it', `${SWAPPED} 7D`],
    ['it is no play at all', `${SWAPPED} PICKUP`],
    ['a question is asked about it as well', `${SWAPPED} 4C`],
  ])('no other order is offered where %s', (_, scans) => {
    expect(sayOffers(dialogue(sitDown(ROW), scans).referee)).not.toContain('order');
  });

  /** Ann has but face-down cards, and Dee, whose hand is known but for how many cards there are, is due. */
  const TURNED: TableSpec = {
    ...FOUR,
    given: (state) => ({
      ...state,
      phase: 'play',
      turn: 3,
      pile: ['5S'],
      stock: ['??'],
      burned: Array.from({ length: 21 }, () => '??' as const),
      seats: state.seats.map((seat, i) => ({
        ...seat,
        hand: (
          [['JD'], ['5H', '5D', 'QH', 'KH'], ['6H', '6D', 'JS', 'KD'], ['7H', '6C', 'QC', '9S']] as Card[][]
        )[i]!,
        faceUp: [null, null, null],
      })),
    }),
  };
  const BEFORE = '9S DONE JD DONE QH DONE KD DONE 2S DONE BLIND 3C DONE 5H DONE JS DONE';
  it.each([
    ['a card', 'AS DONE', 1],
    ['one that was said to be turned over', 'BLIND AS DONE', 1],
  ])('%s that came before the play that was missing is turned over, too', (_, scans, chosen) => {
    const asked = dialogue(sitDown(TURNED), `${BEFORE} ${scans}`).referee;
    expect(sayOffers(asked).split(' | ')[chosen - 1]).toMatch(
      /^Dee’s card was not scanned; (the A♠ is Ann’s|that was Ann)$/,
    );
    const { judged } = dialogue(asked, `${chosen} QC quiet`).referee;
    expect(judged.every(({ ruling }) => ruling?.verdict !== 'illegal')).toBe(true);
    expect(makeEntry(judged.at(-1)!)).toMatch(/^Ann #.=AS$/);
  });

  it('a card that was not scanned is scanned at its place', () => {
    const script = `
      SEAT:1 4H DONE => Ann 4H: legal → Bo
      SEAT:3 JC DONE => Cy JC: illegal notYourTurn → Bo
      2              => - cursorMissed
      9D DONE        => - corrected
      QC DONE        => Dee QC: legal → Ann
    `;
    expect(dialogue(sitDown(FOUR), script).lines).toEqual(linesOf(script));
  });

  it('a pick-up that was not scanned is scanned at its place, and nothing ends it but itself', () => {
    const { referee } = dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 9D DONE KC DONE 5S DONE 3 PICKUP');
    expect(tell({ ...referee, notice: null })).toBe('Ann 5S: legal → Bo');
  });

  it('whose the next play is after one that was not scanned is left open where that hangs on its card', () => {
    // After a ten Dee goes again, after a two it is Bo.
    const options = { 'special[2]': { on: 'any', effects: ['reset', 'skip'] } };
    const { referee } = dialogue(
      sitDown({ ...FOUR, rules: 'palace', options }),
      'SEAT:1 4H DONE 6D DONE KC DONE 5S DONE',
    );
    expect(sayOffers(referee)).toBe('Dee picked up first | Let it stand | Dee’s card was not scanned');
  });

  it('a play that was not scanned is noticed later: its place opens unasked, with one tap', () => {
    const { referee } = dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 9D DONE JC DONE');
    const offers = viewOf(referee, 0).mends;
    const missed = offers.find(({ mend }) => mend.kind === 'missed')!;
    expect(sayMend(en, referee.game.seats, missed.mend)).toBe('Cy’s card was not scanned; the J♣ is Dee’s');
    const revision = referee.revisions.changes.length;
    const there = step(referee, { type: 'correct', correction: missed.correction, revision, at: 9_000_000 });
    expect(tell(there)).toBe('- cursorMissed');
    const { judged } = dialogue(there, '10S quiet').referee;
    expect(judged.map(makeEntry).slice(-2)).toEqual(['Cy TS', 'Cy JC']);
  });

  it.each([
    ['by the name of who was to act then', 'SEAT:1 4H DONE 9D DONE KC DONE 5S DONE 3 AH', 'Now: Dee A♥'],
    ['by the name that was scanned', 'SEAT:1 4H DONE 9D DONE KC DONE 5S DONE 3 AH SEAT:3', 'Now: Cy A♥'],
    ['and by none where nobody can tell', 'SEAT:1 4H DONE BACK INSERT AH', 'Now: somebody A♥'],
  ])('a missed card is told %s', (_, scans, said) => {
    const { seats, cursor } = viewOf(dialogue(sitDown(FOUR), scans).referee, 0);
    expect(sayCursor(en, seats, cursor!).said).toBe(said);
  });

  it.each([
    ['while the card after it is open', '9D JC UNDO 9C', 'Bo 9D9C: fits'],
    ['once that has closed by Done', '9D JC DONE UNDO 9C', 'Bo 9D9C: fits'],
    ['once that has closed in time', '9D JC quiet UNDO 9C', 'Bo 9D9C: fits'],
    ['and stays open for a fresh quiet time', '9D wait JC wait wait UNDO wait wait 9C', 'Bo 9D9C: fits'],
    ['but not a play that was closed by Done', '9D DONE JC UNDO 9C', 'Cy 9C: fits'],
    ['nor one that was over in time', '9D quiet JC UNDO 9C', 'Cy 9C: fits'],
    ['nor before a card that was tried', '9D 5C UNDO 9C', 'Cy 9C: fits'],
  ])('one card of a pair was misread: UNDO opens its play again, %s', (_, scans, says) => {
    expect(tell(dialogue(sitDown(FOUR), `SEAT:1 4H DONE ${scans}`).referee)).toBe(says);
  });

  it('a missing card that waits is not taken up once more when it is scanned for its place', () => {
    const { referee } = dialogue(sitDown(ROW), `${SWAPPED} 3C 2 3C DONE`);
    expect([referee.waiting, tell(referee)]).toEqual([[], 'Ann AD: fits']);
  });

  it('a card that is said to be burned was another one, and is played now', () => {
    const script = `
      SEAT:1 4H DONE QH DONE 10C DONE => Cy TC: legal burn → Cy
      JD DONE                         => Cy JD: legal → Dee
      QH                              => - alreadyBurned
      1                               => - cursorMisread
      JC                              => Dee QH: fits
      DONE                            => Dee QH: legal → Ann
    `;
    expect(dialogue(sitDown(FOUR), script).lines).toEqual(linesOf(script));
    const asked = dialogue(sitDown(FOUR), 'SEAT:1 4H DONE QH DONE 10C DONE JD DONE QH 1').referee;
    const { seats, cursor } = viewOf(asked, 0);
    expect(sayCursor(en, seats, cursor!).headline).toBe('Which card was Bo’s Q♥ really?');
  });

  it.each([
    ['that has just burned', 'SEAT:1 4H DONE 5H DONE 10H DONE 10H 10S DONE', 'Cy TS: legal burn → Cy'],
    [
      'with another that is burned, too',
      'SEAT:1 4H DONE QH QC DONE 10C DONE JD DONE QH QC',
      '- alreadyBurned',
    ],
  ])('nothing is asked about a card %s', (_, scans, told) => {
    expect(tell(dialogue(sitDown(FOUR), scans).referee)).toBe(told);
  });

  it.each([
    ['Bo, whose open play it goes with', '9S wait 9D SEAT:2', 'Bo 9S9D: fits'],
    ['Cy, after whom nobody is asked again', '9S DONE 9D SEAT:3', 'Cy 9D: fits'],
    ['nobody: then the open play is as it was', '9S wait 9D NO', 'Bo 9S: fits'],
  ])('a card that should be with Dee may be played by %s', (_, scans, told) => {
    const start = 'SEAT:1 4H DONE 9D DONE KC DONE PICKUP 5S DONE';
    const { referee } = dialogue(sitDown(FOUR), `${start} ${scans}`);
    expect(tell({ ...referee, notice: null })).toBe(told);
  });

  it('a burned card that comes with another of its kind is asked about, and none of the play is lost', () => {
    const script = `
      SEAT:1 4H DONE QH DONE 10C DONE => Cy TC: legal burn → Cy
      JD DONE                         => Cy JD: legal → Dee
      QH QC DONE                      => ? notBurned QH Dee [yes misScan]
    `;
    const { referee, lines } = dialogue(sitDown(FOUR), script);
    expect(lines).toEqual(linesOf(script));
    expect(sayOffers(referee)).toBe('Bo’s earlier Q♥ was misread | No, a mis-scan | Yes, Dee played it');
    const record = (answer: string) => dialogue(referee, answer).referee.judged.map(makeEntry).join(' ');
    expect(record('YES')).toContain('Cy JD = Dee hand QH Dee QHQC');
    expect(record('NO')).toContain('Cy JD Dee QC');
    expect(record('1 JC')).toContain('Bo JC Cy TC Cy JD Dee QHQC');
  });

  it.each([
    ['after a quiet time', 'quiet'],
    ['with the next card', '5H'],
    ['by Done', 'DONE'],
  ])('a play that is missing closes like any other, %s', (_, end) => {
    const script = `SEAT:1 4H DONE SEAT:3 JC DONE 2 9S 9D ${end}`;
    const { judged, mode } = dialogue(sitDown(FOUR), script).referee;
    expect(mode).toBeNull();
    expect(
      judged.map(({ entry, ruling }) => [entry.kind === 'move' && cardsOf(entry.move), ruling?.verdict]),
    ).toEqual([
      [['4H'], 'legal'],
      [['9S', '9D'], 'legal'],
      [['JC'], 'legal'],
    ]);
  });

  it.each([
    ['as long as that is open', ''],
    ['also when that has closed in time', 'quiet'],
  ])('a card that is said to be burned goes with the play that it was scanned with, %s', (_, time) => {
    const { referee } = dialogue(sitDown(FOUR), `SEAT:1 4H DONE QH DONE 10C DONE JD DONE QD QH ${time}`);
    const chosen = dialogue(referee, '1').referee;
    const script = `
      JC   => Dee QDQH: fits
      DONE => Dee QDQH: legal → Ann
    `;
    expect(dialogue(chosen, script).lines).toEqual(linesOf(script));
    expect(sayOffers(dialogue(chosen, 'UNDO').referee)).toBe(sayOffers(referee));
  });

  it.each([
    ['a play that was ruled on', 'SEAT:1 4H DONE SEAT:3 JC DONE', 2],
    ['a play that is open', 'SEAT:1 4H DONE SEAT:3 JC', 2],
    ['an earlier turn', 'SEAT:1 4H DONE 9D 9C DONE SEAT:4 JC', 3],
    [
      'a question about a card that came after an open play',
      'SEAT:1 4H DONE 2H DONE 9D DONE JC DONE PICKUP 5S DONE 9C 2H',
      1,
    ],
  ])('where a card has to be scanned, UNDO leads back as well: %s', (_, scans, chosen) => {
    const { referee } = dialogue(sitDown(FOUR), scans);
    const inLog = dialogue(referee, String(chosen)).referee;
    expect(inLog.mode).toMatchObject({ kind: 'cursor' });
    // A missing play may have more cards than one; a misread one has as many as were read, and then play goes on.
    const isMissing = cursorOf(inLog)!.inserts;
    for (const way of ['UNDO', isMissing ? '7S UNDO UNDO' : '7S UNDO UNDO 9D'])
      expect(sayOffers(dialogue(inLog, way).referee)).toBe(sayOffers(referee));
  });

  it('an open play that waits for a card before it is allowed then', () => {
    const script = `
      SEAT:1 4H DONE SEAT:3 JC => Cy JC: cannot
      2                        => - cursorMissed
      9D DONE                  => Cy JC: fits
    `;
    expect(dialogue(sitDown(FOUR), script).lines).toEqual(linesOf(script));
  });

  it.each(['JH DONE', 'JH'])(
    'a card that was misread: the one that was played is scanned in its place, and play goes on: %s',
    (scans) => {
      const { referee } = dialogue(sitDown(LAST_KNOWN), scans);
      const asked = dialogue(referee, '3').referee;
      expect(asked.notice?.code).toBe('cursorMisread');
      expect(sayOffers(dialogue(asked, 'UNDO').referee)).toBe(sayOffers(referee));
      expect(tell({ ...dialogue(asked, 'JD').referee, notice: null })).toBe('Cy JD: legal → Dee');
    },
  );

  it('a burn that is not due is let stand by one code, and the same player goes on', () => {
    const script = `
      SEAT:1 4H DONE 9D DONE BURNED => - noBurnDue
      1                             => - corrected
      6C DONE                       => Bo 6C: legal → Cy
    `;
    const { referee } = dialogue(sitDown(FOUR), script);
    expect(dialogue(sitDown(FOUR), script).lines).toEqual(linesOf(script));
    expect([referee.game.pile, referee.game.burned]).toEqual([['6C'], ['4H', '9D']]);
  });

  it.each([
    ['a play that has closed', 'SEAT:1 4H DONE 9D DONE BURNED', 'Let the burn stand: Bo plays next'],
    ['an open play', 'SEAT:1 4H DONE 9D BURNED', 'Let the burn stand: Bo plays next'],
    ['it may have been a try, before the next card', 'SEAT:1 4H DONE 9D DONE BURNED JC', ''],
    [
      'after a try that was taken back',
      'SEAT:1 4H DONE 9D DONE 6C DONE UNDO BURNED',
      'Let the burn stand: Bo plays next',
    ],
    ['after a count', 'SEAT:1 8H DONE SEAT:3 COUNT N2 DONE BURNED', 'Let the burn stand: Ann plays next'],
    ['where the pile burned nothing is in question', 'SEAT:1 4H DONE 10D DONE BURNED', ''],
  ])('what is offered when no burn is due: %s', (_, scans, offers) => {
    const { referee } = dialogue(sitDown(FOUR), scans);
    expect(sayOffers(referee)).toBe(offers);
    const said = referee.notice && sayNotice(en, referee.game.seats, referee.notice).next;
    expect(said?.includes('let the burn stand') ?? false).toBe(offers !== '');
  });

  it('a play that is not allowed comes before a burn that is not due', () => {
    const { referee } = dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 9D DONE KC DONE 5S BURNED');
    expect(sayOffers(referee)).toMatch(/^Dee picked up first/);
    expect(sayNotice(en, referee.game.seats, referee.notice!).next).not.toContain('burn stand');
  });

  it.each([
    [2, '2:8D'],
    [3, '3:8D'],
  ])('of %i packs no card is said to have been itself', (packs, again) => {
    const table: TableSpec = {
      ...LAST,
      rules: 'reference',
      seats: ['Ann', 'Bo', 'Cy'],
      options: { 'deck.packs': packs },
      given: (state) => ({
        ...state,
        phase: 'play',
        turn: 0,
        pile: ['3C'],
        stock: [],
        burned: [...state.stock, '??', '??'],
        seats: state.seats.map((seat, i) => (i === 2 ? { ...seat, hand: ['??'] } : seat)),
      }),
    };
    const scans = `8D DONE PICKUP 2:3D DONE 4D DONE KD DONE 2D DONE 4C DONE ${again} DONE`;
    expect(sayOffers(dialogue(sitDown(table), scans).referee)).not.toContain('8♦ was the 8♦');
  });

  it('a card that fits after a play that was not allowed leaves nothing to choose', () => {
    const { referee } = dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 9D DONE 5H DONE QS');
    expect([referee.alarm, sayOffers(referee)]).toEqual([true, '']);
  });

  it('UNDO takes a burn that was let stand back as a whole; so does NOT_BURNED', () => {
    const { referee } = dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 9D DONE BURNED 1');
    expect([referee.game.pile, referee.game.turn]).toEqual([[], 1]);
    for (const way of ['UNDO', 'NOT_BURNED']) {
      const { game } = dialogue(referee, way).referee;
      expect([game.pile, game.burned, game.turn]).toEqual([['4H', '9D'], [], 2]);
    }
  });

  it('a burn that the table let be, when the same player goes on without a word', () => {
    const { referee } = dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 9S 9H DONE 9C DONE SEAT:3 5C DONE');
    expect(sayOffers(referee)).toBe('Let it stand | Cy’s 9♣ burned the pile | Cy’s earlier 9♣ was misread');
  });

  const BURNED = 'SEAT:1 3S DONE 8C DONE 8D DONE 8H DONE 8S DONE';
  it.each([
    [
      'the next player picks it up',
      FOUR,
      `${BURNED} PICKUP`,
      'The pile didn’t burn: Bo picks it up',
      1,
      'Bo ^',
    ],
    [
      'the next player picks it up, although the table let it burn before',
      FOUR,
      'SEAT:1 4H DONE 9D DONE BURNED 1 PICKUP',
      'The pile didn’t burn: Cy picks it up',
      1,
      'Cy ^',
    ],
    [
      'the next player plays on it, as is known by the card',
      LEFT,
      '3D 3H 3S DONE BLIND 3C 5C 5D 5H DONE',
      'Dee’s card was not scanned; the 5♣ 5♦ 5♥ are Cy’s | Dee’s 3♣ didn’t burn the pile | Yes, Cy did | No, a mis-scan',
      2,
      'Cy 5C5D5H',
    ],
  ])(
    'a burn that the table forgot is undone by one code where %s',
    (_, table, scans, offers, chosen, last) => {
      const start = sitDown({ ...table, rules: 'everything' });
      const { referee } = dialogue(start, scans);
      expect(sayOffers(referee)).toBe(offers);
      const { judged } = dialogue(referee, `${chosen} DONE`).referee;
      expect(makeEntry(judged.at(-1)!)).toBe(last);
      expect(judged.every(({ ruling }) => ruling?.verdict !== 'illegal')).toBe(true);
    },
  );

  it('that the pile did not burn is said at once of the newest move, also while a card is asked about', () => {
    const asked = dialogue(sitDown({ ...LEFT, rules: 'everything' }), '3D 3H 3S DONE BLIND 3C 5C 5D 5H DONE');
    expect(tell(dialogue(asked.referee, 'NOT_BURNED').referee)).toBe('Cy 5C5D5H: legal → Dee');
  });

  it('where nothing is wrong nothing is offered', () => {
    expect(sayOffers(dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 9D').referee)).toBe('');
    expect(sayOffers(dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 9D DONE 3C 3D DONE').referee)).toBe('');
  });

  /** What the screen offers, unasked, as what else the newest move may have been. */
  const otherwise = (referee: Referee): string =>
    viewOf(referee, 0)
      .mends.map(({ mend }) => sayMend(en, referee.game.seats, mend))
      .join(' | ');

  const DRAWS = 'Bo drew one too many | Bo drew one too few';
  const EARLY = 'It was Cy, out of turn: let it stand | It was Dee, out of turn: let it stand';

  it.each([
    [
      'two equal cards',
      '9D 9C',
      `Two plays: Bo 9♦, then Cy 9♣ | ${DRAWS} | ${EARLY.split(' | ')[0]} | Bo’s card was not scanned; the 9♦ 9♣ are Cy’s`,
    ],
    [
      'a single card, which by its height tells nothing',
      '5D',
      `${DRAWS} | ${EARLY} | Bo’s card was not scanned; the 5♦ is Cy’s`,
    ],
    [
      'a card on one that few cards beat: the pile may have been picked up',
      'AD DONE AC',
      'One play: Bo A♦ A♣ | Cy picked up first | Cy drew one too many | Cy drew one too few | It was Dee, out of turn: let it stand | Cy’s card was not scanned; the A♣ is Dee’s',
    ],
    [
      'the equal card of the next player',
      '9D DONE 9C',
      'One play: Bo 9♦ 9♣ | Cy drew one too many | Cy drew one too few | It was Dee, out of turn: let it stand | It was Ann, out of turn: let it stand | Cy’s card was not scanned; the 9♣ is Dee’s',
    ],
    [
      'a pick-up',
      '5D DONE PICKUP',
      'Cy’s card was not scanned; that was Dee | A card of Bo’s is missing before the 5♦, so this move is Dee’s',
    ],
    [
      'a card after which its player goes on: no other order, as both would be theirs',
      'KH DONE 10C',
      'Cy drew one too many | Cy drew one too few | Cy picked up first | It didn’t burn: Dee plays next | It was Dee, out of turn: let it stand | Cy’s card was not scanned; the 10♣ is Dee’s',
    ],
    ['a card that its player is known to hold', '5D DONE 6C DONE PICKUP KC DONE 7D DONE KH DONE 6C', ''],
  ])('what else people may have seen is offered unasked: %s', (_, scans, offers) => {
    expect(otherwise(dialogue(sitDown(FOUR), `SEAT:1 4H DONE ${scans} DONE`).referee)).toBe(offers);
  });

  it.each([
    ['was scanned for the place', '6C', []],
    ['comes again after a pick-up', 'PICKUP 6C', ['PICKUP', '6C']],
  ])('a card that waits and %s', (_, scans, left) => {
    const asked = dialogue(sitDown(FOUR), `SEAT:1 4H DONE 9D DONE JC DONE 9D ${scans}`).referee;
    const { referee } = dialogue(asked, 'INSERT 6C DONE');
    expect(referee.question?.card).toBe('9D');
    const waits = referee.waiting.map((input) =>
      input.type === 'sighting' ? input.sighting.card : input.type === 'command' && input.command.name,
    );
    expect(waits).toEqual(left);
  });

  it.each([
    ['where nothing waits', '', ''],
    ['where its Done waits', 'DONE', ''],
    ['when a camera sees that all lies still, and a scanner is tried', 'DONE', 'settled TEST REPEAT'],
  ])('UNDO of a correction made at a question asks it again %s', (_, waits, since) => {
    const start = 'SEAT:1 4H DONE 9D DONE KC DONE PICKUP 5S DONE AS DONE';
    const asked = dialogue(sitDown(FOUR), `${start} KC ${waits}`.trim()).referee;
    const corrected = dialogue(asked, `INSERT PICKUP DONE ${since}`.trim()).referee;
    expect(corrected.judged.at(-1)!.entry).toMatchObject({
      move: { kind: waits === '' ? 'pickUp' : 'play' },
    });
    const undone = dialogue(corrected, 'UNDO').referee;
    expect([undone.question, undone.waiting, undone.open]).toEqual([
      asked.question,
      asked.waiting,
      asked.open,
    ]);
    expect(undone.judged.map(makeEntry)).toEqual(asked.judged.map(makeEntry));
  });

  it('UNDO takes a correction back with all that it let come', () => {
    const start = 'SEAT:1 4H DONE 9D DONE KC DONE PICKUP 5S DONE AS DONE';
    const asked = dialogue(sitDown(FOUR), `${start} KC DONE AH DONE 2C`).referee;
    expect(tell(asked)).toBe('? laidByHolder KC Dee [yes misScan]');
    for (const scans of ['1', '1 quiet']) {
      const chosen = dialogue(asked, scans).referee;
      expect(chosen.judged.map(makeEntry).join(' ')).toMatch(/ Cy \^ Dee KC Ann AH/);
      const undone = dialogue(chosen, 'UNDO').referee;
      expect(undone.judged.map(makeEntry)).toEqual(asked.judged.map(makeEntry));
      expect([undone.question, undone.waiting, undone.open]).toEqual([
        asked.question,
        asked.waiting,
        asked.open,
      ]);
    }
    // What somebody did since is taken back first, by itself.
    const further = dialogue(asked, '1 DONE UNDO').referee;
    expect(further.judged.map(makeEntry).join(' ')).toMatch(/ Cy \^ Dee KC Ann AH$/);
  });

  /** What is still offered of the last moves, the newest first. */
  const earlier = (referee: Referee): string[] =>
    viewOf(referee, 0).earlier.map(({ entry, mends }) => {
      const said = mends.map(({ mend }) => sayMend(en, referee.game.seats, mend));
      return `${makeEntry(referee.judged[entry]!)}: ${said.join(' | ')}`;
    });

  it.each([
    ['twoPlays', '9D 9C DONE JC DONE', 'Ann 4H, Bo 9D, Cy 9C, Dee JC'],
    ['drewMore', '9D 9C DONE JC DONE QS DONE', 'Ann 4H, Bo 9D9C, = move 1 stock to Bo hand, Cy JC, Dee QS'],
    ['outOfTurn', '9D 9C DONE JC DONE QS DONE', 'Ann 4H, Cy 9D9C!, Dee JC, Ann QS'],
    ['twoPlays, while something is asked', '9D 9C DONE PICKUP 9D', 'Ann 4H, Bo 9D, Cy 9C, Dee ^'],
  ])('what is seen only when play has gone on is still one press: %s', (kind, scans, record) => {
    const { referee } = dialogue(sitDown(FOUR), `SEAT:1 4H DONE ${scans}`);
    const { mends } = viewOf(referee, 0).earlier.find(({ entry }) => entry === 1)!;
    const { correction } = mends.find(({ mend }) => kind.startsWith(mend.kind))!;
    expect(
      correct(referee, correction as Correction)
        .judged.map(makeEntry)
        .join(', '),
    ).toBe(record);
  });

  it('of a draw that was put right already no other is offered', () => {
    const { referee } = dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 9D DONE JC DONE');
    const drew = correct(referee, {
      kind: 'insert',
      entry: 2,
      adjustment: { kind: 'moved', cards: ['??'], from: { zone: 'stock' }, to: { zone: 'hand', seat: 1 } },
    });
    expect(earlier(referee)[1]).toMatch(/^Bo 9D: Bo drew one too many/);
    expect(earlier(drew)[1]).toMatch(/^Bo 9D: It was Cy, out of turn/);
  });

  it('under a move that was refused stands what is less likely than the answers', () => {
    const { referee } = dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 5D DONE JS DONE 5H DONE');
    expect(sayOffers(referee)).toBe('One play: Bo 5♦ 5♥ | Let it stand | Dee picked up first');
    expect(earlier(referee)[0]).toBe(
      'Dee 5H?: The other order: Cy 5♥, then Dee J♠ | Dee’s card was not scanned',
    );
    const { correction } = viewOf(referee, 0).earlier[0]!.mends[0]!;
    expect(
      correct(referee, correction as Correction)
        .judged.map(makeEntry)
        .join(', '),
    ).toBe('Ann 4H, Bo 5D, Cy 5H, Dee JS');
  });

  it.each([
    [
      'of no more than the newest move and three before it',
      '9D DONE JC DONE QS DONE KH DONE KC DONE',
      [
        'Bo KC: One play: Ann K♥ K♣ | Bo drew one too many | Bo drew one too few | Bo picked up first | It was Cy, out of turn: let it stand | Bo’s card was not scanned; the K♣ is Cy’s',
        'Ann KH: Ann drew one too many | Ann drew one too few | It was Bo, out of turn: let it stand | Ann’s card was not scanned; the K♥ is Bo’s | It was Cy, out of turn: let it stand',
        'Dee QS: Dee drew one too many | Dee drew one too few | It was Ann, out of turn: let it stand | Dee’s card was not scanned; the Q♠ is Ann’s | It was Bo, out of turn: let it stand',
        'Cy JC: Cy drew one too many | Cy drew one too few | It was Dee, out of turn: let it stand | Cy’s card was not scanned; the J♣ is Dee’s | It was Ann, out of turn: let it stand',
      ],
    ],
    [
      'as far as nothing that was said later speaks against it',
      '9D 9C DONE SEAT:3 JC DONE',
      [
        'Cy JC: Cy drew one too many | Cy drew one too few | Cy’s card was not scanned',
        'Bo 9D9C: Bo drew one too many | Bo drew one too few | Bo’s card was not scanned; the 9♦ 9♣ are Cy’s',
        'Ann 4H: Ann drew one too many | Ann drew one too few',
      ],
    ],
  ])('that is offered %s', (_, scans, offers) => {
    expect(earlier(dialogue(sitDown(FOUR), `SEAT:1 4H DONE ${scans}`).referee)).toEqual(offers);
  });

  it('where the program deals nothing is offered of any move', () => {
    const { referee } = dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 9D DONE JC DONE');
    expect(earlier({ ...referee, viewer: 'onlooker' })).toEqual([]);
  });

  /** Refused and taken back, replaced without a word, or let stand: people have dealt with it. */
  it.each([
    ['a try that was taken back', '9D DONE 5H DONE UNDO QS DONE', 'Cy drew'],
    ['one between equal cards', '9H DONE 5D DONE UNDO 9S DONE', 'Cy drew'],
    ['one that was replaced', '9H DONE 5D DONE 9S DONE', 'Cy drew'],
    ['a play that the table let stand', '9D DONE 5S DONE STAND KC DONE', 'Dee drew'],
    ['what came after it', '9D DONE 5S DONE STAND KC DONE KD DONE', 'One play: Dee K♣ K♦ | Ann drew'],
  ])('what is offered unasked raises no alarm: %s', (_, scans, offers) => {
    const { referee } = dialogue(sitDown(FOUR), `SEAT:1 4H DONE ${scans}`);
    expect(otherwise(referee)).toContain(offers);
    expect(otherwise(referee)).not.toMatch(/5♥|5♦/);
    for (const { correction } of mendsNow(referee))
      if (correction !== null) expect(correct(referee, correction).alarm).toBe(false);
  });

  it('of two plays in the other order the one that the table let stand still stands', () => {
    const stood = dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 9D DONE 5S DONE STAND KC DONE').referee;
    const swapped = correct(stood, { kind: 'reorder', entry: 2 });
    expect(swapped.judged.map(makeEntry)).toEqual(['Ann 4H', 'Bo 9D', 'Cy KC', 'Dee 5S!']);
    expect(swapped.alarm).toBe(false);
  });

  it.each([
    ['while a play is not allowed', '9D DONE 5C DONE'],
    ['while another play is open', '9D 9C DONE JC'],
    ['for a play that was taken back', '9D DONE KC DONE 5S DONE UNDO'],
    ['while something is asked', '9D DONE PICKUP KC DONE 9D'],
    ['while the log is corrected by codes', '9D 9C DONE BACK'],
  ])('unasked nothing is offered %s', (_, scans) => {
    expect(otherwise(dialogue(sitDown(FOUR), `SEAT:1 4H DONE ${scans}`).referee)).toBe('');
  });

  /** Bo plays the only card that is left to him, with so many cards in the stock; Cy has one more. */
  const lastOf = (rules: string, faceDown: boolean): TableSpec => ({
    rules,
    seats: ['Ann', 'Bo', 'Cy'],
    given: (state) => ({
      ...state,
      phase: 'play',
      turn: 1,
      pile: ['4H'],
      seats: state.seats.map((seat, i) =>
        i === 1
          ? {
              ...seat,
              hand: ['??'],
              faceUp: [null, null, null],
              ...(!faceDown && { faceDown: [[], [], []] }),
            }
          : seat,
      ),
    }),
  });

  it.each([
    [
      'a round that is over',
      lastOf('canteen', false),
      '9D',
      'It was Cy, out of turn: let it stand | It was Ann, out of turn: let it stand',
    ],
    [
      'a round that goes on',
      lastOf('reference', true),
      '9D',
      'Bo drew one too many | Bo drew one too few | It was Cy, out of turn: let it stand | Bo’s card was not scanned; the 9♦ is Cy’s | It was Ann, out of turn: let it stand',
    ],
  ])('a draw is in doubt in %s', (_, table, scans, offers) => {
    expect(otherwise(dialogue(sitDown(table), `${scans} DONE`).referee)).toBe(offers);
  });

  it('of many who may have played out of turn only the two likeliest are named', () => {
    // Without a stock no draw takes their place.
    const six: TableSpec = {
      ...FOUR,
      seats: ['Ann', 'Bo', 'Cy', 'Dee', 'Ed', 'Flo'],
      given: (state) => ({
        ...state,
        phase: 'play',
        turn: 1,
        pile: ['4H'],
        stock: [],
        burned: state.stock.slice(1),
      }),
    };
    const { referee } = dialogue(sitDown(six), 'QD DONE');
    expect(
      mendsNow(referee)
        .filter(({ kind }) => kind === 'outOfTurn')
        .map(({ seat }) => seat),
    ).toEqual([2, 3]);
  });

  it('with the last card of the stock nobody draws one too many', () => {
    const last: TableSpec = {
      ...FOUR,
      given: (state) => ({
        ...state,
        phase: 'play',
        turn: 0,
        pile: ['4H'],
        stock: ['??'],
        burned: state.stock.slice(2),
      }),
    };
    expect(otherwise(dialogue(sitDown(last), '9D DONE').referee)).toMatch(/^(?!.*too many).*too few/);
  });

  it('a card that is corrected to one of the play before is said to be part of it', () => {
    const { referee } = dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 9D TC DONE');
    const joined = correct(referee, { kind: 'cards', entry: 2, cards: ['9C'] });
    expect(joined.judged.map(makeEntry)).toEqual(['Ann 4H', 'Bo 9D9C']);
    expect(sayNotice(en, joined.game.seats, joined.notice!).what).toBe(
      'Corrected: the 9♣ was part of Bo’s play.',
    );
    // After Done it was a play of its own.
    const apart = dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 9D DONE TC DONE').referee;
    const changed = correct(apart, { kind: 'cards', entry: 2, cards: ['9C'] });
    expect(changed.judged.map(makeEntry)).toEqual(['Ann 4H', 'Bo 9D', 'Cy 9C']);
  });

  it('a play that was taken back leaves nothing to choose', () => {
    expect(sayOffers(dialogue(sitDown(FOUR), 'SEAT:1 4H DONE 9D DONE KC DONE 5S DONE UNDO').referee)).toBe(
      '',
    );
  });

  it('of a play that was taken back nothing is offered once another one is wrong, or stands', () => {
    for (const [next, about] of [
      ['JC DONE', 'picked up first'],
      ['JC', 'picked up first'],
      ['PICKUP', ''],
    ] as const) {
      const { referee } = dialogue(sitDown(FOUR), `SEAT:1 4H DONE KD DONE QC DONE UNDO ${next}`);
      const offered = `${sayOffers(referee)} ${otherwise(referee)}`;
      expect(offered).toContain(about);
      expect(offered).not.toContain('Q♣');
    }
  });

  it('a play that was taken back is no part of one play with an equal card that came later', () => {
    const palace = sitDown({ ...FOUR, rules: 'palace' });
    const { referee } = dialogue(palace, 'SEAT:1 5C DONE 4C DONE 9C DONE 4H DONE');
    expect(sayOffers(referee)).toContain('Let it stand');
    expect(`${sayOffers(referee)} ${otherwise(referee)}`).not.toContain('4♣');
  });
});
