import type { Frame } from '../../device/frame.ts';
import type { Region, Seen } from '../../protocol/camera.ts';
import type { Doubt } from '../../recognition/camera/doubt.ts';
import type { TableEvent } from '../../recognition/camera/event.ts';
import type { Spot } from '../../recognition/camera/region.ts';
import { makeWatcher } from '../../recognition/camera/watcher.ts';
import type { Doubtful } from '../store/page.ts';
import { isCommand, makeCodeOf } from './codes.ts';
import type { Job } from './job.ts';
import { type Answer, type Looking, NOTHING, type Readers, type TakePicture } from './looking.ts';

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

/** Around a doubtful index, in sides of it: about half of its card. */
const AROUND = 3;

function regionAround({ x, y, side }: Spot, { width, height }: Frame): Region {
  const around = AROUND * side;
  const [left, top] = [Math.max(0, x - around), Math.max(0, y - around)];
  const [right, bottom] = [Math.min(width, x + around), Math.min(height, y + around)];
  return { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height };
}

/** Watches the table: what is played, taken back, picked up; only cards of this table count. */
export function lookAtTable(job: Watch, readers: Pick<Readers, 'watch'>): Looking {
  const codeOf = makeCodeOf(job.deck, job.enrolled);
  const watcher = makeWatcher({
    reader: readers.watch[job.enrolled === null ? 'own' : 'all'],
    regions: { pile: job.pile, faceUp: job.faceUp },
    still: job.still,
    known: job.known,
    maybe: job.maybe,
    codeOf(text) {
      const code = codeOf(text);
      return code === null || isCommand(code) ? null : code;
    },
  });
  let shown: Doubtful | null = null;

  /** The same for as long as the card may be the same two. */
  async function doubtful(doubt: Doubt | null, frame: Frame, picture: TakePicture): Promise<Doubtful | null> {
    if (doubt === null) shown = null;
    else if (shown === null || !doubt.texts.every((text) => shown!.cards.includes(text)))
      shown = {
        id: frame.at,
        cards: doubt.texts,
        picture: await picture(regionAround(doubt.spot, frame), true),
      };
    return shown;
  }

  /** An answer may come when another card is in doubt. */
  function take({ doubt, card }: NonNullable<Answer>): void {
    if (shown?.id !== doubt || (card !== null && !shown.cards.includes(card))) return;
    watcher.answer(card);
    shown = null;
  }

  return async (frame, picture, answer) => {
    if (answer !== undefined) take(answer);
    const { events, sight, doubt } = await watcher.take(frame);
    const shows = events.some(({ type }) => SHOWS.some((one) => one === type));
    const kept = shows ? await picture(job.pile) : null;
    return {
      ...NOTHING,
      sight,
      doubt: await doubtful(doubt, frame, picture),
      seen: events.map((event) => seenOf(event, kept)),
    };
  };
}
