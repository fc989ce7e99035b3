import { join } from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';
import type { Host } from '../host/host.ts';
import { logFolder } from '../host/log.ts';
import type { AllWords } from '../words/words.ts';

const STAY = 0;

/** Asks before the window closes while something isn't on the disk, because it is then lost for good. */
export function askBeforeLosing(words: () => AllWords['app'], window: BrowserWindow, host: Host): void {
  let asking = false;
  let agreed = false;
  window.on('close', (event) => {
    const { trouble, folder } = host.lobby();
    if (agreed || trouble === null) return;
    event.preventDefault();
    if (asking) return;
    asking = true;
    const { notKept } = words();
    // Not the form that waits: cards may be scanned while it is asked.
    const asked = dialog.showMessageBox(window, {
      type: 'warning',
      message: notKept.ask,
      detail: notKept.why(trouble, folder),
      buttons: [notKept.stay, notKept.close],
      defaultId: STAY,
      cancelId: STAY,
    });
    void asked.then(({ response }) => {
      asking = false;
      agreed = response !== STAY;
      if (agreed) window.close();
    });
  });
}

/** Asks before the page goes while rules that somebody writes in it are not saved; else nothing would happen. */
export function askBeforeForgetting(words: () => AllWords['app'], window: BrowserWindow): void {
  let isClosing = false;
  let asking = false;
  let agreed = false;
  // Told before the page is asked: so it is known whether the window closes, or the page is loaded again.
  window.on('close', (event) => {
    isClosing = !event.defaultPrevented;
  });
  window.webContents.on('will-prevent-unload', (event) => {
    // Here this lets the page go.
    if (agreed) event.preventDefault();
    const closes = isClosing;
    isClosing = false;
    if (agreed || asking) return;
    asking = true;
    const { unsaved } = words();
    const asked = dialog.showMessageBox(window, {
      type: 'warning',
      message: unsaved.ask,
      buttons: [unsaved.stay, unsaved.leave],
      defaultId: STAY,
      cancelId: STAY,
    });
    void asked.then(({ response }) => {
      asking = false;
      if (response === STAY) return;
      agreed = true;
      if (closes) window.close();
      else window.webContents.reload();
    });
  });
  window.webContents.on('did-finish-load', () => {
    agreed = false;
  });
}

/** How long a table may take to close, in milliseconds: a device that hangs must not keep the app. */
const PATIENCE_MS = 3000;

/** Closes the table before the app ends. What was played is on the disk already, so this is only good manners. */
export function closeBeforeQuitting(host: Host): void {
  let closing = false;
  app.on('will-quit', (event) => {
    if (closing) return;
    closing = true;
    event.preventDefault();
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    void Promise.race([host.close(), patience]).finally(() => app.quit());
  });
}

/** Says what is saved and where when a fault ends the app; without this Electron would show a stack and go on. */
export function sayCrash(words: () => AllWords['app'], host: Host): void {
  process.once('uncaughtException', (fault) => {
    console.error(fault);
    const { trouble, folder } = host.lobby();
    const { title, saved, notSaved, log } = words().crashed;
    const what = trouble === null ? saved(folder) : notSaved(trouble, folder);
    dialog.showErrorBox(title, `${what}\n\n${log(join(logFolder(folder), 'burnpile.log'))}`);
    app.exit(1);
  });
}
