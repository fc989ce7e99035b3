import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Adjustment } from '../../src/engine/adjust.ts';
import { legalMoves } from '../../src/engine/legal.ts';
import { parseGame } from '../../src/engine/notation/game.ts';
import { makeGame } from '../../src/engine/notation/make-game.ts';
import type { Judged } from '../../src/engine/record.ts';
import type { State } from '../../src/engine/state.ts';
import { logMessage, type RecordLine } from '../../src/protocol/log.ts';
import { rightToStart } from '../../src/table/beginning.ts';
import { pastView, recordLines, refereeOf } from '../../src/table/past.ts';
import type { RoundView } from '../../src/table/view.ts';
import { findVariant } from '../../src/variants/index.ts';
import { en } from '../../src/words/en.ts';
import { sayRecordLine } from '../../src/words/say/log.ts';
import { atMiddleSize, hiddenDeal, knownDeal } from '../engine/support/tables.ts';
import { dialogue, sitDown } from '../referee/script.ts';
import { every } from '../support/mode.ts';
import { makeRecordings } from '../truth/recordings.ts';
import { scanThrough } from './scan.ts';

const NAMES = ['blast-3', 'reference-4', 'reference-3-slips', 'reference-6-jokers'];

function gameOf(name: string) {
  const text = readFileSync(`test/games/${name}-table.burnpile`, 'utf8');
  const parsed = parseGame(text, findVariant);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

/** The lines of a log put together again, as a file has them. */
function fileLines(lines: readonly RecordLine[]): string[] {
  const file: string[] = [];
  for (const line of lines) {
    if (line.kind !== 'move' && line.kind !== 'change') continue;
    if (line.notation.begins) file.push(line.notation.text);
    else file.push(`${file.pop()} ${line.notation.text}`);
  }
  return file;
}

/** What lies on the table and whose turn it is: what a moment is looked at for. */
const onTable = ({ seats, pile, stock, burned, turn, demand, direction, phase }: RoundView) => ({
  seats,
  pile,
  stock,
  burned,
  turn,
  demand,
  direction,
  phase,
});

describe('the log of a finished round', () => {
  it.each(NAMES)('%s: its notation is the game file, line by line', (name) => {
    const { game } = gameOf(name);
    const text = makeGame(game)
      .split('\n')
      .filter((line) => /^(\d|[A-Z=])/.test(line));
    expect(text.length).toBeGreaterThan(30);
    expect(fileLines(recordLines(refereeOf(game)))).toEqual(text);
  });

  it.each(NAMES)('%s: the last moment is how it ended, the first how it began', (name) => {
    const referee = refereeOf(gameOf(name).game);
    const last = pastView(referee, referee.judged.length);
    expect(last.phase).toBe('over');
    const first = pastView(referee, 0);
    expect(first.pile).toEqual(referee.revisions.initial.pile);
    expect(first.ruling).toBeNull();
    expect(first.log).toEqual([]);
  });
});

describe('the log of the round that is played', () => {
  it.each(every(2, Object.entries(makeRecordings()).toReversed()))(
    '%s: every moment is as it was seen then',
    (_, recording) => {
      const seen: RoundView[] = [];
      const table = scanThrough(recording, ({ view, lookBack }) => {
        const now = view();
        if (now.open !== null || now.question !== null || now.registering !== null) return;
        const last = lookBack()!
          .lines()
          .findLast(({ kind }) => kind === 'move' || kind === 'change');
        // What was undone since is told by what is left of it: the newest look at each moment counts.
        seen.length = last?.after ?? 0;
        seen[last?.after ?? 0] = now;
      });
      let compared = 0;
      for (const [after, then] of seen.entries()) {
        if (then === undefined) continue;
        compared += 1;
        expect([after, onTable(table.lookBack()!.at(after))]).toEqual([after, onTable(then)]);
      }
      expect(compared).toBeGreaterThan(40);
      expect(v.is(logMessage, { type: 'log', lines: table.lookBack()!.lines(), held: [] })).toBe(true);
      table.close();
    },
  );

  it.each([
    ['by a card that everybody has seen', 'SEAT:1 4H quiet => Ann', 'Who starts: Ann has the 4♥.'],
    ['on the word of people', 'SEAT:2 KD quiet => Bo', 'Bo starts, as you said.'],
  ])('says why the first player has begun, %s', (_, scans, why) => {
    const table = sitDown({ rules: 'reference', seats: ['Ann', 'Bo', 'Cy'] });
    const { referee } = dialogue(table, `${scans}\n2S quiet`);
    const plays = recordLines(referee).filter(({ kind }) => kind === 'move');
    const reasons = plays.map((line) => sayRecordLine(en, referee.game.seats, line).reason);
    expect(reasons).toEqual([why, null]);
  });

  it.each([
    ['SEAT:1 4H quiet\n9S quiet\n5D quiet', 'Cy plays 5♦: not allowed'],
    ['SEAT:1 4H quiet\n9S quiet\n5D quiet\nJD quiet', 'Cy plays 5♦: not allowed, taken back'],
  ])('says that a refused play is taken back once another one stands there: %j', (scans, text) => {
    const { referee } = dialogue(sitDown({ rules: 'reference', seats: ['Ann', 'Bo', 'Cy'] }), scans);
    const plays = recordLines(referee).filter(({ kind }) => kind === 'move');
    expect(sayRecordLine(en, referee.game.seats, plays[2]!).text).toBe(text);
  });

  it('names the very card of two packs that let somebody begin', () => {
    const table = sitDown({ rules: 'reference', options: { 'deck.packs': 2 }, seats: ['Ann', 'Bo', 'Cy'] });
    const [first] = dialogue(table, 'SEAT:1 2:4H quiet => Ann\n2S quiet').referee.judged;
    expect(rightToStart(first!)).toMatchObject({ by: 'card', seat: 0, card: '2:4H' });
  });

  it('says it of a deal in which all cards are known, whatever is played', () => {
    const dealt: State = { ...knownDeal(atMiddleSize({ rules: 'palace', options: {} }), 1), phase: 'start' };
    for (const move of legalMoves(dealt)) {
      const { seats } = dealt;
      const [line] = recordLines(
        refereeOf({ initial: dealt, entries: [{ kind: 'move', move, ifIllegal: 'letStand' }] }),
      );
      const { reason } = sayRecordLine(en, seats, line!);
      expect(reason).toMatch(new RegExp(`^Who starts: ${seats[move.seat]!.name} has a \\d`));
      expect(v.is(logMessage, { type: 'log', lines: [line], held: [] })).toBe(true);
    }
  });

  it.each([
    ['3D', ['3']],
    ['4D', null],
    ['KD', null],
  ] as const)('says nothing to others of %s that its player needn’t have started with', (card, ranks) => {
    const one = atMiddleSize({ rules: 'palace', options: {} });
    const move = { kind: 'play', seat: 1, cards: [card] } as const;
    const ruling = { verdict: 'legal', events: [] } as const;
    const judged = {
      ...refereeOf({ initial: hiddenDeal(one, 1), entries: [{ kind: 'move', move, ifIllegal: 'letStand' }] })
        .judged[0]!,
      ruling,
    } as unknown as Judged;
    const before = { ...judged.before, phase: 'start' } as const;
    expect(rightToStart({ ...judged, before })?.ranks ?? null).toEqual(ranks);
  });

  const linesAfter = (rules: string, scans: string): string[] =>
    recordLines(dialogue(sitDown({ rules, seats: ['Ann', 'Bo', 'Cy'] }), scans).referee).map((line) =>
      line.kind === 'notice'
        ? `${line.after} ${line.notice.code}`
        : line.kind === 'question'
          ? `${line.after} ${line.question.code}?`
          : `${line.after} ${line.notation.text}`,
    );

  it('has what was asked and said where it was asked and said', () => {
    const lines = linesAfter(
      'blast',
      `
      SEAT:1 4C quiet => Ann
      5C quiet        => Bo
      4C              => ?
      YES             => picked up
      HELLO           => notice
      `,
    );
    expect(lines).toMatchInlineSnapshot(`
      [
        "0 seatAnnounced",
        "1 = pile 4C",
        "2 1 Ann 5C?",
        "2 pickedUp?",
        "3 1 Ann ^",
        "3 pickUpBooked",
        "3 noSuchCommand",
      ]
    `);
  });

  it('has each face-up card that was scanned once, and none that was undone', () => {
    expect(linesAfter('reference', 'register 9H KD UNDO 7D')).toEqual([
      '0 registering',
      '1 = Ann up#1 9H',
      '2 = Ann up#2 7D',
    ]);
  });

  it('says that the direction was turned once more before it says that this was undone', () => {
    const lines = linesAfter('reference', 'SEAT:1 9S DONE DIRECTION DIRECTION UNDO');
    expect(lines.slice(-3)).toEqual(['2 = direction counterclockwise', '2 directionSet', '2 undone']);
  });

  it.each([
    ['a seat that was taken back', 'SEAT:3 UNDO SEAT:2', ['0 seatAnnounced']],
    ['a seat that another took the place of', 'SEAT:3 SEAT:2', ['0 seatAnnounced']],
    ['that nobody had a card, after all', 'NO UNDO', []],
  ])('has no line of %s', (_, scans, lines) => {
    expect(linesAfter('reference', scans)).toEqual(lines);
  });

  it('has no line of a correction that was undone, and one of a correction that stands', () => {
    const scans = 'SEAT:1 9S DONE 5C DONE BACK REMOVE';
    const said = (more: string) =>
      linesAfter('reference', `${scans} ${more}`).filter((line) => !/\d [=\d]/.test(line));
    expect(said('')).toContain('1 corrected');
    expect(said('UNDO')).toEqual(['0 seatAnnounced']);
  });

  it('tells of a call, and a message carries it', () => {
    const { initial } = gameOf('blast-3').game;
    const [plain, called] = [{}, { called: true }].map((said) => {
      const move = { kind: 'play', seat: initial.turn ?? 0, cards: ['TC'], ...said } as const;
      return recordLines(refereeOf({ initial, entries: [{ kind: 'move', move, ifIllegal: 'letStand' }] }));
    });
    expect([plain, called].map((lines) => JSON.stringify(lines).includes('"called":true'))).toEqual([
      false,
      true,
    ]);
    expect(v.is(logMessage, { type: 'log', lines: called, held: [] })).toBe(true);
  });

  it('carries every kind of entry through a message', () => {
    const referee = refereeOf(gameOf('blast-3').game);
    const changes: readonly Adjustment[] = [
      { kind: 'seen', place: { zone: 'faceUp', seat: 0, stack: 1 }, card: '7H' },
      { kind: 'count', seat: 0, count: 2 },
      { kind: 'countStock', count: 4, seat: 1 },
      { kind: 'moved', cards: ['??', '7H'], from: { zone: 'pile' }, to: { zone: 'hand', seat: 1 } },
      { kind: 'turn', seat: 1 },
      { kind: 'direction', direction: 'counterclockwise' },
      { kind: 'option', name: 'set.play', value: 'run' },
      { kind: 'penalty', seat: 1 },
    ];
    const record = {
      initial: referee.revisions.initial,
      entries: changes,
    };
    const lines = recordLines(refereeOf(record));
    expect(lines).toHaveLength(changes.length);
    const message = { type: 'log', lines, held: [] } as const;
    expect(v.parse(logMessage, JSON.parse(JSON.stringify(message)))).toEqual(message);
  });
});
