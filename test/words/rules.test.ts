import { describe, expect, it } from 'vitest';
import { checkRules } from '../../src/engine/rules/check.ts';
import { differences } from '../../src/engine/rules/diff.ts';
import type { RuleSetError } from '../../src/engine/rules/errors.ts';
import { completeRuleSet } from '../../src/engine/rules/resolve.ts';
import type { SetupError } from '../../src/protocol/lobby.ts';
import { findVariant, VARIANT_IDS } from '../../src/variants/index.ts';
import { sayFault, sayPositionError, sayStartError } from '../../src/words/say/fault.ts';
import { parameterValues, sayFinding, sayParameter, sayRuleSetError } from '../../src/words/say/rules.ts';
import { wordsFor } from '../../src/words/tables.ts';
import type { Words } from '../../src/words/words.ts';

const en = wordsFor('en', 'family');
const de = wordsFor('de', 'family');

const PARAMETERS: readonly (readonly [path: string, value: unknown, english: string, german: string])[] = [
  ['deck.jokers', 2, '2 jokers', '2 Joker'],
  [
    'rank.order',
    'A2..K',
    'from low to high A 2 3 4 5 6 7 8 9 10 J Q K',
    'von niedrig nach hoch A 2 3 4 5 6 7 8 9 10 B D K',
  ],
  [
    'first.steps',
    [{ by: 'card', card: 'QS', zone: 'both' }, { by: 'lowest' }],
    'the player who has the Q♠ in hand or face up; otherwise the player who has the lowest card in hand',
    'wer die D♠ auf der Hand oder offen hat; sonst wer die niedrigste Karte auf der Hand hat',
  ],
  [
    'first.steps',
    [{ by: 'race', from: 'J' }],
    'the first player to play a jack; if nobody has one, the next rank up',
    'wer zuerst einen Buben legt, sonst wer den nächsthöheren Rang legt',
  ],
  [
    'first.steps',
    [{ by: 'thrownIn', from: 'J' }],
    'the player after the last to throw in a jack before play; if nobody has one, the next rank up is thrown in',
    'wer nach dem sitzt, der vor dem Spiel zuletzt einen Buben abwirft, sonst wird der nächsthöhere Rang abgeworfen',
  ],
  [
    'first.steps',
    [{ by: 'loser' }, { by: 'random' }],
    'the loser of the last round; otherwise a player drawn by lot',
    'wer die letzte Runde verloren hat; sonst wer ausgelost wird',
  ],
  [
    'first.tie',
    'heartsFirst',
    'if several have it, hearts go before the other suits',
    'haben mehrere so eine Karte, geht Herz vor',
  ],
  [
    'first.tie',
    'fromDealer',
    'if several have it, the dealer or else the first one clockwise starts',
    'haben mehrere so eine Karte, beginnt der Geber, sonst wer links von ihm am nächsten sitzt',
  ],
  [
    'stacking',
    'anyone',
    'before play equal cards may be put on anybody’s face-up cards, and as many are drawn',
    'vor dem Spiel darf man gleiche Karten auf offene von allen legen und zieht ebenso viele',
  ],
  [
    'set.mixZones',
    false,
    'hand and face-up cards are never played together',
    'Handkarten und offene Karten werden nie zusammen gelegt',
  ],
  ['refill.size', 1, 'up to 1 card', 'bis zu 1 Karte'],
  ['announce.burn', 'Burn', '“Burn” is called at a burn', 'beim Verbrennen ruft man „Brennt“'],
  ['announce.burn', 'Whoosh', '“Whoosh” is called at a burn', 'beim Verbrennen ruft man „Whoosh“'],
  ['series.titles', ['gold', 'tin'], 'titles: gold, tin', 'Titel: Gold, tin'],
  ['names.game', '', 'called as usual', 'heißt wie üblich'],
  [
    'special.8',
    { on: 'any', notOn: [], onlyIfStuck: false, effects: [{ unbeatable: { except: ['8', 'JK'] } }] },
    'goes on any card and is beaten only by 8 or Joker',
    'geht auf jede Karte und wird nur von 8 oder Joker geschlagen',
  ],
  ['special.K', null, 'is an ordinary card', 'ist eine gewöhnliche Karte'],
  [
    'special.T',
    { on: 'any', notOn: ['J'], onlyIfStuck: false, effects: ['burn', 'again'] },
    'goes on any card but never on J, burns the pile and gives another turn',
    'geht auf jede Karte, aber nie auf B, verbrennt den Stapel und gibt noch einen Zug',
  ],
  [
    'variations.x',
    { title: 'Queens reverse play.', changes: { 'set.max': 2 }, choices: {} },
    'Queens reverse play. (set.max = 2)',
    'Damen drehen die Richtung um. (set.max = 2)',
  ],
];

