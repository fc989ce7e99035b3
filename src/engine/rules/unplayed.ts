import type { RuleSet } from './schema.ts';

/**
 * The path of the first parameter whose value the vocabulary knows and the engine can't play yet; null if all
 * can be played. Better a plain refusal than a rule that is silently not applied.
 */
export function unplayed(rules: RuleSet): string | null {
  const effects = Object.entries(rules.special).flatMap(([kind, power]) =>
    (power?.effects ?? []).map((effect) => ({ kind, effect })),
  );
  const beyond = effects.find(
    ({ effect }) =>
      effect === 'removeAfterUse' ||
      (typeof effect === 'object' && ('unbeatable' in effect || 'forcePickUp' in effect)),
  );
  if (beyond !== undefined) return `special[${beyond.kind}].effects`;
  const values: Readonly<Record<string, boolean>> = {
    chance: rules.chance !== 'none',
    'pickUp.addFaceUp': rules.pickUp.addFaceUp !== 0,
    'match.size': rules.match.size === 'pairWhenStuck',
    'set.play': [rules.set.play.hand, rules.set.play.faceUp].some(
      (play) => play === 'run' || play === 'setOrRun',
    ),
    'first.window': rules.first.window !== 'afterExchange',
    'end.lastCard': rules.end.lastCard !== 'any',
    'announce.penalty': rules.announce.penalty !== 0,
    'deal.starterOnBurnRank': rules.deal.starterOnBurnRank !== 'asOrdinary',
  };
  return Object.keys(values).find((path) => values[path]) ?? null;
}
