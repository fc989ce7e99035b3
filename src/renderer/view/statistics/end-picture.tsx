import { useEffect } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { usePage, useTools } from '../../store/context.ts';
import { HeldPicture } from './held-picture.tsx';

const NO_LINES = [] as const;

/** After a round: how many cards each seat held on the way, at a glance. The log has it larger. */
export function EndPicture({ view }: { readonly view: TableView }) {
  const { send } = useTools();
  const { held, lines, of } = usePage((state) => state.reading);
  const { inputs, seats } = view;
  // Nothing of the log comes unasked; what is undone and said again is another end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: more inputs are another round to read
  useEffect(() => {
    send({ type: 'readLog' });
  }, [send, inputs]);
  if (of !== null) return null;
  return <HeldPicture held={held} lines={lines ?? NO_LINES} names={seats} size="small" at={null} />;
}
