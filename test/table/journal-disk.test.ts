import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeLine, type JournalLine, type TableLine } from '../../src/table/journal/format.ts';
import { readJournal } from '../../src/table/journal/read.ts';
import { createJournal, type Journal, reopenJournal } from '../../src/table/journal/write.ts';
import { openTable, type Table } from '../../src/table/table.ts';
import { describeWith } from '../support/tools.ts';

const first: TableLine = {
  type: 'table',
  format: 1,
  at: 1_770_000_000_000,
  setup: { rules: 'blast', options: {}, names: ['Ann', 'Bo'], dealer: 'Bo', lastLoser: null },
};

let folder: string;
let journal: Journal;
let table: Table;
let written: JournalLine[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'burnpile-disk-'));
});
afterEach(() => {
  table.close();
  journal.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sits down at a table that is kept in this folder. */
function sit(place: string): void {
  journal = createJournal(place, first);
  written = [];
  const write = (line: JournalLine) => {
    written.push(line);
    journal.append(line);
  };
  const opened = openTable(first.setup, { write });
  if (!opened.ok) throw new Error(opened.error.code);
  table = opened.value;
}

/** Says whose the next card is: something that always changes the game. */
function play(times = 1): void {
  for (let i = 0; i < times; i++) {
    const { inputs } = table.view();
    table.take({ type: 'command', command: { name: 'SEAT', seat: 1 + (inputs % 2) }, at: table.now() });
    expect(table.view().inputs).toBe(inputs + 1);
  }
}

const wholeText = (): string => Buffer.concat([first, ...written].map(encodeLine)).toString();

function expectKept(): void {
  expect(journal.trouble()).toBeNull();
  expect(readFileSync(journal.file, 'utf8')).toBe(wholeText());
}

/** What can be read now: so many lines, and whether there is half a one. */
function left(): string {
  const read = readJournal(journal.file);
  return read.ok ? `${read.value.lines.length}${read.value.cut > 0 ? ' and a half' : ''}` : read.error.code;
}

describe('a table with a journal', () => {
  it('has on the disk what it shows before anybody is told', () => {
    sit(folder);
    const told: boolean[] = [];
    table.subscribe(() => told.push(left() === String(table.view().inputs)));
    play(5);
    // Nothing has changed: nobody is told.
    table.take({ type: 'tick', at: table.now() });
    expect(told).toEqual([true, true, true, true, true]);
    expectKept();
  });

  it('that is ended says so on the disk', () => {
    sit(folder);
    play();
    table.end();
    expectKept();
    expect(written.map(({ type }) => type)).toEqual(['input', 'ended']);
  });

  it('that is closed writes nothing more, whoever still holds it', () => {
    sit(folder);
    play();
    const whole = wholeText();
    journal.close();
    play(2);
    journal.retry();
    journal.close();
    expect(readFileSync(journal.file, 'utf8')).toBe(whole);
  });

  it('makes every folder that is missing', () => {
    sit(join(folder, 'a', 'b'));
    play();
    expectKept();
  });
});

describe('the game goes on in memory, and is kept whole as soon as that is possible again', () => {
  it('where the folder is a file', () => {
    const place = join(folder, 'games');
    writeFileSync(place, '');
    sit(place);
    play(3);
    expect(journal.trouble()).toBe('noFolder');
    rmSync(place);
    play();
    expectKept();
  });

  it('when the folder was removed', () => {
    const place = join(folder, 'games');
    sit(place);
    play(3);
    rmSync(place, { recursive: true });
    play();
    expectKept();
  });

  it('when the file was cut by somebody', () => {
    sit(folder);
    play(3);
    truncateSync(journal.file, 200);
    play();
    expectKept();
  });

  it('when the file was renamed', () => {
    sit(folder);
    play(3);
    renameSync(journal.file, `${journal.file}.moved`);
    play();
    expectKept();
    expect(readFileSync(`${journal.file}.moved`, 'utf8')).not.toBe(wholeText());
    expect(journal.parted()).toBe(false);
  });

  it('when a folder stands where the file should be', () => {
    sit(join(folder, 'games'));
    play();
    rmSync(journal.file);
    mkdirSync(journal.file);
    play(2);
    expect(journal.trouble()).toBe('other');
    rmSync(journal.file, { recursive: true });
    journal.retry();
    expectKept();
  });
});

describe('a file that something else writes to is left alone: the game goes on whole in another', () => {
  const before = () => readdirSync(folder).find((name) => !journal.file.endsWith(name))!;
  const expectParted = (other: string) => {
    expect(journal.parted()).toBe(true);
    expectKept();
    expect(readdirSync(folder)).toHaveLength(2);
    expect(readFileSync(join(folder, before()), 'utf8')).toBe(other);
  };

  it('when a second program continues the same table: each has all that it was told', () => {
    sit(folder);
    play(3);
    const second = reopenJournal(journal.file);
    if (!second.ok) throw new Error(second.error.code);
    const theirs = second.value;
    theirs.journal.append({ type: 'newRound' });
    play(2);
    theirs.journal.append({ type: 'newRound' });
    play();
    const line = encodeLine({ type: 'newRound' });
    expectParted(Buffer.concat([first, ...written.slice(0, 3)].map(encodeLine)).toString() + line + line);
    expect(theirs.journal.parted()).toBe(false);
    theirs.journal.close();
  });

  it('when both write at once and one line lies over the other', () => {
    sit(folder);
    play(2);
    const start = statSync(journal.file).size;
    play();
    const bytes = readFileSync(journal.file);
    bytes.write('their line', start + 12);
    writeFileSync(journal.file, bytes);
    play(2);
    expectParted(bytes.toString());
  });

  it('when it cuts the file short and writes on from there', () => {
    sit(folder);
    play(3);
    const theirs = `${readFileSync(journal.file, 'utf8').slice(0, 300)}their line\n`;
    writeFileSync(journal.file, theirs);
    play();
    expectParted(theirs);
  });

  it('when another file has taken its name', () => {
    sit(folder);
    play(3);
    rmSync(journal.file);
    writeFileSync(journal.file, 'Dear diary');
    play(2);
    expectParted('Dear diary');
  });
});

/** Nobody in particular: Debian's user of that name. */
const NOBODY = 65_534;

/** Does something without the rights of the superuser, who may write everywhere. */
function asNobody(work: () => void): void {
  const superuser = process.geteuid?.() === 0;
  if (superuser) process.seteuid?.(NOBODY);
  try {
    work();
  } finally {
    if (superuser) process.seteuid?.(0);
  }
}

describe.skipIf(process.platform === 'win32')('in a folder that may only be read', () => {
  beforeEach(() => chmodSync(folder, 0o555));
  afterEach(() => chmodSync(folder, 0o755));

  it('a game goes on in memory and says so', () => {
    asNobody(() => {
      sit(folder);
      play(3);
    });
    expect(journal.trouble()).toBe('readOnly');
    expect(left()).toBe('cannotRead');
    chmodSync(folder, 0o777);
    asNobody(() => play());
    expectKept();
  });

  it('a game that was kept can be gone on with, and its damaged end stays', () => {
    chmodSync(folder, 0o755);
    sit(folder);
    play(2);
    journal.close();
    writeFileSync(journal.file, 'half', { flag: 'a' });
    chmodSync(journal.file, 0o444);
    chmodSync(folder, 0o555);
    asNobody(() => {
      const reopened = reopenJournal(journal.file);
      if (!reopened.ok) throw new Error(reopened.error.code);
      journal = reopened.value.journal;
    });
    expect(journal.trouble()).toBe('readOnly');
    expect(left()).toBe('2 and a half');
    chmodSync(folder, 0o777);
    chmodSync(journal.file, 0o666);
    asNobody(() => journal.retry());
    expectKept();
    expect(readFileSync(`${journal.file}.damaged`, 'utf8')).toBe('half');
  });
});

/** Lets no file of this process grow beyond so many bytes, which is what a full disk looks like. */
const limit = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);

describeWith(['prlimit'], 'on a disk that is full', () => {
  afterEach(() => limit('unlimited'));

  it('half a line is left, and nothing is lost when there is room again', () => {
    sit(folder);
    play(3);
    const whole = statSync(journal.file).size;
    limit(whole + 20);
    play();
    expect(journal.trouble()).toBe('diskFull');
    expect(left()).toBe('3 and a half');
    play(4);
    expect(statSync(journal.file).size).toBe(whole + 20);
    limit('unlimited');
    play();
    expectKept();
  });

  it('what waits is tried a last time when the journal is closed', () => {
    sit(folder);
    limit(1);
    play(3);
    expect(left()).toBe('0');
    limit('unlimited');
    journal.close();
    expectKept();
  });

  it('a damaged end is cut off only when it has been put beside', () => {
    sit(folder);
    play(2);
    journal.close();
    writeFileSync(journal.file, 'x'.repeat(5000), { flag: 'a' });
    limit(4000);
    const reopened = reopenJournal(journal.file);
    if (!reopened.ok) throw new Error(reopened.error.code);
    journal = reopened.value.journal;
    expect(journal.trouble()).toBe('diskFull');
    expect(statSync(journal.file).size).toBeGreaterThan(5000);
    play();
    limit('unlimited');
    journal.retry();
    expectKept();
    expect(readFileSync(`${journal.file}.damaged`, 'utf8')).toBe('x'.repeat(5000));
  });
});

/** A small disk of its own, where this process may make one. */
function mountSmall(): string | null {
  const place = mkdtempSync(join(tmpdir(), 'burnpile-small-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', place]);
  if (status === 0) return place;
  rmSync(place, { recursive: true });
  return null;
}

describe('on a small disk', () => {
  it('what others write there may leave no room, and may go again', ({ skip }) => {
    const disk = mountSmall();
    if (disk === null) {
      sit(folder);
      skip('a disk can not be mounted here');
      return;
    }
    try {
      sit(join(disk, 'games'));
      const filled = spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'other')}`, 'bs=1k'], {});
      expect(filled.status).not.toBe(0);
      while (journal.trouble() === null) play();
      expect(journal.trouble()).toBe('diskFull');
      expect(statSync(journal.file).size).toBe(4096);
      play(10);
      rmSync(join(disk, 'other'));
      play();
      expectKept();
    } finally {
      journal.close();
      spawnSync('umount', [disk]);
      rmSync(disk, { recursive: true, force: true });
    }
  });
});
