import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LONGEST_PAUSE,
  makeRecording,
  parseRecording,
  RECORDING_FAULTS,
  type Recording,
  type RecordingEvent,
} from '../../src/device/recording.ts';
import { anyText } from '../support/any-text.ts';

const after = fc.nat({ max: LONGEST_PAUSE });
const text = fc
  .oneof(fc.string(), anyText(), fc.constantFrom('7H', 'plug', 'line', '#', '"7H"', ']C17H'))
  .map((any) => any.replace(/[\r\n]/g, ' '))
  .filter((any) => any !== '');
const sent: fc.Arbitrary<RecordingEvent> = fc.oneof(
  fc.record({ kind: fc.constant('line' as const), after, text }),
  fc.record({ kind: fc.constant('bytes' as const), after, bytes: fc.uint8Array({ maxLength: 20 }) }),
);
const away: fc.Arbitrary<Recording> = fc.tuple(after, after).map(([first, second]) => [
  { kind: 'unplug', after: first },
  { kind: 'plug', after: second },
]);
const recording: fc.Arbitrary<Recording> = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: sent.map((one): Recording => [one]) }, { weight: 1, arbitrary: away }),
  )
  .map((parts) => parts.flat());

describe('the text of a recording', () => {
  it('reads as it is meant', () => {
    const parsed = parseRecording(
      [
        '# Ann and Bo, first game',
        '',
        '+0 7H',
        '+1200 CMD:SEAT:2   # Bo',
        '  +30 bytes "7\\u0000H\\r" # byte by byte',
        '+5 line "two words"',
        '+5 line "\\u2665"',
        '+500 unplug',
        '+900 plug',
      ].join('\r\n'),
    );
    expect(parsed).toEqual({
      ok: true,
      recording: [
        { kind: 'line', after: 0, text: '7H' },
        { kind: 'line', after: 1200, text: 'CMD:SEAT:2' },
        { kind: 'bytes', after: 30, bytes: Uint8Array.of(0x37, 0, 0x48, 0x0d) },
        { kind: 'line', after: 5, text: 'two words' },
        { kind: 'line', after: 5, text: '♥' },
        { kind: 'unplug', after: 500 },
        { kind: 'plug', after: 900 },
      ],
    });
  });

  it('is written plainly', () => {
    const text = makeRecording([
      { kind: 'line', after: 0, text: '7H' },
      { kind: 'line', after: 1200.4, text: '2:10D' },
      { kind: 'line', after: -3, text: 'plug' },
      { kind: 'bytes', after: 1e12, bytes: Uint8Array.of(0x37, 0xff, 0x0d) },
      { kind: 'unplug', after: 1 },
      { kind: 'plug', after: 1 },
    ]);
    expect(text.split('\n')).toEqual([
      '+0 7H',
      '+1200 2:10D',
      '+0 line "plug"',
      '+86400000 bytes "7\\u00ff\\r"',
      '+1 unplug',
      '+1 plug',
      '',
    ]);
  });

  it('reads back as what was written, and is plain ASCII', () => {
    fc.assert(
      fc.property(recording, (events) => {
        const text = makeRecording(events);
        expect(text).toMatch(/^[\n -~]*$/);
        expect(parseRecording(text)).toEqual({ ok: true, recording: events });
      }),
    );
  });

  it.each([
    ['7H', 'notAnEvent'],
    ['+7H', 'notAnEvent'],
    ['+-5 7H', 'notAnEvent'],
    ['+5', 'notAnEvent'],
    ['+5 two words', 'notAnEvent'],
    ['+5 "7H"', 'notAnEvent'],
    ['+5 bytes', 'notAnEvent'],
    ['+5 line 7H', 'notAnEvent'],
    ['+5 bytes "7H', 'notAnEvent'],
    ['+86400001 7H', 'pauseTooLong'],
    ['+5 line ""', 'badText'],
    ['+5 line "7H\\r"', 'badText'],
    ['+5 line "\\x"', 'badText'],
    ['+5 bytes "\\u2665"', 'badBytes'],
    ['+5 bytes "\\x37"', 'badBytes'],
    ['+5 plug', 'alreadyPlugged'],
    ['+5 unplug\n+5 7H', 'notPlugged'],
    ['+5 unplug\n+5 unplug', 'notPlugged'],
  ])('%j is refused with its line: %s', (bad, code) => {
    const parsed = parseRecording(`# a comment\n+0 7H\n${bad}\n+0 8D`);
    expect(parsed).toEqual({ ok: false, code, line: 2 + bad.split('\n').length });
  });

  it('never throws, whatever it is', () => {
    const near = fc
      .array(
        fc.constantFrom('+', '5', ' ', '7H', '"', '\\', 'bytes', 'line', 'plug', 'unplug', '#', '\n', '\0'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(near, anyText()), (any) => {
        const parsed = parseRecording(any);
        if (!parsed.ok) expect(RECORDING_FAULTS).toContain(parsed.code);
      }),
    );
  });
});
