/** Everything that a card or a set can do by some rule set, beside lying on a lower or higher one. */
export const POWERS = [
  'reset',
  'transparent',
  'burn',
  'sameColour',
  'reverse',
  'skip',
  'again',
  'removeAfterUse',
  'atMost',
  'atLeast',
  'unbeatable',
  'forcePickUp',
  'onAny',
  'onUpTo',
  'notOn',
  'onlyIfStuck',
  'burnTogether',
  'skipTogether',
] as const;
export type PowerName = (typeof POWERS)[number];
