import { useId } from 'react';
import type { PlayerSum } from '../../../protocol/statistics.ts';
import { useTools } from '../../store/context.ts';
import { useNumbers } from './numbers.ts';

/** The share of rounds lost, and across it that by chance alone; the numbers say the same. */
function Bar({ player: { losses, decided, expected } }: { readonly player: PlayerSum }) {
  const part = (count: number) => `${(100 * count) / decided}%`;
  return (
    <span className="loss-bar" aria-hidden="true">
      <span className="loss-share" style={{ width: part(losses) }} />
      <span className="loss-chance" style={{ left: part(expected) }} />
    </span>
  );
}

/** Of fewer rounds a share says nothing of how anybody plays. */
const TELLING = 5;

function Row({ player }: { readonly player: PlayerSum }) {
  const { statistics } = useTools().words;
  const { percent } = useNumbers();
  const { name, rounds, firstOut, decided, losses, expected } = player;
  const says = decided >= TELLING;
  return (
    <tr data-testid={`player-${name}`} data-losses={losses} data-decided={decided}>
      <th scope="row" dir="auto">
        {name}
      </th>
      <td>{rounds}</td>
      <td>
        {firstOut === 0 ? (
          firstOut
        ) : (
          <span className="place" data-place="1">
            {firstOut}
          </span>
        )}
      </td>
      <td className="loss">
        {decided === 0 ? (
          <span className="absent">{statistics.nobodyLost}</span>
        ) : (
          <>
            <span className="cluster loss-said">
              {says && <b>{statistics.percent(percent(losses / decided))}</b>}
              <span>{statistics.lostOf(losses, decided)}</span>
              {says && <small>{statistics.byChance(percent(expected / decided))}</small>}
            </span>
            <Bar player={player} />
          </>
        )}
      </td>
    </tr>
  );
}

interface Props {
  readonly title: string;
  readonly about: string;
  readonly players: readonly PlayerSum[];
  readonly testId: string;
}

/** Who lost how often, most losses first. */
export function Players({ title, about, players, testId }: Props) {
  const { series, statistics } = useTools().words;
  const id = useId();
  return (
    <section className="panel stack score-paper statistics-part" aria-labelledby={id} data-testid={testId}>
      <h2 id={id}>{title}</h2>
      <div className="sheet">
        <table>
          <thead>
            <tr>
              <th scope="col">{statistics.player}</th>
              <th scope="col">{series.played}</th>
              <th scope="col">{statistics.firstOut}</th>
              <th scope="col">{statistics.lost}</th>
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <Row key={player.name} player={player} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="statistics-about">{about}</p>
    </section>
  );
}
