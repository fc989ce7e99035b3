import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import { type Slot, UNKNOWN } from '../../src/engine/cards.ts';
import { hindsight } from '../../src/engine/hindsight.ts';
import { makeEntry } from '../../src/engine/notation/make-game.ts';
import type { Correction } from '../../src/referee/correction.ts';
import { handRanges } from '../../src/referee/doubt.ts';
import { mendsAt } from '../../src/referee/offers.ts';
import type { Referee } from '../../src/referee/referee.ts';
import { step } from '../../src/referee/step.ts';
import { recordLines } from '../../src/table/past.ts';
import { dialogue, linesOf, sitDown, type TableSpec, tell } from './script.ts';

const reference: TableSpec = { rules: 'reference', seats: ['Ann', 'Bo', 'Cy'] };
const penal = (penalty: string): TableSpec => ({ ...reference, options: { penalty } });

/** The record, entry by entry. */
const record = ({ judged }: Referee): string => judged.map(makeEntry).join(', ');

/** Makes a correction for which these cards are scanned; any other of its cards is tapped. */
const correct = (referee: Referee, correction: Correction, scanned: readonly Card[] = []): Referee =>
  step(referee, {
    type: 'correct',
    correction,
    scanned,
    revision: referee.revisions.changes.length,
    at: referee.open?.at ?? 9_000_000,
  });

const played = (script: string, spec = reference): Referee => dialogue(sitDown(spec), script).referee;

const START = 'SEAT:1 4C DONE 5H 9D DONE JS DONE';
const PLAYED = 'Ann 4C, Bo 5H, Cy 9D, Ann JS';

const CORRECTIONS: readonly (readonly [
  what: string,
  correction: Correction,
  record: string,
  changed: string,
])[] = [
  ['a card that was misread', { kind: 'cards', entry: 1, cards: ['5D'] }, 'Ann 4C, Bo 5D, Cy 9D, Ann JS', ''],
  [
    'a card hidden under another',
    { kind: 'cards', entry: 1, cards: ['5H', '5D'] },
    'Ann 4C, Bo 5H5D, Cy 9D, Ann JS',
    '',
  ],
  [
    'a card that was part of the play before, as nobody said whose it was',
    { kind: 'cards', entry: 2, cards: ['5D'] },
    'Ann 4C, Bo 5H5D, Cy JS',
    '2',
  ],
  ['the order in which cards lie', { kind: 'cards', entry: 0, cards: ['4C'] }, PLAYED, ''],
  [
    'a card with a power: whose turn it was follows it',
    { kind: 'cards', entry: 1, cards: ['8H'] },
    'Ann 4C, Bo 8H, Ann 9D, Bo JS',
    '2 3',
  ],
  [
    'a card that makes what follows a breach: that lies there all the same',
    { kind: 'cards', entry: 2, cards: ['KD'] },
    'Ann 4C, Bo 5H, Cy KD, Ann JS!',
    '3',
  ],
  [
    'another player: those after who were guessed follow the turn',
    { kind: 'player', entry: 1, seat: 2 },
    'Ann 4C, Cy 5H!, Ann 9D, Bo JS',
    '2 3',
  ],
  [
    'a pick-up that nobody said',
    { kind: 'insertMove', entry: 2, move: { kind: 'pickUp', seat: 2 } },
    'Ann 4C, Bo 5H, Cy ^, Ann 9D, Bo JS',
    '3 4',
  ],
  [
    'a play that was never scanned',
    { kind: 'insertMove', entry: 3, move: { kind: 'play', seat: 0, cards: ['TS'] } },
    'Ann 4C, Bo 5H, Cy 9D, Ann TS, Ann JS',
    '',
  ],
  ['a card that nobody laid', { kind: 'remove', entry: 1 }, 'Ann 4C, Bo 9D, Cy JS', '1 2'],
  ['the last two moves', { kind: 'takeBack', count: 2 }, 'Ann 4C, Bo 5H', ''],
  [
    'a pick-up in the place of a play',
    { kind: 'move', entry: 3, move: { kind: 'pickUp', seat: 0 } },
    'Ann 4C, Bo 5H, Cy 9D, Ann ^',
    '',
  ],
  [
    'a hand that was counted back then',
    { kind: 'insert', entry: 1, adjustment: { kind: 'count', seat: 0, count: 2 } },
    'Ann 4C, = count Ann hand 2, Bo 5H, Cy 9D, Ann JS',
    '',
  ],
  [
    'a rule that changed in the middle of the game',
    { kind: 'insert', entry: 1, adjustment: { kind: 'option', name: 'RE-X1', value: true } },
    'Ann 4C, = option RE-X1, Bo 5H!, Cy 9D, Ann JS',
    '2',
  ],
];

