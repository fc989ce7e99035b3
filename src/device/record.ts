import { makeEvent, type RecordingEvent } from './recording.ts';
import type { LineSource, Stop } from './source.ts';

type Happening = { readonly kind: 'line'; readonly text: string } | { readonly kind: 'unplug' | 'plug' };

/**
 * Records a source from now on, in the form that `parseRecording` reads: `write` gets each event as one line
 * of text with its end, as soon as it happens, so that a crash costs nothing. The first event counts as
 * happening at once. Returns what ends the recording; the source goes on.
 */
export function recordTo(source: LineSource, write: (text: string) => void): Stop {
  let last: number | null = null;
  let plugged = true;

  const put = (happening: Happening, at: number) => {
    const after = last === null ? 0 : Math.max(0, Math.round(at - last));
    // Not `at`: what rounding takes from one pause has to come back with the next.
    last = last === null ? at : last + after;
    write(`${makeEvent({ ...happening, after } satisfies RecordingEvent)}\n`);
  };

  const unplugged = (at: number) => {
    if (plugged) put({ kind: 'unplug' }, at);
    plugged = false;
  };

  if (source.state().kind === 'lost') {
    write(`${makeEvent({ kind: 'unplug', after: 0 })}\n`);
    plugged = false;
  }
  const stopLines = source.onLine((text, at) => put({ kind: 'line', text }, at));
  const stopStates = source.onState((state, at) => {
    if (state.kind === 'lost') unplugged(at);
    if (state.kind === 'open' && !plugged) {
      plugged = true;
      put({ kind: 'plug' }, at);
    }
  });
  return () => {
    stopLines();
    stopStates();
  };
}
