import * as v from 'valibot';

/** A word of a closed list. The lists live where they are made; here it is enough that it is a text. */
export const code = <T extends string>() => v.custom<T>((text) => typeof text === 'string');
