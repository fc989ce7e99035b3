import { isKnown } from '../../../engine/cards.ts';
import type { RecordLine } from '../../../protocol/log.ts';
import type { RulingView, TableView } from '../../../protocol/view.ts';
import { sayMade, sayRecordLine } from '../../../words/say/log.ts';
import { hereIn, namesFor, sayTurnThen } from '../../../words/say/play.ts';
import { sayRuling } from '../../../words/say/ruling.ts';
import { usePage, useTools } from '../../store/context.ts';
import { sortedHand } from '../../store/play/own.ts';
import { firstMoment, lastMoment } from '../../store/reading.ts';
import type { Reading } from '../../store/route.ts';
import { asFound, FoundNotes, foundAt } from '../correct/log-parts.tsx';
import { numbered } from '../numbered.ts';
import { PlayingCard } from '../parts/card.tsx';
import { RuleTag } from '../parts/rule-tag.tsx';
import { Face } from '../play/other-seat.tsx';
import { SuitText } from '../suit-text.tsx';
import { RulingPicture } from './ruling-picture.tsx';
import { ToneIcon } from './signs.tsx';

/** The entry that a moment came of; undefined at the deal. */
const entryAt = (lines: readonly RecordLine[], at: number) =>
  lines.find((line) => line.after === at && (line.kind === 'move' || line.kind === 'change'));

/** The number of the last move at a moment, 0 at the deal. */
const numberAt = (lines: readonly RecordLine[], at: number): number =>
  lines.reduce((last, line) => (line.kind === 'move' && line.after <= at ? (line.number ?? last) : last), 0);

/** What came of a move: its ruling with the reason and the rules, or what follows from it; nothing if nothing does. */
function Why({ view, ruling }: { readonly view: TableView; readonly ruling: RulingView }) {
  const { words } = useTools();
  const { tone, headline, effects, reasons } = sayRuling(words, view.seats, ruling, null, hereIn(view));
  const isAgainst = tone === 'illegal' || tone === 'stands' || tone === 'check';
  const rules = [...new Set(ruling.breaches.flatMap(({ rule }) => rule ?? []))];
  const said = isAgainst ? reasons.join(' ') : [effects.join(', '), ...reasons].filter(Boolean).join('. ');
  if (said === '' && !isAgainst) return null;
  return (
    <p className="replay-why">
      <ToneIcon tone={tone} />
      <span>
        {isAgainst && <b>{headline}: </b>}
        <SuitText text={said} />
        <RuleTag rules={rules} />
      </span>
    </p>
  );
}

interface EntryProps {
  readonly view: TableView;
  readonly line: RecordLine;
  /** What was found out about it since. */
  readonly found: TableView['hindsight'];
}

function Entry({ view, line, found }: EntryProps) {
  const { words } = useTools();
  const you = hereIn(view);
  const names = namesFor(words, view.seats, you);
  if (line.kind !== 'move')
    return (
      <p className="replay-move">
        <ToneIcon tone="change" />
        <b>
          <SuitText text={sayRecordLine(words, names, line, you).text} />
        </b>
      </p>
    );
  return (
    <>
      <p className="replay-move">
        <Face view={view} number={line.ruling.move.seat} />
        <b>
          <SuitText text={sayMade(words, names, line.ruling, you)} />
        </b>
      </p>
      <Why view={view} ruling={line.ruling} />
      {found.length > 0 && (
        <p className="replay-why">
          <FoundNotes names={names} found={found} />
        </p>
      )}
    </>
  );
}

/** More cards than these have two rows, and are smaller. */
const IN_A_ROW = 12;

/** The hand of the person at this screen as it was, in the order that is chosen for the game, where it is known. */
function ReplayHand({ view }: { readonly view: TableView }) {
  const { log } = useTools().words;
  const sort = usePage(({ here }) => here.sort);
  const { known = [], hand = 0 } = view.seats[hereIn(view) ?? -1] ?? {};
  if (known.length === 0 || known.length < hand) return null;
  return (
    <section className="replay-hand" aria-label={log.yourHand} data-testid="replay-hand">
      <h3>{log.yourHand}</h3>
      <div className="cluster" data-many={known.length > IN_A_ROW}>
        {numbered(sortedHand(view, known.filter(isKnown), sort)).map(({ key, item }) => (
          <PlayingCard key={key} slot={item} mini />
        ))}
      </div>
    </section>
  );
}

interface Props {
  /** The table at the moment. */
  readonly view: TableView;
  readonly reading: Reading;
  readonly at: number;
}

/** Who played the first card, as is known afterwards, allowed or let stand; null while nobody has. */
const starterOf = (lines: readonly RecordLine[]): number | null =>
  lines.flatMap((line) =>
    line.kind === 'move' &&
    line.ruling.move.kind === 'play' &&
    (line.ruling.verdict !== 'illegal' || line.ruling.stands)
      ? [line.ruling.move.seat]
      : [],
  )[0] ?? null;

const NOTHING: TableView['hindsight'] = [];

/** Which move is looked at, of how many; who did what, what came of it, and whose turn it was then. */
export function ReplayBoard({ view, reading, at }: Props) {
  const { words } = useTools();
  const { log } = words;
  const lines = reading.log?.lines ?? [];
  const line = entryAt(lines, at);
  const number = numberAt(lines, at);
  const hindsight = usePage(({ table }) => (reading.of === null ? (table?.hindsight ?? NOTHING) : NOTHING));
  const found = foundAt(hindsight, at - 1);
  // One that was refused or isn't a move has no number.
  const isNumbered = line?.kind === 'move' && line.number !== null;
  return (
    <div data-testid="as-it-was" data-after={at}>
      <div role="status">
        <h2 className="replay-number">
          {at <= firstMoment(reading) || number === 0 ? (
            log.atStart
          ) : (
            <>
              {isNumbered ? log.moveNumber(number) : log.afterMove(number)}{' '}
              <small>{log.ofMoves(numberAt(lines, lastMoment(reading)))}</small>
            </>
          )}
        </h2>
        {line !== undefined && <Entry view={view} line={asFound(line, hindsight)} found={found} />}
      </div>
      <div className="cluster replay-now">
        <p className="replay-turn" data-testid="turn">
          {view.phase === 'over'
            ? words.result.over
            : sayTurnThen(words, view, { you: hereIn(view), starter: starterOf(lines) })}
        </p>
        <ReplayHand view={view} />
      </div>
      <RulingPicture id={view.ruling?.picture ?? null} />
    </div>
  );
}
