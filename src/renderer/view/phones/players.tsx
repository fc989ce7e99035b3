import type { PlayView } from '../../../protocol/play.ts';
import type { TableView } from '../../../protocol/view.ts';
import { hereIn, namesFor } from '../../../words/say/play.ts';
import { useAct, useTools } from '../../store/context.ts';
import { close } from '../../store/go.ts';
import { freeSeats, toTv } from '../../store/guest.ts';
import { ActionButton } from '../action-button.tsx';
import { Dialog } from '../dialog.tsx';
import { Network } from './network.tsx';
import { WhoPlays } from './who-plays.tsx';

/** Whether a phone that comes finds no seat, though a bot has one. */
const lacksSeat = (play: PlayView): boolean =>
  freeSeats(play).length === 0 && play.seats.some(({ occupant }) => occupant.who === 'bot');

interface Props {
  readonly view: TableView;
  readonly play: PlayView;
}

/** Who plays each seat of a table without a deck, and the network that phones come by. */
export function Players({ view, play }: Props) {
  const { words } = useTools();
  const { phones } = words;
  const act = useAct();
  const names = namesFor(words, view.seats, hereIn(view));
  return (
    <Dialog
      name="players"
      title={phones.players.title}
      className="people players"
      close={() => act(close('people'))}
    >
      <div className="players-parts">
        <div className="stack">
          <ol className="who-plays">
            {view.seats.map(({ name }, seat) => (
              <WhoPlays
                key={name}
                name={play.seats[seat]!.joins ?? names[seat]!.name}
                seat={seat}
                play={play.seats[seat]!}
              />
            ))}
          </ol>
          <ActionButton testId="to-tv" onClick={() => act(toTv)}>
            {phones.tv.open}
          </ActionButton>
          <p className="quiet">{phones.tv.what}</p>
        </div>
        <Network plays noSeat={lacksSeat(play) ? phones.players.noSeat : null} />
      </div>
    </Dialog>
  );
}
