import { useTools } from '../../store/context.ts';
import type { Draft } from '../../store/draft.ts';
import { editDraft, typingAt } from '../../store/start.ts';

/** See `editDraft`. */
export function useEdit(): (edit: (draft: Draft) => Draft) => void {
  const { store } = useTools();
  return (edit) => store.setState((state) => editDraft(state, edit));
}

/** See `typingAt`. */
export function useTypingAt(): (at: number | null) => void {
  const { store } = useTools();
  return (at) => store.setState((state) => typingAt(state, at));
}
