import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tooOld } from '../../scripts/node-version.mjs';

describe('a Node that is too old', () => {
  it('is told of in one sentence, which says what is needed and what is there', () => {
    const told = 'Burnpile needs Node 20.19 or newer; this is 18.20.8.';
    expect(tooOld('>=20.19', '18.20.8')).toBe(told);
    expect(tooOld('>=20.19', '20.18.3')).not.toBeNull();
    expect(tooOld('>=20.19', '9.30.0')).not.toBeNull();
    for (const version of ['20.19.0', '20.20.1', '22.0.0', '100.1.0'])
      expect(tooOld('>=20.19', version)).toBeNull();
  });

  it.each(['start', 'burnpile', 'prepare'])('is told of by scripts/%s.mjs before anything else', (name) => {
    const text = readFileSync(new URL(`../../scripts/${name}.mjs`, import.meta.url), 'utf8');
    expect(/^import .*/m.exec(text)?.[0]).toBe("import './node-version.mjs';");
  });
});
