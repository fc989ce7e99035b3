/** How well a bot plays, the weakest first. */
export const BOT_LEVELS = ['random', 'easy', 'medium', 'strong'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How much thought a move may take: `strong` and advice take all of it, `medium` a little, others none. */
export interface Budget {
  /** How many games are played out in thought for a decision at most, second thoughts included. */
  readonly playouts: number;
  /**
   * Asked between them; once it is true the best move so far is taken. A caller that has a clock may give one.
   */
  readonly until?: () => boolean;
}

/** What a decision of `strong` takes where nobody says otherwise. */
export const USUAL_BUDGET: Budget = { playouts: 500 };