describe('a correction', () => {
  it.each(CORRECTIONS)('%s', (_, correction, expected, changed) => {
    const before = played(START);
    expect(record(before)).toBe(PLAYED);
    const corrected = correct(before, correction);
    expect(record(corrected)).toBe(expected);
    expect(corrected.changed.map(({ entry }) => entry).join(' ')).toBe(changed);
    const isJoined = correction.kind === 'cards' && corrected.judged.length < before.judged.length;
    expect(corrected.notice?.code).toBe(isJoined ? 'joined' : 'corrected');
  });

  it.each(CORRECTIONS)('%s, undone', (_, correction) => {
    const before = played(START);
    const undone = step(correct(before, correction), {
      type: 'command',
      command: { name: 'UNDO' },
      at: 9_000_001,
    });
    expect(undone.game).toEqual(before.game);
    expect(undone.judged).toEqual(before.judged);
    expect(undone.alarm).toBe(before.alarm);
    expect(undone.changed).toEqual([]);
  });

  it('splits a play in two, and makes one of two', () => {
    const before = played('SEAT:1 4C DONE 5H 5D DONE 9D DONE');
    const two = correct(before, { kind: 'split', entry: 1, at: 1, seat: null });
    expect(record(two)).toBe('Ann 4C, Bo 5H, Cy 5D, Ann 9D');
    expect(record(correct(two, { kind: 'merge', entry: 1 }))).toBe('Ann 4C, Bo 5H5D, Cy 9D');
  });

  it('puts two plays in the other order, and the rest of a play to its beginning', () => {
    const two = played('SEAT:1 4C DONE JH DONE 9D DONE');
    expect(record(correct(two, { kind: 'reorder', entry: 1 }))).toBe('Ann 4C, Bo 9D, Cy JH');
    const rest = played('SEAT:1 4C DONE 9D DONE QH DONE 9H DONE');
    expect(record(correct(rest, { kind: 'reorder', entry: 2 }))).toBe('Ann 4C, Bo 9D9H, Cy QH');
  });

  it.each<[what: string, script: string, entry: number, offers: string]>([
    ['a pair', 'SEAT:1 4C DONE 9H 9D DONE JS DONE', 1, 'Ann 4C, Bo 9H, Cy 9D, Ann JS'],
    ['three of a kind', 'SEAT:1 4C DONE 9H 9D 9S DONE', 1, 'Ann 4C, Bo 9H, Cy 9D9S | Ann 4C, Bo 9H9D, Cy 9S'],
    ['a play before a lower one', 'SEAT:1 4C DONE JH DONE 9D DONE', 1, 'Ann 4C, Bo 9D, Cy JH'],
    [
      'the rest of a play, or the next player’s equal card, came late',
      'SEAT:1 4C DONE 9D DONE QH DONE 9H DONE',
      2,
      'Ann 4C, Bo 9D9H, Cy QH | Ann 4C, Bo 9D, Cy 9H, Ann QH',
    ],
    ['no order but this', 'SEAT:1 4C DONE 5H DONE 9D DONE', 1, ''],
    ['no other order for a breach after it', 'SEAT:1 4C DONE 9H DONE KD DONE QS DONE', 1, ''],
    ['no order that doesn’t fit either', 'SEAT:1 JC DONE 5H DONE STAND 4H DONE STAND', 1, ''],
    ['the newest move', 'SEAT:1 4C DONE 5H DONE', 1, ''],
    ['what was refused, and waits', 'SEAT:1 KC DONE 4H 4D DONE', 1, ''],
    ['a pick-up', 'SEAT:1 4C DONE PICKUP 5H DONE', 1, ''],
    ['nothing at all', 'SEAT:1 4C DONE', 7, ''],
  ])('offers what a move and the next may have been: %s', (_, script, entry, offers) => {
    const referee = played(script);
    const made = mendsAt(referee, entry).map(({ correction }) => record(correct(referee, correction!)));
    expect(made.join(' | ')).toBe(offers);
  });

  it('offers no more of it than can be read', () => {
    const two = { ...reference, rules: 'threes', options: { 'TH-02': true } };
    const set = played('SEAT:1 4C DONE 9C 9D 9H 9S 2:9C DONE', two);
    expect(mendsAt(set, 1).length).toBeLessThanOrEqual(3);
  });

  it('lets a move stand that is not allowed, and the turn goes on from it', () => {
    const before = played('SEAT:1 4C DONE 3H DONE 2S DONE');
    const stood = played('SEAT:1 JC DONE 4H DONE STAND 5H DONE');
    expect(record(before)).toBe('Ann 4C, Bo 3H, Cy 2S');
    expect(record(stood)).toBe('Ann JC, Bo 4H!, Cy 5H');
    expect(stood.alarm).toBe(false);
  });

  it('lets a refused move that was ignored count, once what was missing is there', () => {
    const ignored = played('SEAT:1 4C DONE KH DONE 5D DONE 6D DONE');
    expect(record(ignored)).toBe('Ann 4C, Bo KH, Cy 5D?, Cy 6D?');
    const picked = correct(ignored, { kind: 'insertMove', entry: 2, move: { kind: 'pickUp', seat: 2 } });
    expect(record(picked)).toBe('Ann 4C, Bo KH, Cy ^, Ann 5D, Bo 6D');
  });

  it('leaves what was said below the move that it is about, and so does Undo', () => {
    const log = (referee: Referee) =>
      recordLines(referee).flatMap((line) =>
        line.kind === 'move'
          ? [line.ruling.move.cards.join(' ')]
          : line.kind === 'notice' && line.notice.code === 'takenBack'
            ? ['taken back']
            : [],
      );
    const one = played('SEAT:1 AC AD DONE 9C DONE DONE');
    expect(log(one)).toEqual(['AC AD', '9C', 'taken back']);
    const two = correct(one, { kind: 'split', entry: 0, at: 1, seat: null });
    expect(log(two)).toEqual(['AC', 'AD', '9C', 'taken back']);
    expect(log(dialogue(two, 'UNDO AH DONE').referee)).toEqual(['AC AD', '9C', 'taken back', 'AH']);
  });

  it('leaves what was taken back where it went', () => {
    const withdrawn = played('SEAT:1 4C DONE KH DONE 5D DONE UNDO AC DONE');
    expect(record(withdrawn)).toBe('Ann 4C, Bo KH, Cy 5D?, Cy AC');
    const picked = correct(withdrawn, { kind: 'insertMove', entry: 2, move: { kind: 'pickUp', seat: 2 } });
    expect(record(picked)).toBe('Ann 4C, Bo KH, Cy ^, Ann AC');
    expect(picked.changed.map(({ now }) => now?.entry.kind ?? 'gone')).toEqual(['gone', 'move']);
  });

  it('leaves out what was taken back if its card is the one that was misread', () => {
    const misread = played('SEAT:1 9H DONE 8D DONE UNDO');
    expect(record(misread)).toBe('Ann 9H, Bo 8D?');
    const right = correct(misread, { kind: 'cards', entry: 0, cards: ['8D'] });
    expect(record(right)).toBe('Ann 8D');
    // Another card that is still refused, now of another player, is nothing to put right either.
    const two = played('SEAT:1 4H DONE 9C DONE 6H DONE 5C DONE UNDO');
    expect(record(two)).toBe('Ann 4H, Bo 9C, Cy 6H?, Cy 5C?');
    const corrected = correct(two, { kind: 'cards', entry: 1, cards: ['QC'] });
    expect(record(corrected)).toBe('Ann 4H, Bo QC, Cy 6H?, Cy 5C?');
    expect(corrected.changed).toEqual([]);
  });

  it('leaves out what was refused, too, if its card was only read in the wrong place', () => {
    const early = played('SEAT:1 4C DONE KH DONE QD DONE');
    expect(record(early)).toBe('Ann 4C, Bo KH, Cy QD?');
    const right = correct(early, {
      kind: 'insertMove',
      entry: 1,
      move: { kind: 'play', seat: 1, cards: ['QD'] },
    });
    expect(record(right)).toBe('Ann 4C, Bo QD, Cy KH');
    expect(right.alarm).toBe(false);
  });

  it('leaves a card that was scanned as sure as it was, whatever was tapped since', () => {
    const packs: TableSpec = {
      rules: 'reference',
      options: { 'deck.packs': 2 },
      seats: ['Ann', 'Bo', 'Cy', 'Dee'],
    };
    const tapped = dialogue(sitDown(packs), 'SEAT:1 2:4C DONE 2:6D DONE tap:6D UNDO').referee;
    const more = correct(tapped, { kind: 'cards', entry: 1, cards: ['2:6D', '6H'] });
    // Its code again can't be another card, and Bo's is not taken for one.
    expect(tell(dialogue(more, '2:6D').referee)).toMatch(/^\? pickedUp 2:6D/);
  });

  it('answers the question about the very card that it adds', () => {
    const asked = played('SEAT:1 4C DONE 9H DONE QD DONE PICKUP 5H DONE 9H');
    expect(asked.question?.card).toBe('9H');
    const right = correct(asked, { kind: 'cards', entry: 4, cards: ['5H', '9H'] });
    expect([right.question, right.waiting]).toEqual([null, []]);
    // UNDO asks it again, also where a Done waited.
    for (const scans of ['', ' DONE']) {
      const before = played(`SEAT:1 4C DONE 9H DONE QD DONE PICKUP 5H DONE 9H${scans}`);
      const after = step(before, {
        type: 'correct',
        correction: { kind: 'cards', entry: 4, cards: ['5H', '9H'] },
        revision: before.revisions.changes.length,
        at: 9_000_000,
      });
      const undone = dialogue(after, 'UNDO').referee;
      expect([undone.question, undone.waiting, undone.judged]).toEqual([
        before.question,
        before.waiting,
        before.judged,
      ]);
    }
  });

  it('twice: what was taken back before the first is still taken back after the second', () => {
    const settled = played('SEAT:1 9H DONE 8D DONE UNDO JD DONE QC DONE');
    const once = correct(settled, { kind: 'cards', entry: 0, cards: ['9S'] });
    expect(once.alarm).toBe(false);
    const twice = correct(once, { kind: 'cards', entry: 0, cards: ['5H'] });
    expect(record(twice)).toBe('Ann 5H, Bo JD, Cy QC');
  });

  it('leaves a card out that its player replaced by another one without a word', () => {
    const replaced = played('SEAT:1 9H DONE 8D DONE JD DONE QC DONE');
    expect(record(replaced)).toBe('Ann 9H, Bo 8D?, Bo JD, Cy QC');
    expect(record(correct(replaced, { kind: 'cards', entry: 0, cards: ['5H'] }))).toBe(
      'Ann 5H, Bo JD, Cy QC',
    );
  });

  it('takes the extra turn that nobody played along with the burn that wasn’t one', () => {
    const four = { ...reference, rules: 'everything' };
    const before = played('SEAT:1 3S DONE 8C DONE 8D DONE 8H DONE 8S DONE DONE 9C DONE', four);
    expect(record(before)).toBe('Ann 3S, Bo 8C, Cy 8D, Ann 8H, Bo 8S, Bo done, Cy 9C');
    expect(record(correct(before, { kind: 'unburn', entry: 4 }))).toBe(
      'Ann 3S, Bo 8C, Cy 8D, Ann 8H, Bo 8S, = move 3S8C8D8H8S burned to pile, = turn Cy, Cy 9C',
    );
  });

  it('has eights skip that burned nothing after all', () => {
    const before = played('SEAT:1 8C DONE 8D DONE 8H DONE SEAT:1 8S DONE');
    expect(record(before)).toBe('Ann 8C, Cy 8D, Bo 8H, Ann 8S');
    expect(record(correct(before, { kind: 'unburn', entry: 3 }))).toBe(
      'Ann 8C, Cy 8D, Bo 8H, Ann 8S, = move 8C8D8H8S burned to pile, = turn Cy',
    );
  });

  it('switches a variation on, and off again', () => {
    const option = (value: boolean) => ({ kind: 'option', name: 'RE-X1', value }) as const;
    const on = correct(played(START), { kind: 'insert', entry: 0, adjustment: option(true) });
    expect(on.game.rules.set.special['4']?.effects).not.toEqual([]);
    const off = correct(on, { kind: 'insert', entry: 5, adjustment: option(false) });
    expect(off.game.rules.set).toEqual(played(START).game.rules.set);
    const again = correct(off, { kind: 'insert', entry: 6, adjustment: option(false) });
    expect(again.notice?.code).toBe('noSuchRule');
  });

  it('names the very card of two packs', () => {
    const two = { ...reference, options: { 'deck.packs': 2 } };
    const both = played('SEAT:1 7H DONE 7H DONE', two);
    expect(record(both)).toBe('Ann 7H, Bo 2:7H');
    const { referee } = dialogue(both, 'BACK 7C 7C DONE => - corrected');
    expect(record(referee)).toBe('Ann 7H, Bo 7C2:7C');
  });

  it('names of two packs the card that its player had picked up', () => {
    const two = { rules: 'threes', options: { 'TH-02': true }, seats: ['Ann', 'Bo'] };
    const held = played('SEAT:1 3H DONE KS DONE PICKUP 4D DONE 5S DONE 6D DONE 7S DONE', two);
    const { referee } = dialogue(held, 'BACK KS DONE => - corrected');
    expect(record(referee)).toBe('Ann 3H, Bo KS, Ann ^, Bo 4D, Ann 5S, Bo 6D, Ann KS');
  });

  it('takes of two equal cards that are tapped the one that its player may have had', () => {
    const two = { rules: 'threes', options: { 'TH-02': true }, seats: ['Ann', 'Bo'] };
    const held = played('SEAT:1 3H DONE 2:KS DONE PICKUP 4D DONE 5S DONE 6D DONE 7S DONE', two);
    const other = correct(held, { kind: 'cards', entry: 6, cards: ['KS'] });
    expect(record(other)).toBe('Ann 3H, Bo 2:KS, Ann ^, Bo 4D, Ann 5S, Bo 6D, Ann 2:KS');
    const both = correct(held, { kind: 'cards', entry: 6, cards: ['7S', '7S'] });
    expect(record(both)).toBe('Ann 3H, Bo 2:KS, Ann ^, Bo 4D, Ann 5S, Bo 6D, Ann 7S2:7S');
    const missing = { kind: 'play', seat: 0, cards: ['KS'] } as const;
    const more = correct(held, { kind: 'insertMove', entry: 4, move: missing });
    expect(record(more)).toMatch(/^Ann 3H, Bo 2:KS, Ann \^, Bo 4D, Ann 2:KS/);
  });

  it('takes a card that is scanned for a correction for that very one, where codes tell the packs apart', () => {
    const two = { rules: 'threes', options: { 'TH-02': true }, seats: ['Ann', 'Bo'] };
    const script = (king: string) => `SEAT:1 3H DONE ${king} DONE PICKUP 4D DONE 5S DONE 6D DONE 7S DONE`;
    const king: Correction = { kind: 'cards', entry: 6, cards: ['KS'] };
    const held = played(script('2:KS'), two);
    expect(record(correct(held, king))).toMatch(/Ann 2:KS$/);
    expect(record(correct(held, king, ['KS']))).toMatch(/Ann KS$/);
    const move = { kind: 'play', seat: 0, cards: ['KS'] } as const;
    const other: Correction = { kind: 'move', entry: 6, move };
    expect(record(correct(held, other))).toMatch(/Ann 2:KS$/);
    expect(record(correct(held, other, ['KS']))).toMatch(/Ann KS$/);
    // Where all codes are of one pack, a code says no more than a tap.
    const alike = correct(played(script('KS'), two), king, ['KS']);
    expect(record(alike)).toBe(record(correct(played(script('KS'), two), king)));
  });

  it('takes of two equal cards that are tapped the one that isn’t scanned later, or turns out not to be', () => {
    const two = { ...reference, options: { 'deck.packs': 2 } };
    const later = correct(played('SEAT:1 2:4C DONE 5H DONE 6D DONE 7S DONE', two), {
      kind: 'cards',
      entry: 1,
      cards: ['7S'],
    });
    expect(record(later)).toBe('Ann 2:4C, Bo 2:7S, Cy 6D, Ann 7S');
    const first = correct(played('SEAT:1 2:4C DONE 5H DONE', two), {
      kind: 'cards',
      entry: 1,
      cards: ['6D'],
    });
    expect(record(first)).toBe('Ann 2:4C, Bo 6D');
    const { referee } = dialogue(first, '6D DONE => Cy 6D: legal → Ann');
    expect(record(referee)).toBe('Ann 2:4C, Bo 2:6D, Cy 6D');
    const { lines } = dialogue(referee, '2:6D => ? pickedUp 2:6D Ann [yes misScan]');
    expect(lines).toEqual(['2:6D => ? pickedUp 2:6D Ann [yes misScan]']);
  });

  it('takes of three equal cards that are tapped those that aren’t scanned later, or turns out to be the third', () => {
    const three = { ...reference, options: { 'deck.packs': 3 } };
    const later = correct(played('SEAT:1 2:4C DONE 5H DONE 7S DONE 2:7S DONE', three), {
      kind: 'cards',
      entry: 1,
      cards: ['7S'],
    });
    expect(record(later)).toBe('Ann 2:4C, Bo 3:7S, Cy 7S, Ann 2:7S');
    const first = correct(played('SEAT:1 2:4C DONE 5H DONE', three), {
      kind: 'cards',
      entry: 1,
      cards: ['6D'],
    });
    const { referee } = dialogue(first, '6D DONE 2:6D DONE => Ann 2:6D: legal → Bo');
    expect(record(referee)).toBe('Ann 2:4C, Bo 3:6D, Cy 6D, Ann 2:6D');
    const { lines } = dialogue(referee, '3:6D => ? pickedUp 3:6D Bo [yes misScan]');
    expect(lines).toEqual(['3:6D => ? pickedUp 3:6D Bo [yes misScan]']);
  });

  it('keeps a card that was tapped unsure when another one joins its play, or it is tapped at the cursor', () => {
    const two = { ...reference, options: { 'deck.packs': 2 } };
    const tapped = played('SEAT:1 2:4C DONE tap:6D DONE', two);
    const more = correct(tapped, { kind: 'cards', entry: 1, cards: ['6D', '6H'] });
    expect(record(dialogue(more, '6D DONE').referee)).toBe('Ann 2:4C, Bo 2:6D6H, Cy 6D');
    const { referee } = dialogue(played('SEAT:1 2:4C DONE 5D DONE', two), 'BACK tap:6D DONE 6D DONE');
    expect(record(referee)).toBe('Ann 2:4C, Bo 2:6D, Cy 6D');
  });

  it.each([
    [{ kind: 'remove', entry: 4 }, 'noSuchEntry'],
    [{ kind: 'cards', entry: 1, cards: [] }, 'noCards'],
    [{ kind: 'insertMove', entry: 1, move: { kind: 'play', seat: 1, cards: [] } }, 'noCards'],
    [{ kind: 'insertMove', entry: 1, move: { kind: 'play', seat: 7, cards: ['5H'] } }, 'noSuchSeat'],
    [{ kind: 'cards', entry: 1, cards: ['5H', '5H'] }, 'cardTwice'],
    [{ kind: 'cards', entry: 1, cards: ['X1'] }, 'cardNotInDeck'],
    [{ kind: 'player', entry: 1, seat: 7 }, 'noSuchSeat'],
    [
      {
        kind: 'insert',
        entry: 1,
        adjustment: { kind: 'seen', place: { zone: 'faceUp', seat: 7, stack: 0 }, card: '5C' },
      },
      'noSuchSeat',
    ],
    [
      {
        kind: 'insert',
        entry: 1,
        adjustment: { kind: 'moved', cards: ['??'], from: { zone: 'stock' }, to: { zone: 'hand', seat: 7 } },
      },
      'noSuchSeat',
    ],
    [{ kind: 'merge', entry: 3 }, 'notThatEntry'],
    [{ kind: 'reorder', entry: 3 }, 'notThatEntry'],
    [{ kind: 'player', entry: 0, seat: 3 }, 'noSuchSeat'],
    [{ kind: 'split', entry: 1, at: 1, seat: null }, 'notThatEntry'],
    [{ kind: 'unburn', entry: 1 }, 'notThatEntry'],
    [{ kind: 'burn', entry: 7 }, 'noSuchEntry'],
    [
      { kind: 'insert', entry: 1, adjustment: { kind: 'option', name: 'deck.packs', value: 2 } },
      'noSuchRule',
    ],
    [
      { kind: 'insert', entry: 1, adjustment: { kind: 'option', name: 'nothing', value: 2 } },
      'noSuchParameter',
    ],
    [
      { kind: 'insert', entry: 1, adjustment: { kind: 'option', name: 'penalty', value: 'drawCart' } },
      'noSuchValue',
    ],
    [{ kind: 'takeBack', count: 0 }, 'noSuchEntry'],
  ] as const)('%j is refused: %s', (correction, code) => {
    const before = played(START);
    const refused = correct(before, correction);
    expect(refused.notice?.code).toBe(code);
    expect(refused.judged).toBe(before.judged);
  });

  it('chosen in an older record is not made in a newer one', () => {
    const before = played(START);
    const { length } = before.revisions.changes;
    const corrected = correct(before, { kind: 'remove', entry: 1 });
    const late = { kind: 'remove', entry: 1 } as const;
    const refused = step(corrected, { type: 'correct', correction: late, revision: length, at: 9_000_001 });
    expect(refused.notice?.code).toBe('recordChanged');
    expect(record(refused)).toBe(record(corrected));
  });

  it('is made though a card has come since, and was taken back', () => {
    const before = played(START);
    const { length } = before.revisions.changes;
    const since = played(`${START} KH DONE UNDO`);
    expect(since.revisions.changes.length).toBeGreaterThan(length);
    const late = { kind: 'remove', entry: 1 } as const;
    const made = step(since, { type: 'correct', correction: late, revision: length, at: 9_000_001 });
    expect(made.notice?.code).toBe('corrected');
    expect(record(made)).toBe(record(correct(before, late)));
  });

  it('while a play is open: it is judged anew, and undo takes back the correction first', () => {
    const open = played(`${START} 7C`);
    expect(open.open).toMatchObject({ seat: 1, cards: ['7C'], answer: 'cannot' });
    const corrected = correct(open, { kind: 'insertMove', entry: 4, move: { kind: 'pickUp', seat: 1 } });
    expect(corrected.open).toMatchObject({ seat: 2, cards: ['7C'], answer: 'fits' });
    const undone = step(corrected, { type: 'command', command: { name: 'UNDO' }, at: open.open!.at });
    expect(undone.open).toEqual(open.open);
    expect(undone.game).toEqual(open.game);
  });

  it('while a play is open that nothing can be added to now: undo still means the correction', () => {
    const open = played('SEAT:1 AC DONE KD', { rules: 'encyclopedia', seats: ['Ann', 'Bo', 'Cy'] });
    const corrected = correct(open, { kind: 'remove', entry: 0 });
    expect([record(corrected), corrected.open?.cards]).toEqual(['', ['KD']]);
    const undone = step(corrected, { type: 'command', command: { name: 'UNDO' }, at: open.open!.at });
    expect([undone.judged, undone.open]).toEqual([open.judged, open.open]);
  });

  it('by scanner while a play is open: it gets a fresh quiet time', () => {
    const corrected = 'SEAT:1 4C DONE 5H BACK quiet 4D DONE';
    expect(record(played(corrected))).toBe('Ann 4D');
    const undone = played(`${corrected} UNDO`);
    expect([record(undone), undone.open?.cards]).toEqual(['Ann 4C', ['5H']]);
  });

  it('while a question stands: the question is asked again, if it has to be', () => {
    const asked = played(`${START} 5H`);
    expect(asked.question).toMatchObject({ code: 'pickedUp', card: '5H' });
    const still = correct(asked, { kind: 'cards', entry: 2, cards: ['9C'] });
    expect(still.question).toMatchObject({ code: 'pickedUp', card: '5H' });
    const gone = correct(asked, { kind: 'insertMove', entry: 4, move: { kind: 'pickUp', seat: 1 } });
    expect(gone.question).toMatchObject({ code: 'laidByHolder', card: '5H' });
  });

  it('while a question stands: undo takes back the correction first, then the scan that is asked about', () => {
    const threes = { rules: 'threes', options: { 'TH-02': true }, seats: ['Ann', 'Bo', 'Cy', 'Dee', 'Eve'] };
    const script = '3D quiet SEAT:2 4D DONE PICKUP 4S DONE 2:4H DONE 4D';
    const asked = played(script, threes);
    expect(tell(asked)).toBe('? laidByHolder 4D Dee [yes misScan]');
    const tooMany = {
      kind: 'moved',
      cards: ['??'],
      from: { zone: 'hand', seat: 0 },
      to: { zone: 'stock' },
    } as const;
    const one = correct(asked, { kind: 'insert', entry: 5, adjustment: tooMany });
    const two = correct(one, { kind: 'insert', entry: 5, adjustment: { kind: 'count', seat: 1, count: 2 } });
    expect(tell(two)).toBe(tell(asked));
    const undo = (referee: Referee) => dialogue(referee, 'UNDO').referee;
    expect([record(undo(two)), tell(undo(two))]).toEqual([record(one), tell(asked)]);
    expect([record(undo(undo(two))), tell(undo(undo(two)))]).toEqual([record(asked), tell(asked)]);
    expect(tell(undo(undo(undo(two))))).toBe('- misScanDropped');
    expect(tell(dialogue(two, 'NO').referee)).toBe('- misScanDropped');
  });

  it('before a question: undo drops the scan that is asked about, as it is newer', () => {
    const corrected = correct(played(START), { kind: 'cards', entry: 2, cards: ['9C'] });
    const dropped = dialogue(corrected, '5H UNDO').referee;
    expect([tell(dropped), record(dropped)]).toEqual(['- misScanDropped', record(corrected)]);
  });
});

