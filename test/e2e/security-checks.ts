import { expect } from 'vitest';
import { type Bridge, LONGEST_MESSAGE } from '../../src/protocol/bridge.ts';
import type { RunningApp } from './electron-app.ts';
import { attempt, settle, volume } from './security-talk.ts';

declare global {
  interface Window {
    burnpile: Bridge;
    stays?: boolean;
  }
}

/** Looks at one thing in the running app and throws if it isn't safe. */
type Check = (running: RunningApp) => Promise<void>;

/** A page of nobody's: refused before it is looked up. */
const ELSEWHERE = 'https://elsewhere.invalid/';

const policy: Check = async ({ page }) => {
  const seen = await page.evaluate(async (elsewhere) => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'window.inline = true';
    document.body.append(script);
    // What DevTools runs may evaluate text; a task of the page may not.
    const evaluated = await new Promise<boolean>((done) => {
      setTimeout(() => {
        try {
          done(new Function('return true')());
        } catch {
          done(false);
        }
      });
    });
    // The code that WebAssembly runs is compiled from bytes that the page has, never from text.
    const compiled = await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => true,
      () => false,
    );
    const foreign = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));
    const worked = await new Promise<boolean>((done) => {
      try {
        const worker = new Worker(foreign);
        worker.onmessage = () => done(true);
        worker.onerror = () => done(false);
      } catch {
        done(false);
      }
    });
    const fetched = await fetch(elsewhere).then(
      () => true,
      () => false,
    );
    // What was refused is told a moment later.
    for (let tries = 0; tries < 50 && refused.length < 4; tries++)
      await new Promise((done) => setTimeout(done, 20));
    return { inline: 'inline' in window, evaluated, compiled, worked, fetched, refused: refused.sort() };
  }, ELSEWHERE);
  expect(seen).toEqual({
    inline: false,
    evaluated: false,
    compiled: true,
    worked: false,
    fetched: false,
    refused: ['connect-src', 'script-src', 'script-src-elem', 'worker-src'],
  });
};

const OUTSIDE = [
  '/..%2f..%2fpackage.json',
  '/..%2fmain%2findex.js',
  '/%2e%2e%2f..%2fpackage.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/..%2frenderer-of-another%2findex.html',
  '/%2fetc%2fpasswd',
  '/%00',
  '/%',
];

const files: Check = async ({ page }) => {
  const status = (paths: readonly string[]) =>
    page.evaluate((wished) => Promise.all(wished.map(async (path) => (await fetch(path)).status)), paths);
  expect(await status(['/index.html'])).toEqual([200]);
  for (const one of await status(OUTSIDE)) expect([403, 404]).toContain(one);
};

const leaving: Check = async ({ app, page }) => {
  // Heard after the app's own listener.
  await app.evaluate(({ BrowserWindow }) => {
    const { webContents } = BrowserWindow.getAllWindows()[0]!;
    const heldBack = new Promise((done) => {
      webContents.once('will-navigate', (event) => done(event.defaultPrevented));
    });
    Reflect.set(globalThis, 'heldBack', heldBack);
  });
  await page.evaluate((elsewhere) => {
    window.stays = true;
    location.href = elsewhere;
  }, ELSEWHERE);
  expect(await app.evaluate(() => Reflect.get(globalThis, 'heldBack'))).toBe(true);
  expect(await page.evaluate(() => window.stays)).toBe(true);
};

/** Events that nothing in our page can cause, so they are told to the app as Electron would tell them. */
const heldBack =
  (name: string): Check =>
  async ({ app }) => {
    const prevented = await app.evaluate(
      ({ BrowserWindow }, { event, url }) => {
        let held = false;
        const told = { url, preventDefault: () => (held = true) };
        BrowserWindow.getAllWindows()[0]!.webContents.emit(event, told);
        return held;
      },
      { event: name, url: ELSEWHERE },
    );
    expect(prevented).toBe(true);
  };

const opening: Check = async ({ app, page }) => {
  const open = await page.evaluate(async () => {
    const opened = ['about:blank', '/index.html'].map((address) => window.open(address));
    const isOpen = (one: Window | null) => one !== null && !one.closed;
    // The stand-in shuts what Electron wouldn't have opened.
    for (let tries = 0; tries < 50 && opened.some(isOpen); tries++)
      await new Promise((done) => setTimeout(done, 20));
    return opened.filter(isOpen).length;
  });
  expect(open).toBe(0);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
};

