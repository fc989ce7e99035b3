import { describe, expect, it } from 'vitest';
import type { MendView } from '../../src/protocol/view.ts';
import type { MendKind } from '../../src/referee/mend.ts';
import { NOTICE_CODES } from '../../src/referee/notice.ts';
import { QUESTION_CODES } from '../../src/referee/question.ts';
import { questionView } from '../../src/table/view.ts';
import { SCANNER_TROUBLES } from '../../src/words/closed-lists.ts';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';
import { sayMend, sayQuestion, sayWaiting } from '../../src/words/say/question.ts';
import { parameterValues } from '../../src/words/say/rules.ts';
import { sayScanner } from '../../src/words/say/scanner.ts';
import { placesOf, sayNext, sayResult, sayTurn } from '../../src/words/say/table.ts';
import { dialogue, sitDown } from '../referee/script.ts';
import { FIXTURES } from '../renderer/fixtures.ts';

const empty = { card: null, seat: null, text: null };
const NO_CHANGE = { from: '', to: '', cards: '', seat: '', count: 0, option: '' };
const full = { card: '7H' as const, seat: 'Bo', text: 'HELLO' };

describe('notices', () => {
  it.each(NOTICE_CODES)('%s says what happened, what it means and what to do', (code) => {
    for (const facts of [empty, full]) {
      const { what, next } = en.notices[code](facts);
      expect(what).toMatch(/^[A-Z“].*[.]$/);
      expect(next).toMatch(/^[A-Z].*[.]$/);
      expect(what + next).not.toMatch(/null|undefined|cheat|illegal|booked/);
    }
  });

  it.each([
    [
      en,
      'Does Bo start?',
      'You said that nobody has a 3, and here is the 3♠. If somebody else has one too, they may start before Bo.',
      ['Yes, Bo starts', 'No, somebody else does', 'No, a mis-scan'],
    ],
    [
      de,
      'Fängt Bo an?',
      'Ihr habt gesagt, niemand hat eine 3, und hier ist die 3♠. Hat noch jemand so eine Karte, fängt vielleicht der vor Bo an.',
      ['Ja, Bo fängt an', 'Nein, jemand anderes', 'Nein, falsch gescannt'],
    ],
  ])('asks who starts where somebody has a 3 after all', (words, ask, why, answers) => {
    const { referee } = dialogue(
      sitDown({ rules: 'classic', seats: ['Ann', 'Bo', 'Cy', 'Di'] }),
      'NO SEAT:2 3S',
    );
    const said = sayQuestion(words, referee.game.seats, questionView(referee.question!));
    expect([said.ask, said.why, said.answers.map(({ label }) => label)]).toEqual([ask, why, answers]);
  });

  it('names the card, the player or the text that it is about', () => {
    expect(en.notices.notACode(full).what).toBe('“HELLO” is not a card code.');
    expect(en.notices.noSuchCommand({ ...empty, text: 'CMD:SEAT:0' }).what).toBe(
      '“CMD:SEAT:0” is not a Burnpile command.',
    );
    expect(en.notices.alreadyBurned(full).what).toBe('The 7♥ should be among the burned cards.');
    expect(en.notices.seatAnnounced(full).what).toBe('The next card is Bo’s.');
    expect(en.notices.nobodyHasIt({ ...empty, text: '3 5' }).what).toBe('Nobody has a 3 or a 5.');
    expect(en.notices.nobodyHasIt({ ...empty, text: '3 faceUp' }).what).toBe('Nobody has a 3 face up.');
    expect(en.notices.nobodyHasIt({ ...empty, card: '4H' }).what).toBe('Nobody has the 4♥.');
    expect(de.notices.nobodyHasIt({ ...empty, text: '3' }).what).toBe('Niemand hat eine 3.');
    expect(en.notices.seatDropped({ ...full, text: null }).next).toBe('It counts by turn again.');
    expect(en.notices.seatDropped({ ...full, text: 'start' }).next).toBe('Who starts is open again.');
    const undone = (text: string | null, seat: string | null = 'Bo') =>
      en.notices.undone({ card: null, seat, text }).what;
    expect(undone('9S')).toBe('Bo’s 9♠ is undone.');
    expect(undone('9S 9D')).toBe('Bo’s 9♠ 9♦ are undone.');
    expect(undone('pickUp')).toBe('Bo’s pick-up is undone.');
    expect(undone('correction', null)).toBe('The last correction is undone.');
    expect(undone(null, null)).toBe('The last step is undone.');
    expect(en.notices.penaltyPaid({ ...full, text: 'drawCard' }).what).toBe('Penalty: Bo draws a card.');
    expect(en.notices.penaltyPaid({ ...full, text: 'pickUpPile' }).what).toBe(
      'Penalty: Bo picks up the pile.',
    );
    expect(en.notices.counting({ ...full, text: null }).what).toBe('Count Bo’s hand now.');
    expect(en.notices.noSuchSeat({ ...empty, text: '9' }).what).toBe('There is no seat 9 here.');
  });
});

