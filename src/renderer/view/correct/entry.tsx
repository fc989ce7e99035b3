import { useEffect, useRef, useState } from 'react';
import { type Card, rankOf } from '../../../engine/cards.ts';
import type { MoveView, TableView } from '../../../protocol/view.ts';
import type { MissingMove } from '../../../words/closed-lists.ts';
import { sayNumbered } from '../../../words/say/correct.ts';
import { sayRecordLine } from '../../../words/say/log.ts';
import { sayNameAt } from '../../../words/say/names.ts';
import { sayMend } from '../../../words/say/question.ts';
import { sayMove } from '../../../words/say/ruling.ts';
import { useAct, useTools } from '../../store/context.ts';
import { forgetRefusal, lookBefore, type MoveLine } from '../../store/correcting.ts';
import type { Correcting } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { ToneIcon } from '../log/signs.tsx';
import { SuitText } from '../suit-text.tsx';
import { BackButton, Part, SeatButtons } from './correct-parts.tsx';
import { FoundNotes, foundAt } from './log-parts.tsx';
import { AskMove, AskWho, Missing } from './missing.tsx';
import { stackOf, takesScans, useCorrect, useNoScans } from './use-correct.ts';
import { LaidCards, OneCard, ScanHere } from './wrong-card.tsx';

type Step =
  | { readonly kind: 'menu' | 'takeBack' }
  | { readonly kind: 'card'; readonly index: number }
  | { readonly kind: 'missing'; readonly what: MissingMove | null; readonly scanned?: readonly Card[] }
  | { readonly kind: 'instead'; readonly what: 'play' | 'flip' };

interface Props {
  readonly view: TableView;
  readonly correcting: Correcting;
  readonly line: MoveLine;
  readonly moves: readonly MoveLine[];
}

/** The kinds of move whose cards people name. */
const WITH_CARDS = ['play', 'flip', 'pickUp', 'choose', 'swap', 'stack'];
const KINDS = ['pickUp', 'play', 'flip'] as const;

/** More moves than these are not read before they go. */
const NAMED = 5;

interface MenuProps extends Props {
  readonly past: TableView;
  readonly onStep: (step: Step) => void;
}

/** Whether two moves may have been one play: of equal cards, or of some that follow each other. */
function mayMerge({ runs }: TableView['rules'], { ruling: { move } }: MoveLine, next: MoveLine): boolean {
  const { kind, cards } = next.ruling.move;
  if (move.kind !== 'play' || (kind !== 'play' && kind !== 'flip')) return false;
  return runs || new Set([...move.cards, ...cards].map(rankOf)).size === 1;
}

/** Where this move ended and the next one began, and which of them came first. */
function WithNext({ view, correcting, line, moves }: MenuProps) {
  const { words } = useTools();
  const correct = useCorrect();
  const next = moves.find(({ after }) => after === line.after + 1);
  const mends = correcting.mends ?? [];
  const isMerged = next !== undefined && mayMerge(view.rules, line, next);
  if (mends.length === 0 && !isMerged) return null;
  return (
    <Part title={words.correct.withNext} likely>
      {mends.map(({ mend, correction }, i) => (
        <ActionButton
          key={JSON.stringify(correction)}
          testId={`${mend.kind}-${i + 1}`}
          onClick={() => correct(correction)}
        >
          <SuitText text={sayMend(words, view.seats, mend)} />
        </ActionButton>
      ))}
      {isMerged && (
        <ActionButton testId="merge" onClick={() => correct({ kind: 'merge', entry: line.after - 1 })}>
          <SuitText text={words.correct.merge(sayMove(words, view.seats, next.ruling))} />
        </ActionButton>
      )}
    </Part>
  );
}

/** Whether a play left a pile that may have been burned all the same; one that fell to its player left none. */
const mayLetBurn = ({ move, verdict, stands, burn, letBurn, failed }: MoveLine['ruling']): boolean =>
  ['play', 'flip'].includes(move.kind) &&
  move.cards.length > 0 &&
  (verdict !== 'illegal' || stands) &&
  !burn &&
  !letBurn &&
  !failed;

