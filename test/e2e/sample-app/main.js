/** An app that only exists to see whether the stand-in behaves as Electron does. It guards nothing by itself. */
import { fileURLToPath } from 'node:url';
import { app, BrowserWindow, ipcMain, protocol } from 'electron';

const PAGE = `<!doctype html><title>Sample</title><h1>Sample</h1><script>window.inline = true</script>
<script src="./page.js"></script>`;

protocol.registerSchemesAsPrivileged([{ scheme: 'sample', privileges: { standard: true, secure: true } }]);
app.setPath('userData', process.env.BURNPILE_DATA);
if (app.requestSingleInstanceLock()) {
  app.on('second-instance', () => {
    globalThis.seconds = (globalThis.seconds ?? 0) + 1;
  });
  ipcMain.on('ping', (event, ...said) => event.sender.send('pong', event.senderFrame.url, ...said));
  app.on('will-quit', () => console.error('quits'));
  app.whenReady().then(() => {
    protocol.handle('sample', (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/page.js')
        return new Response('window.outer = true', { headers: { 'Content-Type': 'text/javascript' } });
      return new Response(PAGE, {
        headers: {
          'Content-Type': 'text/html',
          'Content-Security-Policy': "default-src 'none'; script-src 'self'",
        },
      });
    });
    const preload = fileURLToPath(new URL('./preload.cjs', import.meta.url));
    const window = new BrowserWindow({ webPreferences: { preload } });
    window.loadURL('sample://here/index.html');
  });
} else app.quit();