describe('a direction of play', () => {
  it('is spelled as British English has it, wherever it is said', () => {
    const other = 'counterclockwise';
    expect([
      en.table.direction[other],
      en.notices.directionSet({ ...empty, text: other }).what,
      en.log.changes.direction({ ...NO_CHANGE, direction: other }),
      parameterValues(en, 'direction.initial')?.map(({ text }) => text),
    ]).toEqual([
      'anticlockwise',
      'Play goes anticlockwise.',
      'Play goes anticlockwise',
      ['clockwise', 'anticlockwise'],
    ]);
  });

  it('is changed by a button that says what it does', () => {
    expect(en.correct.turnRound).toEqual({
      clockwise: 'Reverse: play anticlockwise',
      counterclockwise: 'Reverse: play clockwise',
    });
  });
});

describe('parameters that are a choice between a few', () => {
  it('have words for each of their values', () => {
    expect(parameterValues(en, 'penalty')).toHaveLength(4);
    expect(parameterValues(en, 'set.mixZones')?.map(({ value }) => value)).toEqual([true, false]);
    expect(parameterValues(en, 'beat.equal.hand')?.[0]).toEqual({
      value: 'yes',
      text: 'an equal card may be played from the hand',
    });
    for (const path of ['set.max', 'nonsense', 'set', 'toString'])
      expect(parameterValues(en, path)).toBeNull();
  });
});

describe('questions', () => {
  it.each(QUESTION_CODES)('%s is a question, whoever and whatever it is about', (code) => {
    for (const facts of [empty, full]) {
      expect(en.questions.ask[code](facts)).toMatch(/^[A-Z].*\?$/);
      expect(en.questions.yes[code](facts)).toMatch(/^Yes/);
    }
  });

  it('give each answer its key and its command code', () => {
    expect(sayQuestion(en, FIXTURES.question.seats, FIXTURES.question.question)).toEqual({
      ask: 'Did Ann pick up the pile?',
      why: 'The 3♦ should be in the pile.',
      answers: [
        { label: 'Yes, Ann picked up', key: 'Y', code: 'CMD:YES' },
        { label: 'No, a mis-scan', key: 'N', code: 'CMD:NO' },
      ],
    });
    const { answers } = sayQuestion(en, FIXTURES.whoPlayed.seats, FIXTURES.whoPlayed.question);
    expect(answers.map(({ label, key, code }) => `${label} ${key} ${code}`)).toEqual([
      'Bo 2 CMD:SEAT:2',
      'Di 4 CMD:SEAT:4',
      'No, a mis-scan N CMD:NO',
    ]);
  });

  it.each([
    ['4C', 'Who played the 4♣? It is the first card of the round, and nobody has said whose it is.'],
    ['SEAT:1 5C 5D 5H DONE 5S', 'Who played the 5♠? An equal card may be played out of turn here.'],
  ])('say why they ask who laid a card: %s', (scans, said) => {
    const { referee } = dialogue(sitDown({ rules: 'reference', seats: ['Ann', 'Bo', 'Cy'] }), scans);
    const { ask, why } = sayQuestion(en, referee.game.seats, questionView(referee.question!));
    expect(`${ask} ${why}`).toBe(said);
  });
});