/** The moves that have a number in the log: no tries that were refused, and a face-down card once. */
const numbered = (moves: readonly MoveLine[]) => moves.filter(({ number }) => number !== null);

/** The ways in which there was no such move, or there was another before it or after it. */
function TooManyOrFew({ view, correcting, past, line, moves, onStep }: MenuProps) {
  const { words } = useTools();
  const { correct: said } = words;
  const act = useAct();
  const correct = useCorrect();
  const entry = line.after - 1;
  const gone = moves.slice(moves.indexOf(line));
  const count = numbered(gone).length;
  const { turn } = past;
  const isSaid = (correcting.mends ?? []).some(({ mend }) => mend.kind === 'pickedUp');
  // One pick-up leaves nothing for another.
  const isPickUp = line.ruling.move.kind === 'pickUp';
  const mayHavePickedUp = turn !== null && past.pile.length > 0 && !isSaid && !isPickUp;
  const toMissing = (at: number) => {
    act((state) => lookBefore(state, at));
    onStep({ kind: 'missing', what: null });
  };
  return (
    <Part title={said.tooManyOrFew} quiet>
      {mayHavePickedUp && (
        <ActionButton
          testId="missing-pickUp"
          onClick={() => correct({ kind: 'insertMove', entry, move: { kind: 'pickUp', seat: turn } })}
        >
          {said.pickedUpBefore(sayNameAt(view.seats, turn))}
        </ActionButton>
      )}
      <ActionButton testId="remove-move" onClick={() => correct({ kind: 'remove', entry })}>
        {said.remove(gone.length === 1)}
      </ActionButton>
      {count > 1 && (
        <ActionButton testId="take-back" className="leads-on" onClick={() => onStep({ kind: 'takeBack' })}>
          {said.takeBack(count)}
        </ActionButton>
      )}
      <ActionButton testId="missing-before" className="leads-on" onClick={() => toMissing(entry)}>
        {said.missingAt.before}
      </ActionButton>
      <ActionButton testId="missing-after" className="leads-on" onClick={() => toMissing(entry + 1)}>
        {said.missingAt.after}
      </ActionButton>
    </Part>
  );
}

/** What else the move may have been, or what may have come of it. */
function Instead({ view, past, line, onStep }: MenuProps) {
  const { correct: said } = useTools().words;
  const correct = useCorrect();
  const entry = line.after - 1;
  const { ruling } = line;
  const { seat } = ruling.move;
  const [card, ...others] = ruling.move.cards;
  const own = past.seats[seat]!;
  /** One card alone is turned over, where one lies face down. */
  const mayBe = (what: (typeof KINDS)[number]) =>
    what !== ruling.move.kind &&
    (what !== 'flip' || (others.length === 0 && own.faceDown.some((left) => left > 0)));
  const mayHaveDrawn = (way: 'more' | 'less') => (way === 'more' ? past.stock > 0 : ruling.draws > 0);
  /** The draw belongs to the move, and to its player. */
  const draw = (way: 'more' | 'less') => {
    const [stock, hand] = [{ zone: 'stock' } as const, { zone: 'hand', seat } as const];
    const places = way === 'more' ? { from: stock, to: hand } : { from: hand, to: stock };
    correct({ kind: 'insert', entry: line.after, adjustment: { kind: 'moved', cards: ['??'], ...places } });
  };
  return (
    <Part title={said.instead} quiet>
      {ruling.verdict === 'illegal' && !ruling.stands && (
        <ActionButton testId="stand" onClick={() => correct({ kind: 'stand', entry })}>
          {said.stand}
        </ActionButton>
      )}
      {(ruling.burn || ruling.letBurn) && (
        <ActionButton testId="unburn" onClick={() => correct({ kind: 'unburn', entry })}>
          {said.unburn}
        </ActionButton>
      )}
      {KINDS.filter(mayBe).map((what) => (
        <ActionButton
          key={what}
          testId={`instead-${what}`}
          onClick={() =>
            what === 'pickUp'
              ? correct({ kind: 'move', entry, move: { kind: what, seat } })
              : what === 'flip' && card !== undefined
                ? correct({ kind: 'move', entry, move: { kind: what, seat, stack: stackOf(own), card } })
                : onStep({ kind: 'instead', what })
          }
        >
          {said.insteadOf[what]}
        </ActionButton>
      ))}
      {mayLetBurn(ruling) && (
        <ActionButton testId="burn" onClick={() => correct({ kind: 'burn', entry })}>
          {said.burn}
        </ActionButton>
      )}
      {(['more', 'less'] as const).filter(mayHaveDrawn).map((way) => (
        <ActionButton key={way} testId={`drew-${way}`} onClick={() => draw(way)}>
          {said.drew[way](sayNameAt(view.seats, seat))}
        </ActionButton>
      ))}
    </Part>
  );
}

