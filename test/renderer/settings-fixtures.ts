import type { LobbyView } from '../../src/protocol/lobby.ts';
import type { HeardView, PortsView } from '../../src/protocol/scanner.ts';
import { DEFAULT_SETTINGS, type ScannerChoice } from '../../src/protocol/settings.ts';
import type { ScannerView } from '../../src/protocol/view.ts';
import { lobby } from './fixtures.ts';

/** What the settings screen has to show. */
export interface SettingsFixture {
  readonly lobby: LobbyView;
  readonly ports: PortsView;
  /** Keys that are pressed one right after another. */
  readonly scan?: string;
}

const PORTS: PortsView = {
  ok: true,
  ports: [
    {
      path: '/dev/ttyACM0',
      manufacturer: 'Honeywell Imaging & Mobility',
      serialNumber: '18324B0A7C',
      vendorId: '0c2e',
      productId: '0b6a',
    },
    { path: '/dev/ttyUSB0', manufacturer: 'FTDI', serialNumber: null, vendorId: '0403', productId: '6001' },
    { path: '/dev/ttyS0', manufacturer: null, serialNumber: null, vendorId: null, productId: null },
  ],
};

const NO_PORTS: PortsView = { ok: true, ports: [] };

const none: ScannerView = { kind: 'none', state: 'none', name: null, reason: null };

const of = (scanner: ScannerChoice, more: Partial<LobbyView> = {}): LobbyView => ({
  ...lobby,
  settings: { ...DEFAULT_SETTINGS, scanner },
  scanner: none,
  test: [],
  ...more,
});

const heard = (id: number, more: Partial<HeardView>): HeardView => ({
  id,
  text: '7H',
  card: null,
  command: null,
  how: 'scanner',
  ...more,
});

const serial = (path: string, baudRate = 9600): ScannerChoice => ({ kind: 'serial', path, baudRate });
const at = (path: string, state: ScannerView['state'], reason: string | null = null): ScannerView => ({
  kind: 'serial',
  state,
  name: path,
  reason,
});

const HEARD = [
  heard(1, { card: 'TC', text: '10C' }),
  heard(2, { text: 'http://example.org/somewhere/else/entirely-and-then-some-more' }),
  heard(3, { command: 'DONE', text: 'CMD:DONE' }),
  heard(4, { card: '7H' }),
];

const LONG_PATH = '/dev/serial/by-id/usb-Honeywell_Imaging___Mobility_1900_18324B0A7C-if00';

/** Every state by its name. */
export const SETTINGS_FIXTURES = {
  none: { lobby: of({ kind: 'none' }), ports: NO_PORTS },
  choose: { lobby: of(serial('')), ports: PORTS },
  ready: {
    lobby: of(serial('/dev/ttyACM0'), { scanner: at('/dev/ttyACM0', 'open'), test: HEARD }),
    ports: PORTS,
  },
  notAllowed: {
    lobby: of(serial(LONG_PATH, 14_400), {
      scanner: at(LONG_PATH, 'connecting', 'noPermission'),
      test: HEARD.slice(0, 2),
      recordings: { ...lobby.recordings, trouble: 'diskFull' },
    }),
    ports: { ok: false, code: 'cannotList' },
  },
  lost: {
    lobby: of(serial('/dev/ttyUSB0'), { scanner: at('/dev/ttyUSB0', 'lost', 'unplugged') }),
    ports: NO_PORTS,
  },
  keyboard: {
    lobby: of({ kind: 'keyboard', gap: 50 }, { scanner: { ...none, kind: 'keyboard', state: 'open' } }),
    ports: PORTS,
  },
  scanned: {
    lobby: of(
      { kind: 'keyboard', gap: 24 },
      { scanner: { ...none, kind: 'keyboard', state: 'open' }, test: HEARD.slice(0, 3) },
    ),
    ports: PORTS,
    scan: '7H\n',
  },
  otherLayout: {
    lobby: of({ kind: 'keyboard', gap: 50 }, { scanner: { ...none, kind: 'keyboard', state: 'open' } }),
    ports: PORTS,
    scan: 'CMDÖTEST\n',
  },
  recording: {
    lobby: of(
      { kind: 'recording', path: '/home/ann/cards/friday.scan', speed: 4 },
      { recordings: { ...lobby.recordings, newest: `${lobby.recordings.folder}/2025-11-21_19-04-05.scan` } },
    ),
    ports: PORTS,
  },
} satisfies Record<string, SettingsFixture>;
