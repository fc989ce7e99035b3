import {
  Fragment,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { LobbyView } from '../../protocol/lobby.ts';
import type { TableView } from '../../protocol/view.ts';
import { withNaming } from '../../words/languages.ts';
import type { Words } from '../../words/words.ts';
import type { CameraTools } from '../camera/follow-camera.ts';
import type { Player } from '../sound/player.ts';
import type { Speaker } from '../speech/speaker.ts';
import type { Line } from '../store/connection.ts';
import { PageContext, type PageTools, usePage, useTools } from '../store/context.ts';
import type { Store } from '../store/create.ts';
import { languageFor, lookOf } from '../store/look.ts';
import type { PageState, Welcome } from '../store/page.ts';
import { type At, type Over, top } from '../store/route.ts';
import type { RuleNames } from '../store/rule-names.ts';
import { isWatching } from '../store/watching.ts';
import { Announcer } from './announcer.tsx';
import { Boundary } from './boundary.tsx';
import { CorrectDialog } from './correct/correct-dialog.tsx';
import { Knowledge } from './correct/knowledge.tsx';
import { HostFoot, RoundEnd, WatchFoot } from './end/round-end.tsx';
import { useFromTop } from './from-top.ts';
import { Guest } from './guest/guest-screen.tsx';
import { Help } from './help.tsx';
import { History } from './history/history-screen.tsx';
import { Home } from './home/home-screen.tsx';
import { useKeys } from './keys.ts';
import { GuidedEnd } from './learn/guided.tsx';
import { Learn } from './learn/learn-screen.tsx';
import { Log } from './log/log-screen.tsx';
import { LargePicture } from './log/ruling-picture.tsx';
import { Play } from './play/play-screen.tsx';
import { RuleBook } from './rules/rules-screen.tsx';
import { useSaving } from './scores/save.ts';
import { Scores } from './scores/scores-screen.tsx';
import { Settings } from './settings/settings-screen.tsx';
import { Setup } from './setup/setup-screen.tsx';
import { Table } from './table/table-screen.tsx';
import { ConnectionLine, KeepLine } from './trouble-lines.tsx';
import { HostTv } from './tv/tv-screen.tsx';

// What few people open is fetched when it is opened, so that the first page is there sooner.
const Camera = lazy(async () => ({ default: (await import('./camera/camera-screen.tsx')).Camera }));
const Decks = lazy(async () => ({ default: (await import('./decks/decks-screen.tsx')).Decks }));
const HouseRules = lazy(async () => ({ default: (await import('./house/house-screen.tsx')).HouseRules }));
const Print = lazy(async () => ({ default: (await import('./print/print-screen.tsx')).Print }));
const Teach = lazy(async () => ({ default: (await import('./teach/teach-screen.tsx')).Teach }));

/** What the table has told, for the screens of this machine. */
interface Told {
  readonly welcome: Welcome;
  readonly lobby: LobbyView;
  readonly table: TableView | null;
}

const tableScreen = ({ welcome, table }: Told): ReactElement | null => {
  if (table === null) return null;
  if (table.phase === 'over' && isWatching(table, welcome))
    return <RoundEnd view={table} foot={<WatchFoot />} />;
  if (table.play === null) return <Table view={table} />;
  if (table.phase !== 'over') return <Play view={table} />;
  return <RoundEnd view={table} foot={table.play.guided ? <GuidedEnd /> : <HostFoot />} />;
};

/** What each screen looks like. */
const VIEWS: Readonly<Record<At, (told: Told) => ReactElement | null>> = {
  home: ({ welcome, lobby }) => <Home welcome={welcome} lobby={lobby} />,
  table: tableScreen,
  setup: ({ welcome, lobby }) => <Setup welcome={welcome} lobby={lobby} />,
  settings: ({ lobby }) => <Settings lobby={lobby} />,
  camera: ({ lobby, table }) => <Camera lobby={lobby} table={table} />,
  teach: ({ lobby }) => <Teach lobby={lobby} />,
  log: ({ table }) => <Log table={table} />,
  print: ({ lobby, table }) => <Print lobby={lobby} table={table} />,
  decks: ({ lobby }) => <Decks lobby={lobby} />,
  scores: ({ table }) => <Scores table={table} />,
  history: () => <History />,
  learn: ({ welcome, table }) => <Learn welcome={welcome} table={table} />,
  rules: ({ welcome, table }) => <RuleBook welcome={welcome} table={table} />,
  house: ({ welcome }) => <HouseRules welcome={welcome} />,
  tv: ({ lobby, table }) => <HostTv lobby={lobby} table={table} />,
};

/** The screen on top, as far as there is something to show on it. */
function useScreen(): ReactElement | null {
  const { words } = useTools();
  const welcome = usePage((state) => state.welcome);
  const lobby = usePage((state) => state.lobby);
  const table = usePage((state) => state.table);
  const guest = usePage((state) => state.guest);
  const at = usePage((state) => top(state).at);
  if (guest !== null) return <Guest guest={guest} table={table} />;
  if (welcome === null || lobby === null) return <p className="waiting">{words.table.title}</p>;
  return VIEWS[at]({ welcome, lobby, table });
}

function Screen() {
  useKeys();
  useSaving();
  const screen = useScreen();
  useFromTop(screen?.type);
  return <Suspense fallback={null}>{screen}</Suspense>;
}

/** How something looks that lies over the screen; most of it is about the open table. */
function viewOver(over: Over, table: TableView | null): ReactNode {
  switch (over.over) {
    case 'help':
      return <Help />;
    case 'picture':
      return <LargePicture />;
    // The screen below shows these itself, in its own sizes.
    case 'people':
    case 'menu':
    case 'more':
      return null;
    case 'knowing':
      return table && <Knowledge view={table} />;
    case 'correct':
      return table && <CorrectDialog view={table} correcting={over} />;
  }
}

/** What lies over the screen. */
function Overs() {
  const over = usePage((state) => state.over);
  const table = usePage((state) => state.table);
  return over.map((one) => <Fragment key={one.over}>{viewOver(one, table)}</Fragment>);
}

/** The title of the page is its heading, so that among many pages you find the one whose turn it is. */
function useTitle(): void {
  const { store, words } = useTools();
  const { title } = words.table;
  useEffect(() => {
    const update = () => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      document.title = heading === '' || heading === title ? title : `${heading} · ${title}`;
    };
    // What has changed is drawn by then.
    const later = () => setTimeout(update);
    later();
    return store.subscribe(later);
  }, [store, title]);
}

