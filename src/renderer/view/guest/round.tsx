import { useEffect } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { sayRecordLine } from '../../../words/say/log.ts';
import { usePage, useTools } from '../../store/context.ts';
import { SaidLine } from '../log/said-line.tsx';
import { numbered } from '../numbered.ts';

/** All lines of the round, as far as this screen may know them, oldest first; only to be read. */
export function Round({ view }: { readonly view: TableView }) {
  const { words, send } = useTools();
  const lines = usePage((state) => state.reading.lines);
  const { inputs } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every input may have made another line
  useEffect(() => {
    send({ type: 'readLog' });
  }, [send, inputs]);
  return (
    <section className="round" aria-labelledby="round-title">
      <h3 id="round-title">{words.phones.bar.round}</h3>
      <ol className="log" data-testid="round-lines" data-count={lines?.length ?? ''}>
        {numbered(lines ?? []).map(({ key, item }) => {
          const { number, text, tone } = sayRecordLine(words, view.seats, item);
          return (
            <li key={key} className={`log-${tone}`} data-kind={item.kind}>
              <span className="log-line">
                <SaidLine number={number} text={text} tone={tone} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
