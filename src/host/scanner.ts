import { isDeepStrictEqual } from 'node:util';
import { listPorts } from '../device/ports.ts';
import { openSerial } from '../device/serial.ts';
import type { DeviceState, LineListener, LineSource, StateListener } from '../device/source.ts';
import type { PortsView, ScannerMessage } from '../protocol/scanner.ts';
import type { ScannerChoice } from '../protocol/settings.ts';
import type { ScannerView } from '../protocol/view.ts';
import type { Handles } from './handles.ts';
import { say } from './screens.ts';

/** How a device stands, as screens show it. */
export function scannerView(source: LineSource | null, kind: ScannerView['kind']): ScannerView {
  if (source === null) return { kind: 'none', state: 'none', name: null, reason: null };
  const state = source.state();
  const reason = 'reason' in state ? (state.reason ?? null) : null;
  return { kind, state: state.kind, name: source.name, reason };
}

/** The device of this process that a choice stands for; null where there is none to open. */
function openDevice(choice: ScannerChoice): LineSource | null {
  switch (choice.kind) {
    case 'serial':
      // Until a port is chosen there is nothing to open.
      return choice.path === '' ? null : openSerial({ path: choice.path, baudRate: choice.baudRate });
    // The page hears its own keyboard, and a recording plays at the next table.
    case 'none':
    case 'keyboard':
    case 'recording':
      return null;
  }
}

/** The serial ports of this machine, as screens show them. */
async function portsView(): Promise<PortsView> {
  const found = await listPorts();
  if (!found.ok) return found;
  const ports = found.ports.map(({ path, ...known }) => ({
    path,
    manufacturer: known.manufacturer ?? null,
    serialNumber: known.serialNumber ?? null,
    vendorId: known.vendorId ?? null,
    productId: known.productId ?? null,
  }));
  return { ok: true, ports };
}

/** The scanner that was chosen, whatever its kind; another one may be chosen at any time. */
export interface Scanner {
  view(): ScannerView;
  /** The one that was chosen. */
  choice(): ScannerChoice;
  /** What is wrong with it, if something is. */
  trouble(): DeviceState | null;
  /** Closes the present device and opens the chosen one, if it is another. */
  choose(choice: ScannerChoice): void;
  readonly handles: Pick<Handles<ScannerMessage>, 'listPorts'>;
  close(): Promise<void>;
}

export interface ScannerListener {
  readonly onLine: LineListener;
  readonly onState: StateListener;
}

/** Opens the chosen scanner and hands on what comes from it. */
export function openScanner(first: ScannerChoice, { onLine, onState }: ScannerListener): Scanner {
  let choice: ScannerChoice = { kind: 'none' };
  let source: LineSource | null = null;
  let closing: Promise<void> = Promise.resolve();

  const release = () => {
    const old = source;
    source = null;
    if (old !== null) closing = Promise.all([closing, old.close()]).then(() => {});
  };

  const open = (wanted: ScannerChoice) => {
    const opened = openDevice(wanted);
    source = opened;
    opened?.onLine((line, at) => {
      if (source === opened) onLine(line, at);
    });
    opened?.onState((state, at) => {
      if (source === opened) onState(state, at);
    });
  };

  const choose = (wanted: ScannerChoice) => {
    if (isDeepStrictEqual(wanted, choice)) return;
    choice = wanted;
    release();
    open(wanted);
  };
  choose(first);

  return {
    choose,
    choice: () => choice,
    handles: {
      listPorts(screen) {
        void portsView().then((ports) => say(screen, { type: 'ports', ports }));
        return null;
      },
    },
    view() {
      if (choice.kind === 'keyboard') return { kind: 'keyboard', state: 'open', name: null, reason: null };
      if (choice.kind === 'recording')
        return { kind: 'recording', state: 'closed', name: choice.path, reason: null };
      return scannerView(source, choice.kind);
    },
    trouble() {
      const state = source?.state();
      return state !== undefined && 'reason' in state ? state : null;
    },
    async close() {
      release();
      await closing;
    },
  };
}
