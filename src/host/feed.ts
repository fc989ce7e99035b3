import type { DeviceState } from '../device/source.ts';
import type { Seen } from '../protocol/camera.ts';
import { type CodedDeck, type CodeReading, cardOf, readCode } from '../recognition/code.ts';
import { hear, NOTHING_RECENT, REPEAT_WINDOWS, type Recent, TAP_WINDOWS } from '../recognition/repeat.ts';
import type { Way } from '../recognition/sighting.ts';
import type { Input } from '../referee/input.ts';

/** What a device has sent of late. */
export interface Memory {
  recent: Recent;
}

/** A code that came again too soon. */
export type Repeated = Exclude<CodeReading, { kind: 'unknown' }>;

/**
 * Takes the lines of one device and hands on what they mean, to `give` where a line isn't for somebody else (`to`). The
 * scanner's repeats are dropped here: `drop` is called with each.
 */
export function makeReader(
  deck: CodedDeck,
  how: Way,
  give: (input: Input) => void,
  memory: Memory = { recent: NOTHING_RECENT },
  drop: (repeated: Repeated) => void = () => {},
) {
  const windows = how === 'tap' ? TAP_WINDOWS : REPEAT_WINDOWS;
  return (line: string, at: number, to: (input: Input) => void = give): void => {
    const reading = readCode(line, deck);
    const heard = hear(memory.recent, reading, at, windows);
    memory.recent = heard.recent;
    if (heard.repeated) {
      if (reading.kind !== 'unknown') drop(reading);
      return;
    }
    if (reading.kind === 'card') {
      const { card, copy } = reading;
      to({ type: 'sighting', sighting: { card, copy, at, confidence: 1, how } });
    } else if (reading.kind === 'command') to({ type: 'command', command: reading.command, at });
    else if (reading.code !== 'empty') to({ type: 'unreadable', code: reading.code, text: reading.text });
  };
}

/** What a camera has seen, as inputs; codes that stand for no card of the deck are passed over in silence. */
export function inputsOf(seen: Seen, deck: CodedDeck, at: number, picture?: string): Input[] {
  const named = picture === undefined ? {} : { picture };
  const texts = 'texts' in seen ? seen.texts : [];
  const read = texts.map((text) => readCode(text, deck)).filter((reading) => reading.kind === 'card');
  const cards = read.map(cardOf);
  switch (seen.what) {
    case 'laid':
      return read.map((one) => ({
        type: 'sighting',
        sighting: { card: cardOf(one), copy: one.copy, at, confidence: 1, how: 'watch', ...named },
      }));
    case 'settled':
    case 'missing':
      return [{ type: 'pile', what: seen.what, at }];
    case 'gone':
      return [{ type: 'pile', what: 'gone', at, ...named }];
    case 'taken':
      return cards.length === 0 ? [] : [{ type: 'taken', cards, at }];
    case 'faceUp':
      return cards.map((card) => ({ type: 'faceUpSeen', seat: seen.seat, card, at }));
  }
}

/** Tells a table that its scanner is missing, went away or came back: once each time. */
export function makeNews(give: (input: Input) => void) {
  let away = false;
  return ({ kind, path }: DeviceState): void => {
    const tell = (code: 'scannerMissing' | 'scannerLost' | 'scannerBack') =>
      give({ type: 'outside', code, text: path });
    if (kind === 'connecting' && !away) tell('scannerMissing');
    if (kind === 'lost' && !away) tell('scannerLost');
    if (kind === 'open' && away) tell('scannerBack');
    away = kind === 'connecting' || kind === 'lost';
  };
}
