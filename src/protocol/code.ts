import * as v from 'valibot';
import { RANKS } from '../engine/cards.ts';

/** A word of a closed list. The lists live where they are made; here it is enough that it is a text. */
export const code = <T extends string>() => v.custom<T>((text) => typeof text === 'string');

/** Some ranks, or all of them in an order. */
export const ranks = v.pipe(v.array(v.picklist(RANKS)), v.readonly());