describe('findings', () => {
  it('say of a card that limits twice in the same way that it does so twice, and of two ways that they are two', () => {
    const of = (set: object) => {
      const power = { on: 'natural', notOn: [], onlyIfStuck: false, ...set };
      const rules = completeRuleSet('ours', {}, (id) =>
        id === 'ours' ? { format: 1, id, extends: 'palace', special: { 7: power } } : findVariant(id),
      );
      if (!rules.ok) throw new Error(rules.error[0].code);
      return checkRules(rules.value).map((one) => [sayFinding(en, one), sayFinding(de, one)]);
    };
    expect(of({ effects: [{ atMost: '7' }, { atMost: '9' }] })).toEqual([
      [
        'The 7 calls for a lower card, twice over: nothing says which one counts. Let it do so once.',
        'Die 7 verlangt eine niedrigere Karte, und das zweimal: Es steht nirgends, was davon zählt. Lass nur eines davon stehen.',
      ],
    ]);
    expect(of({ effects: [{ atMost: '7' }, { atLeast: '9' }] })[0]![0]).toContain('two ways');
  });
});

describe('parameters', () => {
  it.each(PARAMETERS)('%s: %j', (path, value, english, german) => {
    expect(sayParameter(en, path.split('.'), value)).toBe(english);
    expect(sayParameter(de, path.split('.'), value)).toBe(german);
  });

  it('are German throughout, in every rule set and for every value that may be chosen', () => {
    const sets = VARIANT_IDS.map((id) => completeRuleSet(id, {}, findVariant)).flatMap((set) =>
      set.ok ? [set.value] : [],
    );
    const found = sets.slice(1).flatMap((set) => differences(sets[0]!, set));
    for (const { keys, path, before, after } of found) {
      const chosen = (parameterValues(de, path) ?? []).map(({ value }) => value);
      for (const value of [before, after, ...chosen]) {
        const said = sayParameter(de, keys, value);
        expect(said).not.toMatch(/undefined|\b(?:the|card|pile|is)\b/);
        expect(said).not.toBe(sayParameter(en, keys, value));
      }
    }
  });

  it('may be the same things in both languages', () => {
    const sets = completeRuleSet('reference', {}, findVariant);
    if (!sets.ok) throw new Error();
    const paths = ['penalty', 'beat.equal.hand', 'deal.starter', 'skip.cap', 'set.max'];
    const values = (words: Words) =>
      paths.map((path) => parameterValues(words, path)?.map(({ value }) => value));
    expect(values(de)).toEqual(values(en));
  });
});

const ERRORS: readonly (readonly [RuleSetError, string])[] = [
  [
    { code: 'BAD_VALUE', path: 'skip.count', detail: '"sometimes" instead of ("perPlay" | "perCard")' },
    '`skip.count` hat einen Wert, den dieser Parameter nicht haben kann ("sometimes" statt ("perPlay" | "perCard")): Gib ihm einen, der passt.',
  ],
  [
    { code: 'BAD_VALUE', path: 'title', detail: '"a instead of b" without a word' },
    '`title` hat einen Wert, den dieser Parameter nicht haben kann ("a instead of b", ohne ein Wort): Gib ihm einen, der passt.',
  ],
  [
    { code: 'BAD_ID', path: 'id', detail: 'a list' },
    'Die id der Regeln kann nicht eine Liste sein: Gib ihnen einen Namen aus Buchstaben, Ziffern, _ und -, wie "our-table".',
  ],
  [
    {
      code: 'UNSOUND',
      path: 'refill.mode',
      detail: 'REFILL_DEAD',
      finding: { code: 'REFILL_DEAD', level: 'error', paths: ['refill.mode', 'leftover'] },
    },
    'Es gibt keinen Vorrat, also lässt sich nichts nachziehen. Mach die übrigen Karten zum Vorrat, oder zieh nichts nach. (`refill.mode` und `leftover`)',
  ],
];

const FAULTS: readonly (readonly [SetupError, string])[] = [
  [
    { code: 'SAME_NAME', name: 'Bo' },
    'Zwei Plätze heißen „Bo“, oder fast so. Gib jedem Platz einen Namen, den niemand verwechselt.',
  ],
  [
    { code: 'DEAL_NO_ROW', players: 1, min: 2, max: 5, needed: 0, deck: 52 },
    'Hier sitzt 1 Person, aber diese Regeln sind für 2 bis 5. Ändere die Zahl der Plätze oder die Regeln.',
  ],
];

describe('what is wrong, in German', () => {
  it.each(ERRORS)('%j', (error, said) => {
    expect(sayRuleSetError(de, error)).toBe(said);
    expect(sayFault(de, error)).toBe(said);
  });
  it.each(FAULTS)('%j', (fault, said) => expect(sayFault(de, fault)).toBe(said));

  it('is said of the program and of positions', () => {
    expect(sayStartError(de, { code: 'PORT_IN_USE', port: 7878 })).toMatch(
      /^Etwas anderes benutzt schon den Port 7878/,
    );
    expect(
      sayPositionError(de, {
        code: 'shape',
        path: 'seats.0.hand',
        found: 'an object',
        expected: 'countOrCards',
      }),
    ).toBe('`seats.0.hand` ist ein Objekt: Dorthin gehört eine Liste von Karten oder ihre Anzahl.');
    expect(de.cli.simulated(8, 10, [{ bot: 'easy', losses: 1 }])).toBe(
      '8 von 10 Spielen; verloren: easy 12,5 %',
    );
  });
});
