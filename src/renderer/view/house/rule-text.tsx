import { ownRuleText, sayRuleText } from '../../../words/say/rule-text.ts';
import { useTools } from '../../store/context.ts';
import { Text, type TextProps } from './fields.tsx';

interface Props extends TextProps {
  /** What the rules that are extended say there, if anything. */
  readonly usual: unknown;
}

/** A text of the rules, in the language of the page where it comes with Burnpile; so only what is changed differs. */
export function RuleTextField({ usual, value, onChange, ...field }: Props) {
  const { words } = useTools();
  const known = typeof usual === 'string' ? [usual] : [];
  return (
    <Text
      {...field}
      value={sayRuleText(words, value)}
      onChange={(written) => onChange(ownRuleText(words, written, known))}
    />
  );
}
