import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import type { HouseAnswer, RulesDraft } from '../../src/protocol/house.ts';
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages.ts';
import { limitFiles } from '../support/limit.ts';
import { describeWith } from '../support/tools.ts';
import { hostAt, open, SETUP } from './screen.ts';

let data: string;
let host: Host;
let heard: ServerMessage[];
let say: (message: ClientMessage) => void;

const rulesIn = (...folder: string[]) => {
  const path = join(data, 'rules', ...folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
};
const read = (file: string) => JSON.parse(readFileSync(join(data, 'rules', file), 'utf8'));
const write = (file: string, source: object) => {
  mkdirSync(join(data, 'rules'), { recursive: true });
  writeFileSync(join(data, 'rules', file), JSON.stringify(source));
};

type Answer<T extends HouseAnswer['type']> = Extract<HouseAnswer, { type: T }>;
const last = <T extends ServerMessage['type']>(type: T) =>
  heard.findLast((message): message is Extract<ServerMessage, { type: T }> => message.type === type);
/** Says something and gives the answer, which has to be of this kind. */
function ask<T extends HouseAnswer['type']>(message: ClientMessage, type: T): Answer<T> {
  heard.length = 0;
  say(message);
  const answer = heard.at(-1);
  expect(answer).toMatchObject({ type });
  return answer as unknown as Answer<T>;
}

const enter = () => {
  heard = [];
  const client = host.connect((text) => heard.push(JSON.parse(text)));
  say = (message) => client.take(JSON.stringify(message));
};

const begin = (id = 'reference', options = {}, own = false): RulesDraft => {
  const {
    id: of,
    extends: parent,
    rules,
  } = ask({ type: 'openRules', id, options, answers: {}, own }, 'rulesOpened');
  return { id: of, extends: parent, rules: { ...rules } };
};
const named = (draft: RulesDraft, game: string, more = {}): RulesDraft => ({
  ...draft,
  rules: { ...draft.rules, names: { game, loser: 'nobody' }, ...more },
});
const save = (draft: RulesDraft, upon: string | null = null) =>
  ask({ type: 'saveRules', draft, upon }, 'rulesSaved').id;
const refuse = (message: ClientMessage) => ask(message, 'rulesRefused').fault;

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'burnpile-house-'));
  host = await hostAt(data);
  enter();
});
afterEach(async () => {
  await host.close();
  rmSync(data, { recursive: true, force: true });
});

