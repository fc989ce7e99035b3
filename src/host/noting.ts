import { release } from 'node:os';
import type { LobbyView } from '../protocol/lobby.ts';
import { isPreset } from '../table/house-rules.ts';
import { isWithoutDeck } from '../table/standing.ts';
import type { Table } from '../table/table.ts';
import type { Fact } from './log.ts';

/** What the program runs on: the same in the log and in what people send. */
export const RUNS = `node-${process.versions.node}${process.versions.electron ? `,electron-${process.versions.electron}` : ''}`;
export const SYSTEM = `${process.platform}-${process.arch}-${release()}`;

/** A table without its names; rules of people's own may be called after somebody. */
export function tableFacts(table: Table) {
  const standing = table.standing();
  const { rules, names } = standing.round.setup;
  return {
    deck: isWithoutDeck(standing) ? 'none' : 'real',
    rules: isPreset(rules) ? rules : 'own',
    players: names.length,
  } as const;
}

/** Devices, the network and the disk as they are now. */
const statesIn = ({ scanner, camera, network, trouble }: LobbyView): Readonly<Record<string, Fact>> => ({
  scanner: { what: 'scanner', kind: scanner.kind, state: scanner.state, reason: scanner.reason },
  camera: { what: 'camera', state: camera.state },
  network: { what: 'network', open: network.url !== null },
  disk: trouble === null ? { what: 'saved' } : { what: 'unsaved', trouble },
});

/** Notes what has changed since it was called last: a device, the network, the disk, or the table that people sit at. */
export function noteChanges(
  note: (fact: Fact) => void,
  lobby: () => LobbyView,
  atTable: () => Table | null,
): () => void {
  const noted = new Map<string, string>();
  let seen: Table | null = null;
  return () => {
    for (const [name, fact] of Object.entries(statesIn(lobby()))) {
      const text = JSON.stringify(fact);
      if (noted.get(name) !== text) note(fact);
      noted.set(name, text);
    }
    const table = atTable();
    if (table !== null && table !== seen)
      note({
        what: 'table',
        how: table.standing().inputs > 0 ? 'continued' : 'new',
        ...tableFacts(table),
      });
    seen = table;
  };
}