/** Whether a face-up card of its player may have gone with the pile that a pick-up took. */
function mayAddFaceUp({ rules, seats }: TableView, seat: number): boolean {
  const added = rules.values['pickUp.addFaceUp'];
  const own = seats[seat]!;
  const lies = own.faceUp.some((slot) => slot !== null);
  return lies && (added === 'always' || (added === 1 && own.least === 0));
}

/** Whether the move may have had one card more than these. */
function mayAddCard(past: TableView, { kind, seat, cards }: MoveView): boolean {
  if (kind === 'pickUp') return cards.length === 0 && mayAddFaceUp(past, seat);
  return kind === 'play' || kind === 'choose' || cards.length === 0;
}

/** The cards of the move, to be tapped or scanned; nothing where it has none that people name. */
function CardsOf({ view, past, correcting, line, onStep }: MenuProps) {
  const { correct: said } = useTools().words;
  const { move } = line.ruling;
  const entry = line.after - 1;
  const wrong = view.hindsight.filter(({ shownBy }) => shownBy === entry).flatMap(({ cards }) => cards);
  const mayAdd = mayAddCard(past, move);
  if ((move.cards.length === 0 && !mayAdd) || !WITH_CARDS.includes(move.kind)) return null;
  return (
    <LaidCards
      pile={move.kind === 'choose' ? null : (correcting.past?.table.pile ?? null)}
      cards={move.cards}
      hint={takesScans(move) && <ScanHere entry={entry} move={move} packs={view.rules.packs} wrong={wrong} />}
      add={mayAdd ? (move.kind === 'pickUp' ? said.addFaceUp : said.addCard) : null}
      onCard={(index) => onStep({ kind: 'card', index })}
      onAdd={() => onStep({ kind: 'card', index: move.cards.length })}
    />
  );
}

/** What there is to choose from: the likeliest first and large, the rest in a line each under what it is about. */
function Menu(props: MenuProps) {
  const { past, line } = props;
  const { words } = useTools();
  const correct = useCorrect();
  const { move } = line.ruling;
  const entry = line.after - 1;
  return (
    <>
      <WithNext {...props} />
      <Part title={words.correct.whose} likely>
        <SeatButtons
          view={past}
          testId="by"
          booked={move.seat}
          focus={move.cards.length === 0}
          onSeat={(seat) => correct({ kind: 'player', entry, seat })}
        />
      </Part>
      <div className="correct-rest">
        <TooManyOrFew {...props} />
        <Instead {...props} />
      </div>
    </>
  );
}

/** Which moves would go. */
function TakeBack({ view, line, moves, onBack }: Props & { readonly onBack: () => void }) {
  const { words } = useTools();
  const correct = useCorrect();
  const gone = moves.slice(moves.indexOf(line));
  const counted = numbered(gone);
  useNoScans(onBack);
  const named = counted.slice(0, NAMED).map((one) => sayNumbered(words, view.seats, one));
  return (
    <>
      <p className="correct-sure">
        <SuitText text={words.correct.takeBackSure(named, counted.length - named.length)} />
      </p>
      <div className="correct-choices">
        <ActionButton
          testId="take-them-back"
          primary
          first
          onClick={() => correct({ kind: 'takeBack', count: gone.length })}
        >
          {words.correct.takeThemBack}
        </ActionButton>
        <BackButton onClick={onBack} />
      </div>
    </>
  );
}

