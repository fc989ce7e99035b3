/** What a place of a text should hold where it holds something else; words for them live in `words`. */
export const EXPECTATIONS = [
  'object',
  'name',
  'ruleSet',
  'card',
  'rank',
  'choice',
  'slot',
  'faceUp',
  'cards',
  'countOrCards',
  'countOrStacks',
  'count',
  'stackNumber',
  'stack',
  'list',
  'seats',
  'moves',
  'phase',
  'direction',
  'from',
  'yes',
  'yesOrNo',
  'oneMove',
] as const;
export type Expectation = (typeof EXPECTATIONS)[number];

const EXPECTED: ReadonlySet<string> = new Set(EXPECTATIONS);
export const isExpectation = (text: string): text is Expectation => EXPECTED.has(text);

/** A value as it stood in the text, short enough for a sentence; lists and objects only by their kind. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length <= 40 ? text : `${text.slice(0, 39)}…`;
}
