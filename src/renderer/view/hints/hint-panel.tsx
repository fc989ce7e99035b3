import { useEffect, useRef } from 'react';
import type { TableView } from '../../../protocol/view.ts';
import { sayDemand } from '../../../words/say/demand.ts';
import { sayNameAt } from '../../../words/say/names.ts';
import { youOf } from '../../../words/say/play.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { askHint, closeHints, hintsAt, nextStep } from '../../store/hints.ts';
import { type Hinting, on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { SuitText } from '../suit-text.tsx';
import { AdvicePart } from './advice.tsx';
import { CardsPart, Cause } from './fitting-cards.tsx';

/** What the pile demands, because of which card and by which rule; before the first card, what face-up cards are for. */
function DemandPart({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  if (view.phase === 'exchange') {
    const faceDown = view.seats.some((seat) => seat.faceDown.some((cards) => cards > 0));
    return (
      <p className="hint-demand">
        <SuitText text={words.hints.exchange(faceDown)} />
      </p>
    );
  }
  const { parts, also, always } = sayDemand(words, view.demand);
  const said = [...parts, ...(also === null ? [] : [also])].join(', ');
  return (
    <>
      <h3>{words.hints.steps.demand}</h3>
      <p className="hint-demand">
        <SuitText text={said} />
      </p>
      <Cause view={view} />
      {always !== null && <p className="hint-always">{always}</p>}
    </>
  );
}

/** Asks for help, and each time for one step more. */
export function HintButton({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const next = usePage((state) => nextStep(hintsAt(on(state, 'table').hinting, view), view));
  return (
    <ActionButton
      testId="hint"
      {...(next !== null && { keys: 'hint' as const })}
      disabled={next === null}
      onClick={() => act(askHint)}
    >
      <Icon name="hint" />
      <span className="words">{words.hints.open}</span>
    </ActionButton>
  );
}

function Parts({ view, hinting }: { readonly view: TableView; readonly hinting: Hinting }) {
  const { cards, advice, step } = hinting;
  return (
    <div className="stack hint-parts" aria-live="polite">
      {step === 'demand' && <DemandPart view={view} />}
      {step === 'cards' && <CardsPart view={view} hint={cards} />}
      {step === 'advice' && <AdvicePart view={view} advice={advice} />}
    </div>
  );
}

/** The step of help that was asked for last, over the page; the game goes on under it, and takes it away. */
export function HintPanel({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const hinting = usePage((state) => hintsAt(on(state, 'table').hinting, view));
  const panel = useRef<HTMLElement>(null);
  // On a phone it may stand under the answers to a ruling, and grows once it was thought about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step, and once it is there
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'end' });
  }, [hinting?.step, hinting?.cards === null, hinting?.advice === null]);
  if (hinting === null) return null;
  const next = nextStep(hinting, view);
  const { seat } = hinting;
  return (
    <section
      ref={panel}
      className="stack hints"
      data-testid="hints"
      data-step={hinting.step}
      data-seat={seat ?? ''}
      aria-labelledby="hints-title"
    >
      <header className="row">
        <h2 id="hints-title">
          {seat === null || seat === youOf(view)
            ? words.hints.open
            : words.hints.title(sayNameAt(view.seats, seat))}
        </h2>
        <ActionButton testId="close-hints" keys="cancel" onClick={() => act(closeHints)}>
          {words.hints.close}
        </ActionButton>
      </header>
      <Parts view={view} hinting={hinting} />
      {next !== null && next !== 'demand' && (
        <ActionButton testId="next-hint" keys="hint" onClick={() => act(askHint)}>
          {words.hints.next[next]}
        </ActionButton>
      )}
    </section>
  );
}
