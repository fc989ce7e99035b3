import type { HouseGroup } from '../../../words/closed-lists.ts';
import { PARAMETERS } from '../../store/house/controls.ts';

const GROUP_OF: Readonly<Record<string, HouseGroup>> = {
  special: 'special',
  variations: 'options',
  texts: 'texts',
  title: 'names',
};

/** In which part of the editor something can be changed. */
export const groupOf = (keys: readonly string[]): HouseGroup | undefined =>
  PARAMETERS.find(({ path }) => path === keys.join('.'))?.control.group ?? GROUP_OF[keys[0]!];
