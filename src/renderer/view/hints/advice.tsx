import { useEffect, useState } from 'react';
import { type AdviceHint, DEEPEST } from '../../../protocol/hints.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayKind } from '../../../words/say/cards.ts';
import { sayAdvised, sayOdds, sayReason } from '../../../words/say/hints.ts';
import { sayWay } from '../../../words/say/play.ts';
import type { Words } from '../../../words/words.ts';
import { useTools } from '../../store/context.ts';
import { offerIn } from '../../store/play/own.ts';
import { SuitText } from '../suit-text.tsx';
import { Ranks } from './fitting-cards.tsx';

type Advised = AdviceHint['moves'][number];

/** So many hundredths apart, two ends of a range say nothing to people. */
const WIDE = 15;

/** So many hundredths apart, two ends of a range are said as one number. */
const SURE = 3;

/** The hundredths between which the share of losses lies, but for chance in one of twenty cases. */
function sharesOf({ losing, playouts }: Advised): readonly [number, number] {
  const share = Math.min(0.95, Math.max(0.05, losing));
  const off = 2 * Math.sqrt((share * (1 - share)) / Math.max(1, playouts));
  const [low, high] = [Math.max(0, losing - off), Math.min(1, losing + off)].map((one) =>
    Math.round(100 * one),
  );
  const mean = Math.round(100 * losing);
  return high! - low! <= SURE ? [mean, mean] : [low!, high!];
}

/**
 * What is said of the first of the moves, of those that are as good, and of others that aren't sure; else null. That one
 * is as good is said at the end alone: while more is tried it often turns out not to be.
 */
function markOf(words: Words, { moves, deep }: AdviceHint, one: Advised, isSure: boolean): string | null {
  const { best, only, good, equal, risky } = words.hints;
  if (moves.length === 1) return only;
  const equals = deep < DEEPEST ? 0 : moves.filter(({ close }) => close).length;
  if (one === moves[0]) return equals === 0 ? best : equal(equals, equals === moves.length - 1);
  if (one.close) return deep < DEEPEST ? null : good;
  return isSure ? null : risky;
}

function Advised({ view, advice, one }: { view: TableView; advice: AdviceHint; one: Advised }) {
  const { words } = useTools();
  const shares = sharesOf(one);
  const isSure = shares[1] - shares[0] <= WIDE;
  const mark = markOf(words, advice, one, isSure);
  const risk = words.hints.risk(shares, advice.grief);
  const offer = offerIn(view, one.move);
  const move = offer === null ? sayAdvised(words, view.seats, one.move) : sayWay(words, one.move, offer);
  return (
    <li
      className={one.close || one === advice.moves[0] ? 'good' : undefined}
      data-sure={isSure}
      data-losing={one.losing.toFixed(3)}
      data-kind={one.move.kind}
    >
      <p className="cluster hint-move">
        <b>
          <SuitText text={move} />
        </b>{' '}
        {mark !== null && <em>{mark}</em>}
      </p>
      <meter min={0} max={1} low={0.3} high={0.6} optimum={0} value={one.losing} aria-hidden="true" />
      <p className="hint-odds" aria-hidden="true">
        {isSure && <span>{risk.share} </span>}
        <small>{isSure ? risk.of : risk.what}</small>
      </p>
      {isSure && <p className="unseen hint-often">{sayOdds(words, advice, one.losing)}</p>}
      {one.reasons.map((reason) => (
        <p key={reason.code} className="hint-why">
          <SuitText text={sayReason(words, reason)} />
        </p>
      ))}
    </li>
  );
}

/** What a good player would do, and how often it goes wrong; `advice` is null while that is thought about. */
export function AdvicePart({
  view,
  advice,
}: {
  readonly view: TableView;
  readonly advice: AdviceHint | null;
}) {
  const { words, send } = useTools();
  const { steps, thinking, nothingToDo, inOrder, keep, later, tried, more } = words.hints;
  const [all, setAll] = useState(false);
  // For as long as somebody looks at it, it is thought on.
  useEffect(() => {
    if (advice !== null && advice.moves.length > 1 && advice.deep < DEEPEST)
      send({ type: 'hint', seat: advice.seat, step: 'advice', deep: advice.deep + 1 });
  }, [send, advice]);
  // Said only where the order above says the same.
  const ranks = (advice?.ranks ?? []).map(({ kind }) => kind);
  const kept = view.demand.always.filter((kind) => ranks.includes(kind));
  const comeLast = ranks.slice(ranks.length - kept.length).every((kind) => kept.includes(kind));
  const moves = advice?.moves ?? [];
  const most = Math.max(0, ...moves.map(({ playouts }) => playouts));
  return (
    <>
      <h3>{steps.advice}</h3>
      {/* Where there is little room, the first of them stand there: the pile and the hand are to be seen. */}
      {moves.length > 1 && !all && (
        <button
          type="button"
          className="hint-all"
          data-testid="hint-all"
          data-moves={moves.length}
          onClick={() => setAll(true)}
        >
          {more}
        </button>
      )}
      {advice === null && (
        <p className="hint-thinking" data-testid="hint-thinking">
          {thinking}
        </p>
      )}
      {advice !== null && moves.length === 0 && advice.ranks.length === 0 && <p>{nothingToDo}</p>}
      {advice !== null && moves.length > 0 && (
        <>
          <ol className="stack hint-moves" data-testid="hint-moves" data-all={all}>
            {moves.map((one) => (
              <Advised key={JSON.stringify(one.move)} view={view} advice={advice} one={one} />
            ))}
          </ol>
          <p className="hint-tried">{tried(most)}</p>
        </>
      )}
      {advice !== null && advice.ranks.length > 0 && (
        <>
          <p>{inOrder}</p>
          <Ranks ranks={advice.ranks} withHeld />
          <p>{kept.length > 0 && comeLast ? keep(kept.map((kind) => sayKind(words, kind))) : later}</p>
        </>
      )}
    </>
  );
}