/** Cy's card is refused, and Bo's waits behind it. */
const HELD = 'SEAT:1 4H DONE 9D DONE PICKUP 5S DONE 9D DONE QC YES';

const SCRIPTS: readonly (readonly [string, TableSpec, string, string])[] = [
  [
    'a misread card many turns back',
    reference,
    `
    ${START}            => Ann JS: legal → Bo
    BACK BACK BACK      => - cursorAt
    8H                  => - cursorDraft
    DONE                => - corrected
    QC DONE             => Cy QC: legal → Ann
    `,
    'Ann 4C, Bo 8H, Ann 9D, Bo JS, Cy QC',
  ],
  [
    'a pick-up that was forgotten, once the next card is refused',
    reference,
    `
    SEAT:1 4C DONE KH DONE 5D => Cy 5D: cannot
    INSERT                    => - cursorInserts
    UNDO                      => Cy 5D: cannot
    DONE                      => Cy 5D: illegal tooLow → Cy
    BACK INSERT PICKUP DONE   => - corrected
    6D DONE                   => Bo 6D: legal → Cy
    `,
    'Ann 4C, Bo KH, Cy ^, Ann 5D, Bo 6D',
  ],
  [
    'a play that was never scanned, of somebody who completed a set out of turn',
    reference,
    `
    ${START}                        => Ann JS: legal → Bo
    BACK BACK INSERT SEAT:1 TS DONE => - corrected
    QC DONE                         => Cy QC: legal → Ann
    `,
    'Ann 4C, Bo 5H, Ann TS!, Ann 9D, Bo JS, Cy QC',
  ],
  [
    'a play that was never scanned, by cards that lie in the pile by now, which can’t be it',
    reference,
    `
    ${START}                => Ann JS: legal → Bo
    BACK BACK INSERT SEAT:1 4C => - alreadyInPile
    9D                      => - alreadyInPile
    TS DONE                 => - corrected
    `,
    'Ann 4C, Bo 5H, Ann TS!, Ann 9D, Bo JS',
  ],
  [
    'somebody else’s play',
    reference,
    `
    SEAT:1 4C DONE SEAT:3 5H DONE => Cy 5H: illegal notYourTurn → Bo
    BACK SEAT:2 DONE              => - corrected
    9D DONE                       => Cy 9D: legal → Ann
    `,
    'Ann 4C, Bo 5H, Cy 9D',
  ],
  [
    'a scan that nobody meant',
    reference,
    `
    ${START}         => Ann JS: legal → Bo
    BACK BACK REMOVE => - corrected
    `,
    'Ann 4C, Bo 5H, Cy JS',
  ],
  [
    'a count and a burn that are missing further back',
    reference,
    `
    ${START}                                => Ann JS: legal → Bo
    BACK BACK INSERT SEAT:1 COUNT N2 DONE   => - corrected
    BACK BACK INSERT BURNED DONE            => - corrected
    BACK INSERT COUNT N3 UNDO               => - cursorInserts
    UNDO UNDO                               => - cursorLeft
    `,
    'Ann 4C, Bo 5H, = count Ann hand 2, = move 4C5H pile to burned, Cy 9D, Ann JS',
  ],
  [
    'what was forgotten of an insertion is not put in the place of another move',
    reference,
    `
    ${START}                                              => Ann JS: legal → Bo
    BACK BACK INSERT SEAT:1 5S UNDO SEAT:1 5C             => - cursorDraft
    DONE                                                  => - corrected
    `,
    'Ann 4C, Bo 5H, Ann 5C!, Bo 9D, Cy JS',
  ],
  [
    'a question stands again once the log is left',
    reference,
    `
    ${START} 5H  => ? pickedUp 5H Bo [yes misScan]
    BACK         => - cursorAt
    FORWARD      => ? pickedUp 5H Bo [yes misScan]
    YES          => Bo 5H: cannot
    `,
    'Ann 4C, Bo 5H, Cy 9D, Ann JS, Bo ^',
  ],
  [
    'a burn is undone once',
    reference,
    `
    ${START} TC DONE => Bo TC: legal burn → Bo
    NOT_BURNED       => - corrected
    NOT_BURNED       => - notThatEntry
    `,
    'Ann 4C, Bo 5H, Cy 9D, Ann JS, Bo TC, = move 4C5H9DJSTC burned to pile, = turn Cy',
  ],
  [
    'counts, of a hand and of the stock',
    reference,
    `
    ${START}                    => Ann JS: legal → Bo
    SEAT:2 COUNT N1 N0 DONE     => - counted
    COUNT N1 N5 DONE            => - counted
    COUNT DONE                  => - digitsFirst
    N4                          => - notACount
    COUNT N3 UNDO               => - takenBack
    COUNT SEAT:3 N4 DONE        => - counted
    COUNT N5 PICKUP             => Bo ^: onTrust → Cy
    SEAT:2 COUNT N0 DONE        => - handKnown
    COUNT N9 N9 DONE            => - tooManyCounted
    `,
    'Ann 4C, Bo 5H, Cy 9D, Ann JS, = count Bo hand 10, = count stock 15 Ann, = count Cy hand 4, Bo ^',
  ],
  [
    'turn, direction, and a burn that was none',
    reference,
    `
    ${START} TC DONE => Bo TC: legal burn → Bo
    NOT_BURNED       => - corrected
    DIRECTION        => - directionSet
    SEAT:2 TURN      => - turnSet
    TURN             => - seatFirst
    `,
    'Ann 4C, Bo 5H, Cy 9D, Ann JS, Bo TC, = move 4C5H9DJSTC burned to pile, = turn Cy, = direction counterclockwise, = turn Bo',
  ],
  [
    'a move that the table lets stand',
    reference,
    `
    ${START} 4H DONE => Bo 4H: illegal tooLow → Bo
    STAND            => - corrected
    STAND            => - nothingRefused
    UNDO             => Bo 4H: illegal tooLow → Bo
    `,
    'Ann 4C, Bo 5H, Cy 9D, Ann JS, Bo 4H?',
  ],
  [
    'a move of before that the table lets stand; one that is allowed needs nothing',
    reference,
    `
    ${START} 4H DONE QD DONE => Bo QD: legal → Cy
    BACK STAND      => - nothingRefused
    BACK STAND      => - corrected
    BACK BACK STAND => - nothingRefused
    UNDO            => - cursorLeft
    `,
    'Ann 4C, Bo 5H, Cy 9D, Ann JS, Bo 4H!, Cy QD',
  ],
  [
    'a penalty is paid once the play is taken back, not for a mis-scan',
    penal('drawCard'),
    `
    ${START} 4H DONE => Bo 4H: illegal tooLow → Bo
    DONE             => - penaltyPaid
    4D DONE          => Bo 4D: illegal tooLow → Bo
    UNDO             => - takenBack
    SEAT:3 PENALTY   => - penaltyPaid
    `,
    'Ann 4C, Bo 5H, Cy 9D, Ann JS, Bo 4H?, = penalty Bo, Bo 4D?, = penalty Cy',
  ],
  [
    'a hand that is counted while scans wait behind a refusal, digit by digit',
    reference,
    `
    ${HELD}          => Cy 9D: illegal notYourTurn → Bo
    SEAT:2 COUNT N1  => Cy 9D: illegal notYourTurn → Bo
    SEAT:3 N5        => Cy 9D: illegal notYourTurn → Bo
    DONE DONE        => Bo QC: legal → Cy
    `,
    'Ann 4H, Bo 9D, Cy ^, Ann 5S, Cy 9D?, = count Cy hand 5, Bo QC',
  ],
  [
    'a penalty meanwhile, of the seat that is named for it',
    penal('drawCard'),
    `
    ${HELD}             => Cy 9D: illegal notYourTurn → Bo
    SEAT:2 PENALTY DONE => Bo QC: legal → Cy
    `,
    'Ann 4H, Bo 9D, Cy ^, Ann 5S, Cy 9D?, = penalty Bo, Bo QC',
  ],
  [
    'a seat meanwhile, of the card after it',
    reference,
    `
    ${HELD}         => Cy 9D: illegal notYourTurn → Bo
    SEAT:1 KS       => Cy 9D: illegal notYourTurn → Bo
    UNDO DONE       => Ann KS: illegal notYourTurn → Cy
    `,
    'Ann 4H, Bo 9D, Cy ^, Ann 5S, Cy 9D?, Bo QC, Ann KS?',
  ],
  [
    'rules that let everything stand',
    penal('letStand'),
    `
    ${START} 4H DONE => Bo 4H: illegal tooLow → Cy
    `,
    'Ann 4C, Bo 5H, Cy 9D, Ann JS, Bo 4H!',
  ],
  [
    'a last card that was called costs nothing; a call can be said after the play',
    {
      ...reference,
      options: { 'announce.lastCard': 'Last card', 'announce.penalty': 2, 'refill.mode': 'none' },
    },
    `
    SEAT:1 4C 4D DONE 5H DONE 6S DONE => Cy 6S: legal → Ann
    CALL                              => - called
    `,
    'Ann 4C4D, Bo 5H, Cy 6S@called',
  ],
  [
    'rules without a penalty have none',
    reference,
    `
    PENALTY => - noPenalty
    BACK    => - nothingToCorrect
    `,
    '',
  ],
];

