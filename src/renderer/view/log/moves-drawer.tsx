import type { TableView } from '../../../protocol/view.ts';
import { hereIn, namesFor } from '../../../words/say/play.ts';
import { useAct, useTools } from '../../store/context.ts';
import { lastMoment, lookAt } from '../../store/reading.ts';
import type { Reading } from '../../store/route.ts';
import { Icon } from '../parts/icon.tsx';
import { HeldPicture } from '../statistics/held-picture.tsx';
import { Lines } from './lines.tsx';

interface Props {
  readonly view: TableView;
  readonly reading: Reading;
  readonly close: () => void;
}

/** As in the style sheets: where list and table don’t stand beside each other. */
export const NARROW = '(max-aspect-ratio: 1 / 1), (max-height: 520px)';

const NOTHING = [] as const;

/** The list of moves, from the right over the table; above it how many cards everybody held. */
export function MovesDrawer({ view, reading, close }: Props) {
  const { words } = useTools();
  const act = useAct();
  const { log } = words;
  return (
    <aside className="stack drawer log-drawer" aria-label={log.title}>
      <header className="row">
        <h2>{log.title}</h2>
        <button type="button" data-testid="close-moves" aria-label={words.help.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <details className="moves-held" open={reading.of !== null && !matchMedia(NARROW).matches}>
        <summary data-testid="moves-held">{words.statistics.held}</summary>
        <HeldPicture
          held={reading.log?.held ?? NOTHING}
          lines={reading.log?.lines ?? NOTHING}
          names={namesFor(words, view.seats, hereIn(view))}
          size="full"
          at={reading.moment ?? lastMoment(reading)}
          onChoose={(at) => act((state) => lookAt(state, at))}
        />
      </details>
      <Lines table={view} reading={reading} />
    </aside>
  );
}
