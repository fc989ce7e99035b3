import type { RuleSetView } from '../../../protocol/lobby.ts';
import { tidyName } from '../../../protocol/names.ts';
import { MOST_PLAYERS } from '../../../protocol/setup.ts';
import type { NameFault } from '../../../words/closed-lists.ts';
import { inSentence } from '../../../words/say/names.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import type { Draft } from '../../store/draft.ts';
import { playersFor, replaced, rulesOf } from '../../store/draft-checks.ts';
import { addSeat } from '../../store/draft-edits.ts';
import { addBot } from '../../store/play/without-deck.ts';
import { ActionButton } from '../action-button.tsx';
import { Chip } from '../parts/chip.tsx';
import { Cloth } from '../parts/cloth.tsx';
import { Icon } from '../parts/icon.tsx';
import { AtHand } from './at-hand.tsx';
import { NAMES_FAULT, SeatPlate } from './seat-plate.tsx';
import { useEdit } from './use-draft.ts';

interface Props {
  readonly draft: Draft;
  readonly faults: ReadonlyMap<number, NameFault>;
}

/** Pushes a place on a circle out towards the corners, so that plates beside each other have room. */
const outwards = (at: number, seats: number): number =>
  Math.sign(at) * Math.abs(at) ** (seats > 6 ? 0.58 : 0.72);

/** Where a seat lies round the table, the first one nearest, then clockwise. */
function placeOf(seat: number, seats: number): { readonly x: number; readonly y: number } {
  const angle = (2 * Math.PI * seat) / seats;
  return { x: -outwards(Math.sin(angle), seats), y: outwards(Math.cos(angle), seats) };
}

interface InsteadProps {
  /** The seat that this one was in the round before. */
  readonly id: number;
  readonly name: string;
  readonly was: string;
}

/** Another name at a seat is another person, unless somebody says that it is the same one. */
function Instead({ id, name, was }: InsteadProps) {
  const { setup } = useTools().words;
  const act = useAct();
  return (
    <p className="cluster instead" data-testid={`instead-${id + 1}`}>
      <span>{setup.instead(inSentence(name), inSentence(was))}</span>
      <ActionButton
        testId={`same-person-${id + 1}`}
        title={setup.samePersonHint(name, was)}
        onClick={() => act({ send: { type: 'rename', seat: id, name } })}
      >
        {setup.samePerson}
      </ActionButton>
    </p>
  );
}

/** What is to be said of names, below the table. */
function Notes({ draft, faults }: Props) {
  const { setup } = useTools().words;
  const table = usePage((state) => state.table);
  const instead = replaced(draft, table);
  return (
    <div className="seat-notes">
      {draft.seats.map(({ id, name }, i) => {
        const fault = faults.get(id);
        const was = instead.get(id);
        if (fault === 'noName') return null;
        if (fault !== undefined)
          return (
            <p key={id} className="fault" id={`fault-${id}`} role="alert" data-testid={`fault-${i + 1}`}>
              <Chip number={i + 1} /> {setup.faults[fault]}
            </p>
          );
        return was === undefined ? null : <Instead key={id} id={id} name={tidyName(name)} was={was} />;
      })}
    </div>
  );
}

interface HintProps {
  readonly usual: string;
  /** How those are called whose names are missing, once somebody has tried to start without them. */
  readonly nameless: readonly string[];
}

/** How to go on with the names: in one place, so that nothing moves when some are missing. */
function Hint({ usual, nameless }: HintProps) {
  const { setup } = useTools().words;
  return (
    <div className="seat-hint" role="status">
      {nameless.length === 0 ? (
        <p>{usual}</p>
      ) : (
        <p className="fault" id={NAMES_FAULT} data-testid="names-fault">
          {setup.namesMissing(nameless)}
        </p>
      )}
    </div>
  );
}

const NO_RULES: readonly RuleSetView[] = [];

/** Who sits where, clockwise, and who deals: typed where they sit. */
export function Seats({ draft, faults }: Props) {
  const { people, play, setup } = useTools().words;
  const edit = useEdit();
  const isPlayed = draft.grace !== null;
  const rules = usePage(({ welcome }) => welcome?.rules ?? NO_RULES);
  const chosen = rulesOf(draft, rules);
  // With real cards somebody may be added first, and then the rules changed.
  const most = isPlayed && chosen !== undefined ? playersFor(draft, chosen).max : MOST_PLAYERS;
  // An empty name is told once somebody has tried to start; until then it is not typed yet.
  const told = new Map([...faults].filter(([, fault]) => fault !== 'noName' || draft.tried));
  return (
    <fieldset className="stack setup-column setup-seats">
      <legend>
        {setup.seats} <small>{setup.clockwise}</small>
      </legend>
      <div className="fill ring" data-played={isPlayed || undefined} data-count={draft.seats.length}>
        <Cloth />
        <ol>
          {draft.seats.map((seat, i) => (
            <SeatPlate
              key={seat.id}
              draft={draft}
              seat={seat}
              number={i + 1}
              fault={told.get(seat.id) ?? null}
              place={placeOf(i, draft.seats.length)}
            />
          ))}
        </ol>
        <div className="ring-middle">
          <Icon name="clockwise" />
          {draft.seats.length < most && (
            <ActionButton
              testId="add-seat"
              className="add-seat"
              onClick={() => edit((now) => (isPlayed ? addBot(now, people.botNames) : addSeat(now)))}
            >
              <Icon name="plus" /> {setup.add}
            </ActionButton>
          )}
        </div>
      </div>
      <AtHand draft={draft} />
      <Hint
        usual={isPlayed ? play.setup.hint : setup.namesHint}
        nameless={draft.seats.flatMap(({ id }, i) =>
          told.get(id) === 'noName' ? people.standIn(i + 1) : [],
        )}
      />
      <Notes draft={draft} faults={told} />
    </fieldset>
  );
}
