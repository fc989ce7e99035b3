import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import { playedOf } from '../../src/engine/move.ts';
import type { Command } from '../../src/recognition/sighting.ts';
import { choicesOf } from '../../src/referee/choices.ts';
import { mendsNow } from '../../src/referee/offers.ts';
import type { Referee } from '../../src/referee/referee.ts';
import { step } from '../../src/referee/step.ts';
import { sitDown } from './script.ts';

/** Ann is to play on a five: of sevens one says higher or lower, of jacks reverse or skip. */
const onFive = (options: Readonly<Record<string, unknown>> = {}): Referee =>
  sitDown({
    rules: 'palace',
    options: {
      'special[7]': { effects: [{ choose: [{ atLeast: '7' }, { atMost: '7' }] }] },
      'special[J]': { effects: [{ choose: ['reverse', 'skip'] }] },
      ...options,
    },
    seats: ['Ann', 'Bo', 'Cy', 'Dee'],
    given: (state) => ({ ...state, phase: 'play', turn: 0, pile: ['5C'], stock: state.stock.slice(1) }),
  });

let at = 0;

/** A card, and nothing for so long that its play closes. */
function scan(referee: Referee, card: Card, closes = true): Referee {
  at += 5000;
  const sighting = { card, copy: 1, at, confidence: 1, how: 'scanner' } as const;
  const seen = step(referee, { type: 'sighting', sighting });
  return closes ? step(seen, { type: 'tick', at: at + 3000 }) : seen;
}

const say = (referee: Referee, command: Command): Referee => step(referee, { type: 'command', command, at });

const answer = (referee: Referee, way: number): Referee =>
  step(referee, { type: 'answer', question: referee.question!.id, answer: way, at });

const plays = ({ judged }: Referee): string[] =>
  judged.map(({ entry, ruling }) =>
    entry.kind === 'move'
      ? `${entry.move.seat} ${playedOf(entry.move).join('') || entry.move.kind} ${ruling?.verdict}`
      : entry.kind,
  );

it('is asked of a card that may do something and needn’t, and the next one waits for it', () => {
  const jack = scan(onFive({ 'special[J]': { effects: [{ choose: ['reverse', 'nothing'] }] } }), 'JH');
  expect(jack.question?.answers.map((one) => 'offer' in one && one.offer?.name)).toEqual([
    'reverse',
    'nothing',
  ]);
  const waits = scan(jack, 'QS');
  const then = (way: number) => plays(step(answer(waits, way), { type: 'tick', at: at + 3000 }));
  expect([plays(waits), then(0), then(1)]).toEqual([
    ['0 Ja=JH legal'],
    ['0 Ja=JH legal', '3 QS legal'],
    ['0 Jb=JH legal', '1 QS legal'],
  ]);
});

