import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKnown, makeDeck } from '../../src/engine/cards.ts';
import { allSlots } from '../../src/engine/knowledge.ts';
import { foldRevisions, stateOf } from '../../src/engine/record.ts';
import { deckOf } from '../../src/engine/rules/deck.ts';
import { COMMANDS } from '../../src/recognition/sighting.ts';
import { unknownStack } from '../../src/referee/face-up.ts';
import type { Input } from '../../src/referee/input.ts';
import { cursorOf, type Referee, registeringOf } from '../../src/referee/referee.ts';
import { step } from '../../src/referee/step.ts';
import { ALL } from '../support/mode.ts';
import { sitDown, type TableSpec } from './script.ts';

const TABLES: readonly TableSpec[] = [
  { rules: 'reference', seats: ['Ann', 'Bo', 'Cy', 'Di'] },
  { rules: 'reference', options: { 'deck.jokers': 2, 'RE-X1': true, 'RE-X3': true }, seats: ['Ann', 'Bo'] },
  {
    rules: 'reference',
    options: { 'deck.packs': 2, 'blind.fail': 'pileToHandCardStaysUp' },
    seats: ['Ann', 'Bo', 'Cy'],
  },
  { rules: 'blast', seats: ['Ann', 'Bo', 'Cy'] },
  {
    rules: 'blast',
    options: { 'announce.required': 'yes', 'pickUp.next': 'newStarter' },
    seats: ['Ann', 'Bo'],
  },
];

const card = fc.constantFrom(...makeDeck(1, 2));
const pause = fc.constantFrom(10, 300, 3000);

type Make = (at: number) => Input;
const sighted = card.map(
  (one): Make =>
    (at) => ({ type: 'sighting', sighting: { card: one, copy: 1, at, confidence: 1, how: 'scanner' } }),
);
const commanded = fc.constantFrom(...COMMANDS).map(
  (command): Make =>
    (at) => ({ type: 'command', command, at }),
);
const reassigned = fc.nat(5).map(
  (seat): Make =>
    (at) => ({ type: 'itWas', seat, at }),
);
const answered = fc.tuple(fc.nat(50), fc.nat(4)).map(
  ([question, answer]): Make =>
    (at) => ({ type: 'answer', question, answer, at }),
);
const registered = fc.boolean().map(
  (on): Make =>
    (at) => ({ type: 'register', on, at }),
);
const watched = fc.oneof(
  fc.constantFrom<Make>(
    (at) => ({ type: 'pile', what: 'settled', at }),
    (at) => ({ type: 'pile', what: 'gone', at, picture: 'p1' }),
    (at) => ({ type: 'pile', what: 'missing', at }),
  ),
  fc.array(card, { minLength: 1, maxLength: 3 }).map(
    (cards): Make =>
      (at) => ({ type: 'taken', cards, at }),
  ),
  fc.tuple(fc.nat(4), card).map(
    ([seat, one]): Make =>
      (at) => ({ type: 'faceUpSeen', seat, card: one, at }),
  ),
  card.map(
    (one): Make =>
      (at) => ({ type: 'sighting', sighting: { card: one, copy: 1, at, confidence: 0.8, how: 'watch' } }),
  ),
);
const passing = fc.constantFrom<Make>(
  (at) => ({ type: 'tick', at }),
  () => ({ type: 'unreadable', code: 'notACode', text: '…' }),
);

/** Mostly cards, as at a table. */
const input = fc.oneof(
  { weight: 6, arbitrary: sighted },
  { weight: 4, arbitrary: commanded },
  { weight: 1, arbitrary: reassigned },
  { weight: 1, arbitrary: registered },
  { weight: 2, arbitrary: watched },
  { weight: 1, arbitrary: answered },
  { weight: 3, arbitrary: passing },
);

const happenings = fc.array(fc.tuple(input, pause), { maxLength: 120 });

function run(
  spec: TableSpec,
  steps: readonly (readonly [(at: number) => Input, number])[],
  check: (referee: Referee) => void,
) {
  let referee = sitDown(spec);
  let at = 0;
  for (const [make, wait] of steps) {
    at += wait;
    referee = step(referee, make(at));
    check(referee);
  }
  return referee;
}

const RUNS = Number(process.env.FUZZ_RUNS ?? (ALL ? 60 : 20));

describe.each(TABLES.map((spec) => [`${spec.rules} ${JSON.stringify(spec.options ?? {})}`, spec] as const))(
  'whatever is scanned at %s',
  (_, spec) => {
    it('no card is lost, and what is shown is what the journal says', () => {
      fc.assert(
        fc.property(happenings, (steps) => {
          const deck = deckOf(sitDown(spec).game.rules.set).length;
          run(spec, steps, (referee) => {
            expect(allSlots(referee.game).length).toBe(deck);
            // A question, a correction or a refusal comes first.
            if (referee.question === null && cursorOf(referee) === null && !referee.alarm)
              expect(referee.waiting).toEqual([]);
          });
          const { game, revisions } = run(spec, steps, () => {});
          expect(game).toEqual(stateOf(foldRevisions(revisions)));
        }),
        { numRuns: RUNS },
      );
    });

    it('while face-up cards are scanned, no card is lost and nobody plays', () => {
      const begun = (at: number): Input => ({ type: 'register', on: true, at });
      fc.assert(
        fc.property(happenings, (steps) => {
          const start = sitDown(spec).game;
          const deck = deckOf(start.rules.set).length;
          run(spec, [[begun, 0], ...steps], (referee) => {
            const { game, judged, open, question } = referee;
            const registering = registeringOf(referee);
            expect(allSlots(game).length).toBe(deck);
            // Once all are known they may be scanned again, after an exchange.
            if (registering === null || game.phase === 'exchange') return;
            expect(unknownStack(game, registering.seat)).not.toBe(null);
            expect([open, question]).toEqual([null, null]);
            expect(judged.filter(({ entry }) => entry.kind === 'move')).toEqual([]);
            const known = allSlots(game).filter(isKnown);
            expect(known).toHaveLength(judged.filter(({ entry }) => entry.kind === 'seen').length);
            for (const card of known) expect(known.filter((one) => one === card)).toHaveLength(1);
          });
        }),
        { numRuns: RUNS },
      );
    });

    it('undo leads back to the start', () => {
      fc.assert(
        fc.property(happenings, (steps) => {
          let referee = run(spec, steps, () => {});
          const { initial } = referee.revisions;
          for (let i = 0; i < 600; i++) {
            referee = step(referee, { type: 'command', command: { name: 'UNDO' }, at: 0 });
            if (referee.notice?.code === 'nothingToUndo') break;
          }
          expect(referee.game).toEqual(initial);
        }),
        { numRuns: RUNS },
      );
    });
  },
);
