import { describe, expect, it } from 'vitest';
import type { Place } from '../../src/engine/location.ts';
import { changeable } from '../../src/engine/rules/changeable.ts';
import type { LogLine, RulingView, TableView } from '../../src/protocol/view.ts';
import { correct } from '../../src/referee/correct.ts';
import type { Correction } from '../../src/referee/correction.ts';
import { viewOf } from '../../src/table/view.ts';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import { sayDeed } from '../../src/words/say/deed.ts';
import { sayNotice } from '../../src/words/say/question.ts';
import type { Words } from '../../src/words/words.ts';
import { dialogue, linesOf, sitDown, type TableSpec } from '../referee/script.ts';

const table: TableSpec = { rules: 'reference', seats: ['Ann', 'Bo', 'Cy', 'Di'] };

/** Bo has only face-down cards left. */
const blind: TableSpec = {
  ...table,
  given: (state) => ({
    ...state,
    phase: 'play',
    turn: 1,
    pile: ['5C'],
    stock: [],
    burned: Array.from({ length: 21 }, () => '??' as const),
    seats: state.seats.map((seat, i) => (i === 1 ? { ...seat, hand: [], faceUp: [null, null, null] } : seat)),
  }),
};

/** Bo has a card in hand that nobody knows, and may try the top of the stock instead. */
const chance: TableSpec = {
  ...table,
  options: { chance: 'flipStock' },
  given: (state) => ({
    ...state,
    phase: 'play',
    turn: 1,
    pile: ['5C'],
    stock: ['??', '??', '??', '??'],
    burned: Array.from({ length: 17 }, () => '??' as const),
  }),
};

const shownAfter = (spec: TableSpec, script: string) => viewOf(dialogue(sitDown(spec), script).referee, 0);

