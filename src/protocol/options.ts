import * as v from 'valibot';
import { isFlat } from '../engine/rules/flat.ts';

/** Any JSON that nests no deeper than a rule set: what nests deeper is refused before anybody has to write it out. */
export const flatValue = v.pipe(
  v.unknown(),
  v.check((value) => isFlat(value), 'nests too deep'),
);

/** What is played differently: values for parameters by path, or for variations by number. */
export const options = v.record(v.pipe(v.string(), v.maxLength(64)), flatValue);

/** How many things are played differently. */
export const countOptions = (chosen: v.InferOutput<typeof options>): number => Object.keys(chosen).length;
