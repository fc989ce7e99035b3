import type { ReactElement, ReactNode } from 'react';
import type { MoveView, RulingView, TableView } from '../../../protocol/view.ts';
import { sayLogLine } from '../../../words/say/log.ts';
import { nameOrNull } from '../../../words/say/names.ts';
import { usePage, useTools } from '../../store/context.ts';
import { hasChanged } from '../../store/correcting.ts';
import { on } from '../../store/route.ts';
import { Offers, Otherwise } from './band-choices.tsx';
import { BandCursor, Codes } from './band-cursor.tsx';
import { BandEnd } from './band-end.tsx';
import { BandFrame } from './band-frame.tsx';
import { BandHint, Beforehand } from './band-hint.tsx';
import { BandChanged, BandNews, Unread } from './band-news.tsx';
import { BandOpen } from './band-open.tsx';
import { BandQuestion } from './band-question.tsx';
import { BandRegister, Registering } from './band-register.tsx';
import { BandRuling } from './band-ruling.tsx';
import { BandWhose } from './band-whose.tsx';
import { rulingHooks } from './hooks.ts';
import { isUnread, newsOf } from './in-band.ts';
import { Trail } from './moves-trail.tsx';
import { sideShows } from './panel.ts';
import { useLoud, useTold } from './use-loud.ts';

interface BandCountingProps {
  readonly view: TableView;
  readonly counting: NonNullable<TableView['counting']>;
  readonly unread: ReactNode;
  /** Only to be looked at: how to answer is left out. */
  readonly still: boolean;
}

/** What is being counted by scanner, and the digits so far. */
function BandCounting({ view, counting: { seat, digits }, unread, still }: BandCountingProps) {
  const { words } = useTools();
  return (
    <BandFrame
      kind="correct"
      hooks={{
        'data-verdict': 'counting',
        'data-breaches': '',
        'data-burn': false,
        'data-digits': digits,
      }}
      headline={words.correct.counting(nameOrNull(view.seats, seat), digits)}
      lead={
        !still && (
          <p className="band-facts">
            <span className="effect">{words.correct.countingHint}</span>
          </p>
        )
      }
      aside={unread}
    >
      {!still && <Codes codes={['DONE', 'UNDO']} />}
    </BandFrame>
  );
}

/** Nobody rules on what happens before the first card. */
const BEFOREHAND: readonly MoveView['kind'][] = ['swap', 'choose', 'stack', 'ready'];

/** Whether it is about such a move, which the band leaves to the hint. */
export const isBeforehand = ({ move }: RulingView): boolean => BEFOREHAND.includes(move.kind);

/** Cards are thrown in before play: between them it is asked for more, and said who starts. */
const isThrowing = ({ beginning }: TableView): boolean => beginning?.starts.by === 'thrownIn';

/** More can’t stand beside each other. */
const MOST_MENDS = 3;

/** What can be pressed beside such news. */
function Meanwhile({ view }: { readonly view: TableView }) {
  const { registering, ruling } = view;
  if (registering !== null) return <Registering view={view} registering={registering} />;
  return ruling === null || isBeforehand(ruling) || isThrowing(view) ? <Beforehand view={view} /> : null;
}

interface Props {
  readonly view: TableView;
  /** Only to be looked at: nothing can be answered here. */
  readonly still?: boolean;
}

/** What is said over the trail; null while nothing is. */
function useSaid({ view, still = false }: Props): ReactElement | null {
  const { question, open, registering, ruling, cursor, counting, phase } = view;
  const isDealing = usePage((state) => !still && sideShows(state, view) === 'dealing');
  const asksWhose = usePage((state) => on(state, 'table').asks === 'whose');
  const isChanged = usePage((state) => hasChanged(state, view));
  const news = still ? null : newsOf(view);
  const isLoud = useLoud(ruling, open === null ? (news?.id ?? null) : null);
  // What was undone gives way to the trail; what was not read has to be scanned again.
  const isTold = useTold(news === null || isUnread(news) ? null : news.id);
  if (asksWhose && !still) return <BandWhose view={view} />;
  const beside = news === null ? null : <Unread view={view} notice={news} />;
  if (cursor !== null) return <BandCursor view={view} cursor={cursor} unread={beside} still={still} />;
  if (counting !== null)
    return <BandCounting view={view} counting={counting} unread={beside} still={still} />;
  if (question !== null)
    return <BandQuestion key={question.id} view={view} question={question} still={still} />;
  if (phase === 'over') return <BandEnd view={view} still={still} />;
  const offers = still || view.choices.length === 0 ? null : <Offers view={view} />;
  if (open !== null) return <BandOpen key={open.answer} view={view} open={open} offers={beside ?? offers} />;
  if (news?.code === 'corrected' && isChanged) return <BandChanged key={news.id} view={view} notice={news} />;
  if (news !== null && !isLoud && !isTold)
    return (
      <BandNews key={news.id} view={view} notice={news} offers={offers}>
        <Meanwhile view={view} />
      </BandNews>
    );
  if (registering !== null && !isDealing)
    return <BandRegister view={view} registering={registering} still={still} />;
  if (ruling === null || isBeforehand(ruling)) return <BandHint view={view} still={still} />;
  // What was taken back is over: a red band would go on to accuse.
  const isOver = ruling.verdict === 'illegal' && ruling.settled && !ruling.stands;
  if ((isLoud && !isOver) || offers !== null)
    return (
      <BandRuling
        key={`${ruling.id} ${ruling.breaches.length}`}
        view={view}
        ruling={ruling}
        offers={beside ?? offers}
      />
    );
  return isThrowing(view) ? <BandHint view={view} still={still} /> : null;
}

/**
 * The band across the page: a correction or a count by scanner goes first, then a question, then the open play, then
 * the last ruling; in between, the trail of the last moves.
 */
export function Band({ view, still = false }: Props) {
  const { words } = useTools();
  const { labels } = words.table;
  const said = useSaid({ view, still });
  const { ruling } = view;
  return (
    <section className="band-place" aria-label={labels.log}>
      <Trail view={view} covered={said !== null} still={still} />
      {said}
      {(said === null || said.type === BandEnd || said.type === BandNews || said.type === BandChanged) &&
        ruling !== null && (
          <section
            className="unseen"
            data-testid="ruling"
            aria-label={labels.ruling}
            {...rulingHooks(view.seats, ruling)}
          >
            {sayLogLine(words, view.seats, { number: null, ruling, notice: null }).text}
          </section>
        )}
      {(said === null || (said.type === BandRuling && view.choices.length === 0)) && !still && (
        <Otherwise view={view} mends={view.mends.slice(0, MOST_MENDS)} testId="otherwise" />
      )}
    </section>
  );
}