describe('what a screen is shown of a ruling', () => {
  it('eights skip the seats they pass', () => {
    const { ruling, turn } = shownAfter(table, 'SEAT:1 8H 8S DONE');
    expect(ruling).toMatchObject({ effects: [{ effect: 'skip', seats: [1, 2] }], draws: 2, again: false });
    expect(turn).toBe(3);
  });

  it('a face-down card that is only announced has skipped nobody and drawn nothing', () => {
    const { ruling, turn } = shownAfter(blind, 'BLIND');
    expect(ruling).toMatchObject({ verdict: 'legal', effects: [], again: false, draws: 0 });
    expect(turn).toBe(1);
  });

  it('nothing else is offered while the card that was turned over is waited for', () => {
    expect(shownAfter(blind, 'BLIND').mends).toEqual([]);
    expect(shownAfter(blind, 'BLIND 9H').mends).not.toEqual([]);
  });

  it('a last hand card with the stock gone brings the face-up cards into hand, where the rules say so', () => {
    const last: TableSpec = {
      rules: 'everything',
      seats: ['Ann', 'Bo', 'Cy'],
      given: (state) => ({
        ...state,
        phase: 'play',
        turn: 1,
        pile: ['5C'],
        stock: [],
        burned: Array.from({ length: 25 }, () => '??' as const),
        seats: state.seats.map((seat, i) => (i === 1 ? { ...seat, hand: ['??'] } : seat)),
      }),
    };
    const { ruling, seats } = shownAfter(last, '6H DONE');
    expect(ruling).toMatchObject({ verdict: 'legal', draws: 0, takenUp: 3 });
    expect(seats[1]).toMatchObject({ hand: 3, faceUp: [null, null, null] });
    expect(shownAfter({ ...last, rules: 'reference' }, '6H DONE').ruling).toMatchObject({ takenUp: 0 });
  });

  it('a burn goes again and skips nobody', () => {
    const { ruling } = shownAfter(table, 'SEAT:1 8H DONE SEAT:4 8S 8C 8D DONE');
    expect(ruling).toMatchObject({ burn: true, equals: 4, again: true, optional: false, effects: [] });
  });

  it('says that somebody jumped in, and of nobody else', () => {
    const jumped = (script: string) => shownAfter(table, script).ruling?.jumpedIn;
    expect(jumped('SEAT:1 4H DONE 4S DONE 4C DONE SEAT:2 4D DONE')).toBe(true);
    expect(jumped('SEAT:1 4H DONE 4S DONE 4C DONE SEAT:4 4D DONE')).toBeUndefined();
    expect(jumped('SEAT:1 4H DONE 4S DONE SEAT:2 9D DONE')).toBeUndefined();
    expect(jumped('SEAT:2 4H DONE')).toBeUndefined();
  });

  it('says which burn was one of equal cards, laid at once or one by one, and which that of a power', () => {
    const burnedBy = (script: string) => shownAfter(table, script).ruling?.equals;
    expect(burnedBy('SEAT:1 4H DONE 4S DONE 4C DONE SEAT:4 4D DONE')).toBe(4);
    expect(burnedBy('SEAT:1 4H DONE TS DONE')).toBeNull();
    expect(burnedBy('SEAT:1 4H DONE')).toBeNull();
    expect(burnedBy('SEAT:1 8H DONE SEAT:4 8S 8C 8D DONE NOT_BURNED')).toBeNull();
  });

  it('where only the cards of one play burn, it was those, whatever equals lay under them', () => {
    const two: TableSpec = { rules: 'threes', seats: ['Ann', 'Bo', 'Cy'], options: { 'TH-02': true } };
    const script = 'SEAT:1 3C 4D DONE JH DONE PICKUP 5D DONE JD DONE JH JS JC 2:JC DONE';
    expect(shownAfter(two, script).ruling).toMatchObject({
      move: { cards: { length: 4 } },
      burn: true,
      equals: 4,
    });
  });

  it('what was taken back has led to nothing', () => {
    const { ruling, log } = shownAfter(table, 'SEAT:1 KH DONE 4S DONE');
    expect(ruling).toMatchObject({ verdict: 'illegal', settled: false, effects: [], draws: 0, again: false });
    expect(log.map((line) => line.number)).toEqual([null, 1, null]);
  });

  it('how to deal is shown until a card is scanned, also to whoever scans the face-up cards first', () => {
    expect(shownAfter(table, 'FACEUP').beginning?.dealing).not.toBeNull();
    expect(shownAfter(table, 'FACEUP KH').beginning?.dealing).toBeNull();
    // Done says that they are dealt; who starts is asked then.
    expect(shownAfter(table, 'DONE')).toMatchObject({ beginning: { dealing: null }, notice: null });
  });

  it('what was let stand says so, and what followed from it', () => {
    const { ruling, log, pile, turn } = shownAfter(table, 'SEAT:1 KH DONE 4S DONE STAND');
    expect(ruling).toMatchObject({ verdict: 'illegal', stands: true, settled: true, draws: 1 });
    expect(log.find(({ number }) => number === 2)?.ruling).toMatchObject({ stands: true });
    expect([pile, turn]).toEqual([['KH', '4S'], 2]);
    expect(shownAfter(table, 'SEAT:1 KH DONE 4S DONE').ruling).toMatchObject({ stands: false });
    expect(shownAfter(table, 'SEAT:1 KH DONE AS DONE').ruling).toMatchObject({ stands: false });
  });

  it('a burn that was none is no burn any more, on the screen and in the log', () => {
    const script = 'SEAT:1 8H DONE SEAT:4 8S 8C 8D DONE NOT_BURNED';
    const { ruling, log, pile } = shownAfter(table, script);
    expect(ruling).toMatchObject({ burn: false, again: false, unburned: true, draws: 3 });
    expect(log.find(({ number }) => number === 2)?.ruling).toMatchObject({ burn: false, unburned: true });
    expect(pile).toHaveLength(4);
    expect(shownAfter(table, `${script} UNDO`).ruling).toMatchObject({ burn: true, unburned: false });
  });

  it('a burn that was none by the rules, and stands, is said of the play, on the screen and in the log', () => {
    const script = 'SEAT:1 8H DONE BURNED 1';
    const { ruling, log, pile, turn } = shownAfter(table, script);
    expect(ruling).toMatchObject({ burn: false, letBurn: true });
    expect(log.find(({ number }) => number === 1)?.ruling).toMatchObject({ letBurn: true });
    // Nobody is skipped, as who burned the pile goes on.
    expect(ruling).toMatchObject({ effects: [], again: true, draws: 1 });
    expect([pile, turn]).toEqual([[], 0]);
    const next = shownAfter({ ...table, options: { 'burn.again': 'no' } }, script);
    expect(next.ruling).toMatchObject({
      letBurn: true,
      again: false,
      effects: [{ effect: 'skip', seats: [1] }],
    });
    expect(next.turn).toBe(2);
    expect(shownAfter(table, `${script} UNDO`).ruling).toMatchObject({ letBurn: false });
  });

  it('a draw that was one too many, or too few, is said of the play, and in the log by its player', () => {
    const hand = { zone: 'hand', seat: 0 } as const;
    const stock = { zone: 'stock' } as const;
    const drawn = (from: Place, to: Place) => {
      const adjustment = { kind: 'moved', cards: ['??'], from, to } as const;
      const { referee } = dialogue(sitDown(table), 'SEAT:1 8H DONE');
      const { ruling, notice, seats } = viewOf(correct(referee, { kind: 'insert', entry: 1, adjustment }), 0);
      return [ruling?.draws, sayNotice(en, seats, notice!).what];
    };
    expect(drawn(stock, hand)).toEqual([2, 'Corrected: Ann drew one too many.']);
    expect(drawn(hand, stock)).toEqual([0, 'Corrected: Ann drew one too few.']);
  });

  it('what people said of one draw and one burn adds up, in any order', () => {
    const { referee } = dialogue(sitDown(table), 'SEAT:1 8H DONE');
    const [stock, hand] = [{ zone: 'stock' } as const, { zone: 'hand', seat: 0 } as const];
    const adjustment = { kind: 'moved', cards: ['??'], from: stock, to: hand } as const;
    const more = { kind: 'insert', entry: 1, adjustment } as const;
    const burn = { kind: 'burn', entry: 0 } as const;
    const corrected = (...corrections: Correction[]) =>
      viewOf(
        corrections.reduce((before, one) => correct(before, one), referee),
        0,
      );
    const told = ({ ruling, seats }: View) => [ruling?.draws, ruling?.letBurn, seats[0]!.hand];
    expect(told(corrected(more, more))).toEqual([3, false, 5]);
    expect(told(corrected(burn, more))).toEqual([2, true, 4]);
    expect(told(corrected(more, burn))).toEqual([2, true, 4]);
    expect(told(corrected(burn, more, burn))).toEqual([2, true, 4]);
    expect(told(corrected(burn, more, { kind: 'unburn', entry: 0 }))).toEqual([2, false, 4]);
    const less = { kind: 'insert', entry: 1, adjustment: { ...adjustment, from: hand, to: stock } } as const;
    expect(told(corrected(less, less))).toEqual([0, false, 1]);
  });

  it('a pile that is said to have burned was burned by the last play that stands', () => {
    const script = 'SEAT:1 4H DONE 9D DONE KC DONE 5S DONE UNDO missing NO';
    const { ruling, log, turn } = shownAfter(table, script);
    expect(ruling).toMatchObject({ move: { cards: ['KC'] }, letBurn: true });
    expect(log.filter((line) => line.ruling?.letBurn).map((line) => line.ruling?.move.cards)).toEqual([
      ['KC'],
    ]);
    expect(turn).toBe(2);
  });

  it('what was said about moves that were undone stands before the moves that came after', () => {
    const said = ({ log }: Pick<TableView, 'log'>) =>
      log.map(({ ruling, notice }) => ruling?.move.cards.join(' ') ?? notice?.code);
    expect(said(shownAfter(table, 'SEAT:1 KH DONE AS DONE zzz UNDO UNDO SEAT:1 4H DONE'))).toEqual([
      'seatAnnounced',
      'notACode',
      'undone',
      'undone',
      'seatAnnounced',
      '4H',
    ]);
  });

  it('what was not allowed stays on the screen while the next card is laid', () => {
    const { ruling, open } = shownAfter(table, 'SEAT:1 KH DONE 4S DONE AS');
    expect(open).toMatchObject({ cards: ['AS'], answer: 'fits' });
    expect(ruling).toMatchObject({ verdict: 'illegal', settled: false });
    expect(shownAfter(table, 'SEAT:1 KH DONE 4S DONE UNDO AS').ruling).toMatchObject({ settled: true });
  });

  it('a pile that another one takes says whose hand it went to', () => {
    const others = { ...table, options: { 'pickUp.taker': 'previousPlayer' } };
    expect(shownAfter(table, 'SEAT:1 KH DONE PICKUP').ruling).toMatchObject({ pickedUp: 1, taker: null });
    expect(shownAfter(others, 'SEAT:1 KH DONE PICKUP').ruling).toMatchObject({
      move: { kind: 'pickUp', seat: 1 },
      pickedUp: 1,
      taker: 0,
    });
  });

  it('a draw is offered where no card has left the game for long, and called by one for all', () => {
    const idle: TableSpec = { ...blind, given: (state) => ({ ...blind.given!(state), idle: 120 }) };
    expect(shownAfter(table, 'SEAT:1 KH DONE')).toMatchObject({ stalled: false, drawn: false });
    expect(shownAfter(table, 'SEAT:1 KH DONE DRAW').notice?.code).toBe('noDrawYet');
    expect(shownAfter(idle, '')).toMatchObject({ stalled: true, drawn: false, phase: 'play' });
    expect(shownAfter(idle, 'DRAW')).toMatchObject({
      stalled: false,
      drawn: true,
      phase: 'over',
      loser: null,
    });
  });

  it('face-up cards have places where the rules deal some, or one stays up', () => {
    const faceUp = (rules: string, seats = table.seats) =>
      shownAfter({ rules, seats }, '').seats.map((seat) => seat.faceUp.length);
    expect(faceUp('palace')).toEqual([3, 3, 3, 3]);
    expect(faceUp('threes')).toEqual([0, 0, 0, 0]);
    const given: TableSpec['given'] = (state) => ({
      ...state,
      seats: state.seats.map((seat, i) => (i === 1 ? { ...seat, faceUp: ['KH', null, null] } : seat)),
    });
    expect(
      shownAfter({ rules: 'threes', seats: table.seats, given }, '').seats.map((seat) => seat.faceUp),
    ).toEqual([
      [null, null, null],
      ['KH', null, null],
      [null, null, null],
      [null, null, null],
    ]);
  });

  it('a ruling that is to be said again gets a new number', () => {
    const once = shownAfter(table, 'SEAT:1 KH DONE').ruling!;
    expect(shownAfter(table, 'SEAT:1 KH DONE REPEAT').ruling).toEqual({ ...once, id: once.id + 1 });
  });

  it('a seat announced before anything else can be undone', () => {
    expect(shownAfter(table, 'SEAT:2').canUndo).toBe(true);
    expect(shownAfter(table, 'SEAT:2 UNDO').canUndo).toBe(false);
  });

  it('says what is chosen of the rules, and the value of every parameter that may be changed', () => {
    const { rules } = shownAfter({ ...table, options: { 'RE-X1': true } }, '');
    expect(rules.chosen).toEqual({ 'RE-X1': true });
    expect(rules.values).toMatchObject({ penalty: 'takeBack', 'set.play.hand': 'set', 'set.max': null });
    expect(Object.keys(rules.values).filter((path) => /^(deck|deal|special|texts)/.test(path))).toEqual([]);
  });

  it('a notice that is said again and again stands once in the log', () => {
    const codes = shownAfter(table, 'SEAT:1 KH DONE zzzzz zzzzz yyyyy zzzzz').log.map(
      ({ notice }) => notice?.text,
    );
    expect(codes.slice(-3)).toEqual(['zzzzz', 'yyyyy', 'zzzzz']);
    expect(codes).toHaveLength(5);
  });

  it('a remark on what did nothing is shown, and is not in the log', () => {
    const saidBy = (script: string) => {
      const { notice, log } = shownAfter(table, `SEAT:1 KH DONE ${script}`);
      return [notice?.code, log.filter((line) => line.ruling === null).map((line) => line.notice?.code)];
    };
    expect(saidBy('DONE')).toEqual(['nothingOpen', ['seatAnnounced']]);
    expect(saidBy('YES')).toEqual(['noQuestion', ['seatAnnounced']]);
    expect(saidBy('KH')).toEqual(['scannedAgain', ['seatAnnounced']]);
    expect(saidBy('zzzzz')).toEqual(['notACode', ['seatAnnounced', 'notACode']]);
  });

  it('a face-down card that was announced and shown has one line, whose move is that of both', () => {
    const lines = (script: string) =>
      shownAfter(blind, script).log.map(({ number, ruling }) => [number, ruling?.move.cards.join(' ')]);
    expect(lines('BLIND')).toEqual([[null, '']]);
    expect(lines('BLIND 9C')).toEqual([[1, '9C']]);
    expect(lines('BLIND 4C')).toEqual([[1, '4C']]);
    expect(shownAfter(blind, 'BLIND 4C').ruling).toMatchObject({ failed: true, pickedUp: 2 });
  });

  it('the log is sent from its newest end', () => {
    const { log } = shownAfter(table, `SEAT:1 KH DONE ${'zzzzz yyyyy '.repeat(50)}`);
    expect(log).toHaveLength(60);
    expect(log.every(({ notice }) => notice?.code === 'notACode')).toBe(true);
    expect(new Set(log.map(({ notice }) => notice?.id)).size).toBe(60);
  });
});

