import type { Seen } from '../../protocol/camera.ts';
import type { TableEvent } from '../../recognition/camera/event.ts';
import { makeWatcher } from '../../recognition/camera/watcher.ts';
import { isCommand, makeCodeOf } from './codes.ts';
import type { Job } from './job.ts';
import { type Looking, NOTHING, type Readers } from './looking.ts';

type Watch = Extract<Job, { kind: 'watch' }>;

/** What the table is told; `picture` is that of the frame in which it was seen. */
function seenOf(event: TableEvent, picture: string | null): Seen {
  const kept = picture === null ? {} : { picture };
  switch (event.type) {
    case 'laid':
      return { what: 'laid', texts: event.texts, ...kept };
    case 'taken':
      return { what: 'taken', texts: event.texts };
    case 'gone':
      return { what: 'gone', ...kept };
    case 'settled':
    case 'missing':
      return { what: event.type };
    case 'faceUp':
      return { what: 'faceUp', seat: event.seat, texts: event.texts };
  }
}

const SHOWS = ['laid', 'gone'] as const;

/** Watches the table: what is played, taken back, picked up; only cards of this table count. */
export function lookAtTable(job: Watch, readers: Readers): Looking {
  const codeOf = makeCodeOf(job.deck, job.enrolled);
  const watcher = makeWatcher({
    reader: readers.watch[job.enrolled === null ? 'own' : 'all'],
    regions: { pile: job.pile, faceUp: job.faceUp },
    still: job.still,
    known: job.known,
    maybe: job.maybe,
    isOurs(text) {
      const code = codeOf(text);
      return code !== null && !isCommand(code);
    },
  });
  return async (frame, picture) => {
    const { events, sight } = await watcher.take(frame);
    const shows = events.some(({ type }) => SHOWS.some((one) => one === type));
    const kept = shows ? await picture(job.pile) : null;
    return { ...NOTHING, sight, seen: events.map((event) => seenOf(event, kept)) };
  };
}
