import { cameraState } from './en/camera-state.ts';
import { cards } from './en/cards.ts';
import { devices } from './en/devices.ts';
import { doors, home, keep, keys } from './en/home.ts';
import { look, names, traditional } from './en/look.ts';
import { people, table } from './en/table.ts';

/** English, as far as home says it: what the page has first. */
export const enFirst = {
  language: 'en' as const,
  /** As games and losers are called now. */
  names,
  /** The traditional names, which can be chosen instead. */
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