type View = ReturnType<typeof shownAfter>;

const nameIn = ({ seats }: Pick<TableView, 'seats'>, seat: number): string => seats[seat]!.name;
const namesIn = (view: View, seats: readonly number[]): string =>
  seats.map((seat) => nameIn(view, seat)).join(' ');

/** A ruling in one line, with everything in it that is not as a matter of course. */
function tellRuling(view: View, ruling: RulingView | null): string {
  if (ruling === null) return 'none';
  const { move, verdict, breaches, claims, asked, effects, out } = ruling;
  const what = move.kind === 'flip' ? `#${move.stack}` : move.kind;
  return [
    `${nameIn(view, move.seat)} ${[what, ...move.cards].join(' ')}: ${verdict}`,
    ...breaches.map(({ code, rule, card, seat }) =>
      [code, rule, card, seat === null ? null : nameIn(view, seat)].filter((one) => one !== null).join(' '),
    ),
    ...claims.map(({ code, seat }) => `${code} ${nameIn(view, seat)}`),
    ...(asked.card === null ? [] : [`after ${asked.card}`]),
    ...(ruling.failed ? ['failed'] : []),
    ...(ruling.burn ? ['burn'] : []),
    ...(ruling.draws > 0 ? [`draws ${ruling.draws}`] : []),
    ...(ruling.pickedUp > 0 ? [`takes ${ruling.pickedUp}`] : []),
    ...effects.map(({ effect, seats }) => [effect, namesIn(view, seats)].join(' ').trim()),
    ...(ruling.again ? [ruling.optional ? 'may again' : 'again'] : []),
    ...(out.length > 0 ? [`out ${namesIn(view, out)}`] : []),
    ...(ruling.settled ? [] : ['not settled']),
  ].join(', ');
}

