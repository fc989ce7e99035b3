import type { ReactNode } from 'react';
import type { NoticeView, TableView } from '../../../protocol/view.ts';
import { sayChange } from '../../../words/say/correct.ts';
import { useAct, useTools } from '../../store/context.ts';
import { changesKey, markRead } from '../../store/correcting.ts';
import { Change } from '../correct/findings.tsx';
import { SuitText } from '../suit-text.tsx';
import { BandFrame } from './band-frame.tsx';
import { isUnread } from './in-band.ts';
import { useSaidNotice } from './use-said-notice.ts';

interface Props {
  readonly view: TableView;
  readonly notice: NoticeView;
  /** What can be pressed at this moment besides scanning again. */
  readonly children?: ReactNode;
  /** What may have happened. */
  readonly offers?: ReactNode;
}

const noticeHooks = ({ code, id }: NoticeView) => ({
  'data-testid': 'notice',
  'data-code': code,
  'data-id': id,
});

/** A scan of which nothing came, or what was undone: what it was, and what to do. The next scan takes its place. */
export function BandNews({ view, notice, children, offers }: Props) {
  const { table } = useTools().words;
  const { what, next } = useSaidNotice(view, notice);
  return (
    <BandFrame
      kind={isUnread(notice) ? 'unread' : 'hint'}
      label={isUnread(notice) ? table.labels.unread : table.labels.news}
      hooks={noticeHooks(notice)}
      headline={what}
      lead={
        <p key={next} className="band-reason">
          <SuitText text={next} />
        </p>
      }
      aside={offers}
    >
      {children}
    </BandFrame>
  );
}

/** Fewer are read whole from a chair; the others stand in the moves. */
const READ = 2;

/** A correction that has changed later rulings: which, until somebody has read them or plays on. */
export function BandChanged({ view, notice }: Pick<Props, 'view' | 'notice'>) {
  const { words } = useTools();
  const act = useAct();
  const { changed } = view;
  const { what } = useSaidNotice(view, notice);
  return (
    <BandFrame
      kind="correct"
      label={words.table.labels.news}
      hooks={noticeHooks(notice)}
      headline={what}
      lead={
        <div className="band-reason" data-testid="changed" data-count={changed.length}>
          {words.correct.changedTitle(changed.length)}
          <ul>
            {changed.slice(0, READ).map((change) => (
              <li key={`${change.entry} ${change.was.id} ${change.now === null}`} data-entry={change.entry}>
                <Change said={sayChange(words, view.seats, change)} />
              </li>
            ))}
            {changed.length > READ && <li>{words.correct.moreChanged(changed.length - READ)}</li>}
          </ul>
        </div>
      }
      aside={
        <div className="answers offers">
          <button
            type="button"
            className="answer"
            data-testid="changed-read"
            onClick={() => act((state) => markRead(state, view, changesKey(view)))}
          >
            {words.correct.gotIt}
          </button>
        </div>
      }
    />
  );
}

/** A scan of which nothing came, beside a play that goes on. */
export function Unread({ view, notice }: Pick<Props, 'view' | 'notice'>) {
  const { what, next } = useSaidNotice(view, notice);
  return (
    <p className="still-there unread" {...noticeHooks(notice)}>
      <strong>
        <SuitText text={what} />
      </strong>{' '}
      <SuitText text={next} />
    </p>
  );
}
