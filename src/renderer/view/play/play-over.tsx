import type { TableView } from '../../../protocol/view.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { again, leave, toOtherRules, toPeople, toScores } from '../../store/go.ts';
import { isGuided } from '../../store/learn.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { GuidedEnd } from '../learn/guided.tsx';
import { EndPicture } from '../statistics/end-picture.tsx';
import { Forfeit } from '../table/forfeit.tsx';
import { Header } from '../table/header.tsx';
import { Leaving } from '../table/leaving.tsx';
import { Pile } from '../table/pile.tsx';
import { Seats } from '../table/seats.tsx';
import { Log } from '../table/short-log.tsx';
import { GameTitle, Ways } from '../ways.tsx';
import { BandForAll } from './play-band.tsx';

/** After a round: the next one, other rules, or home. Phones wait for the table’s own screen. */
function PlayEnd() {
  const { end, aside, series, table } = useTools().words;
  const act = useAct();
  const atHome = usePage(({ lobby }) => lobby !== null);
  const guided = usePage(isGuided);
  if (!atHome) return null;
  if (guided) return <GuidedEnd />;
  return (
    <nav className="actions end-actions" data-testid="end-actions" aria-label={table.labels.actions}>
      <ActionButton testId="new-round" keys="again" primary onClick={() => act(again)}>
        {end.again}
      </ActionButton>
      <ActionButton testId="scores" keys="scores" onClick={() => act(toScores)}>
        {series.scores}
      </ActionButton>
      <ActionButton testId="other-rules" keys="other" onClick={() => act(toOtherRules)}>
        {end.other}
      </ActionButton>
      <ActionButton testId="home-after" keys="home" onClick={() => act(leave)}>
        {aside.home}
      </ActionButton>
    </nav>
  );
}

/** Which game it was, and the ways away from it; a phone has its own. */
function OverFooter({ view }: { readonly view: TableView }) {
  const { phones } = useTools().words;
  const act = useAct();
  const atHome = usePage(({ lobby }) => lobby !== null);
  if (!atHome) return null;
  const people = (
    <ActionButton testId="people-button" onClick={() => act(toPeople)}>
      {phones.players.title}
    </ActionButton>
  );
  return (
    <footer className="footer">
      <GameTitle view={view} />
      <Ways view={view} people={people} />
    </footer>
  );
}

/** How a round ended, and how it goes on. */
export function PlayOver({ view }: { readonly view: TableView }) {
  const leaving = usePage((state) => on(state, 'table').asks === 'leaving');
  const atHome = usePage(({ lobby }) => lobby !== null);
  return (
    <>
      <Header view={view} />
      <BandForAll view={view} />
      {atHome && <Forfeit view={view} />}
      <main className="middle">
        <Pile view={view} />
        <Seats view={view} still />
        <section className="side">
          <EndPicture view={view} />
          <Log view={view} />
        </section>
      </main>
      {leaving ? <Leaving /> : <PlayEnd />}
      <OverFooter view={view} />
    </>
  );
}
