import type { PlayView, SeatPlayView } from '../../../protocol/play.ts';
import type { TableView } from '../../../protocol/view.ts';
import { inSentence } from '../../../words/say/names.ts';
import { useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Leave } from './menu.tsx';
import { PhonePage } from './phone-page.tsx';
import { PhoneSeat, SeatRing } from './seat-ring.tsx';

type Presence = 'here' | 'away' | 'bot' | 'free';

function presenceOf({ occupant, taken, online, sitIn }: SeatPlayView): Presence {
  if (occupant.who === 'bot' || sitIn !== null) return 'bot';
  if (!taken) return 'free';
  return online ? 'here' : 'away';
}

interface Props {
  readonly table: TableView;
  readonly play: PlayView;
  readonly showCards: () => void;
}

/** Somebody has a seat and waits: who is here already, and who is still to come. */
export function Waiting({ table, play, showCards }: Props) {
  const { wait } = useTools().words.phones;
  const you = play.you ?? 0;
  const presences = play.seats.map(presenceOf);
  const here = presences.filter((one) => one === 'here' || one === 'bot').length;
  return (
    <PhonePage
      testId="waits"
      title={wait.title(inSentence(table.seats[you]!.name))}
      text={wait.text}
      foot={
        <>
          <ActionButton testId="show-cards" className="large" onClick={showCards}>
            {wait.showCards}
          </ActionButton>
          <Leave />
        </>
      }
    >
      <SeatRing
        table={table}
        middle={
          <span role="status">
            <b className="ring-count">{wait.count(here, presences.length)}</b>
            <small>{wait.areHere}</small>
          </span>
        }
        seatAt={(name, seat) => {
          const presence = presences[seat]!;
          const kind = seat === you ? 'mine' : presence === 'free' ? 'free' : undefined;
          return (
            <PhoneSeat testId={`waits-${seat}`} name={name} seat={seat} {...(kind && { kind })}>
              {presence === 'here' && <Icon name="check" />}
              {wait.presences[presence]}
            </PhoneSeat>
          );
        }}
      />
    </PhonePage>
  );
}
