import type { CSSProperties, ReactNode } from 'react';
import { bareCards, bareOf, type Card } from '../../../engine/cards.ts';
import type { RulingView, TableView } from '../../../protocol/view.ts';
import { sayCards } from '../../../words/say/cards.ts';
import { sayWhatFollows } from '../../../words/say/coach.ts';
import { sayDone, sayOvertaken, whoDid } from '../../../words/say/done.ts';
import { sayRefusal, youOf } from '../../../words/say/play.ts';
import { sayEffects, sayRuling } from '../../../words/say/ruling.ts';
import { neededAloud, sentences } from '../../../words/say/speech.ts';
import type { Words } from '../../../words/words.ts';
import { usePage, useTools } from '../../store/context.ts';
import { saidAtTable } from '../../store/effect.ts';
import { fewestWith, hasAll } from '../../store/play/own.ts';
import { on } from '../../store/route.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { SuitText } from '../suit-text.tsx';
import { rulingHooks } from '../table/hooks.ts';

const KINDS = { fits: 'fits', burn: 'burn', no: 'no', taken: 'up' } as const satisfies Record<
  string,
  IconName
>;

interface NoteProps {
  readonly kind: keyof typeof KINDS;
  readonly hooks: Readonly<Record<`data-${string}`, string | number | boolean>>;
  /** Over the sentence, where the ruling is an event. */
  readonly shout?: string;
  readonly children: ReactNode;
  readonly tags?: readonly string[];
  /** How long the sentence is that should have one line with its tags; none where it is an event. */
  readonly letters?: number;
}

/** A tag as letters of the sentence: it is smaller, and has an edge. */
const lettersOf = (tag: string): number => 0.8 * tag.length + 2;

/** The cards that a refused one may be played with; null if none may, or they were together. */
function togetherWith(view: TableView, { move }: RulingView): readonly Card[] | null {
  const [card] = move.cards;
  const cards = card === undefined ? null : fewestWith(view, bareOf(card));
  const isMore = cards !== null && cards.length > move.cards.length && hasAll(cards, bareCards(move.cards));
  return isMore ? cards : null;
}

/** A ruling in a line or two, in the place that is kept for it. */
function Note({ kind, hooks, shout, children, tags = [], letters = 0 }: NoteProps) {
  const { labels } = useTools().words.table;
  const also = tags.map((tag) => (
    <i key={tag} className="tag">
      <SuitText text={tag} />
    </i>
  ));
  return (
    <section
      className={`ruled ${kind}`}
      data-testid="ruling"
      aria-label={labels.ruling}
      style={{ '--letters': tags.reduce((sum, tag) => sum + lettersOf(tag), letters) } as CSSProperties}
      {...hooks}
    >
      <Icon name={KINDS[kind]} />
      <p role={kind === 'no' ? 'alert' : undefined}>
        {shout !== undefined && (
          <>
            <b className="display">{shout}</b> {also}
            <br />
          </>
        )}
        <span>
          {children}
          {shout === undefined && also}
        </span>
      </p>
    </section>
  );
}

/** Why a move was refused, in a sentence; null if no reason is known. */
export function sayWhyNot(words: Words, view: TableView, ruling: RulingView): string | null {
  const together = togetherWith(view, ruling);
  return together ? words.play.together(sayCards(words, together)) : sayRefusal(words, view, ruling);
}

/** Why a move was refused: nothing was played, so there is nothing to take back. */
function Refused({ view, ruling }: { readonly view: TableView; readonly ruling: RulingView }) {
  const { words } = useTools();
  const rule = ruling.breaches[0]?.rule ?? null;
  const reason = sayWhyNot(words, view, ruling);
  const asked =
    ruling.move.kind === 'play' && view.phase === 'play'
      ? sentences(words, [neededAloud(words, ruling.asked)])
      : null;
  return (
    <Note
      kind="no"
      hooks={{ ...rulingHooks(view.seats, ruling), 'data-refused': true }}
      shout={words.rulings.notAllowed}
    >
      {reason !== null && <SuitText text={reason} />}
      {rule !== null && <small className="ruled-by">{rule}</small>}
      {asked !== null && <span className="unseen"> {asked}</span>}
    </Note>
  );
}

