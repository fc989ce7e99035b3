import type { ReactNode } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { sayStart } from '../../../words/say/beginning.ts';
import { sayDemand } from '../../../words/say/demand.ts';
import { sayNameAt } from '../../../words/say/names.ts';
import { notReady } from '../../../words/say/play.ts';
import { sayQuestion } from '../../../words/say/question.ts';
import { type SaidRuling, sayOpen, sayRuling, type Tone } from '../../../words/say/ruling.ts';
import { sayNext } from '../../../words/say/table.ts';
import type { Words } from '../../../words/words.ts';
import { useTools } from '../../store/context.ts';
import { DemandSign } from '../parts/demand-sign.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { SuitText } from '../suit-text.tsx';
import { isBeforehand } from '../table/band.tsx';
import { rulingHooks } from '../table/hooks.ts';

/** What lies under the pile: its field, its sign, what is read from afar and what stands small beside it. */
interface Said {
  readonly field: 'calm' | 'burn' | 'no' | 'ask' | 'legal';
  readonly sign: ReactNode;
  readonly headline: string;
  /** What else there is to know of the headline, under it. */
  readonly more?: string | null;
  readonly aside?: ReactNode;
}

const sign = (name: IconName) => <Icon name={name} className="said-sign" />;

/** As many reasons as can be taken in. */
const REASONS = 2;

const LOUD: Readonly<Partial<Record<Tone, readonly [Said['field'], IconName]>>> = {
  burn: ['burn', 'burn'],
  illegal: ['no', 'no'],
  check: ['ask', 'ask'],
};

/** A move, and what comes of it or speaks against it. */
function MoveAnd({ move, what }: { readonly move: string | null; readonly what: string }) {
  return (
    <>
      {move !== null && (
        <b>
          <SuitText text={move} />
        </b>
      )}{' '}
      <SuitText text={what} />
    </>
  );
}

function sayLoud(said: SaidRuling, [field, icon]: readonly [Said['field'], IconName]): Said {
  // The first effect of a burn is that the pile burns.
  const what =
    said.tone === 'burn' ? said.effects.slice(1).join(', ') : said.reasons.slice(0, REASONS).join(' ');
  return {
    field,
    sign: sign(icon),
    headline: said.headline,
    aside: <MoveAnd move={said.move} what={what} />,
  };
}

const SMALL: Readonly<Partial<Record<Tone, IconName>>> = { legal: 'fits', onTrust: 'fits', stands: 'no' };

/** The last ruling, over which the game has gone on. */
function LastMove({ said }: { readonly said: SaidRuling }) {
  const icon = SMALL[said.tone];
  return (
    <>
      {icon !== undefined && <Icon name={icon} className={`tone-${said.tone}`} />}
      <MoveAnd move={said.move ?? said.headline} what={said.effects.join(', ')} />
    </>
  );
}

function sayCalm(words: Words, view: TableView, last: SaidRuling | null): Said {
  const isHidden = view.demand.card === null && view.pile.at(-1) === '??';
  const { words: asked, also, always } = sayDemand(words, view.demand);
  return {
    field: 'calm',
    sign: <DemandSign demand={isHidden ? null : view.demand} />,
    headline: isHidden ? '?' : asked,
    more: isHidden ? null : (also ?? always),
    aside: last && <LastMove said={last} />,
  };
}

/** Before the first card: what is done, or who starts; null if nothing needs to be said. */
function sayBefore(words: Words, view: TableView): string | null {
  const { registering, beginning, seats, phase, play } = view;
  if (registering !== null) {
    const say = registering.again ? words.table.exchanging : words.table.registering;
    return say(sayNameAt(seats, registering.seat), registering.done, registering.of);
  }
  if (phase === 'exchange')
    return play === null ? words.table.exchange : words.play.waitsForReady(notReady(view));
  if (phase !== 'start' || view.open !== null) return null;
  return beginning === null ? words.table.nothingYet : sayStart(words, view, beginning).headline;
}

/** What is said under the pile: a question first, then cards that wait for a ruling, then what the pile demands. */
function sayUnderPile(words: Words, view: TableView): Said | null {
  const { question, open, ruling, seats } = view;
  if (view.phase === 'over') {
    const next = sayNext(words, view);
    return next && { field: 'calm', sign: null, headline: next[0]!, more: next[1] ?? null };
  }
  if (question !== null) {
    const { ask, why } = sayQuestion(words, seats, question);
    return { field: 'ask', sign: sign('ask'), headline: ask, aside: why };
  }
  if (open !== null) {
    const { headline, play, reasons } = sayOpen(words, seats, open);
    const cannot = open.answer === 'cannot';
    const aside = <MoveAnd move={play} what={reasons.slice(0, REASONS).join(' ')} />;
    return { field: cannot ? 'no' : 'legal', sign: sign(cannot ? 'no' : 'fits'), headline, aside };
  }
  const before = sayBefore(words, view);
  if (before !== null) return { field: 'calm', sign: null, headline: before };
  const last = ruling === null || isBeforehand(ruling) ? null : sayRuling(words, seats, ruling, view.rules);
  const isOver = ruling === null || ruling.settled || ruling.stands;
  const loud = last === null || (last.tone !== 'burn' && isOver) ? undefined : LOUD[last.tone];
  return last !== null && loud !== undefined ? sayLoud(last, loud) : sayCalm(words, view, last);
}

/** As long as a headline may be in its full size. */
const LONG = 18;

/** Under the pile: what it demands, with the last ruling; in its place what is louder than that. */
export function UnderPile({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const said = sayUnderPile(words, view);
  if (said === null) return null;
  const { field, sign: drawn, headline, more, aside } = said;
  return (
    <section
      className={`row tv-said said-${field}`}
      aria-label={words.table.labels.ruling}
      data-testid="ruling"
      {...(view.ruling === null ? {} : rulingHooks(view.seats, view.ruling))}
    >
      {drawn}
      <p className={headline.length > LONG ? 'said-text long' : 'said-text'}>
        <strong>
          <SuitText text={headline} />
        </strong>
        {more != null && (
          <small>
            <SuitText text={more} />
          </small>
        )}
      </p>
      {aside != null && aside !== '' && <p className="said-aside">{aside}</p>}
    </section>
  );
}