describe('rules of one’s own are written on a screen', () => {
  it('only what differs is in the file, and every screen may choose them at once', () => {
    const other: ServerMessage[] = [];
    host.connect((text) => other.push(JSON.parse(text)));
    const id = save(named(begin(), 'Großmutters Regeln', { pass: { pickUp: 'optional' } }));
    expect([id, rulesIn()]).toEqual(['Grossmutters-Regeln', ['Grossmutters-Regeln.json']]);
    expect(read('Grossmutters-Regeln.json')).toEqual({
      format: 1,
      id,
      extends: 'reference',
      pass: { pickUp: 'optional' },
      names: { game: 'Großmutters Regeln', loser: 'nobody' },
    });
    const listed = { id, own: true };
    expect(last('welcome')?.rules.at(-1)).toMatchObject(listed);
    expect(other.at(-1)).toMatchObject({
      type: 'welcome',
      rules: expect.arrayContaining([expect.objectContaining(listed)]),
    });
    open({ say } as never, { ...SETUP, rules: id, options: {} });
    expect(last('state')?.table).toMatchObject({ rules: { id } });
  });

  it('are called as people call them, where nothing else is called so', () => {
    const called = () =>
      (last('welcome')?.rules ?? []).filter(({ own }) => own).map(({ id, name }) => [id, name]);
    const id = save(named(begin(), 'Omas Spiel: Ä & 7er!'));
    expect(called()).toEqual([['Omas-Spiel-Ae-7er', 'Omas Spiel: Ä & 7er!']]);
    save(named(begin(id, {}, true), 'Opas Spiel'));
    expect(called()).toEqual([[id, 'Opas Spiel']]);
    write('palace-too.json', { format: 1, id: 'palace-too', extends: 'palace' });
    save(named(begin(), 'Palace'));
    save(named(begin(), 'opas spiel'));
    expect(called()).toEqual([
      [id, null],
      ['Palace-2', null],
      ['opas-spiel', null],
      ['palace-too', null],
    ]);
  });

  it('options that they begin with are changes like any other', () => {
    const id = save(named(begin('everything', { 'EV-V1': true }), 'Ours'));
    expect(read('Ours.json')).toMatchObject({ id, special: { 4: null, 9: null } });
  });

  it('are changed in their own file, whatever that is called, and keep their id', () => {
    write('odd name.json', { format: 1, id: 'ours', extends: 'blast', title: 'Ours.' });
    enter();
    const id = save(named(begin('ours', {}, true), 'Other name', { title: 'Still ours.' }));
    expect([id, rulesIn()]).toEqual(['ours', ['odd name.json']]);
    expect(read('odd name.json')).toMatchObject({ extends: 'blast', title: 'Still ours.' });
  });

  it.each([
    ['Palace', 'Palace-2'],
    ['palace', 'palace-2'],
    ['../../settings', 'settings'],
    ['..', 'House-rules'],
    ['C:\\con', 'C-con'],
    ['con', 'con-rules'],
    ['五十', 'House-rules'],
    ['  Ärger & Öl  ', 'Aerger-Oel'],
  ])('called %s they are %s, in their folder', (name, id) => {
    expect(save(named(begin(), name))).toBe(id);
    expect(rulesIn()).toEqual([`${id}.json`]);
    expect(readdirSync(data)).not.toContain(`${id}.json`);
  });

  it('never take the place of others, nor of a file that can’t be read', () => {
    write('ours.json', { format: 1, id: 'else', extends: 'blast' });
    writeFileSync(join(data, 'rules', 'OURS-2.json'), '{');
    enter();
    expect(save(named(begin(), 'Ours'))).toBe('Ours-3');
    expect(save(named(begin(), 'Else'))).toBe('Else-2');
    expect(rulesIn()).toEqual(['Else-2.json', 'OURS-2.json', 'Ours-3.json', 'ours.json']);
  });

  it('an id that isn’t one’s own names no file', () => {
    for (const id of ['palace', '../settings', 'gone']) {
      const draft = { ...named(begin(), 'Ours'), id };
      expect(save(draft)).toMatch(/^Ours/);
    }
    expect(rulesIn()).toEqual(['Ours-2.json', 'Ours-3.json', 'Ours.json']);
  });

  it('are checked as they stand, with the page of what they come to', () => {
    const draft = named(begin(), 'Ours', { deck: { packs: 1, jokers: 2 }, special: {} });
    const { remarks, rules, number } = ask({ type: 'checkRules', number: 7, draft }, 'rulesChecked');
    expect(number).toBe(7);
    expect(remarks).toMatchObject([{ level: 'error', error: { finding: { code: 'JOKER_ABSENT' } } }]);
    expect(rules).toMatchObject({ deck: { jokers: 2 } });
    expect(refuse({ type: 'saveRules', draft, upon: null })).toEqual({ code: 'unsound' });
    const broken = { ...draft, rules: { ...draft.rules, pass: { pickUp: 'never' } } };
    expect(ask({ type: 'checkRules', number: 8, draft: broken }, 'rulesChecked')).toMatchObject({
      rules: null,
      remarks: [{ level: 'error', error: { code: 'BAD_VALUE', path: 'pass.pickUp' } }],
    });
    expect(refuse({ type: 'saveRules', draft: named(begin(), '   '), upon: null })).toEqual({
      code: 'noName',
    });
    expect(rulesIn()).toEqual([]);
  });

  it('with nothing but warnings they are saved', () => {
    const end = { mode: 'lastHolder', lastCard: 'noSpecial', showWinner: true };
    const draft = named(begin(), 'Ours', { end });
    const { remarks } = ask({ type: 'checkRules', number: 0, draft }, 'rulesChecked');
    expect(new Set(remarks.map(({ level }) => level))).toEqual(new Set(['warning']));
    expect(save(draft)).toBe('Ours');
  });

  it('can’t be made to begin with themselves', () => {
    const first = save(named(begin(), 'First'));
    const second = save(named(begin(first), 'Second'));
    const draft = { ...named(begin(first, {}, true), 'First'), extends: second };
    expect(ask({ type: 'checkRules', number: 0, draft }, 'rulesChecked')).toMatchObject({
      rules: null,
      remarks: [{ error: { code: 'EXTENDS_ITSELF' } }],
    });
    expect(refuse({ type: 'saveRules', draft, upon: null })).toEqual({ code: 'unsound' });
  });
});

