import { useEffect } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { namesFor, youOf } from '../../../words/say/play.ts';
import { usePage, useTools } from '../../store/context.ts';
import { on } from '../../store/route.ts';
import { HeldPicture } from './held-picture.tsx';

const NONE = [] as const;

/** After a round: how many cards each seat held on the way, at a glance. The log has it larger. */
export function EndPicture({ view }: { readonly view: TableView }) {
  const { words, send } = useTools();
  const log = usePage((state) => on(state, 'table').log);
  const connection = usePage((state) => state.connection);
  const { inputs, seats } = view;
  // Nothing of the log comes unasked; what is undone and said again is another end, and an answer may be lost with its line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them says that there may be more to read
  useEffect(() => {
    send({ type: 'readLog' });
  }, [send, inputs, connection]);
  return (
    <HeldPicture
      held={log?.held ?? NONE}
      lines={log?.lines ?? NONE}
      names={namesFor(words, seats, youOf(view))}
      size="small"
      at={null}
    />
  );
}
