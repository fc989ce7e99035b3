import type { TableView } from '../../../protocol/view.ts';
import { sayNameAt } from '../../../words/say/names.ts';
import { sayWaitsFor } from '../../../words/say/play.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { showHand } from '../../store/play/act.ts';
import { ActionButton } from '../action-button.tsx';
import { Notice } from '../table/notice-line.tsx';

/** Who shares this screen and isn’t asked for may have the missing cards as well. */
function OthersHere({ view: { play, seats } }: { readonly view: TableView }) {
  const { buttons } = useTools().words.play;
  const act = useAct();
  const { you = null, cover = null, mine = [], grace = null } = play ?? {};
  const others = mine.filter((seat) => seat !== you && seat !== cover && grace?.seats.includes(seat));
  if (others.length === 0) return null;
  return (
    <div className="row notice calm grace">
      {others.map((seat) => (
        <ActionButton key={seat} testId={`grace-show-${seat}`} onClick={() => act(showHand(seat))}>
          {buttons.seeCards(sayNameAt(seats, seat))}
        </ActionButton>
      ))}
    </div>
  );
}

/** The line under the ruling: what was said in passing, and what the game waits for. */
export function News({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const isClosed = usePage(({ lobby }) => lobby?.network.url === null);
  const missing = sayWaitsFor(words, view);
  const waits = [...missing, ...(isClosed && missing.length > 0 ? [words.play.waits.closed] : [])].join(' ');
  return (
    <section className="stack play-news" aria-label={words.table.labels.news}>
      {view.notice !== null && <Notice key={view.notice.id} view={view} notice={view.notice} />}
      <OthersHere view={view} />
      {waits !== '' && (
        <p className="notice" role="status" data-testid="waits-for">
          {waits}
        </p>
      )}
      {view.stalled && (
        <p className="notice" role="status" data-testid="stalled">
          {words.table.stalled}
        </p>
      )}
    </section>
  );
}