describe('cards that wait', () => {
  const waiting = (['3S', '3C', '3S', '3C', '4D'] as const).map((card) => ({ what: 'card' as const, card }));
  it.each([
    [en, 'After that: 3♠, 3♣, 4♦', 'Press “Taken back”, or let it stand.'],
    [de, 'Wartet, bis das geklärt ist: 3♠, 3♣, 4♦', 'Drück „Zurückgenommen“ oder lass ihn gelten.'],
  ])('are named once, however often they were scanned, and so is the button to press', (words, said, how) => {
    expect(sayWaiting(words, { seats: [], waiting, question: null })).toBe(said);
    expect(words.notices.settleFirst(empty).next).toContain(how);
    expect(how).toContain(words.table.buttons.takenBack.replace('\u00ad', ''));
    // Where it was most likely scanned by mistake, another button is there.
    expect(words.notices.checkFirst(empty).next).toContain(words.table.buttons.undo);
  });
});

describe('what may have happened', () => {
  const NAMES = [{ name: 'Ann' }, { name: 'Bo' }, { name: 'Tess' }];
  const mend = (kind: MendKind, more: Partial<MendView> = {}): MendView => ({
    kind,
    isNow: false,
    whose: 1,
    cards: ['9D'],
    seat: 2,
    cut: null,
    ...more,
  });
  const pair: Partial<MendView> = { cards: ['9D', '9C'] };
  const now: Partial<MendView> = { isNow: true };
  const pickUp: Partial<MendView> = { cards: [], pickUp: true };

  it.each([
    ['Tess picked up first', 'Tess hat vorher aufgenommen', mend('pickedUp', now)],
    [
      'Tess picked up earlier, then came the 9♦',
      'Tess hat schon früher aufgenommen, erst danach kam der Zug 9♦',
      mend('pickedUp'),
    ],
    ['Tess picked up before Bo’s pick-up', 'Tess hat schon vor Bo aufgenommen', mend('pickedUp', pickUp)],
    [
      'Two plays: Bo 9♦, then Tess 9♣',
      'Zwei Züge: Bo 9♦, dann Tess 9♣',
      mend('twoPlays', { ...pair, cut: 1 }),
    ],
    ['One play: Bo 9♦ 9♣', 'Ein Zug: Bo 9♦ 9♣', mend('onePlay', pair)],
    ['It was Tess', 'Es war Tess', mend('player', now)],
    ['Tess played the 9♦', '9♦ von Bo war von Tess', mend('player')],
    ['Tess picked up, not Bo', 'Tess hat aufgenommen, nicht Bo', mend('player', pickUp)],
    ['Bo’s turn was Tess’s', 'Der Zug von Bo war von Tess', mend('player', { cards: [] })],
    ['The 9♦ was misread', '9♦ wurde falsch gelesen', mend('misread', now)],
    ['Bo’s earlier 9♦ was misread', 'Vorhin falsch gelesen: 9♦ von Bo', mend('misread')],
    [
      'One of the 9♦ 9♣ was misread',
      'Eine Karte wurde falsch gelesen: 9♦ 9♣',
      mend('misread', { ...now, ...pair }),
    ],
    ['One of Bo’s 9♦ 9♣ was misread', 'Eine Karte wurde falsch gelesen: 9♦ 9♣ von Bo', mend('misread', pair)],
    ['Tess’s card was not scanned', 'Eine Karte von Tess wurde nicht gescannt', mend('missed', now)],
    [
      'A card of Tess’s is missing before the 9♦ 9♣, so this move is Ann’s',
      'Vor 9♦ 9♣ fehlt eine Karte von Tess, also ist dieser Zug von Ann',
      mend('missed', { ...pair, passesTo: 0 }),
    ],
    [
      'A card of Tess’s is missing before Bo’s pick-up, so this move is Ann’s',
      'Bevor Bo aufgenommen hat, fehlt eine Karte von Tess, also ist dieser Zug von Ann',
      mend('missed', { ...pickUp, passesTo: 0 }),
    ],
    ['Let it stand', 'Gilt trotzdem', mend('stand', now)],
    ['Let Bo’s 9♦ stand', '9♦ von Bo gilt trotzdem', mend('stand')],
    ['Let Bo’s pick-up stand', 'Bo hat aufgenommen, das gilt trotzdem', mend('stand', pickUp)],
  ])('%s; %s', (inEnglish, inGerman, one) => {
    expect([sayMend(en, NAMES, one), sayMend(de, NAMES, one)]).toEqual([inEnglish, inGerman]);
  });
});

