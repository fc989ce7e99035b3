import { cameraState } from './de/camera-state.ts';
import { cards } from './de/cards.ts';
import { devices } from './de/devices.ts';
import { doors, home, keep, keys } from './de/home.ts';
import { look, names, traditional } from './de/look.ts';
import { people, table } from './de/table.ts';
import type { FirstWords } from './words.ts';

/** German, as far as home says it. */
export const deFirst: FirstWords = {
  language: 'de',
  names,
  traditional,
  look,
  cards,
  table,
  people,
  devices,
  cameraState,
  home,
  doors,
  keep,
  keys,
};