describe('what somebody else has written meanwhile', () => {
  const own = (id: string) => {
    const { stamp, ...opened } = ask(
      { type: 'openRules', id, options: {}, answers: {}, own: true },
      'rulesOpened',
    );
    const draft: RulesDraft = { id, extends: opened.extends, rules: { ...opened.rules } };
    return { stamp, draft };
  };

  it.each(['another screen', 'by hand'])('is not written over in silence: %s', (how) => {
    const id = save(named(begin(), 'Ours'));
    const { stamp, draft } = own(id);
    const other = named(draft, 'Ours', { penalty: 'letStand' });
    if (how === 'by hand') write('Ours.json', { ...read('Ours.json'), penalty: 'letStand' });
    else save(other, stamp);
    const mine = { ...draft, rules: { ...draft.rules, title: 'Mine.' } };
    expect(refuse({ type: 'saveRules', draft: mine, upon: stamp })).toEqual({ code: 'changedSince' });
    expect(read('Ours.json')).toMatchObject({ penalty: 'letStand' });
    expect(save({ ...mine, id: null })).toBe('Ours-2');
    expect(save(mine)).toBe(id);
    expect(read('Ours.json')).toMatchObject({ title: 'Mine.' });
  });

  it('is no hindrance where one has written it oneself', () => {
    const id = save(named(begin(), 'Ours'));
    const { stamp, draft } = own(id);
    const saved = ask({ type: 'saveRules', draft: named(draft, 'Two'), upon: stamp }, 'rulesSaved');
    expect(saved.stamp).not.toBe(stamp);
    expect(save(named(draft, 'Three'), saved.stamp)).toBe(id);
  });

  it('stays playable: rules that others begin with are not saved where these would be broken', () => {
    const parent = save(named(begin('everything'), 'Parent'));
    const { 'EV-V1': gone, ...variations } = own(parent).draft.rules.variations as Record<string, unknown>;
    expect(gone).toBeDefined();
    save(named(begin(parent), 'Child', { variations }));
    const { stamp, draft } = own(parent);
    const fewer = { ...draft, rules: { ...draft.rules, variations } };
    expect(refuse({ type: 'saveRules', draft: fewer, upon: stamp })).toEqual({
      code: 'breaks',
      by: ['Child'],
    });
    expect(save({ ...fewer, id: null })).toBe('Parent-2');
  });
});