const otherWindow: Check = async ({ app, page }) => {
  const said = settle(0.125);
  await app.evaluate(async ({ app, BrowserWindow, ipcMain }, message) => {
    const preload = `${app.getAppPath()}/out/preload/index.cjs`;
    const other = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
    await other.loadURL('app://burnpile/index.html');
    const arrived = new Promise<void>((done) => {
      ipcMain.on('burnpile:to-table', (event, text) => {
        if (event.sender === other.webContents && text === message) done();
      });
    });
    await other.webContents.executeJavaScript(`window.burnpile.send(${JSON.stringify(message)})`);
    await arrived;
    other.close();
    await new Promise<void>((done) => void other.once('closed', () => done()));
  }, said);
  expect(await volume(page)).not.toBe(0.125);
};

const otherPage: Check = async ({ app, page }) => {
  await page.evaluate(() => {
    window.stays = true;
  });
  await app.evaluate(async ({ BrowserWindow, ipcMain }, message) => {
    const window = BrowserWindow.getAllWindows()[0]!;
    const arrived = new Promise<void>((done) => {
      ipcMain.on('burnpile:to-table', (_event, text) => void (text === message && done()));
    });
    await window.loadURL('data:text/html,elsewhere');
    // Who hasn't joined isn't taken notice of anyway.
    await window.webContents.executeJavaScript(
      `window.burnpile.listen(() => {}); window.burnpile.send(${JSON.stringify(message)})`,
    );
    await arrived;
    await window.loadURL('app://burnpile/index.html');
  }, settle(0.25));
  // What drives the page may hear of its ways later than the app does.
  await page.waitForFunction(() => location.protocol !== 'data:' && window.stays === undefined);
  expect(await volume(page)).not.toBe(0.25);
};

/** Messages that nothing of ours can cause, so they are put to the app as Electron would. */
const told =
  (volumeSaid: number, frame: Frame | null, more: readonly unknown[] = []): Check =>
  async ({ app, page }) => {
    // Who hasn't joined isn't taken notice of anyway.
    await volume(page);
    const failed = await app.evaluate(
      ({ BrowserWindow, ipcMain }, { senderFrame, said }) => {
        const sender = BrowserWindow.getAllWindows()[0]!.webContents;
        try {
          ipcMain.emit('burnpile:to-table', { sender, senderFrame }, ...said);
          return false;
        } catch {
          return true;
        }
      },
      { senderFrame: frame, said: [settle(volumeSaid), ...more] },
    );
    expect(failed).toBe(false);
    expect(await volume(page)).not.toBe(volumeSaid);
  };

/** Who sent a message, as the app is told. */
interface Frame {
  readonly url: string;
  readonly parent: { readonly url: string } | null;
}
const OURS: Frame = { url: 'app://burnpile/index.html', parent: null };

const notText: Check = async ({ page }) => {
  // An array of one text turns into that text wherever somebody joins it up.
  await attempt(page, [[settle(0.5)]]);
  await attempt(page, [{ text: settle(0.5) }]);
  await attempt(page, [7]);
  expect(await volume(page)).not.toBe(0.5);
};

const tooLong: Check = async ({ page }) => {
  await attempt(page, [settle(0.625) + ' '.repeat(LONGEST_MESSAGE)]);
  expect(await volume(page)).not.toBe(0.625);
  // The same is taken if it is short.
  await attempt(page, [settle(0.75)]);
  expect(await volume(page)).toBe(0.75);
};

