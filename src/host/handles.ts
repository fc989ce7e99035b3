import type { Refusal } from '../protocol/messages.ts';
import type { Screen } from './screens.ts';

interface Message {
  readonly type: string;
}

type OfType<M extends Message, T> = Extract<M, { readonly type: T }>;

/** What becomes of each of these messages, by its type. A handler gives the reason why nothing did, or null. */
export type Handles<M extends Message> = {
  readonly [T in M['type']]: (screen: Screen, message: OfType<M, T>) => Refusal | null;
};

/** Nothing that stands in `All` already: what is taken twice doesn't compile. */
type Apart<All> = object & { readonly [T in keyof All]?: never };

/** The handlers of several parts as one table. */
export interface Taken<All extends object> {
  readonly handles: All;
  /** With those of one more part. */
  and<More extends Apart<All>>(more: More): Taken<All & More>;
}

/** Begins the table of handlers with those of one part. */
export const takenBy = <All extends object>(handles: All): Taken<All> => ({
  handles,
  and: (more) => takenBy({ ...handles, ...more }),
});

/** Hands a message to the part that takes it; why nothing came of it, or null. */
export const handOn = <M extends Message, T extends M['type']>(
  handles: Handles<M>,
  screen: Screen,
  type: T,
  message: OfType<M, T>,
): Refusal | null => handles[type](screen, message);