describe('by scanner alone', () => {
  it.each(SCRIPTS)('%s', (_, spec, script, expected) => {
    const { lines, referee } = dialogue(sitDown(spec), script);
    expect(lines).toEqual(linesOf(script));
    expect(record(referee)).toBe(expected);
  });
});

/** So many cards are left in the stock and in each hand; nothing is known of either. */
const late = (stock: number, hand: number, anns: readonly Slot[] = ['KH', '5D', '8S']): TableSpec => ({
  ...reference,
  given: (state) => ({
    ...state,
    stock: state.stock.slice(0, stock),
    burned: state.stock.slice(stock),
    seats: state.seats.map((seat, i) => ({
      ...seat,
      hand: seat.hand.slice(0, hand),
      faceUp: i === 0 ? anns : seat.faceUp,
    })),
  }),
});

describe('a count that may be wrong', () => {
  it.each([
    [
      'is asked for, not held against anybody: yes',
      `
      SEAT:1 4C DONE 5H DONE 6S DONE => Cy 6S: legal → Ann
      KH                             => ? miscounted KH Ann [yes no misScan]
      YES                            => Ann KH: fits
      DONE                           => Ann KH: legal → Bo
      `,
    ],
    [
      'no: then it is not allowed',
      `
      SEAT:1 4C DONE 5H DONE 6S DONE KH => ? miscounted KH Ann [yes no misScan]
      NO                                => Ann KH: cannot
      DONE                              => Ann KH: illegal wrongZone → Ann
      `,
    ],
    [
      'or the scan was a mistake',
      `
      SEAT:1 4C DONE 5H DONE 6S DONE KH => ? miscounted KH Ann [yes no misScan]
      UNDO                              => - misScanDropped
      KC                                => Ann KC: fits
      `,
    ],
  ])('%s', (_, script) => {
    // One card in hand each, and one drawn since: Ann may have none, had she not drawn.
    expect(dialogue(sitDown(late(1, 1)), script).lines).toEqual(linesOf(script));
  });

  it('of two equal cards one came from the table, if the hand wasn’t empty: hand cards come first', () => {
    const script = `
      SEAT:1 4C DONE 5H DONE 6S DONE KH KD => ? miscounted KD Ann [yes no misScan]
      NO                                   => Ann KHKD: cannot
      DONE                                 => Ann KHKD: illegal wrongZone → Ann
      `;
    const { lines, referee } = dialogue(sitDown(late(1, 1, [UNKNOWN, UNKNOWN, '8S'])), script);
    expect(lines).toEqual(linesOf(script));
    expect(referee.game.seats[0]?.faceUp).toEqual(['KD', UNKNOWN, '8S']);
  });

  /** `0–4 3 3`: from how few to how many cards each player may hold. */
  const ranges = (spec: TableSpec, scans: string): string =>
    handRanges(dialogue(sitDown(spec), scans).referee)
      .map(({ least, most }) => (least === most ? least : `${least}–${most}`))
      .join(' ');

  it.each([
    ['a draw may have been missed, or one too many', late(25, 3), 'SEAT:1 4C DONE', '2–4 3 3'],
    ['no more were drawn than the stock had', late(4, 3), 'SEAT:1 6C 6D 6H DONE', '0–4 3 3'],
    ['nothing is left to be drawn, and all others are sure', late(3, 3), 'SEAT:1 6C 6D 6H DONE', '3 3 3'],
    ['or it is another hand that has them', late(2, 1), 'SEAT:1 4C DONE 5H DONE', '0–2 0–2 1'],
    ['which was counted', late(2, 1), 'SEAT:1 4C DONE 5H DONE SEAT:1 COUNT N1 DONE', '1 1 1'],
    [
      'known cards are there',
      late(25, 3),
      'SEAT:1 6C 6D 6H DONE KC DONE AC DONE PICKUP 4C DONE 5C DONE QD DONE',
      '5–12 1–5 1–5',
    ],
  ])('is a range: %s', (_, spec, scans, expected) => {
    expect(ranges(spec, scans)).toBe(expected);
  });

  it('is no excuse where every draw is sure', () => {
    const script = 'SEAT:1 4C DONE 5H DONE 6S DONE SEAT:1 COUNT N1 DONE KH => Ann KH: cannot';
    expect(dialogue(sitDown(late(1, 1)), script).lines).toEqual(linesOf(script));
  });

  it('is found out', () => {
    const counted = played(`${START} SEAT:1 COUNT N2 DONE`);
    expect(hindsight(counted.judged)).toEqual([
      {
        code: 'handCount',
        entry: 0,
        shownBy: 4,
        seat: 0,
        cards: [],
        holder: null,
        byOthers: false,
        oneOf: false,
        off: -1,
        sure: false,
      },
    ]);
  });
});