describe('the question what has become of the pile', () => {
  const labels = (kinds: readonly ('yes' | 'no' | 'misScan')[], seat: number | null) =>
    sayQuestion(en, FIXTURES.question.seats, {
      ...FIXTURES.question.question,
      code: 'pileGone',
      card: null,
      seat,
      answers: kinds.map((kind) => ({ kind, seat: null })),
    }).answers.map(({ label, key, code }) => `${label} ${key} ${code}`);

  it('has answers with a key and a code of their own, whether or not somebody is to act', () => {
    expect(labels(['yes', 'no', 'misScan'], 0)).toEqual([
      'Yes, Ann picked up Y CMD:YES',
      'No, it burned N CMD:NO',
      'It is still there U CMD:UNDO',
    ]);
    expect(labels(['no', 'misScan'], null)).toEqual(['It burned N CMD:NO', 'It is still there U CMD:UNDO']);
  });
});

describe('the table', () => {
  it.each([
    [FIXTURES.middle, 'Bo’s turn'],
    [FIXTURES.eight, 'Gus’s turn'],
    [FIXTURES.start, 'Ann or Cy starts'],
    [{ ...FIXTURES.start, starters: [0, 1, 2, 3] }, 'Who starts?'],
    [{ ...FIXTURES.start, starters: [] }, 'Who starts?'],
    [{ ...FIXTURES.start, starters: [0, 1, 2, 3], announced: 1 }, 'Bo starts'],
    [{ ...FIXTURES.start, starters: [0], announced: 1 }, 'Ann starts'],
    [{ ...FIXTURES.start, starters: [], open: FIXTURES.fits.open }, 'Bo starts'],
    [{ ...FIXTURES.start, starters: [0, 1, 2, 3], open: FIXTURES.fits.open }, 'Bo starts'],
    [{ ...FIXTURES.start, starters: [0], open: FIXTURES.fits.open }, 'Ann starts'],
    [{ ...FIXTURES.start, starters: [], announced: 2, open: FIXTURES.fits.open }, 'Cy starts'],
    [{ ...FIXTURES.start, phase: 'exchange' as const }, 'Swap cards'],
    [FIXTURES.finished, 'Game over'],
  ])('turn %#: %s', (view, said) => {
    expect(sayTurn(en, view)).toBe(said);
  });

  it('says whose face-up cards are scanned', () => {
    expect(en.table.registering('Gus', 1, 3)).toBe('Scan Gus’s face-up cards: 1 of 3');
    expect(en.notices.registering(full).what).toBe('Now scan Bo’s face-up cards.');
    expect(en.notices.alreadyKnown(full).what).toBe('The 7♥ is one of Bo’s face-up cards already.');
    expect(en.notices.alreadyKnown({ ...full, seat: null }).what).toBe(
      'The 7♥ is somewhere else, as far as I know.',
    );
  });

  it('says who deals and starts next, where that is known', () => {
    expect(sayNext(en, FIXTURES.finished)).toEqual(['Bo deals next', 'Cy starts']);
    expect(sayNext(en, FIXTURES.ranked)).toEqual(['Ann deals next']);
    expect(sayNext(en, FIXTURES.middle)).toBeNull();
  });

  it('says who is left with cards, or the places', () => {
    expect(sayResult(en, FIXTURES.finished)).toBe('Bo loses');
    expect(sayResult(en, FIXTURES.ranked)).toBe('Cy wins');
    expect(placesOf(FIXTURES.ranked.seats).map(({ name }) => name)).toEqual(['Cy', 'Di', 'Ann', 'Bo']);
    expect([1, 2, 3, 4, 11].map(en.result.place)).toEqual(['1st', '2nd', '3rd', '4th', '11th']);
  });

  it('says how the scanner is, whatever is wrong with it', () => {
    const { scanner } = FIXTURES.lost;
    expect(sayScanner(en, scanner)).toBe('scanner lost: plug it in again');
    expect(sayScanner(en, { ...scanner, reason: 'something new' })).toBe('scanner lost: it does not answer');
    expect(sayScanner(en, FIXTURES.start.scanner)).toBe('no scanner');
    for (const reason of SCANNER_TROUBLES) expect(en.devices.trouble[reason]).not.toBe('');
  });
});
