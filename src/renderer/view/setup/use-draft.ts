import { useTools } from '../../store/context.ts';
import type { Draft } from '../../store/draft.ts';

/** Changes the draft as it is at that moment; what the host said against the one before holds no more. */
export function useEdit(): (edit: (draft: Draft) => Draft) => void {
  const { store } = useTools();
  return (edit) =>
    store.setState(({ draft }) => (draft === null ? {} : { draft: edit(draft), refused: null }));
}

/** Notes whose name is being typed, which changes nothing about the table. */
export function useTypingAt(): (at: number | null) => void {
  const { store } = useTools();
  return (at) => store.setState(({ draft }) => (draft === null ? {} : { draft: { ...draft, at } }));
}
