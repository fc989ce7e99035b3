import type { GameErrorCode } from '../../engine/notation/game.ts';

/** What is wrong with a written game, and what to do; `detail` is the text at fault, of `ending` the right one. */
export const games: Readonly<Record<GameErrorCode, (detail: string) => string>> = {
  version: (detail) =>
    detail === ''
      ? 'A written game begins with [Burnpile "1"]: add it on top.'
      : `The game is in version ${detail} of the notation, and this Burnpile reads version 1.`,
  options: (detail) =>
    `The options "${detail}" can’t be read: write each as a name or as name=value, with ; between them.`,
  rules: (detail) => `The rules can’t be played (${detail}): correct [Rules] or [Options].`,
  seats: (detail) =>
    `"${detail}" names no seat, or two alike: name each seat once, and then as it stands in [Seats].`,
  deal: (detail) => `The deal can’t be like that (${detail}): correct [Deal], [Seats] or [Phase].`,
  position: (detail) => `The position can’t be like that (${detail}): correct [Position].`,
  knowledge: () => '[Knowledge "full"] needs every card: name the unknown ones, or write "table".',
  tag: (detail) => `"${detail}" is no tag, or is there twice: write each once, as [Name "text"].`,
  comment: () => 'A comment has no end: close it with } on the same line.',
  entry: (detail) =>
    `"${detail}" is no move that can be read: write 7H for a play, ^ for a pick-up, #2 for stack 2 turned over.`,
  ending: (detail) =>
    `The moves lead to another end: write "${`* ${detail}`.trim()}" here, or correct the moves.`,
  afterEnding: (detail) => `"${detail}" follows the last line: take it out, or the line with * before it.`,
};
