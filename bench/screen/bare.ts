/** What a scan to the screen takes with nothing of ours between: a port, a process, a socket, one text in a page. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SerialPort } from 'serialport';
import { WebSocketServer } from 'ws';

/** Shows the last line that came, and counts them where the pages of tables say their revision. */
const PAGE = `<!doctype html><title>Bare</title><p>-</p><script>
  const text = document.querySelector('p').firstChild;
  let lines = 0;
  new WebSocket('ws://' + location.host).onmessage = ({ data }) => {
    text.data = data;
    document.documentElement.dataset.revision = String((lines += 1));
  };
</script>`;

/** Serves the page for a scanner at a path until it is ended, and prints its address. */
export async function main([path]: readonly string[]): Promise<void> {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  );
  const sockets = new WebSocketServer({ server });
  let line = '';
  const port = new SerialPort({ path: path!, baudRate: 9600 });
  port.on('data', (bytes: Buffer) => {
    const [done, ...rest] = (line + bytes.toString('latin1')).split('\r').reverse();
    line = done!;
    for (const one of rest.reverse()) for (const socket of sockets.clients) socket.send(one);
  });
  await new Promise((resolve) => port.once('open', resolve));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await new Promise(() => {});
}
