import type { Frame } from '../../../src/device/frame.ts';
import type { Doubt } from '../../../src/recognition/camera/doubt.ts';
import type { Sight, TableEvent } from '../../../src/recognition/camera/event.ts';
import type { CardReader, Found } from '../../../src/recognition/camera/reader.ts';
import type { Regions } from '../../../src/recognition/camera/region.ts';
import { makeWatcher } from '../../../src/recognition/camera/watcher.ts';
import { FRAMES_A_SECOND, makeFilm } from '../../camera/film/film.ts';
import type { Moment } from '../../camera/film/moment.ts';
import { type Deed, type TableSetting, tableScript } from '../../camera/film/table-script.ts';
import { GOOD_LIGHT, GOOD_OPTICS, type TableKind } from '../../camera/scene/scene.ts';

/** Small pictures, so that films are made fast; what would be too small to read is read by `truthful`. */
export const settingOf = (table: TableKind, seed = 4, codeSide = 12): TableSetting => ({
  seed,
  camera: { width: 640, height: 360, x: 0, y: 0, tilt: 8, turn: 2, scale: 2.1 },
  table,
  codeSide,
  light: { ...GOOD_LIGHT, slope: 0.2 },
  optics: { ...GOOD_OPTICS, noise: 3 },
});

export const REGIONS: Regions = { pile: { x: 0.15, y: 0.05, width: 0.7, height: 0.9 }, faceUp: [] };

/** What may be done to a film. */
export interface Direction {
  readonly setting?: TableSetting;
  readonly regions?: Regions;
  readonly known?: readonly (readonly string[])[];
  readonly maybe?: readonly (readonly string[])[];
  readonly codeOf?: (text: string) => string | null;
  /** Changes a picture before it is watched: `at` in seconds. */
  readonly picture?: (frame: Frame, at: number) => Frame;
  /** Changes what there is to see. */
  readonly moment?: (moment: Moment, at: number) => Moment;
  /** Reads instead of the reader that knows the truth. */
  readonly reader?: CardReader;
  /** What is made of one that knows the truth: `look` counts its looks. */
  readonly misread?: (found: Found, look: number) => Found;
  /** What is read besides in every look, and isn't there. */
  readonly besides?: readonly Found[];
  /** How long a look at so much of the picture takes, in seconds; frames that come meanwhile aren't looked at. */
  readonly takes?: (part: number) => number;
  /** Every how many frames of thirty a second is watched. */
  readonly step?: number;
  /** What somebody says of a card that is doubtful; undefined for nothing. */
  readonly answer?: (doubt: Doubt, at: number) => string | null | undefined;
}

export interface Told {
  /** As `laid 7H`, …, without what has settled unless asked for. */
  readonly events: readonly string[];
  /** When each was told, in seconds. */
  readonly times: readonly number[];
  readonly sights: readonly Sight[];
  /** What was doubtful, as `7H 7D`, each once in a row. */
  readonly doubts: readonly string[];
  /** In how many frames something was read. */
  readonly read: number;
  readonly frames: number;
}

const nameOf = (event: TableEvent): string =>
  'texts' in event ? `${event.type} ${event.texts.join(' ')}` : event.type;

/** Watches a film of deeds; the truth stands in for a reader, and reads what nothing hides and nothing smears. */
export async function watchFilm(
  deeds: readonly Deed[],
  seconds: number,
  direction: Direction = {},
): Promise<Told> {
  const { setting = settingOf('wood'), regions = REGIONS, known = [], maybe = [], step = 2 } = direction;
  const plain = tableScript(setting, deeds, seconds);
  const momentAt = (at: number) => direction.moment?.(plain.momentAt(at), at) ?? plain.momentAt(at);
  const film = makeFilm({ ...plain, momentAt });
  let index = 0;
  let read = 0;
  const truthful: CardReader = {
    name: 'truth',
    read: async (_, { areas = [] } = {}) => {
      read++;
      const lying = new Set(momentAt(index / FRAMES_A_SECOND).lying.map(({ card }) => card as string));
      const seen = film.codesAt(index).filter(({ visible, text }) => visible > 0.98 && lying.has(text));
      const within = seen.filter(({ corners }) =>
        areas.some(({ x, y, width, height }) =>
          corners.every(([left, top]) => left >= x && left <= x + width && top >= y && top <= y + height),
        ),
      );
      const found = within.map((code): Found => ({ ...code, how: 'code', confidence: 1 }));
      return [...found.map((one) => direction.misread?.(one, read) ?? one), ...(direction.besides ?? [])];
    },
  };
  const { codeOf = (text: string) => text, reader = truthful } = direction;
  let busyUntil = 0;
  const slow: CardReader = {
    name: 'slow',
    read(frame, look) {
      const pixels = (look?.areas ?? []).reduce((sum, { width, height }) => sum + width * height, 0);
      const part = pixels / (frame.width * frame.height);
      busyUntil = index / FRAMES_A_SECOND + (direction.takes?.(part) ?? 0);
      return reader.read(frame, look);
    },
  };
  const watcher = makeWatcher({ reader: slow, regions, still: 1200, codeOf, known, maybe });
  const told: { name: string; at: number }[] = [];
  const sights: Sight[] = [];
  const doubts: string[] = [];
  let frames = 0;
  for (index = 0; index < film.frames; index += step, frames++) {
    const at = index / FRAMES_A_SECOND;
    if (at < busyUntil) continue;
    const { frame } = film.frameAt(index, 1_700_000_000_000);
    const watched = await watcher.take(direction.picture?.(frame, at) ?? frame);
    for (const event of watched.events) told.push({ name: nameOf(event), at });
    if (sights.at(-1) !== watched.sight) sights.push(watched.sight);
    const { doubt } = watched;
    const asked = doubt?.texts.join(' ') ?? '';
    if (doubts.at(-1) !== asked) doubts.push(asked);
    const said = doubt === null ? undefined : direction.answer?.(doubt, at);
    if (said !== undefined) watcher.answer(said);
  }
  return {
    events: told.map(({ name }) => name),
    times: told.map(({ at }) => at),
    sights,
    doubts,
    read,
    frames,
  };
}