const tellWaiting = (one: View['waiting'][number]): string =>
  one.what === 'card'
    ? one.card
    : one.what === 'command'
      ? one.command
      : String(one.what === 'seat' ? `seat ${one.seat}` : one.digit);

/** What of the table is not as a matter of course, in one line. */
function tellTable(view: View): string {
  const known = view.seats.flatMap(({ name, known: cards }) =>
    cards.length === 0 ? [] : [`${name} has ${cards.join(' ')}`],
  );
  const { open, question, waiting, notice } = view;
  return [
    `${view.phase} ${view.turn === null ? 'nobody' : nameIn(view, view.turn)}`,
    ...(view.extra === null ? [] : [view.extra]),
    ...(view.direction === 'clockwise' ? [] : [view.direction]),
    ...(view.starters.length === 0 ? [] : [`starters ${namesIn(view, view.starters)}`]),
    ...(view.announced === null ? [] : [`next ${nameIn(view, view.announced)}`]),
    ...(view.blind === null ? [] : [view.blind === 'stock' ? 'blind of the stock' : 'blind']),
    ...known,
    ...(view.pile.length === 0 ? [] : [`pile ${view.pile.join(' ')}`]),
    ...(view.burned === 0 ? [] : [`burned ${view.burned}`]),
    ...(open === null ? [] : [`open ${open.cards.join(' ')} ${open.answer}${open.burn ? ' burns' : ''}`]),
    ...(open === null || open.breaches.length === 0 ? [] : open.breaches.map(({ code }) => code)),
    ...(question === null ? [] : [`? ${question.code} ${question.answers.length}`]),
    ...(waiting.length === 0 ? [] : [`waits ${waiting.map(tellWaiting).join(' ')}`]),
    ...(notice === null ? [] : [`- ${notice.code}`]),
    ...(view.canUndo ? ['undo'] : []),
  ].join(', ');
}

