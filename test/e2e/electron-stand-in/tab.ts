import type { Protocol } from '../../../node_modules/playwright-core/types/protocol.d.ts';
import type { Devtools, EventName, Listener } from './devtools.ts';
import { makeInjected } from './injected.ts';
import { type FromPage, HEAR, SAY, type ToPage, WORLD } from './preload-world.ts';

type News<E extends EventName> = Protocol.Events[E];
type Paused = News<'Fetch.requestPaused'>;

/** What happens in a tab, with Chromium's addresses. */
export interface TabEvents {
  /** Whether a document may come into the tab. */
  navigates(request: { readonly url: string; readonly redirected: boolean }): boolean;
  /** The app's answer to a request, or null for one that goes to the network. */
  answer(request: Protocol.Network.Request): Promise<Response | null>;
  says(message: FromPage): void;
  arrived(url: string): void;
  loaded(): void;
  crashed(): void;
}

/** A tab of Chromium with the two worlds of an Electron page. */
export interface Tab {
  readonly target: string;
  /** Goes there without asking whether it may. */
  goTo(url: string): Promise<void>;
  tell(message: ToPage): void;
  evaluate(expression: string): Promise<unknown>;
  crash(): void;
  close(): void;
}

export interface TabSettings {
  readonly width: number;
  readonly height: number;
  readonly preload: string | undefined;
}

/** Opens an empty tab. */
export async function openTab(devtools: Devtools, settings: TabSettings, events: TabEvents): Promise<Tab> {
  const { width, height, preload } = settings;
  const blank = { url: 'about:blank', newWindow: true, width, height };
  const { targetId: target } = await devtools.send('Target.createTarget', blank);
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId: target, flatten: true });
  const send: Devtools['send'] = (command, parameters) => devtools.send(command, parameters, sessionId);

  /** The context of the preload, while there is one. */
  let world: number | null = null;
  /** Set while the app itself sends the tab somewhere. */
  let sentByApp = false;
  let mainFrame = '';

  const answer = async (paused: Paused): Promise<void> => {
    const { requestId, request } = paused;
    if (!mayGoOn(paused)) {
      await send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
      return;
    }
    const response = await events.answer(request);
    if (response === null) {
      await send('Fetch.continueRequest', { requestId });
      return;
    }
    await send('Fetch.fulfillRequest', {
      requestId,
      responseCode: response.status,
      responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
      body: Buffer.from(await response.arrayBuffer()).toString('base64'),
    });
  };

  const mayGoOn = ({ resourceType, frameId, request, redirectedRequestId }: Paused): boolean => {
    if (resourceType !== 'Document' || frameId !== mainFrame) return true;
    const byApp = sentByApp;
    sentByApp = false;
    return byApp || events.navigates({ url: request.url, redirected: redirectedRequestId !== undefined });
  };

  const hearers: { readonly [E in EventName]?: (news: News<E>) => void } = {
    'Fetch.requestPaused': (news) => void answer(news).catch(() => {}),
    'Runtime.executionContextCreated': ({ context }) => {
      const { frameId } = context.auxData as { readonly frameId: string };
      if (context.name === WORLD && frameId === mainFrame) world = context.id;
    },
    'Runtime.executionContextDestroyed': ({ executionContextId }) => {
      if (executionContextId === world) world = null;
    },
    'Runtime.executionContextsCleared': () => {
      world = null;
    },
    'Runtime.bindingCalled': ({ name, payload, executionContextId }) => {
      if (name === SAY && executionContextId === world) events.says(JSON.parse(payload) as FromPage);
    },
    'Runtime.exceptionThrown': ({ exceptionDetails: { text, exception } }) =>
      console.error(`in the page: ${text} ${exception?.description ?? ''}`),
    'Page.frameNavigated': ({ frame }) => {
      if (frame.parentId === undefined) events.arrived(frame.url);
    },
    'Page.loadEventFired': () => events.loaded(),
    'Inspector.targetCrashed': () => events.crashed(),
  };
  const listener: Listener = (name, news) => (hearers[name] as ((news: unknown) => void) | undefined)?.(news);
  devtools.listen(sessionId, listener);

  await send('Inspector.enable');
  await send('Page.enable');
  await send('Runtime.enable');
  mainFrame = (await send('Page.getFrameTree')).frameTree.frame.id;
  const injected = makeInjected(preload);
  await send('Runtime.addBinding', { name: SAY, executionContextName: WORLD });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: injected.page });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: injected.preload, worldName: WORLD });
  await send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });

  return {
    target,
    async goTo(url) {
      // An address without a request behind it pauses nothing.
      sentByApp = /^https?:/.test(url);
      const { errorText } = await send('Page.navigate', { url });
      if (errorText !== undefined) throw new Error(`${errorText} at ${url}`);
    },
    tell(message) {
      if (world === null) return;
      const expression = `${HEAR}(${JSON.stringify(message)})`;
      void send('Runtime.evaluate', { expression, contextId: world }).catch(() => {});
    },
    async evaluate(expression) {
      const answered = await send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (answered.exceptionDetails) throw new Error(answered.exceptionDetails.exception?.description);
      return answered.result.value;
    },
    crash: () => void send('Page.crash').catch(() => {}),
    close: () => void devtools.send('Target.closeTarget', { targetId: target }).catch(() => {}),
  };
}