const permissions: Check = async ({ page }) => {
  const seen = await page.evaluate(async () => {
    const media = (wished: MediaStreamConstraints) =>
      navigator.mediaDevices.getUserMedia(wished).then(
        (stream) => stream.getTracks().map(({ kind }) => kind),
        (error: Error) => error.name,
      );
    const place = () =>
      new Promise((done) =>
        navigator.geolocation.getCurrentPosition(
          () => done('known'),
          ({ code }) => done(code === 1 ? 'denied' : 'unknown'),
          // Who may know the place may yet wait for it for ever.
          { timeout: 1000 },
        ),
      );
    return {
      camera: await media({ video: true }),
      microphone: await media({ audio: true }),
      both: await media({ video: true, audio: true }),
      place: await place(),
      notifications: await Notification.requestPermission(),
      clipboard: await navigator.clipboard.readText().catch((error: Error) => error.name),
    };
  });
  expect(seen).toEqual({
    camera: ['video'],
    microphone: 'NotAllowedError',
    both: 'NotAllowedError',
    place: 'denied',
    notifications: 'denied',
    clipboard: 'NotAllowedError',
  });
};

const permissionsHeld: Check = async ({ page }) => {
  const seen = await page.evaluate(async () => {
    const names = ['microphone', 'geolocation', 'notifications', 'clipboard-read'] as PermissionName[];
    return Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state));
  });
  expect(seen).toEqual(['denied', 'denied', 'denied', 'denied']);
};

const bridge: Check = async ({ page }) => {
  const seen = await page.evaluate(async () => {
    const given = window.burnpile;
    try {
      Reflect.set(window, 'burnpile', null);
    } catch {}
    const names = ['require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer', 'electron'];
    const told = await new Promise<unknown[]>((done) => {
      given.listen((...said) => done(said));
      given.send('{"type":"testScanner","on":false}');
    });
    return {
      keys: Object.keys(given).sort(),
      kinds: Object.values(given).map((value) => typeof value),
      frozen: Object.isFrozen(given),
      kept: window.burnpile === given,
      present: names.filter((name) => Reflect.has(window, name)),
      told: told.map((one) => typeof one),
    };
  });
  expect(seen).toEqual({
    keys: ['listen', 'send'],
    kinds: ['function', 'function'],
    frozen: true,
    kept: true,
    present: [],
    told: ['string'],
  });
};

const preferences: Check = async ({ app }) => {
  const seen = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]!.webContents;
    // Not documented, but there.
    const read = Reflect.get(contents, 'getLastWebPreferences') as () => Record<string, unknown>;
    const { contextIsolation, sandbox, nodeIntegration, webSecurity } = read.call(contents);
    return { contextIsolation, sandbox, nodeIntegration, webSecurity };
  });
  expect(seen).toEqual({ contextIsolation: true, sandbox: true, nodeIntegration: false, webSecurity: true });
};

/** What no page of ours needs; what isn't set is off. */
const UNWANTED = ['allowRunningInsecureContent', 'experimentalFeatures', 'enableBlinkFeatures', 'webviewTag'];

const unwanted: Check = async ({ app }) => {
  const set = await app.evaluate(({ BrowserWindow }, names) => {
    const contents = BrowserWindow.getAllWindows()[0]!.webContents;
    const read = Reflect.get(contents, 'getLastWebPreferences') as () => Record<string, unknown>;
    const preferences = read.call(contents);
    return names.filter((name) => Boolean(preferences[name]));
  }, UNWANTED);
  expect(set).toEqual([]);
};

/** What has to be safe in the desktop app, each by a name. */
export const CHECKS = {
  'the content policy is in force': policy,
  'only files of the page are served': files,
  'the page goes nowhere else': leaving,
  'nothing leads elsewhere': heldBack('will-redirect'),
  'no web view is attached': heldBack('will-attach-webview'),
  'the page opens no window': opening,
  'another window is not listened to': otherWindow,
  'another page in the window is not listened to': otherPage,
  'a frame inside of the page is not listened to': told(0.375, { ...OURS, parent: OURS }),
  'a frame that is gone is not listened to': told(0.4375, null),
  'only one text is taken at a time': told(0.5625, OURS, ['more']),
  'only text is taken': notText,
  'only short text is taken': tooLong,
  'only the camera may be used': permissions,
  'no other permission is held': permissionsHeld,
  'the bridge is what it says, and frozen': bridge,
  'the page is isolated and in the sandbox': preferences,
  'nothing is switched on that weakens the page': unwanted,
} as const satisfies Readonly<Record<string, Check>>;
export type CheckName = keyof typeof CHECKS;

/** Switches that the checks need: a camera, though there is none. */
export const SWITCHES = ['--use-fake-device-for-media-stream'] as const;