const tellLine = (view: View, { number, ruling, notice }: LogLine): string =>
  notice === null ? `${number ?? '-'}. ${tellRuling(view, ruling)}` : `${number ?? '-'} ${notice.code}`;

/** Every line of the script with what `tell` says of the view once it is scanned, after all lines before it. */
function told(spec: TableSpec, script: string, tell: (view: View) => string): string[] {
  const scans = linesOf(script).map((line) => line.split(' => ')[0]!);
  return scans.map((line, i) => `${line} => ${tell(shownAfter(spec, scans.slice(0, i + 1).join('\n')))}`);
}

const blast: TableSpec = { rules: 'blast', seats: ['Ann', 'Bo', 'Cy'] };

/** Bo lays the last face-down card. */
const lastOne: TableSpec = {
  ...blind,
  given: (state) => {
    const given = blind.given!(state);
    const seats = given.seats.map((seat, i) =>
      i === 1 ? { ...seat, faceDown: [[], [], ['??' as const]] } : seat,
    );
    return { ...given, seats, burned: [...given.burned, '??', '??'] };
  },
};

/** Bo has two face-up cards left, on three face-down ones. */
const lastCards: TableSpec = {
  ...table,
  given: (state) => {
    const given = blind.given!(state);
    const seats = given.seats.map((seat, i) =>
      i === 1 ? { ...seat, faceUp: ['??' as const, '??' as const, null] } : seat,
    );
    return { ...given, seats };
  },
};

const extended: TableSpec = { ...table, options: { 'RE-X3': true, 'burn.again': 'may' } };

