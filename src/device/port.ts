import { loadDriver } from './ports.ts';
import type { Trouble } from './source.ts';
import { troubleOf } from './trouble.ts';

export interface PortWish {
  readonly path: string;
  readonly baudRate: number;
  readonly onBytes: (bytes: Uint8Array) => void;
  /** Called once, if the port goes away by itself. */
  readonly onGone: () => void;
}

export interface OpenPort {
  /** Resolves when the port is free again. */
  close(): Promise<void>;
}

/** Opens a serial port once: the port, or why not. Never rejects. */
export async function openPort({ path, baudRate, onBytes, onGone }: PortWish): Promise<OpenPort | Trouble> {
  // The driver would take these two for what they are not.
  if (path === '' || path.includes('\0')) return 'notFound';
  if (!Number.isInteger(baudRate) || baudRate <= 0) return 'badBaudRate';
  const Driver = await loadDriver();
  if (Driver === null) return 'noDriver';

  const port = new Driver({ path, baudRate, autoOpen: false });
  const failure = await new Promise<Error | null>((resolve) => port.open(resolve));
  if (failure !== null) return troubleOf(path, failure.message);

  let over = false;
  let released: Promise<void> | null = null;
  const release = () => {
    released ??= new Promise<void>((resolve) => {
      if (port.isOpen) port.close(() => resolve());
      else resolve();
    });
    return released;
  };
  const gone = () => {
    if (over) return;
    over = true;
    void release().then(onGone);
  };
  port.on('data', onBytes);
  port.on('close', gone);
  // Comes alone where even closing a vanished port fails.
  port.on('error', gone);
  return {
    close() {
      over = true;
      return release();
    },
  };
}