/** A move with its number, as the log has it. */
function Recorded({ view, line }: Pick<Props, 'view' | 'line'>) {
  const { words } = useTools();
  const { number, text } = sayRecordLine(words, view.seats, line);
  return (
    <>
      {number !== '' && <b>{words.correct.move(number)} </b>}
      <SuitText text={text} />
    </>
  );
}

/** The moves between which something is missing. */
function Gap({ view, correcting: { at }, moves }: Props) {
  const { correct: words } = useTools().words;
  const before = moves.findLast(({ after }) => after <= at);
  const next = moves.find(({ after }) => after > at);
  return (
    <ol className="correct-gap" data-testid="correct-booked">
      {before !== undefined && (
        <li>
          <Recorded view={view} line={before} />
        </li>
      )}
      <li className="gap">{words.missingHere}</li>
      {next !== undefined && (
        <li>
          <Recorded view={view} line={next} />
        </li>
      )}
    </ol>
  );
}

/** A move of the log: what is recorded, and everything that may have been wrong with it. */
export function EntryToCorrect(props: Props) {
  const { view, correcting, line } = props;
  const { words } = useTools();
  const act = useAct();
  const correct = useCorrect();
  const [step, setStep] = useState<Step>({ kind: 'menu' });
  const go = (next: Step) => {
    setStep(next);
    // Why a scan meant nothing there isn't true of what is asked now.
    act(forgetRefusal);
  };
  const said = sayRecordLine(words, view.seats, line);
  const entry = line.after - 1;
  const past = correcting.past?.table ?? view;
  const toMenu = () => {
    go({ kind: 'menu' });
    act((state) => lookBefore(state, entry));
  };
  const body = useRef<HTMLDivElement>(null);
  // With the keyboard you go on with what has just appeared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step shows something else
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('[data-first], .tap')?.focus();
  }, [step]);
  return (
    <div ref={body} className="correct-body">
      {step.kind === 'missing' ? (
        <Gap {...props} />
      ) : (
        <div className={`correct-booked log-${said.tone}`} data-testid="correct-booked" data-entry={entry}>
          <ToneIcon tone={said.tone} />
          <p>
            <Recorded view={view} line={line} />
            {said.reason !== null && (
              <small>
                <SuitText text={said.reason} />
              </small>
            )}
            <FoundNotes names={view.seats} found={foundAt(view.hindsight, entry)} />
          </p>
          {step.kind === 'menu' && <CardsOf {...props} past={past} onStep={go} />}
        </div>
      )}
      {step.kind === 'menu' && <Menu {...props} past={past} onStep={go} />}
      {step.kind === 'takeBack' && <TakeBack {...props} onBack={toMenu} />}
      {step.kind === 'card' && (
        <OneCard view={past} entry={entry} move={line.ruling.move} index={step.index} onBack={toMenu} />
      )}
      {step.kind === 'missing' && step.what === null && (
        <Missing
          correcting={correcting}
          past={past}
          onWhat={(what, scanned) => go({ kind: 'missing', what, ...(scanned && { scanned }) })}
          onBack={toMenu}
        />
      )}
      {step.kind === 'missing' &&
        step.what !== null &&
        (step.what === 'play' || step.what === 'flip' ? (
          <AskMove
            view={past}
            kind={step.what}
            likely={past.turn}
            begun={step.scanned ?? []}
            onMove={(move) => correct({ kind: 'insertMove', entry: correcting.at, move })}
            onBack={toMenu}
          />
        ) : (
          <AskWho view={past} at={correcting.at} onBack={toMenu} />
        ))}
      {step.kind === 'instead' && (
        <AskMove
          view={past}
          kind={step.what}
          likely={line.ruling.move.seat}
          onMove={(move) => correct({ kind: 'move', entry, move })}
          onBack={toMenu}
        />
      )}
    </div>
  );
}