/** Title, table, and after every line of scans the newest ruling. */
const RULINGS: readonly (readonly [string, TableSpec, string])[] = [
  [
    'draws, a pile that is taken on trust, a card on one that is known',
    blast,
    `
    9D         => none
    8C DONE    => Ann play 8C: legal, after 9D, draws 1
    PICKUP     => Bo pickUp: onTrust, couldNotPlay Bo, after 8C, takes 2
    5C 5D DONE => Cy play 5C 5D: legal, draws 2
    5H DONE    => Ann play 5H: legal, after 5D, burn, draws 1, again
    3H DONE    => Ann play 3H: legal, draws 1
    `,
  ],
  [
    'what is not allowed, until it is noticed',
    blast,
    `
    9D 8C DONE      => Ann play 8C: legal, after 9D, draws 1
    KC DONE         => Bo play KC: illegal, tooHigh BL-13 8C, after 8C, not settled
    DONE            => Bo play KC: illegal, tooHigh BL-13 8C, after 8C
    SEAT:1 KC DONE  => Ann play KC: illegal, notYourTurn BL-12 Bo, tooHigh BL-13 8C, after 8C, not settled
    7C DONE         => Bo play 7C: legal, after 8C, draws 1
    `,
  ],
  [
    'queens that turn, and a burn that need not go again',
    extended,
    `
    SEAT:2 4H DONE => Bo play 4H: legal, draws 1
    QH DONE        => Cy play QH: legal, after 4H, draws 1, reverse
    TH DONE        => Bo play TH: legal, after QH, burn, draws 1, may again
    DONE           => Bo done: legal
    `,
  ],
  [
    'a face-down card that fails',
    blind,
    `
    BLIND => Bo #1: legal, after 5C
    4C    => Bo #1 4C: legal, after 5C, failed, takes 2
    `,
  ],
  [
    'a face-down card that stays, and the last one',
    lastOne,
    `
    BLIND => Bo #3: legal, after 5C
    9C    => Bo #3 9C: legal, after 5C, out Bo
    `,
  ],
];

/** Title, table, and after every line of scans what is not as a matter of course. */
const TABLES: readonly (readonly [string, TableSpec, string])[] = [
  [
    'a round of blast',
    blast,
    `
    9D             => start nobody, starters Ann, pile 9D, - starterSeen, undo
    SEAT:2         => start nobody, starters Ann, next Bo, pile 9D, - seatAnnounced, undo
    UNDO           => start nobody, starters Ann, pile 9D, - seatDropped, undo
    8C             => start nobody, starters Ann, pile 9D, open 8C fits, undo
    DONE           => play Bo, pile 9D 8C, undo
    9D             => play Bo, pile 9D 8C, ? pickedUp 2, undo
    YES            => play Cy, Bo has 9D 8C, open 9D cannot, notYourTurn, undo
    UNDO           => play Cy, Bo has 9D 8C, - takenBack, undo
    7C DONE        => play Ann, Bo has 9D 8C, pile 7C, undo
    KC             => play Ann, Bo has 9D 8C, pile 7C, open KC cannot, tooHigh, undo
    UNDO           => play Ann, Ann has KC, Bo has 9D 8C, pile 7C, - takenBack, undo
    6C 6D 6H       => play Ann, Ann has KC, Bo has 9D 8C, pile 7C, open 6C 6D 6H fits burns, undo
    DONE           => play Ann, must, Ann has KC, Bo has 9D 8C, burned 4, undo
    `,
  ],
  [
    'what waits for an answer, in its order',
    blast,
    `
    9D 8C DONE 9D 7C        => play Bo, pile 9D 8C, ? pickedUp 2, waits 7C, - answerFirst, undo
    DONE 6C BLIND BURNED    => play Bo, pile 9D 8C, ? pickedUp 2, waits 7C DONE 6C BLIND BURNED, - answerFirst, undo
    PICKUP WRONG            => play Bo, pile 9D 8C, ? pickedUp 2, waits 7C DONE 6C BLIND BURNED PICKUP WRONG_PLAYER, - answerFirst, undo
    FACEUP DRAW SEAT:1      => play Bo, next Ann, pile 9D 8C, ? pickedUp 2, waits 7C DONE 6C BLIND BURNED PICKUP WRONG_PLAYER FACEUP DRAW, undo
    `,
  ],
  [
    'a count, and what is put right, wait as well',
    blast,
    `
    9D 8C DONE 9D COUNT N5 TURN DIRECTION => play Bo, pile 9D 8C, ? pickedUp 2, waits COUNT 5 TURN DIRECTION, - answerFirst, undo
    `,
  ],
  [
    'a seat that waits behind a refusal, with the card after it',
    table,
    `
    SEAT:1 4H DONE 9D DONE PICKUP 5S DONE 9D DONE QC YES => play Ann, Cy has 4H 9D, pile 5S, waits QC, undo
    SEAT:1 KS => play Ann, Cy has 4H 9D, pile 5S, waits QC seat 0 KS, - settleFirst, undo
    `,
  ],
  [
    'a start that nobody knows, and a direction that turns',
    extended,
    `
    zzzzz          => start nobody, starters Ann Bo Cy Di, - notACode
    SEAT:2 QH DONE => play Ann, counterclockwise, pile QH, undo
    TH DONE        => play Ann, may, counterclockwise, burned 2, undo
    UNDO           => play Ann, counterclockwise, pile QH, - undone, undo
    `,
  ],
  [
    'a face-down card',
    blind,
    `
    BLIND => play Bo, blind, pile 5C, burned 21, undo
    4C    => play Cy, Bo has 5C 4C, burned 21, undo
    UNDO  => play Bo, blind, pile 5C, burned 21, - undone, undo
    UNDO  => play Bo, pile 5C, burned 21, - undone
    `,
  ],
  [
    'the top of the stock, tried',
    chance,
    `
    BLIND => play Bo, blind of the stock, pile 5C, burned 17, undo
    BLIND => play Bo, blind of the stock, pile 5C, burned 17, - blindAnnounced, undo
    9C    => play Cy, pile 5C 9C, burned 17, undo
    `,
  ],
];

