import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diffRules, listRules, showRules, validateRules } from '../../src/cli/rules.ts';
import { completeRuleSet } from '../../src/engine/rules/resolve.ts';
import { readRulebook } from '../../src/table/rule-folder.ts';
import { findVariant, VARIANT_IDS } from '../../src/variants/index.ts';
import { wordsFor } from '../../src/words/tables.ts';
import { endsOf } from '../support/command-lines.ts';

const en = wordsFor('en', 'family');

/** The example of the page about house rules, as people would copy it. */
const SUNDAY = /```json\n(\{\n {2}"format": 1,[\s\S]*?\n\})\n```/.exec(
  readFileSync('docs/house-rules.md', 'utf8'),
)![1]!;

let data: string;
const path = (name: string) => join(data, 'rules', name);
const write = (name: string, source: object | string) =>
  writeFileSync(path(name), typeof source === 'string' ? source : JSON.stringify(source));
const book = () => readRulebook(data);
const validate = (...names: string[]) => validateRules(en, names.map(path), true, data);

beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'burnpile-rules-'));
  mkdirSync(join(data, 'rules'));
  write('sunday.json', SUNDAY);
  write('typing.json', { format: 1, id: 'typing', extends: 'blast', pass: { pickup: 'optional' } });
  write('half.json', '{"format": 1');
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

describe('rules list', () => {
  it('has a line for every rule set, and says which files hold none', () => {
    const { lines, status } = listRules(en, book(), data);
    expect(status).toBe(0);
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      ...VARIANT_IDS,
      'sunday',
      'half.json',
      'typing.json',
      'Rules',
    ]);
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^sunday +Sunday +2 to 8 players {2}As on Sundays: the pile may be picked up at will, and sevens skip\. \(your own\)$/,
      ),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^reference +Out of Turn +2 to 8 players/));
    expect(lines.at(-2)).toBe(
      'typing.json can’t be played: `pass.pickup` is not a parameter of a rule set: correct its name or leave it out.',
    );
    expect(lines.at(-1)).toBe(`Rules of your own go into ${join(data, 'rules')}`);
  });
});