describe('rules as a file', () => {
  it('say on another machine what they said here, whatever of one’s own they began with', async () => {
    const first = save(named(begin(), 'First', { pass: { pickUp: 'optional' } }));
    const draft = named(begin(first), 'Second', { penalty: 'letStand' });
    const { name, text } = ask({ type: 'shareRules', draft }, 'rulesShared');
    expect(name).toBe('Second.json');
    expect(JSON.parse(text)).toMatchObject({
      extends: 'reference',
      pass: { pickUp: 'optional' },
      penalty: 'letStand',
    });
    await host.close();
    rmSync(join(data, 'rules'), { recursive: true });
    host = await hostAt(data);
    enter();
    const loaded = ask({ type: 'loadRules', text }, 'rulesOpened');
    expect(loaded).toMatchObject({ id: null, extends: 'reference', rules: { ...draft.rules, id: '' } });
    expect(rulesIn()).toEqual([]);
  });

  it.each([
    ['', 'NOT_JSON'],
    ['[]', 'NOT_A_RULE_SET'],
    ['{"format":1,"id":"../x"}', 'BAD_ID'],
    ['{"format":9,"id":"x"}', 'NEWER_FORMAT'],
    ['{"format":1,"id":"x","extends":"nowhere"}', 'UNKNOWN_RULE_SET'],
    ['{"format":1,"id":"x","extends":"blast","pass":{"pickup":"optional"}}', 'UNKNOWN_PARAMETER'],
  ])('%s is not opened: %s', (text, code) => {
    expect(refuse({ type: 'loadRules', text })).toMatchObject({ code: 'noRules', errors: [{ code }] });
  });

  it('lie in a file of the name that they have now, whatever they were called when they were made', () => {
    const id = save(named(begin(), 'First'));
    const renamed = { ...named(begin(), 'Second'), id };
    const { name, text } = ask({ type: 'shareRules', draft: renamed }, 'rulesShared');
    expect(name).toBe('Second.json');
    expect(JSON.parse(text)).toMatchObject({ id: 'First', names: { game: 'Second' } });
  });

  it('are called as their file says, where they don’t say it themselves', () => {
    const text = '{"format":1,"id":"Aunt-Mary","extends":"blast"}';
    expect(ask({ type: 'loadRules', text }, 'rulesOpened').rules.names.game).toBe('Aunt Mary');
  });

  it('that are there already, whatever their files are called, are not opened again', () => {
    const draft = named(begin(), 'Ours', { penalty: 'letStand', title: 'Ours.' });
    const { text } = ask({ type: 'shareRules', draft }, 'rulesShared');
    const id = save(draft);
    expect(refuse({ type: 'loadRules', text })).toEqual({ code: 'alreadyThere', id });
    expect(rulesIn()).toEqual(['Ours.json']);
    for (const [from, to] of [
      ['"Ours."', '"Theirs."'],
      ['letStand', 'pickUpPile'],
      ['"game": "Ours"', '"game": "Theirs"'],
    ] as const) {
      expect(text).toContain(from);
      ask({ type: 'loadRules', text: text.replace(from, to) }, 'rulesOpened');
    }
    // Those that don't say what they are called are called as their file.
    write('Aunt-Mary.json', { format: 1, id: 'Aunt-Mary', extends: 'blast' });
    for (const name of ['Aunt-Mary', 'Aunt-Jo']) {
      const same = { type: 'loadRules', text: `{"format":1,"id":"${name}","extends":"blast"}` } as const;
      if (name === 'Aunt-Jo') ask(same, 'rulesOpened');
      else expect(refuse(same)).toEqual({ code: 'alreadyThere', id: name });
    }
  });

  it('of the same id as others are others', () => {
    const id = save(named(begin(), 'Ours'));
    const text = JSON.stringify({ format: 1, id, extends: id, penalty: 'letStand' });
    expect(ask({ type: 'loadRules', text }, 'rulesOpened')).toMatchObject({
      id: null,
      extends: id,
      rules: { penalty: 'letStand', names: { game: 'Ours' } },
    });
  });
});