describe('what is shown after every scan', () => {
  it.each(RULINGS)('%s', (_, spec, script) => {
    const last = (view: View) => tellRuling(view, view.ruling);
    expect(told(spec, script, last)).toEqual(linesOf(script));
  });

  it.each(TABLES)('%s', (_, spec, script) => {
    expect(told(spec, script, tellTable)).toEqual(linesOf(script));
  });

  it('a fresh table has nothing to undo, to rule on or to tell', () => {
    const view = viewOf(sitDown(blast), 0);
    expect(tellTable(view)).toBe('start nobody, starters Ann, pile ??');
    expect(view).toMatchObject({ ruling: null, log: [], dealer: 2, loser: null, stock: 21 });
    expect(view.rules).toEqual({
      id: 'blast',
      title: sitDown(blast).game.rules.set.title,
      names: { game: 'Blast', loser: 'the last one left' },
      options: [],
      burnCall: 'Blast',
      packs: 1,
      exchange: 'swap',
      jokers: 0,
      without: [],
      order: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'],
      players: 3,
      leftover: 'stock',
      end: 'rankAll',
      setsOutOfTurn: false,
      runs: false,
      chosen: {},
      values: changeable(sitDown(blast).game.rules.set),
    });
  });

  it('moves and what was said between them are in the log in the order in which they came', () => {
    const view = shownAfter(
      blast,
      'zzzzz 9D SEAT:1 8C DONE yyyyy KC DONE UNDO SEAT:9 7C DONE 5C DONE UNDO zzzzz',
    );
    expect(view.log.map((line) => tellLine(view, line))).toEqual([
      '- notACode',
      '- starterSeen',
      '- seatAnnounced',
      '1. Ann play 8C: legal, after 9D, draws 1',
      '- notACode',
      '-. Bo play KC: illegal, tooHigh BL-13 8C, after 8C',
      '- takenBack',
      '2. Bo play 7C: legal, after 8C, draws 1',
      '- undone',
      '- notACode',
    ]);
  });

  it('a ruling that is to be heard again is a new one', () => {
    const ids = ['9D 8C DONE', '9D 8C DONE REPEAT', '9D 8C DONE REPEAT REPEAT', '9D 8C DONE 7C DONE'].map(
      (script) => shownAfter(blast, script).ruling!.id,
    );
    expect(ids).toEqual([2, 3, 4, 3]);
  });

  it('what lies before a seat, and the kinds that go on the pile whatever it demands', () => {
    const { seats, demand } = shownAfter(lastCards, '9C DONE');
    expect(seats[1]).toMatchObject({ hand: 0, faceUp: [null, '??', null], faceDown: [1, 1, 1] });
    expect(demand).toMatchObject({
      card: '9C',
      bound: { kind: 'atLeast', rank: '9' },
      always: ['2', '3', 'T'],
    });
  });

  it('a breach comes with its rule in the words of the rule set', () => {
    const { ruling } = shownAfter(blast, '9D 8C DONE KC DONE');
    expect(ruling!.breaches.map(({ rule, ruleText }) => `${rule}: ${ruleText}`)).toEqual([
      'BL-13: The card that you play must be lower than the top card, unless it burns the pile.',
    ]);
  });

  it.each([
    [0, 2500],
    [1000, 1500],
    [1999.6, 500],
    [9000, 0],
  ])('after %i ms of quiet an open play has %i left', (passed, left) => {
    const { referee } = dialogue(sitDown(blast), '9D 8C');
    expect(viewOf(referee, referee.open!.at + passed).open).toMatchObject({
      closesIn: left,
      quiet: 2500,
    });
  });

  it('while a question stands, quiet closes nothing', () => {
    const view = shownAfter(table, 'SEAT:1 4H DONE 6C 6D 6H DONE 6S');
    expect(view.question).toMatchObject({ code: 'whoPlayed', card: '6S', seat: 2 });
    expect(view.question!.answers).toEqual([2, 0, 1, 3].map((seat) => ({ kind: 'seat', seat })));
    expect(view.open).toMatchObject({ closesIn: null });
  });
});

