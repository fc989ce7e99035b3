import type { ReactNode } from 'react';
import type { OpenView, TableView } from '../../../protocol/view.ts';
import { nameAt } from '../../../words/say/names.ts';
import { sayMove, sayOpen } from '../../../words/say/ruling.ts';
import { usePage, useTools } from '../../store/context.ts';
import { SuitText } from '../suit-text.tsx';
import { BandFrame } from './band-frame.tsx';
import { Countdown } from './countdown.tsx';

const openHooks = (view: TableView, open: OpenView) => ({
  'data-verdict': open.answer,
  'data-seat': nameAt(view.seats, open.seat),
  'data-cards': open.cards.join(' '),
  'data-burn': open.burn,
  'data-breaches': open.breaches.map(({ code }) => code).join(' '),
});

/** A card that is not allowed and still lies there is not forgotten over the next play. */
function StillThere({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const { ruling } = view;
  if (ruling === null || ruling.verdict !== 'illegal' || ruling.settled) return null;
  return <p className="still-there">✖ {words.rulings.stillThere(sayMove(words, view.seats, ruling))}</p>;
}

interface Props {
  readonly view: TableView;
  readonly open: OpenView;
  /** What may be answered where it is not allowed. */
  readonly offers?: ReactNode;
}

/** The cards of a play that may still grow: how they stand, and when the play closes. */
export function BandOpen({ view, open, offers }: Props) {
  const { words } = useTools();
  const revision = usePage((state) => state.revision);
  const said = sayOpen(words, view.seats, open);
  return (
    <BandFrame
      kind={said.check ? 'check' : open.answer}
      hooks={openHooks(view, open)}
      headline={said.headline}
      {...(open.answer === 'cannot' && { pile: view.pile })}
      card={open.answer === 'cannot' ? undefined : open.cards.at(-1)}
      lead={
        <p key={`${said.play} ${open.burn}`} className="band-facts">
          <span className="effect">
            <SuitText text={said.play} />
          </span>
          {open.burn && <span className="effect">{words.open.burns}</span>}
        </p>
      }
      aside={offers ?? <StillThere view={view} />}
    >
      {said.reasons.length > 0 && (
        <p className="band-reason">
          <SuitText text={said.reasons.join(' ')} />
        </p>
      )}
      {open.closesIn === null ? (
        <p className="band-why">{words.open.closesByDone}</p>
      ) : (
        <Countdown
          key={revision}
          closesIn={open.closesIn}
          quiet={open.quiet}
          speed={view.playback?.speed ?? 1}
        />
      )}
    </BandFrame>
  );
}
