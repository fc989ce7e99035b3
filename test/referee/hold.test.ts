import { describe, expect, it } from 'vitest';
import { makeEntry } from '../../src/engine/notation/make-game.ts';
import type { Referee } from '../../src/referee/referee.ts';
import { step } from '../../src/referee/step.ts';
import { viewOf } from '../../src/table/view.ts';
import { dialogue, linesOf, sitDown, type TableSpec, tell } from './script.ts';

/** What waits behind a question or a play that is not allowed, and what doesn't. */

const THREE: TableSpec = { rules: 'reference', seats: ['Ann', 'Bo', 'Cy'] };

/** Cy's card is refused, and Bo's waits behind it. */
const HELD = 'SEAT:1 4H DONE 9D DONE PICKUP 5S DONE 9D DONE QC YES';

describe('behind a play that is not allowed', () => {
  it.each([
    ...['KS', 'SEAT:2', 'PICKUP', 'BLIND', 'FACEUP', 'DRAW', 'TURN', 'DIRECTION', 'register'],
    ...['settled', 'gone', 'missing', 'cam:KS'],
  ])('%s waits, as it goes on from it', (word) => {
    const { alarm, waiting } = dialogue(sitDown(THREE), `${HELD} ${word}`).referee;
    expect([alarm, waiting.length]).toEqual([true, 2]);
  });

  it.each(['REPEAT', 'COUNT', 'TEST', 'zzzzz', 'YES', 'cam:9D'])(
    '%s does not, and covers nothing',
    (word) => {
      const { alarm, waiting } = dialogue(sitDown(THREE), `${HELD} ${word}`).referee;
      expect([alarm, waiting.length]).toEqual([true, 1]);
    },
  );

  it.each(['UNDO', 'STAND', 'DONE'])('%s reacts to it, and then play goes on', (word) => {
    const { alarm, waiting } = dialogue(sitDown(THREE), `${HELD} ${word}`).referee;
    expect([alarm, waiting]).toEqual([false, []]);
  });
});

describe('what waits can be forgotten', () => {
  const ASKED = 'SEAT:1 4H DONE 9D DONE PICKUP 5S DONE 9D';
  const REFUSED = 'SEAT:1 4H DONE 9D DONE PICKUP 5S DONE 9D YES DONE';

  it.each([
    ['behind a question', ASKED, 'QC KS DONE', 'NO'],
    ['behind a play that is not allowed', ASKED, 'QC YES KS', 'DONE'],
  ])('%s: play goes on as if it had not come', (_, start, scans, settled) => {
    const { referee } = dialogue(sitDown(THREE), `${start} ${scans} forget`);
    expect([referee.notice?.code, viewOf(referee, 0).waiting]).toEqual(['waitingForgotten', []]);
    const plain = settled === 'NO' ? `${ASKED} NO` : `${REFUSED} DONE`;
    const record = ({ judged }: Referee) => judged.map(makeEntry);
    expect(record(dialogue(referee, settled).referee)).toEqual(
      record(dialogue(sitDown(THREE), plain).referee),
    );
  });

  it.each([`${ASKED} QC KS DONE`, `${ASKED} 9S DONE QC`, `${HELD} KS`])(
    'UNDO brings it back, in order: %s',
    (scans) => {
      const { referee } = dialogue(sitDown(THREE), scans);
      const back = dialogue(referee, 'forget UNDO').referee;
      expect([back.waiting, back.question, back.alarm]).toEqual([
        referee.waiting,
        referee.question,
        referee.alarm,
      ]);
      expect(back.notice?.code).toBe('undone');
    },
  );

  it('once something else was done, UNDO is about that', () => {
    const { referee } = dialogue(sitDown(THREE), `${ASKED} QC forget KC UNDO`);
    expect([referee.question, tell(referee)]).toEqual([null, 'Bo KC: fits']);
  });

  it('where nothing waits, nothing is said', () => {
    const { referee } = dialogue(sitDown(THREE), 'SEAT:1 4H DONE');
    expect(step(referee, { type: 'forget', at: 2_000_000 })).toEqual(referee);
  });
});

/** Bo has face-up cards alone, and to pick up adds one that doesn't fit. */
const ADDING: TableSpec = {
  ...THREE,
  options: { 'pickUp.addFaceUp': 1 },
  given: (state) => ({
    ...state,
    phase: 'play',
    turn: 1,
    pile: ['JC'],
    stock: [],
    burned: state.stock,
    seats: state.seats.map((seat, i) => (i === 1 ? { ...seat, hand: [], faceUp: ['4C', '5D', '6S'] } : seat)),
  }),
};

