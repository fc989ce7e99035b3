import { DEFAULT_SETTINGS, type Pace } from '../../protocol/settings.ts';
import type { PageState } from './page.ts';

/** Sounds and pace: of the host's settings on this machine, and of the phone's own choice on the network. */

type Choosing = Pick<PageState, 'lobby' | 'guest' | 'own'>;

export const soundIsOn = ({ lobby, guest, own }: Choosing): boolean =>
  lobby?.settings.sound ?? (guest !== null && own.sound);

/** From 0 to 1; a phone has keys for that. */
export const volumeOf = ({ lobby }: Pick<PageState, 'lobby'>): number =>
  lobby?.settings.volume ?? DEFAULT_SETTINGS.volume;

export const paceOf = ({ lobby, own }: Pick<PageState, 'lobby' | 'own'>): Pace =>
  lobby?.settings.pace ?? own.pace;