/** What follows from a move besides what the sentence says, and what goes without saying. */
const tagsOf = (words: Words, view: TableView, ruling: RulingView): string[] =>
  sayEffects(
    words,
    view.seats,
    { ...ruling, draws: 0, pickedUp: 0, burn: false, failed: false },
    youOf(view),
  );

function Fits({ view, ruling }: { readonly view: TableView; readonly ruling: RulingView }) {
  const { words } = useTools();
  const { move } = ruling;
  const { ruled } = words.play;
  const isPlay = move.kind === 'play' || move.kind === 'flip';
  const [card] = move.cards;
  const next = isPlay && card !== undefined ? sayWhatFollows(words, view, card) : [];
  const tags = [...next, ...tagsOf(words, view, ruling)];
  const [who, cards] = [whoDid(view, ruling), sayCards(words, move.cards)];
  const fits = tags.length > 0 ? ruled.played(who, cards) : ruled.fits(who, cards, move.cards.length);
  const said = isPlay ? fits : sayRuling(words, view.seats, ruling, view.rules, youOf(view)).headline;
  return (
    <Note kind="fits" hooks={rulingHooks(view.seats, ruling)} tags={tags} letters={said.length}>
      <SuitText text={said} />
    </Note>
  );
}

/** The last ruling, in the words of the table. */
function LastRuling({ view, ruling }: { readonly view: TableView; readonly ruling: RulingView }) {
  const { words } = useTools();
  const hooks = rulingHooks(view.seats, ruling);
  const tags = tagsOf(words, view, ruling);
  if (ruling.burn)
    return (
      <Note
        kind="burn"
        hooks={hooks}
        shout={sayRuling(words, view.seats, ruling, view.rules).headline}
        tags={tags}
      >
        <SuitText text={sayDone(words, view, ruling)} />
      </Note>
    );
  if (ruling.failed || ruling.move.kind === 'pickUp') {
    const said = sayDone(words, view, ruling);
    return (
      <Note kind="taken" hooks={hooks} tags={tags} letters={said.length}>
        <SuitText text={said} />
      </Note>
    );
  }
  return <Fits view={view} ruling={ruling} />;
}

/** Why something that was done here came to nothing; null for nothing to say. */
function useTrouble(view: TableView): string | null {
  const { words } = useTools();
  const trouble = usePage(saidAtTable);
  if (trouble === null || trouble.code === 'setup') return null;
  return (trouble.code === 'overtaken' && sayOvertaken(words, view)) || words.devices.refused[trouble.code];
}

/** What was ruled last, in the place under the headline: a move that was just refused goes first. */
export function Ruled({ view }: { readonly view: TableView }) {
  const { play: words } = useTools().words;
  const { refused, adding } = usePage((state) => on(state, 'table').playing);
  const { ruling, phase } = view;
  const trouble = useTrouble(view);
  if (trouble !== null)
    return (
      <p className="ruled asks" role="alert" data-testid="trouble">
        {trouble}
      </p>
    );
  if (refused !== null) return <Refused key={`refused ${refused.id}`} view={view} ruling={refused} />;
  if (adding) return <p className="ruled asks">{words.addWhich}</p>;
  if (ruling === null || phase === 'exchange' || isBeforehand(ruling)) return null;
  return <LastRuling key={ruling.id} view={view} ruling={ruling} />;
}

/** What somebody did before the first card is no event for the others. */
const isBeforehand = ({ move }: RulingView): boolean =>
  move.kind === 'swap' || move.kind === 'choose' || move.kind === 'stack' || move.kind === 'ready';
