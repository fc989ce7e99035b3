import { RANKS } from '../../../engine/cards.ts';
import type { CardsHint, RankHint } from '../../../protocol/hints.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayCards, sayKind } from '../../../words/say/cards.ts';
import { sayDemand } from '../../../words/say/demand.ts';
import { leftToPlay, sayCause, sayRefused } from '../../../words/say/hints.ts';
import { usePage, useTools } from '../../store/context.ts';
import { sortedBy } from '../../store/play/own.ts';
import { PlayingCard } from '../parts/card.tsx';
import { SuitText } from '../suit-text.tsx';

interface RanksProps {
  readonly ranks: readonly RankHint[];
  /** Whether the cards that are known to be held stand with their ranks. */
  readonly withHeld?: boolean;
}

/** Ranks, each with how many of it are needed. */
export function Ranks({ ranks, withHeld = false }: RanksProps) {
  const { words } = useTools();
  return (
    <ol className="cluster hint-ranks" data-testid="hint-ranks">
      {ranks.map(({ kind, together, held }) => (
        <li key={kind} data-kind={kind}>
          <b>{words.hints.rank(sayKind(words, kind), together)}</b>
          {withHeld && held.length > 0 && (
            <small>
              <SuitText text={words.hints.held(sayCards(words, held))} />
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}

type Judged = CardsHint['cards'][number];

/** A card with a sign of whether it fits. */
function JudgedCard({ card, play }: Judged) {
  const { fits, fitsNot, together } = useTools().words.hints;
  const { words } = useTools();
  const said = play === null ? fitsNot : play.length === 1 ? fits : together(sayCards(words, play));
  return (
    <li className={play === null ? 'no' : 'yes'} data-card={card} data-fits={play?.length ?? 0}>
      <PlayingCard slot={card} mini />
      <span aria-hidden="true">{play === null ? '✖' : play.length === 1 ? '✔' : `✔ ${play.length}×`}</span>
      <span className="unseen">{said}</span>
    </li>
  );
}

/** What goes only together with others, in words. */
function Together({ cards }: { readonly cards: readonly Judged[] }) {
  const { words } = useTools();
  const plays = cards.flatMap(({ play }) =>
    play !== null && play.length > 1 ? [play.toSorted().join(' ')] : [],
  );
  const each = [...new Set(plays)].map((text) => text.split(' ') as Judged['card'][]);
  return each.map((play) => (
    <p key={play.join(' ')}>
      <SuitText text={words.hints.together(sayCards(words, play))} />
    </p>
  ));
}

interface Props {
  readonly view: TableView;
  readonly hint: CardsHint;
}

/** Why the others may not be played, and by which rule, but for the one that the demand itself comes from. */
function Refused({ view, hint }: Props) {
  const { words } = useTools();
  const demanded = sayCause(words, view).rule;
  return (
    <dl className="hint-refused">
      {sayRefused(words, view.seats, hint).map(({ what, why, rule }) => (
        <div key={`${why}${rule}`}>
          <dt>
            <SuitText text={`✖ ${why.includes(what) ? why : what}`} />
          </dt>
          <dd>
            {!why.includes(what) && <SuitText text={why} />}
            {rule !== null && rule !== demanded && <small>{rule}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the pile demands comes from: a card, and a rule. */
export function Cause({ view }: Pick<Props, 'view'>) {
  const { words } = useTools();
  const { cause, rule } = sayCause(words, view, leftToPlay(view));
  return (
    <>
      {cause !== null && (
        <p data-testid="hint-cause">
          <SuitText text={cause} />
        </p>
      )}
      {rule !== null && <p className="hint-rule">{rule}</p>}
    </>
  );
}

const NONE: readonly never[] = [];

/** What the table itself doesn’t show beside real cards: which cards fit, in the order in which those of a hand lie. */
function Fitting({ hint: { cards, hidden, ranks } }: Pick<Props, 'hint'>) {
  const { words } = useTools();
  const without = usePage(({ table }) => table?.rules.without ?? NONE);
  const inPack = RANKS.filter((rank) => !without.includes(rank));
  const isAny = inPack.every((rank) => ranks.some(({ kind, together }) => kind === rank && together === 1));
  return (
    <>
      {cards.length > 0 && (
        <ul className="cluster hint-cards" data-testid="hint-cards">
          {cards.map((one) => (
            <JudgedCard key={one.card} {...one} />
          ))}
        </ul>
      )}
      {ranks.length > 0 && (
        <div className="cluster hint-hidden">
          <p>{isAny ? words.hints.anyHidden(hidden) : words.hints.hidden(hidden)}</p>
          {!isAny && <Ranks ranks={ranks} />}
        </div>
      )}
      {cards.length === 0 && hidden === 0 && <p>{words.hints.noCards}</p>}
    </>
  );
}

/** Why only some cards fit, and which; null while that is asked for. In play the cards themselves show which. */
export function CardsPart({
  view,
  hint: told,
}: {
  readonly view: TableView;
  readonly hint: CardsHint | null;
}) {
  const { words } = useTools();
  const { hints } = words;
  const isPlayed = view.play !== null;
  const sort = usePage(({ here }) => here.sort);
  const hint = told && { ...told, cards: [...sortedBy(view, told.cards, sort, ({ card }) => card)] };
  const { cards, ranks, others } = hint ?? { cards: [], ranks: [], others: [] };
  const fitting = cards.filter(({ play }) => play !== null).length;
  const fitsNone = cards.length > 0 && fitting === 0 && ranks.length === 0;
  // Where nothing else is left it is no matter of choice.
  const mustPickUp = !isPlayed && fitsNone && others.length === 1 && others[0] === 'pickUp';
  return (
    <>
      <h3>{hints.steps.cards}</h3>
      {/* Where little of it may be in sight, what the others come from. */}
      {isPlayed && <Cause view={view} />}
      {mustPickUp && (
        <p className="hint-demand" data-other="pickUp">
          {hints.mustPickUp}
        </p>
      )}
      {isPlayed && fitting > 0 && <p>{hints.marked(fitting)}</p>}
      {hint !== null && !isPlayed && <Fitting hint={hint} />}
      <Together cards={cards} />
      {fitsNone && !mustPickUp && <p>{hints.nothingFits}</p>}
      {!isPlayed &&
        !mustPickUp &&
        others.map((other) => (
          <p key={other} data-other={other}>
            {hints.others[other]}
          </p>
        ))}
      {isPlayed && sayDemand(words, view.demand).always !== null && (
        <p className="hint-always">
          {hints.alwaysFit(view.demand.always.map((kind) => sayKind(words, kind)))}
        </p>
      )}
      {hint !== null && <Refused view={view} hint={hint} />}
      {!isPlayed && <Cause view={view} />}
    </>
  );
}
