import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** In place of the server that Electron's runtime is fetched from. */
export interface Mirror {
  /** As the variable ELECTRON_MIRROR wants it. */
  readonly address: string;
  /** What was asked for. */
  readonly asked: string[];
  /** How many are connected. */
  connected(): number;
  close(): Promise<void>;
}

/** Starts one. Close it. */
export async function openMirror(answer: RequestListener): Promise<Mirror> {
  const asked: string[] = [];
  let connected = 0;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  server.on('connection', (socket) => {
    connected++;
    socket.once('close', () => connected--);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    connected: () => connected,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