describe('what could not have been', () => {
  const found = (script: string, spec: TableSpec) => {
    const { judged } = played(script, spec);
    return hindsight(judged).map(
      ({ code, entry, shownBy, cards }) => `${code} ${entry} by ${shownBy}: ${cards.join(' ')}`,
    );
  };
  const empty = (hand: number) => late(0, hand);

  it('a pick-up, once a card shows that was held then: the stock is out', () => {
    expect(found('SEAT:1 4C DONE 9H DONE PICKUP 4D DONE 5H DONE JS DONE', empty(4))).toEqual([
      'couldNotPlay 2 by 5: JS',
    ]);
  });

  const each = { ...reference, options: { 'refill.mode': 'perCard' } };
  const drawn = 'SEAT:1 4C DONE 9H DONE PICKUP 4D DONE 5H DONE 9H DONE TD DONE 5S DONE 6S DONE';

  it('not if it may have been drawn since', () => {
    expect(found(`${drawn} JS DONE`, each)).toEqual([]);
  });

  it('by number: more cards that would have fitted have come to light than were drawn since', () => {
    expect(found(`${drawn} JS JD DONE`, each)).toEqual(['couldNotPlay 2 by 9: JS JD']);
  });
});

describe('a try that everybody has noticed', () => {
  const tried = 'SEAT:1 9C DONE 4D UNDO SEAT:2 TD DONE';

  it('raises no alarm again once the play after it is taken out', () => {
    const referee = played(tried);
    const removed = correct(referee, { kind: 'remove', entry: referee.judged.length - 1 });
    expect(record(removed)).toBe('Ann 9C, Bo 4D?');
    expect(removed.alarm).toBe(false);
    expect(step(removed, { type: 'command', command: { name: 'UNDO' }, at: 0 }).judged).toEqual(
      referee.judged,
    );
  });
});
