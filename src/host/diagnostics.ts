import type { CameraChoice } from '../protocol/camera.ts';
import type { DiagnosticsMessage } from '../protocol/diagnostics.ts';
import type { LobbyView } from '../protocol/lobby.ts';
import type { ScannerChoice, Settings } from '../protocol/settings.ts';
import type { Table } from '../table/table.ts';
import type { Handles } from './handles.ts';
import type { Log } from './log.ts';
import { RUNS, SYSTEM, tableFacts } from './noting.ts';
import { say } from './screens.ts';

interface Parts {
  readonly version: string;
  readonly log: Pick<Log, 'lines'>;
  readonly lobby: () => LobbyView;
  readonly atTable: () => Table | null;
}

/** What is set, without what people name themselves: paths, decks, devices, voices. */
function plainly({ scanner, otherScanners: _, voice, deck, camera, ...plain }: Settings) {
  const { mode, width, height, still, evidence } = camera satisfies CameraChoice;
  const { kind } = scanner satisfies ScannerChoice;
  return {
    ...plain,
    scanner: kind,
    voice: voice === '' ? 'usual' : 'chosen',
    deck: deck === null ? 'printed' : 'learned',
    camera: { mode, width, height, still, evidence },
  };
}

const among = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ');

function diagnose({ version, log, lobby, atTable }: Parts): string {
  const { scanner, camera, network, trouble, settings, unreadable, settingsDamaged, decks } = lobby();
  const table = atTable();
  const facts = {
    burnpile: version,
    runs: RUNS,
    system: SYSTEM,
    scanner: among([scanner.kind, scanner.state, scanner.reason]),
    camera: among([settings.camera.mode, camera.state, camera.sight]),
    network: among([network.url === null ? 'closed' : 'open', network.trouble]),
    table: table === null ? 'none' : JSON.stringify(tableFacts(table)),
    saved: trouble ?? 'yes',
    unreadable: `${unreadable} tables, ${settingsDamaged ? 'settings' : 'no settings'}`,
    decks: decks.decks.length,
    settings: JSON.stringify(plainly(settings)),
  };
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${value}`);
  return [...lines, '', ...log.lines()].join('\n');
}

/** Answers what somebody may need who looks into a fault: codes and numbers, in no language, with nobody's name. */
export const makeDiagnostics = (parts: Parts): Handles<DiagnosticsMessage> => ({
  diagnostics(screen) {
    say(screen, { type: 'diagnostics', text: diagnose(parts) });
    return null;
  },
});