function Page() {
  useTitle();
  const revision = usePage((state) => state.revision);
  const { words } = useTools();
  const isSpoken = usePage((state) => languageFor(state) === words.language);
  // Shown once it is in the language that was chosen.
  useLayoutEffect(() => {
    if (isSpoken) document.documentElement.dataset.revision = String(revision);
  }, [isSpoken, revision]);
  return (
    <div className="page">
      <Announcer />
      <ConnectionLine />
      <KeepLine />
      <Boundary revision={revision} sorry={words.devices.refused.unreadable}>
        <Screen />
        <Overs />
      </Boundary>
    </div>
  );
}

interface Props {
  readonly store: Store<PageState>;
  readonly line: Line;
  readonly player: Player;
  readonly speaker: Speaker;
  readonly camera: CameraTools;
}

/** Rules of people's own are called as they call them, wherever rules are named. */
function withRuleNames(words: Words, names: RuleNames): Words {
  const ruleSet = (id: string) => names.get(id) ?? words.home.ruleSet(id);
  return { ...words, home: { ...words.home, ruleSet } };
}

/** The page in its language. */
function InWords({
  tools,
  children,
}: {
  readonly tools: Omit<PageTools, 'words'>;
  readonly children: ReactNode;
}) {
  const { store } = tools;
  const said = useSyncExternalStore(store.subscribe, () => store.getState().words);
  const naming = useSyncExternalStore(store.subscribe, () => lookOf(store.getState()).naming);
  const names = useSyncExternalStore(store.subscribe, () => store.getState().ruleNames);
  const value = useMemo<PageTools | null>(
    () => said && { ...tools, words: withRuleNames(withNaming(said, naming), names) },
    [tools, said, naming, names],
  );
  useLayoutEffect(() => {
    if (said !== null) document.documentElement.lang = said.language;
  }, [said]);
  return value && <PageContext value={value}>{children}</PageContext>;
}

/** The whole page. */
export function App({ store, line, player, speaker, camera }: Props) {
  const tools = useMemo(
    () => ({ store, ...line, player, speaker, camera }),
    [store, line, player, speaker, camera],
  );
  return (
    <InWords tools={tools}>
      <Page />
    </InWords>
  );
}