describe('rules show', () => {
  it.each(VARIANT_IDS)('%s: its rules with their numbers, and its options', (id) => {
    const { lines, errors, status } = showRules(en, id, false, book());
    expect([errors, status]).toEqual([[], 0]);
    const complete = completeRuleSet(id, {}, findVariant);
    if (!complete.ok) throw new Error();
    const { texts, variations } = complete.value;
    const said = lines.map((line) => line.trim().split(/ {2,}/));
    for (const { number, text } of texts)
      if (!(number in variations)) expect(said).toContainEqual([number, text]);
    for (const [name, { title, changes }] of Object.entries(variations))
      if (Object.keys(changes).length > 0) expect(said).toContainEqual([name, title]);
    expect(lines.join('\n')).not.toMatch(/undefined|\[object/);
  });

  it('house rules: what differs, and which of the inherited sentences don’t hold any more', () => {
    write('short.json', {
      format: 1,
      id: 'short',
      extends: 'reference',
      pass: { pickUp: 'optional' },
      special: { 8: null },
    });
    const { lines } = showRules(en, 'short', false, book());
    expect(lines.slice(3, 7)).toEqual([
      'Like Out of Turn (reference), but:',
      '  8: The next player is skipped. → 8: An ordinary card.',
      '  Pick up the whole pile, but only if you can’t play. → If you can’t play, or would rather not, pick up the whole pile.',
      '',
    ]);
    expect(lines.filter((line) => line.endsWith('(changed here)'))).toEqual([
      '  RE-12   If you can’t play, or would rather not, pick up the whole pile. (changed here)',
      '  RE-32   8: An ordinary card. (changed here)',
    ]);
    expect(lines.join('\n')).not.toMatch(/you must play|skips the next player/);
    rmSync(path('short.json'));
  });

  it('shed: what is different from everything, in sentences', () => {
    const { lines } = showRules(en, 'shed', false, book());
    expect(lines.slice(3, 8)).toEqual([
      'Like Three of Six (everything), but:',
      '  4: Goes on any card and is invisible: look at the card underneath. → 4: An ordinary card.',
      '  7: An ordinary card. → 7: Goes on any card and is invisible: look at the card underneath.',
      '  9: Goes on any card. The next player needs a 9 or lower, or a card that goes on anything. → 9: An ordinary card.',
      '',
    ]);
  });

  it.each([...VARIANT_IDS, 'sunday'])('%s: nothing of it is program text', (id) => {
    const text = showRules(en, id, false, book()).lines.join('\n');
    expect(text).not.toMatch(/special\[|[{}"]|\b(?:names|deck|pass|end)\.\w/);
  });

  it('threes: the rule about packs, though an option has its number', () => {
    const { lines } = showRules(en, 'threes', false, book());
    expect(lines.filter((line) => line.trim().startsWith('TH-02'))).toEqual([
      '  TH-02  Play with one shuffled pack of 52 cards, or with two if you like.',
      '  TH-02  Two packs, for up to eleven players.',
    ]);
  });

  it('the example of the documentation, which says its rules itself', () => {
    const { lines, errors } = showRules(en, 'sunday', false, book());
    expect(errors).toEqual([]);
    expect(lines).toContain('  RE-12   You may pick up the pile whenever you like.');
    expect(lines.join('\n')).not.toContain('RE-32');
    expect(lines.join('\n')).not.toContain('(changed here)');
    expect(lines.at(-1)).toMatch(/^ {2}pairs +At most two cards together\.$/);
  });

  it('every parameter as JSON', () => {
    const { lines } = showRules(en, 'sunday', true, book());
    const complete = completeRuleSet('sunday', {}, book().find);
    expect(complete).toEqual({ ok: true, value: JSON.parse(lines.join('\n')) });
  });

  it('says what is wrong with the file of rules that can’t be read, also for those that extend them', () => {
    write('child.json', { format: 1, id: 'child', extends: 'half' });
    for (const id of ['half', 'child'])
      expect(showRules(en, id, false, book())).toMatchObject({
        status: 1,
        errors: [expect.stringMatching(/^half\.json can’t be played: The file is not JSON \(line 1\)/)],
      });
    rmSync(path('child.json'));
  });

  it('says what keeps rules from being played, and that there are none', () => {
    write('dead.json', { format: 1, id: 'dead', extends: 'blast', leftover: 'dead' });
    const { lines, errors, status } = showRules(en, 'dead', false, book());
    expect(lines[0]).toMatch(/^dead: /);
    expect([errors.length, status]).toEqual([1, 1]);
    rmSync(path('dead.json'));
    expect(showRules(en, 'bridge', false, book())).toMatchObject({
      lines: [],
      status: 2,
      errors: [expect.stringMatching(/^There is no rule set called "bridge"/)],
    });
  });
});

describe('rules diff', () => {
  it('names every parameter that differs, value by value', () => {
    expect(diffRules(en, 'reference', 'sunday', book()).lines).toEqual([
      'pass.pickUp       you pick up the pile only if no card fits → you may pick up the pile whenever you like',
      'special[7]        goes where its rank fits and calls for 7 or lower → goes where its rank fits and skips the next player',
      'special[8]        goes where its rank fits and skips the next player → is an ordinary card',
      'variations.pairs  not offered → At most two cards together. (set.max = 2)',
    ]);
  });

  it('is the other way round the other way round', () => {
    const turned = diffRules(en, 'sunday', 'reference', book()).lines.map((line) => line.split(/ {2,}| → /));
    const straight = diffRules(en, 'reference', 'sunday', book()).lines.map((line) =>
      line.split(/ {2,}| → /),
    );
    expect(turned.map(([where, before, after]) => [where, after, before])).toEqual(straight);
  });

  it('finds nothing in what plays alike', () => {
    expect(diffRules(en, 'blast', 'blast', book()).lines).toEqual(['blast and blast are the same.']);
  });

  it.each(VARIANT_IDS.flatMap((a) => VARIANT_IDS.map((b) => [a, b])).filter(([a, b]) => a! < b!))(
    '%s and %s: in words',
    (a, b) => {
      const { lines } = diffRules(en, a!, b!, book());
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        const [before, after] = line.replace(/^\S+ +/, '').split(' → ');
        expect(after).toBeTruthy();
        expect(before).not.toBe(after);
        expect(line).not.toMatch(
          line.startsWith('variations') ? /undefined|\[object/ : /undefined|\[object|null/,
        );
      }
    },
  );
});

describe('rules validate', () => {
  it('finds nothing wrong with the example of the documentation', () => {
    expect(validate('sunday.json')).toEqual({
      lines: [`${path('sunday.json')}: nothing is wrong`],
      errors: [],
      status: 0,
    });
  });

  it('has a line for each thing, with file, level and path', () => {
    write('bad.json', {
      format: 1,
      id: 'bad',
      extends: 'reference',
      leftover: 'dead',
      refill: { mode: 'upTo', size: 5 },
      skip: { cap: 'none' },
    });
    const { lines, status } = validate('bad.json', 'typing.json');
    expect(lines.map((line) => line.split(': ').slice(0, 3).join(': '))).toEqual([
      `${path('bad.json')}: error: refill.mode, leftover`,
      `${path('bad.json')}: warning: refill.size, deal.rows[0].hand`,
      `${path('bad.json')}: warning: refill.size, deal.rows[1].hand`,
      `${path('bad.json')}: warning: skip.cap, players.min`,
      `${path('typing.json')}: error: pass.pickup`,
    ]);
    expect(status).toBe(1);
    rmSync(path('bad.json'));
  });

  it('warns of a number of players without a deal, unless none is left', () => {
    const players = (min: number) => ({ format: 1, id: 'many', extends: 'blast', players: { min, max: 8 } });
    write('many.json', players(2));
    expect(validate('many.json')).toMatchObject({
      status: 0,
      lines: [
        expect.stringMatching(/: warning: deal\.rows, players: No deal is given for 5, 6, 7 or 8 players/),
      ],
    });
    write('many.json', players(5));
    expect(validate('many.json')).toMatchObject({
      status: 1,
      lines: [expect.stringMatching(/: error: deal\.rows, players: /)],
    });
    rmSync(path('many.json'));
  });

  it('warns of an option that can’t be chosen alone', () => {
    const variations = {
      none: { title: 'None.', changes: { leftover: 'dead' } },
      typo: { title: 'Typo.', changes: { chanse: 'none' } },
    };
    write('options.json', { format: 1, id: 'options', extends: 'blast', variations });
    const { lines, status } = validate('options.json');
    expect(lines).toEqual([
      expect.stringContaining(
        ': warning: variations[none]: Chosen alone it can’t be played: There is no stock',
      ),
      expect.stringContaining(
        ': warning: variations[typo]: Chosen alone it can’t be played: `chanse` is not an option',
      ),
    ]);
    expect(status).toBe(0);
    rmSync(path('options.json'));
  });

  it('takes files that extend each other, wherever they are, and those in the folder of rules', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'burnpile-elsewhere-'));
    const [late, early] = [join(elsewhere, 'late.json'), join(elsewhere, 'early.json')];
    writeFileSync(late, JSON.stringify({ format: 1, id: 'late', extends: 'early' }));
    writeFileSync(early, JSON.stringify({ format: 1, id: 'early', extends: 'sunday' }));
    expect(validateRules(en, [late, early], true, data).status).toBe(0);
    expect(validateRules(en, [late], true, data).lines[0]).toMatch(
      /late\.json: error: early: There is no rule set/,
    );
    rmSync(elsewhere, { recursive: true });
  });

  it('refuses an id that a preset or another of the files has', () => {
    write('blast.json', { format: 1, id: 'blast' });
    write('twin.json', SUNDAY);
    const { lines, status } = validate('sunday.json', 'blast.json', 'twin.json');
    expect(lines).toEqual([
      `${path('sunday.json')}: nothing is wrong`,
      expect.stringMatching(/blast\.json: error: id: The id of the rules is taken \(by blast\)/),
      expect.stringMatching(/twin\.json: error: id: The id of the rules is taken \(by .*sunday\.json\)/),
    ]);
    expect(status).toBe(1);
    rmSync(path('blast.json'));
    rmSync(path('twin.json'));
  });

  it('says for cards without suits what needs them', () => {
    const colour = {
      format: 1,
      id: 'colour',
      extends: 'reference',
      special: { 4: { effects: ['sameColour'] } },
    };
    write('colour.json', colour);
    expect(validateRules(en, [path('colour.json')], true, data).status).toBe(0);
    const { lines, status } = validateRules(en, [path('colour.json')], false, data);
    expect([status, lines]).toEqual([
      1,
      [expect.stringContaining('error: special[4].effects: The 4 calls for a colour')],
    ]);
    rmSync(path('colour.json'));
  });

  it('ends with 2 where a file can’t be read, and goes on with the others', () => {
    const { lines, status } = validate('none.json', 'half.json', 'sunday.json');
    expect(status).toBe(2);
    expect(lines).toEqual([
      `${path('none.json')}: error: There is no such file: check its name and its folder.`,
      `${path('half.json')}: error: The file is not JSON (line 1): look there for a missing comma, quotation mark or brace.`,
      `${path('sunday.json')}: nothing is wrong`,
    ]);
  });
});

describe('the command line', () => {
  const run = (args: readonly string[], input = '') => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['out/main/cli.js', ...args, '--data', data],
      {
        input,
        encoding: 'utf8',
      },
    );
    return { status, lines: stdout.split('\n').slice(0, -1), stderr };
  };

  it('shows, compares and validates', () => {
    expect(run(['rules', 'show', 'sunday'])).toMatchObject({
      status: 0,
      lines: showRules(en, 'sunday', false, book()).lines,
    });
    const [diff, typing, bridge] = endsOf(
      [
        ['diff', 'reference', 'sunday'],
        ['validate', path('typing.json')],
        ['show', 'bridge'],
      ].map((args) => ['rules', ...args, '--data', data]),
    );
    expect(diff!.stdout.trimEnd().split('\n')).toHaveLength(4);
    expect(typing).toMatchObject({ status: 1 });
    expect(bridge).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^There is no/) });
  });

  const position = {
    rules: 'sunday',
    dealer: 'Bo',
    turn: 'Ann',
    seats: [
      { name: 'Ann', hand: ['9C'], faceDown: 3 },
      { name: 'Bo', hand: ['KC'], faceDown: 3 },
    ],
    pile: ['5H'],
    stock: 0,
    burned: 0,
    move: { seat: 'Ann', pickUp: true },
  };

  it('judges by rules of one’s own, with their options', () => {
    const asked = [{}, { rules: 'reference' }, { options: { pairs: true } }, { rules: 'typing' }];
    const input = asked.map((more) => JSON.stringify({ ...position, ...more })).join('\n');
    expect(run(['judge', '-'], input).lines.map((line) => JSON.parse(line))).toMatchObject([
      { verdict: 'legal' },
      { verdict: 'illegal' },
      { verdict: 'legal' },
      {
        verdict: 'error',
        path: 'rules',
        message: '`pass.pickup` is not a parameter of a rule set: correct its name or leave it out.',
      },
    ]);
  });

  it('checks games by them', () => {
    const game = `[Burnpile "1"] [Rules "sunday"]
[Seats "Ann; Bo"] [Dealer "Bo"] [Knowledge "table"] [Phase "start"]
[Deal "Ann 3 / KH5D8S / 3; Bo 3 / 3H9C4D / 3; stock 34"]
1 Ann 4H
2 Bo 7S
3 Bo 9C
*
`;
    write('game.burnpile', game);
    const checked = JSON.parse(run(['check', path('game.burnpile')]).lines[0]!);
    expect(checked).toMatchObject({ moves: 3 });
    write('game.burnpile', game.replace('sunday', 'monday'));
    expect(run(['check', path('game.burnpile')])).toMatchObject({ status: 2 });
  });
});
