import { LONGEST_MESSAGE } from '../../src/protocol/bridge.ts';
import type { CheckName } from './security-checks.ts';

/** One guard of the desktop app: where it stands in the built bundle, and what stands there without it. */
export interface Guard {
  readonly name: string;
  /** The check that must notice. */
  readonly check: CheckName;
  /** Occurs exactly once in everything that is built for the app. */
  readonly guarded: string;
  readonly unguarded: string;
}

const guard = (name: string, check: CheckName, guarded: string, unguarded: string): Guard => ({
  name,
  check,
  guarded,
  unguarded,
});

export const GUARDS: readonly Guard[] = [
  guard(
    'the content policy',
    'the content policy is in force',
    '"Content-Security-Policy":',
    '"X-No-Policy":',
  ),
  guard(
    'the folder that files are served from',
    'only files of the page are served',
    'file.startsWith(root) ? file : null',
    'file',
  ),
  guard('navigation', 'the page goes nowhere else', 'contents.on("will-navigate", stay);', ''),
  guard('redirects', 'nothing leads elsewhere', 'contents.on("will-redirect", stay);', ''),
  guard(
    'web views',
    'no web view is attached',
    'contents.on("will-attach-webview", (event) => event.preventDefault());',
    '',
  ),
  guard(
    'window opening',
    'the page opens no window',
    'contents.setWindowOpenHandler(() => ({ action: "deny" }));',
    '',
  ),
  guard('the sender’s window', 'another window is not listened to', 'sender === page &&', ''),
  guard(
    'the sender’s address',
    'another page in the window is not listened to',
    'isOurs(senderFrame.url)',
    'true',
  ),
  guard(
    'the sender’s frame',
    'a frame inside of the page is not listened to',
    'senderFrame.parent === null',
    'true',
  ),
  guard(
    'a sender’s frame that is gone',
    'a frame that is gone is not listened to',
    'senderFrame !== null &&',
    '',
  ),
  guard('the number of messages', 'only one text is taken at a time', 'said.length !== 1 ||', ''),
  guard('the kind of a message', 'only text is taken', 'typeof message !== "string"', 'false'),
  guard(
    'the length of a message',
    'only short text is taken',
    `message.length > ${LONGEST_MESSAGE}`,
    'false',
  ),
  guard(
    'the answer to permission requests',
    'only the camera may be used',
    'session.setPermissionRequestHandler(',
    'void (',
  ),
  guard(
    'the answer to permission checks',
    'no other permission is held',
    'session.setPermissionCheckHandler(',
    'void (',
  ),
  guard(
    'the camera as the only medium',
    'only the camera may be used',
    'media.every((one) => one === "video")',
    'true',
  ),
  guard(
    'the list of the bridge',
    'the bridge is what it says, and frozen',
    'exposeInMainWorld(BRIDGE, bridge)',
    'exposeInMainWorld(BRIDGE, { ...bridge, say: (...said) => electron.ipcRenderer.send(...said) })',
  ),
  guard(
    'events kept from the page',
    'the bridge is what it says, and frozen',
    '(_event, message) => listener(message)',
    '(event, message) => listener(event, message)',
  ),
  guard(
    'isolation',
    'the page is isolated and in the sandbox',
    'contextIsolation: true',
    'contextIsolation: false',
  ),
  guard('the sandbox', 'the page is isolated and in the sandbox', 'sandbox: true', 'sandbox: false'),
  guard(
    'no Node in the page',
    'the page is isolated and in the sandbox',
    'nodeIntegration: false',
    'nodeIntegration: true',
  ),
  ...[
    'webviewTag: true',
    'allowRunningInsecureContent: true',
    'experimentalFeatures: true',
    'enableBlinkFeatures: "Fonts"',
  ].map((wish) =>
    guard(`no ${wish}`, 'nothing is switched on that weakens the page', 'webviewTag: false', wish),
  ),
];
