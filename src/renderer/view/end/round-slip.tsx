import type { ReactNode } from 'react';
import { minutesOf } from '../../../protocol/series.ts';
import type { TableView } from '../../../protocol/view.ts';
import { nameUnlessYou } from '../../../words/say/names.ts';
import { youOf } from '../../../words/say/play.ts';
import { titleOf } from '../../../words/say/series.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toLog, toReplay } from '../../store/reading.ts';
import { on, type RoundLog } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Medal } from '../parts/medal.tsx';
import { EndPicture } from '../statistics/end-picture.tsx';
import { Forfeit } from '../table/forfeit.tsx';
import { biggestPickUp, burnsBySeat, lastOf, turningPoint } from './round-facts.ts';

interface Props {
  readonly view: TableView;
}

const Fact = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <li>
    <span className={icon === 'burn' ? 'fact-icon seal-burn' : 'fact-icon'}>
      <Icon name={icon} />
    </span>
    <p>{children}</p>
  </li>
);

interface FactsProps extends Props {
  readonly log: RoundLog;
  /** Shows a moment of the round. */
  readonly show: (at: number) => void;
}

/** The biggest pick-up, the burns, and when the round turned. */
export function RoundFacts({ view, log: { lines, held }, show }: FactsProps) {
  const { end, table } = useTools().words;
  const pickUp = biggestPickUp(lines);
  const burns = burnsBySeat(lines);
  const last = lastOf(view);
  const turn = last === null ? null : turningPoint(held, lines, last);
  const name = (seat: number) => nameUnlessYou(view.seats, seat, youOf(view));
  return (
    <ul className="facts">
      {pickUp !== null && (
        <Fact icon="up">
          <b>{end.cards(pickUp.cards)}</b> <small>{end.biggestPickUp(pickUp.seats.map(name))}</small>
        </Fact>
      )}
      {burns.length > 0 && (
        <Fact icon="burn">
          <b>{end.burns(burns.reduce((sum, one) => sum + one.burns, 0))}</b>{' '}
          <small>{burns.map((one) => `${name(one.seat) ?? table.labels.you} ${one.burns}`).join(', ')}</small>
        </Fact>
      )}
      {last !== null && turn !== null && (
        <Fact icon="start">
          <b>{end.turned(turn.number)}</b> <small>{end.turnedFor(name(last))}</small>{' '}
          <ActionButton testId="replay-turn" className="link" onClick={() => show(turn.at)}>
            {end.replay}
          </ActionButton>
        </Fact>
      )}
    </ul>
  );
}

/** The loser's title from now on, and why. */
function Title({ view }: Props) {
  const { words } = useTools();
  const { series, seats, loser } = view;
  const round = series.rounds.at(-1);
  if (round === undefined || loser === null) return null;
  if (!round.counts)
    return (
      <p className="slip-title" data-testid="voided">
        {words.series.doesNotCount}
      </p>
    );
  const name = seats[loser]?.name ?? '';
  const title = titleOf(words, series, name);
  const losses = series.people.find((person) => person.name === name)?.losses ?? 0;
  if (title === null) return null;
  return (
    <p className="slip-title" data-testid="new-title" data-title={title}>
      <Medal losses={losses} />
      <span>
        <b>{words.end.titled(nameUnlessYou(seats, loser, youOf(view)), title)}</b>{' '}
        {series.titles !== 'numbers' && words.end.because(losses)}
      </span>
    </p>
  );
}

/** The round on a slip of paper: how many cards everybody held, three facts, and the loser's title. */
export function RoundSlip({ view }: Props) {
  const { end } = useTools().words;
  const act = useAct();
  const log = usePage((state) => on(state, 'table').log);
  const round = view.series.rounds.at(-1);
  return (
    <aside className="end-slip paper-sheet">
      <header>
        <h2>{end.theRound}</h2>
        {round !== undefined && <span>{end.took(minutesOf(round), round.moves)}</span>}
        {log !== null && (
          <ActionButton testId="replay-all" className="link" onClick={() => act((state) => toReplay(state))}>
            {end.replayAll}
          </ActionButton>
        )}
      </header>
      <EndPicture view={view} />
      {log !== null && <RoundFacts view={view} log={log} show={(at) => act((state) => toLog(state, at))} />}
      <Title view={view} />
      <Forfeit view={view} />
    </aside>
  );
}
