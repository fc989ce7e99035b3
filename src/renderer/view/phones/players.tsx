import type { PlayView } from '../../../protocol/play.ts';
import type { TableView } from '../../../protocol/view.ts';
import { useAct, useTools } from '../../store/context.ts';
import { close } from '../../store/go.ts';
import { toTv } from '../../store/guest.ts';
import { ActionButton } from '../action-button.tsx';
import { Dialog } from '../dialog.tsx';
import { Network } from './network.tsx';
import { WhoPlays } from './who-plays.tsx';

interface Props {
  readonly view: TableView;
  readonly play: PlayView;
}

/** Who plays each seat of a table without a deck, and the network that phones come by. */
export function Players({ view, play }: Props) {
  const { phones } = useTools().words;
  const act = useAct();
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
                name={play.seats[seat]!.joins ?? name}
                seat={seat}
                play={play.seats[seat]!}
              />
            ))}
          </ol>
          <ActionButton testId="to-tv" onClick={() => act(toTv)}>
            {phones.tv.open}
          </ActionButton>
        </div>
        <Network plays />
      </div>
    </Dialog>
  );
}