describe('what waited is taken up', () => {
  it.each([
    [
      'a card that is asked about leaves the open play open, allowed or not',
      THREE,
      `
      SEAT:1 4H DONE 9D 9C DONE PICKUP 5S DONE => Ann 5S: legal → Bo
      9D 4C 9C NO                              => ? laidByHolder 9C Cy [yes misScan]
      NO                                       => Bo 4C: cannot
      `,
    ],
    [
      'one that would be asked about waits like any other behind a refusal',
      THREE,
      `
      SEAT:1 4H DONE 9D DONE PICKUP 5S DONE => Ann 5S: legal → Bo
      9D DONE 5S YES                        => Cy 9D: illegal notYourTurn → Bo
      UNDO                                  => ? pickedUp 5S Bo [yes misScan]
      `,
    ],
    [
      'a card that is added to a pick-up needs nobody to react',
      ADDING,
      `
      JC 4C PICKUP => ? pickedUp JC Bo [yes misScan]
      NO           => Bo 4C^: legal → Cy
      `,
    ],
    [
      'Done after a play that closed by itself does not take it back',
      { ...THREE, settings: { oneScanOnePlay: true } },
      `
      SEAT:1 4H 9D PICKUP 5S => Ann 5S: legal → Bo
      9D DONE QC YES         => Cy 9D: illegal notYourTurn → Bo
      `,
    ],
    [
      'whose a play was, said at a question: UNDO takes it back alone, and then leads on',
      { rules: 'blast', seats: ['Ann', 'Bo'] },
      `
      2C 3C gone:p1 => ? pileGone - Ann [yes no misScan]
      was:Ann       => ? pileGone - Ann [yes no misScan]
      UNDO          => Ann 3C: illegal tooHigh → nobody
      UNDO UNDO     => - takenBack
      UNDO UNDO     => - nothingToUndo
      `,
    ],
  ] as const)('%s', (_, spec, script) => {
    expect(dialogue(sitDown(spec), script).lines).toEqual(linesOf(script));
  });
});

describe('a question that is asked again after a correction', () => {
  /** Ann may have no hand card any more, and nothing face up. */
  const blind: TableSpec = {
    ...THREE,
    given: (state) => ({
      ...state,
      stock: state.stock.slice(0, 1),
      burned: state.stock.slice(1),
      seats: state.seats.map((seat, i) => ({
        ...seat,
        hand: seat.hand.slice(0, 1),
        faceUp: i === 0 ? [null, null, null] : seat.faceUp,
      })),
    }),
  };
  const blast: TableSpec = { rules: 'blast', seats: ['Ann', 'Bo', 'Cy'] };
  const more = {
    kind: 'insert',
    entry: 1,
    adjustment: { kind: 'direction', direction: 'clockwise' },
  } as const;

  const correctedAt = (asked: Referee): Referee =>
    step(asked, {
      type: 'correct',
      correction: more,
      revision: asked.revisions.changes.length,
      at: 9_000_000,
    });

  it.each([
    ['about a card', THREE, 'SEAT:1 4H DONE 9D DONE PICKUP 5S DONE 9D', '? laidByHolder 9D Cy [yes misScan]'],
    ['about a count', blind, 'SEAT:1 4C DONE 5H DONE 6S DONE BLIND', '? miscounted - Ann [yes no misScan]'],
    [
      'about a pile that is gone',
      blast,
      '9D cam:8C settled gone cam:KC settled cam:QC settled gone',
      '? pileGone - Bo [yes no misScan]',
    ],
  ])('%s is as old as it was: UNDO means the correction', (_, spec, scans, asks) => {
    const asked = dialogue(sitDown(spec), scans).referee;
    expect(tell(asked)).toBe(asks);
    const corrected = correctedAt(asked);
    expect([tell(corrected), corrected.judged.length]).toEqual([asks, asked.judged.length + 1]);
    const undone = dialogue(corrected, 'UNDO').referee;
    expect([tell(undone), undone.judged]).toEqual([asks, asked.judged]);
  });

  it('is another one where another card is asked about: UNDO means that', () => {
    const asked = dialogue(sitDown(THREE), 'SEAT:1 4H DONE 9D DONE PICKUP 5S DONE 9D 4H').referee;
    const next = dialogue(correctedAt(asked), 'NO').referee;
    expect(tell(next)).toBe('? laidByHolder 4H Cy [yes misScan]');
    expect(tell(dialogue(next, 'UNDO').referee)).toBe('- misScanDropped');
  });
});
