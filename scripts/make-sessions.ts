import { mkdirSync, writeFileSync } from 'node:fs';
import { makeSessions } from '../test/shown/sessions.ts';

/** Writes the recorded table sessions that are true games with slips, each with the record that it must end with. */
export function main(): number {
  mkdirSync('test/recordings', { recursive: true });
  for (const { name, recording, record, slips } of makeSessions()) {
    writeFileSync(`test/recordings/${name}.scan`, recording);
    writeFileSync(`test/recordings/${name}.burnpile`, record);
    console.log(`${name}: ${slips.join(', ')}`);
  }
  return 0;
}
