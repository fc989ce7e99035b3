import type { DeviceState, LineSource } from '../../src/device/source.ts';

/** Everything that a source has told since this was called. */
export interface Heard {
  readonly lines: string[];
  readonly times: number[];
  readonly states: DeviceState[];
}

export function listenTo(source: LineSource): Heard {
  const heard: Heard = { lines: [], times: [], states: [] };
  source.onLine((line, at) => {
    heard.lines.push(line);
    heard.times.push(at);
  });
  source.onState((state) => heard.states.push(state));
  return heard;
}
