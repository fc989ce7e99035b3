import type { ReactNode } from 'react';
import type { OpenView, TableView } from '../../../protocol/view.ts';
import { sayPenaltyKeys } from '../../../words/say/correct.ts';
import { nameAt } from '../../../words/say/names.ts';
import { sayInstead, sayMove, sayOpen } from '../../../words/say/ruling.ts';
import { usePage, useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';
import { BandFrame } from './band-frame.tsx';
import { Because, Evidence } from './band-ruling.tsx';
import { Countdown } from './countdown.tsx';

const openHooks = (view: TableView, open: OpenView) => ({
  'data-verdict': open.answer,
  'data-seat': nameAt(view.seats, open.seat),
  'data-cards': open.cards.join(' '),
  'data-burn': open.burn,
  'data-breaches': open.breaches.map(({ code }) => code).join(' '),
});

/** A play that is not allowed, and of which nobody has said yet what becomes of it; null if there is none. */
const unsettled = ({ ruling }: TableView) =>
  ruling?.verdict === 'illegal' && !ruling.settled ? ruling : null;

/** A card that is not allowed and still lies there is not forgotten over the next play. */
function StillThere({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const ruling = unsettled(view);
  if (ruling === null) return null;
  return <p className="still-there">✖ {words.rulings.stillThere(sayMove(words, view.seats, ruling))}</p>;
}

interface Props {
  readonly view: TableView;
  readonly open: OpenView;
  /** What may be answered where it is not allowed. */
  readonly offers?: ReactNode;
}

/**
 * The cards of a play that may still grow: how they stand, and when the play closes. One that is not allowed is told as
 * it will be ruled: nothing moves then.
 */
export function BandOpen({ view, open, offers }: Props) {
  const { words } = useTools();
  const revision = usePage((state) => state.revision);
  const { seats, demand, rules } = view;
  const { seat, cards, answer, breaches, closesIn, quiet, burn } = open;
  const said = sayOpen(words, seats, open);
  const isAgainst = answer === 'cannot';
  const advice = isAgainst
    ? ((closesIn === null ? null : sayPenaltyKeys(words, view, seat, breaches)) ??
      sayInstead(words, seats, { breaches, asked: demand }, open, rules))
    : null;
  const isSettled = unsettled(view) === null;
  return (
    <BandFrame
      kind={said.check ? 'check' : isAgainst ? 'illegal' : answer}
      hooks={openHooks(view, open)}
      headline={said.headline}
      {...(isAgainst && { pile: view.pile })}
      cards={isAgainst ? [] : cards}
      lead={
        isAgainst ? null : (
          <p key={`${said.play} ${burn}`} className="band-facts">
            <span className="effect">
              <SuitText text={said.play} />
            </span>
            {burn && <span className="effect">{words.open.burns}</span>}
          </p>
        )
      }
      aside={
        offers ??
        (isAgainst && isSettled ? <Evidence cards={cards} breaches={breaches} /> : <StillThere view={view} />)
      }
    >
      <Because reasons={said.reasons} breaches={breaches} advice={advice} />
      {closesIn === null ? (
        <p className="band-why">{words.open.closesByDone}</p>
      ) : (
        <Countdown key={revision} closesIn={closesIn} quiet={quiet} speed={view.playback?.speed ?? 1} />
      )}
    </BandFrame>
  );
}
