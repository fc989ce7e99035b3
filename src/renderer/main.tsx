/** The page: its store, its connection, and whatever follows what the store says. */
import { createRoot } from 'react-dom/client';
import './style/index.css';
import { makeAwake, stayAwake } from './awake.ts';
import { followCamera } from './camera/follow-camera.ts';
import { followBack } from './follow-back.ts';
import { followLook } from './follow-look.ts';
import { followRulesLink } from './follow-rules-link.ts';
import { followTableRules } from './follow-table-rules.ts';
import { followTv } from './follow-tv.ts';
import { followWords, untilSaid } from './follow-words.ts';
import { beGuest } from './guest/be-guest.ts';
import { awaitTouch } from './sound/await-touch.ts';
import { makePlayer, type Player } from './sound/player.ts';
import { makeSpeaker, type Speaker } from './speech/speaker.ts';
import { storageOf, storageOfPage } from './storage.ts';
import { connectBridge, connectSocket, findBridge, tableAddress } from './store/connection.ts';
import { createStore, type Store } from './store/create.ts';
import { TV } from './store/guest.ts';
import { followCourse, keepCourse, readCourse } from './store/kept-course.ts';
import { keepRead, readRead } from './store/kept-read.ts';
import { NOTHING_YET, type PageState } from './store/page.ts';
import { keepHere, readHere } from './store/play/here.ts';
import { keepUnopened, readUnopened } from './store/unopened.ts';
import { keepStyles, untilHad } from './until-had.ts';
import { App } from './view/app.tsx';
import { keepDoubleClicks } from './view/double-click.ts';

/** Has tables heard, once there is more than home: what sounds, and what is spoken. */
async function followTables(store: Store<PageState>, player: Player, speaker: Speaker): Promise<void> {
  await untilSaid(store);
  const [{ followRulings }, { followTable, followVoices }] = await untilHad(() =>
    Promise.all([import('./sound/follow-rulings.ts'), import('./speech/follow-table.ts')]),
  );
  followRulings(store, player);
  followVoices(store, speaker);
  followTable(store, speaker);
}

keepStyles(document);
const storage = storageOf(window);
const ofPage = storageOfPage(window);
const store = createStore<PageState>({
  ...NOTHING_YET,
  here: readHere(storage),
  unopened: readUnopened(ofPage),
  read: readRead(ofPage),
  route: readCourse(ofPage),
});
keepHere(store, storage);
keepUnopened(store, ofPage);
keepRead(store, ofPage);
keepCourse(store, ofPage);
followLook(store, document);
const bridge = findBridge(window);
const line =
  bridge === null ? connectSocket(tableAddress(location.href), store) : connectBridge(bridge, store);
const { send } = line;
followCourse({ store, send });
if (bridge === null) beGuest(store, { line, window, storage });
followTv(store, window);
followRulesLink({ store, send }, window);
followTableRules({ store, send });
followBack({ store, send }, window);
keepDoubleClicks(document);
const player = makePlayer(bridge !== null);
awaitTouch(store, player);
const speaker = makeSpeaker(window.speechSynthesis);
// The desktop app's second window begins with the large view; the first one makes the sounds and speaks.
const isSecondWindow = bridge !== null && location.hash === TV;
if (!isSecondWindow) void followTables(store, player, speaker);
if (bridge === null) stayAwake(store, makeAwake(navigator.wakeLock, document));
const camera = followCamera(store, send);
followWords(store);
const root = document.getElementById('page');
if (root)
  createRoot(root).render(
    <App store={store} line={line} player={player} speaker={speaker} camera={camera} />,
  );