describe('rules that nobody wants any more', () => {
  it('are moved away, and nothing is overwritten there', () => {
    for (let i = 0; i < 2; i++)
      ask({ type: 'discardRules', id: save(named(begin(), 'Ours')) }, 'rulesDiscarded');
    expect([rulesIn(), rulesIn('discarded')]).toEqual([['discarded'], ['Ours-2.json', 'Ours.json']]);
    expect(last('welcome')?.rules.every(({ own }) => !own)).toBe(true);
  });

  it('come back as they were, unless others have their name by now', () => {
    const id = save(named(begin(), 'Ours'));
    const before = read('Ours.json');
    ask({ type: 'discardRules', id }, 'rulesDiscarded');
    expect(ask({ type: 'bringBackRules', id }, 'rulesBroughtBack')).toMatchObject({ id });
    expect([read('Ours.json'), rulesIn('discarded')]).toEqual([before, []]);
    expect(last('welcome')?.rules.some((rules) => rules.id === id && rules.own)).toBe(true);
    expect(refuse({ type: 'bringBackRules', id })).toEqual({ code: 'gone' });
    ask({ type: 'discardRules', id }, 'rulesDiscarded');
    save(named(begin(), 'Ours'));
    expect(refuse({ type: 'bringBackRules', id })).toEqual({ code: 'alreadyThere', id });
  });

  it('go with how far somebody is with their lessons, and with that of no others', () => {
    const id = save(named(begin(), 'Ours'));
    const learnt = (rules: string) => say({ type: 'answered', rules, lesson: 'blind', right: true, of: 12 });
    for (const rules of [id, 'palace']) learnt(rules);
    const kept = () =>
      Object.keys(JSON.parse(readFileSync(join(data, 'progress.json'), 'utf8')).rules).sort();
    expect(kept()).toEqual([id, 'palace'].sort());
    ask({ type: 'discardRules', id }, 'rulesDiscarded');
    expect(kept()).toEqual(['palace']);
  });

  it('in whichever case their file is written', () => {
    mkdirSync(join(data, 'rules', 'discarded'), { recursive: true });
    writeFileSync(join(data, 'rules', 'discarded', 'OURS.json'), '');
    ask({ type: 'discardRules', id: save(named(begin(), 'Ours')) }, 'rulesDiscarded');
    expect(rulesIn('discarded')).toEqual(['OURS.json', 'Ours-2.json']);
  });

  it('stay while others begin with them', () => {
    const first = save(named(begin(), 'First'));
    save(named(begin(first), 'Second'));
    expect(refuse({ type: 'discardRules', id: first })).toEqual({ code: 'extended', by: ['Second'] });
    expect(rulesIn()).toEqual(['First.json', 'Second.json']);
  });

  it('are those that are there, and people’s own', () => {
    save(named(begin(), 'Ours'));
    rmSync(join(data, 'rules', 'Ours.json'));
    for (const id of ['palace', 'nowhere', 'Ours'])
      expect(refuse({ type: 'discardRules', id })).toEqual({ code: 'gone' });
    expect(last('welcome')?.rules.every(({ own }) => !own)).toBe(true);
  });
});

it('where the folder can’t be one, that is the answer', () => {
  writeFileSync(join(data, 'rules'), '');
  expect(refuse({ type: 'saveRules', draft: named(begin(), 'Ours'), upon: null })).toEqual({
    code: 'noFolder',
  });
});

it('what could not be loaded again is not shared', () => {
  const draft = named(begin(), 'Ours', { set: 5 });
  expect(refuse({ type: 'shareRules', draft })).toEqual({ code: 'unsound' });
});

describeWith(['prlimit'], 'on a disk that is full', () => {
  it('nothing is saved, which is the answer; the file that was there stays whole', () => {
    const id = save(named(begin(), 'Ours'));
    const before = read('Ours.json');
    const draft = named(begin(id, {}, true), 'Ours', { penalty: 'letStand' });
    const lift = limitFiles(0);
    try {
      expect(refuse({ type: 'saveRules', draft, upon: null })).toEqual({ code: 'diskFull' });
    } finally {
      lift();
    }
    expect([rulesIn(), read('Ours.json')]).toEqual([['Ours.json'], before]);
    expect(save(draft)).toBe(id);
    expect(read('Ours.json')).toMatchObject({ penalty: 'letStand' });
  });
});
