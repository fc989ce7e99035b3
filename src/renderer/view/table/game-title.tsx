import type { TableView } from '../../../protocol/view.ts';
import { sayRuleText } from '../../../words/say/rule-text.ts';
import { useTools } from '../../store/context.ts';

/** Which game is played; all that is played differently is told where one points at it. */
export function GameTitle({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const said = [view.rules.title, ...view.rules.options].map((text) => sayRuleText(words, text));
  const name = words.home.ruleSet(view.rules.id);
  const rules = [name, ...said].join(' · ');
  return (
    <span className="game" title={rules}>
      {name}
    </span>
  );
}
