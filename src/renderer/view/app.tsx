import {
  type ComponentType,
  Fragment,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { LobbyView } from '../../protocol/lobby.ts';
import type { TableView } from '../../protocol/view.ts';
import type { FirstWords } from '../../words/words.ts';
import type { CameraTools } from '../camera/follow-camera.ts';
import type { Player } from '../sound/player.ts';
import type { Speaker } from '../speech/speaker.ts';
import type { Line } from '../store/connection.ts';
import { FirstContext, PageContext, type PageTools, useFirstTools, usePage } from '../store/context.ts';
import type { Store } from '../store/create.ts';
import { asCalled, languageFor, lookOf } from '../store/look.ts';
import type { PageState, Welcome } from '../store/page.ts';
import { type At, type Over, top } from '../store/route.ts';
import { untilHad } from '../until-had.ts';
import { Boundary } from './boundary.tsx';
import { useFromTop } from './from-top.ts';
import { Home } from './home/home-screen.tsx';
import { useKeys } from './keys.ts';
import { useSaving } from './scores/save.ts';
import { ConnectionLine, KeepLine } from './trouble-lines.tsx';

/** The title of the page is its heading, so that among many pages you find the one whose turn it is. */
function useTitle(): void {
  const { store, words } = useFirstTools();
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

/** Says in an attribute of the page what it shows: once its screen is there, in the language that was chosen; and its title. */
function Shown() {
  useTitle();
  const revision = usePage((state) => state.revision);
  const { language } = useFirstTools().words;
  const isSpoken = usePage((state) => languageFor(state) === language);
  useLayoutEffect(() => {
    if (isSpoken) document.documentElement.dataset.revision = String(revision);
  }, [isSpoken, revision]);
  return null;
}

/** How every screen but home is drawn. It is asked for first, so that what a screen alone has lies above it. */
const fetchStyle = () => import('../style/screens.css');

/**
 * A part of the page that is fetched when it is first shown, as are all words, so that the first page is there sooner. It
 * is there as soon as both have come: under a `Suspense` it would wait 300 ms.
 */
function later<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Had: ComponentType<P> | null = null;
  return function Fetched(props: P) {
    const [, setHas] = useState(Had !== null);
    const isSaid = usePage((state) => state.words !== null);
    useEffect(() => {
      if (Had === null)
        untilHad(fetch).then((one) => {
          Had = one;
          setHas(true);
        });
    }, []);
    return Had && isSaid && <Had {...props} />;
  };
}

/** A screen, or what lies over one, with its style. */
const fetched = <P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> =>
  later(async () => {
    const [, One] = await Promise.all([fetchStyle(), fetch()]);
    return (props: P) => (
      <>
        <One {...props} />
        <Shown />
      </>
    );
  });

const Announcer = later(async () => (await import('./announcer.tsx')).Announcer);
const SoundLine = later(async () => (await import('./sound-line.tsx')).SoundLine);

const DiscardedLine = fetched(async () => (await import('./house/discarded.tsx')).DiscardedLine);
const Camera = fetched(async () => (await import('./camera/camera-screen.tsx')).Camera);
const CorrectDialog = fetched(async () => (await import('./correct/correct-dialog.tsx')).CorrectDialog);
const Decks = fetched(async () => (await import('./decks/decks-screen.tsx')).Decks);
const Guest = fetched(async () => (await import('./guest/guest-screen.tsx')).Guest);
const Help = fetched(async () => (await import('./help.tsx')).Help);
const History = fetched(async () => (await import('./history/history-screen.tsx')).History);
const HostTv = fetched(async () => (await import('./tv/tv-screen.tsx')).HostTv);
const HouseRules = fetched(async () => (await import('./house/house-screen.tsx')).HouseRules);
const Knowledge = fetched(async () => (await import('./correct/knowledge.tsx')).Knowledge);
const LargePicture = fetched(async () => (await import('./log/ruling-picture.tsx')).LargePicture);
const Learn = fetched(async () => (await import('./learn/learn-screen.tsx')).Learn);
const Log = fetched(async () => (await import('./log/log-screen.tsx')).Log);
const OpenTable = fetched(async () => (await import('./table/open-table.tsx')).OpenTable);
const Print = fetched(async () => (await import('./print/print-screen.tsx')).Print);
const RuleBook = fetched(async () => (await import('./rules/rules-screen.tsx')).RuleBook);
const Scores = fetched(async () => (await import('./scores/scores-screen.tsx')).Scores);
const Settings = fetched(async () => (await import('./settings/settings-screen.tsx')).Settings);
const Setup = fetched(async () => (await import('./setup/setup-screen.tsx')).Setup);
const Teach = fetched(async () => (await import('./teach/teach-screen.tsx')).Teach);

/** What the table has told, for the screens of this machine. */
interface Told {
  readonly welcome: Welcome;
  readonly lobby: LobbyView;
  readonly table: TableView | null;
}

/** What each screen looks like. */
const VIEWS: Readonly<Record<At, (told: Told) => ReactElement | null>> = {
  home: ({ welcome, lobby }) => (
    <>
      <Home welcome={welcome} lobby={lobby} />
      <Shown />
    </>
  ),
  table: ({ welcome, table }) => table && <OpenTable view={table} welcome={welcome} />,
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
  const { words } = useFirstTools();
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
  return screen;
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

function Page() {
  const revision = usePage((state) => state.revision);
  const isSaid = usePage((state) => state.words !== null);
  const discarded = usePage((state) => state.discarded);
  const { words } = useFirstTools();
  return (
    <div className="page">
      {isSaid && <Announcer />}
      {isSaid && <SoundLine />}
      <ConnectionLine />
      <KeepLine />
      <Boundary
        revision={revision}
        sorry={
          <>
            <p className="waiting">{words.devices.refused.unreadable}</p>
            <Shown />
          </>
        }
      >
        <Screen />
        {discarded && <DiscardedLine discarded={discarded} />}
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

/** The page in its language. */
function InWords({
  tools,
  children,
}: {
  readonly tools: Omit<PageTools, 'words'>;
  readonly children: ReactNode;
}) {
  const { store } = tools;
  const first = useSyncExternalStore(store.subscribe, () => store.getState().firstWords);
  const all = useSyncExternalStore(store.subscribe, () => store.getState().words);
  const naming = useSyncExternalStore(store.subscribe, () => lookOf(store.getState()).naming);
  const names = useSyncExternalStore(store.subscribe, () => store.getState().ruleNames);
  const [withFirst, withAll] = useMemo(() => {
    const having = <Said extends FirstWords>(said: Said | null): PageTools<Said> | null =>
      said && { ...tools, words: asCalled(said, naming, names) };
    return [having(first), having(all)];
  }, [tools, first, all, naming, names]);
  useLayoutEffect(() => {
    if (first !== null) document.documentElement.lang = first.language;
  }, [first]);
  return (
    withFirst && (
      <FirstContext value={withFirst}>
        <PageContext value={withAll}>{children}</PageContext>
      </FirstContext>
    )
  );
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