describe('higher or lower', () => {
  it('is asked when such a card was scanned, once its play has closed', () => {
    expect(scan(onFive(), '7H', false).question).toBeNull();
    const { question, game } = scan(onFive(), '7H');
    expect(question).toMatchObject({ code: 'whatChosen', card: '7H', seat: 0 });
    expect(question!.answers).toEqual([
      { kind: 'choice', choice: 0, offer: { name: 'atLeast', ranks: ['7'] } },
      { kind: 'choice', choice: 1, offer: { name: 'atMost', ranks: ['7'] } },
    ]);
    expect(game.pile).toEqual(['5C', '7a=7H']);
  });

  it('is answered by a press, or by the number', () => {
    for (const answered of [
      answer(scan(onFive(), '7H'), 1),
      say(scan(onFive(), '7H'), { name: 'ANSWER', answer: 2 }),
    ]) {
      expect([answered.question, answered.game.pile]).toEqual([null, ['5C', '7b=7H']]);
      expect(plays(scan(answered, '9S'))).toEqual(['0 7b=7H legal', '1 9S illegal']);
    }
  });

  it.each([
    ['lower, by a lower card', '4S', ['0 7b=7H legal', '1 4S legal']],
    ['higher, by a higher one', '9S', ['0 7a=7H legal', '1 9S legal']],
    ['the first of both, by one that goes with either', '7S', ['0 7a=7H legal', '1 7a=7S legal']],
  ] as const)('is answered by the next card: %s', (_, card, said) => {
    expect(plays(scan(scan(onFive(), '7H'), card))).toEqual(said);
    // So quick that nothing was asked.
    expect(plays(scan(scan(onFive(), '7H', false), card))).toEqual(said);
  });

  it('is left open by a pick-up', () => {
    const { question, judged } = say(scan(onFive(), '7H'), { name: 'PICKUP' });
    expect([question, plays({ judged } as Referee)]).toEqual([null, ['0 7a=7H legal', '1 pickUp legal']]);
  });

  it('may have been the other one, where the next card is not allowed', () => {
    const refused = scan(answer(scan(onFive(), '7H'), 0), '4S');
    expect(plays(refused)).toEqual(['0 7a=7H legal', '1 4S illegal']);
    const other = choicesOf(refused).findIndex((one) => one.kind === 'mend' && one.mend.kind === 'chosen');
    expect(other).not.toBe(-1);
    const mended = say(refused, { name: 'ANSWER', answer: other + 1 });
    expect(plays(mended)).toEqual(['0 7b=7H legal', '1 4S legal']);
  });

  it('is offered otherwise for as long as it is the newest move', () => {
    const chosen = mendsNow(answer(scan(onFive(), '7H'), 0)).filter(({ kind }) => kind === 'chosen');
    expect(chosen.map(({ cards, offer }) => [cards.join(), offer?.name])).toEqual([['7b=7H', 'atMost']]);
  });

  it('is asked again, and then the play taken back, by UNDO', () => {
    const answered = answer(scan(onFive(), '7H'), 1);
    const again = say(answered, { name: 'UNDO' });
    expect([again.question?.code, again.game.pile]).toEqual(['whatChosen', ['5C', '7a=7H']]);
    const gone = say(again, { name: 'UNDO' });
    expect([gone.question, gone.judged]).toEqual([null, []]);
  });

  it('is not asked where it makes no difference: once the pile has burned', () => {
    const burned = scan(
      onFive({ 'special[7]': { effects: ['burn', { choose: ['removeAfterUse', 'again'] }] } }),
      '7H',
    );
    expect([burned.question, burned.game.pile]).toEqual([null, []]);
  });
});

describe('reverse or skip', () => {
  it('has the next card wait, as nobody knows whose it is', () => {
    const asked = scan(scan(onFive(), 'JH'), 'QS');
    expect([asked.question?.code, asked.waiting.length > 0]).toEqual(['whatChosen', true]);
    expect(plays(scan(answer(asked, 0), 'KS'))).toEqual(['0 Ja=JH legal', '3 QS legal', '2 KS legal']);
    expect(plays(scan(answer(asked, 1), 'KS'))).toEqual(['0 Jb=JH legal', '2 QS legal', '3 KS legal']);
  });

  it('waits as well where the card came at once', () => {
    const jack = scan(onFive(), 'JH', false);
    at -= 4500;
    const asked = scan(jack, 'QS', false);
    expect([asked.question?.code, asked.question?.held?.card]).toEqual(['whatChosen', 'QS']);
    expect(plays(scan(answer(asked, 1), 'KS'))).toEqual(['0 Jb=JH legal', '2 QS legal', '3 KS legal']);
  });

  it('has the player who was named before the answer play next', () => {
    const named = say(scan(onFive({ jumpIn: 'equal' }), 'JH', false), { name: 'SEAT', seat: 4 });
    expect(named.question?.code).toBe('whatChosen');
    expect(scan(answer(named, 1), 'JC', false).open).toMatchObject({ seat: 3, sure: true });
  });
});
