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
  seats: (detail) => `"${detail}" names no seat, or two alike: name each seat once, exactly as in [Seats].`,
  deal: (detail) => `The deal isn’t possible (${detail}): correct [Deal], [Seats] or [Phase].`,
  position: (detail) => `The position isn’t possible (${detail}): correct [Position].`,
  knowledge: () => '[Knowledge "full"] needs every card: name the unknown ones, or write "table".',
  tag: (detail) => `"${detail}" is not a tag, or is there twice: write each once, as [Name "text"].`,
  comment: () => 'A comment has no end: close it with } on the same line.',
  entry: (detail) =>
    `"${detail}" can’t be read as a move: write 7H for a play, ^ for a pick-up, #2 for stack 2 turned over.`,
  ending: (detail) =>
    `The moves lead to a different ending: write "${`* ${detail}`.trim()}" here, or correct the moves.`,
  afterEnding: (detail) => `"${detail}" follows the last line: remove it, or the line with * before it.`,
};