describe('what is said of a correction', () => {
  const before = dialogue(sitDown(table), 'SEAT:1 4H DONE 6C DONE 9S 9D DONE JD DONE QC DONE').referee;
  const said = (correction: Correction, words: Words = en) => {
    const { notice } = viewOf(correct(before, correction), 0);
    return notice === null ? '' : sayNotice(words, viewOf(before, 0).seats, notice).what;
  };
  const burned = {
    kind: 'moved',
    cards: ['4H', '6C'],
    from: { zone: 'pile' },
    to: { zone: 'burned' },
  } as const;

  it.each<[Correction, string]>([
    [{ kind: 'cards', entry: 1, cards: ['7C'] }, 'Corrected: Bo played 7♣, not 6♣.'],
    [{ kind: 'cards', entry: 2, cards: ['9S', '9H'] }, 'Corrected: Cy played 9♠ 9♥, not 9♦.'],
    [{ kind: 'cards', entry: 2, cards: ['9S', '9D', '9H'] }, 'Corrected: Cy played 9♠ 9♦ 9♥.'],
    [{ kind: 'player', entry: 3, seat: 1 }, 'Corrected: Bo played J♦, not Di.'],
    [{ kind: 'move', entry: 3, move: { kind: 'pickUp', seat: 3 } }, 'Corrected: Di picks up the pile.'],
    [{ kind: 'split', entry: 2, at: 1, seat: 3 }, 'Corrected: Cy played 9♠, then Di 9♦.'],
    [{ kind: 'reorder', entry: 3 }, 'Corrected: Di played Q♣, then Ann J♦.'],
    [{ kind: 'insertMove', entry: 3, move: { kind: 'pickUp', seat: 3 } }, 'Added: Di picks up the pile.'],
    [{ kind: 'remove', entry: 4 }, 'Removed: Ann Q♣.'],
    [{ kind: 'burn', entry: 4 }, 'Corrected: the pile burned.'],
    [{ kind: 'insert', entry: 2, adjustment: burned }, 'Corrected: the pile burned.'],
    [{ kind: 'insert', entry: 5, adjustment: { kind: 'turn', seat: 2 } }, 'Corrected. It is Cy’s turn.'],
    [
      {
        kind: 'insert',
        entry: 5,
        adjustment: { kind: 'seen', card: '8S', place: { zone: 'hand', seat: 2 } },
      },
      'Corrected: the 8♠ was in Cy’s hand.',
    ],
    [{ kind: 'takeBack', count: 1 }, 'Removed: Ann Q♣.'],
    [{ kind: 'takeBack', count: 3 }, 'Removed: 3 moves.'],
  ])('%j', (correction, what) => {
    expect(said(correction)).toBe(what);
  });

  it('a card that was turned over, without a second colon', () => {
    const move = { kind: 'flip', seat: 0, cards: ['5D'] } as const;
    const deed = { moves: [move], count: 1, fact: null } as const;
    const names = viewOf(before, 0).seats;
    expect(sayDeed(en, names, { ...deed, what: 'now' })).toBe('Corrected: Ann turned over 5♦.');
    expect(sayDeed(de, names, { ...deed, what: 'added' })).toBe('Eingefügt: Ann hat 5♦ aufgedeckt.');
  });

  it('one play of two, and a play that stands', () => {
    const two = correct(before, { kind: 'cards', entry: 4, cards: ['JC'] });
    const merged = viewOf(correct(two, { kind: 'merge', entry: 3 }), 0);
    expect(sayNotice(en, merged.seats, merged.notice!).what).toBe('Corrected: Di played J♦ J♣ in one play.');
    const stands = shownAfter(table, 'SEAT:1 9H DONE 4C DONE STAND');
    expect(sayNotice(en, stands.seats, stands.notice!).what).toBe('Let stand: Bo 4♣.');
  });

  it('in German too', () => {
    expect(said({ kind: 'cards', entry: 1, cards: ['7C'] }, de)).toBe(
      'Korrigiert: Bo hat 7♣ gelegt, nicht 6♣.',
    );
    expect(said({ kind: 'split', entry: 2, at: 1, seat: 3 }, de)).toBe(
      'Korrigiert: Cy hat 9♠ gelegt, dann Di 9♦.',
    );
  });

  it('stands in the log for each of them', () => {
    const first = correct(before, { kind: 'cards', entry: 1, cards: ['7C'] });
    const { log } = viewOf(correct(first, { kind: 'cards', entry: 0, cards: ['5H'] }), 0);
    expect(log.filter(({ notice }) => notice?.code === 'corrected')).toHaveLength(2);
  });
});
