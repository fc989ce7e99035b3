import { DEFAULT_LOOK, type Look, toLook } from '../../../protocol/look.ts';
import { PACES, type Pace } from '../../../protocol/settings.ts';
import { readKept, writeKept } from '../../storage.ts';
import type { Store } from '../create.ts';

/** What this screen alone keeps from one visit to the next; its look counts where no settings of the program do. */
export interface Here extends Look {
  /** How the own hand lies. */
  readonly sort: 'rank' | 'drawn';
  /** How fast cards move here, where no settings of the program say so: on phones. */
  readonly pace: Pace;
  /** Whether sounds are on here, in the same way. */
  readonly sound: boolean;
  /** Whether bots say something at big moments. */
  readonly remarks: boolean;
}

export const HERE: Here = { sort: 'rank', pace: 'usual', sound: true, remarks: true, ...DEFAULT_LOOK };

const KEY = 'burnpile.here';

/** Each entry by itself, so that one that isn’t understood costs no other. */
export function toHere(kept: unknown): Here {
  if (typeof kept !== 'object' || kept === null) return HERE;
  const { sort, pace, sound, remarks } = kept as Partial<Record<keyof Here, unknown>>;
  return {
    sort: sort === 'rank' || sort === 'drawn' ? sort : HERE.sort,
    pace: PACES.find((one) => one === pace) ?? HERE.pace,
    sound: typeof sound === 'boolean' ? sound : HERE.sound,
    remarks: typeof remarks === 'boolean' ? remarks : HERE.remarks,
    ...toLook(kept),
  };
}

/** What was kept; as at first where nothing can be read, or the browser keeps nothing. */
export const readHere = (storage: Pick<Storage, 'getItem'> | null): Here => toHere(readKept(storage, KEY));

/** Keeps every change, for as long as the page lives. */
export function keepHere(
  store: Pick<Store<{ readonly here: Here }>, 'getState' | 'subscribe'>,
  storage: Pick<Storage, 'setItem'> | null,
): void {
  let kept = store.getState().here;
  store.subscribe(() => {
    const { here } = store.getState();
    if (here === kept) return;
    kept = here;
    writeKept(storage, KEY, here);
  });
}
