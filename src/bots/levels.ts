/** How well a bot plays, the weakest first. */
export const BOT_LEVELS = ['random', 'easy', 'medium', 'strong'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
