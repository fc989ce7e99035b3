import type { BrokenRulesView } from '../../../protocol/lobby.ts';
import { sayFault } from '../../../words/say/fault.ts';
import { useTools } from '../../store/context.ts';

/** Rules of somebody's own that can't be chosen, each with what has to be mended first. */
export function BrokenRules({ broken }: { readonly broken: readonly BrokenRulesView[] }) {
  const { words } = useTools();
  return broken.map(({ file, error }) => (
    <p key={file} className="fault" data-testid="broken-rules" data-code={error.code}>
      {words.setup.brokenRules(file, sayFault(words, error))}
    </p>
  ));
}
