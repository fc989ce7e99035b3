import { useLayoutEffect, useMemo } from 'react';
import { en } from '../../words/en.ts';
import type { Send } from '../store/connection.ts';
import { PageContext, type PageTools, usePage, useTools } from '../store/context.ts';
import type { Store } from '../store/create.ts';
import type { PageState } from '../store/page.ts';
import { Actions } from './actions.tsx';
import { Band } from './band.tsx';
import { Boundary } from './boundary.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useKeys } from './keys.ts';
import { NoticeLine } from './notice-line.tsx';
import { Pile } from './pile.tsx';
import { Seats } from './seats.tsx';
import { Side } from './side.tsx';

function Table() {
  const { words } = useTools();
  const table = usePage((state) => state.table);
  useKeys();
  const samples = usePage((state) => state.welcome?.samples) ?? [];
  if (table === null) return <p className="waiting">{words.table.title}</p>;
  const view = table;
  return (
    <>
      <Header view={view} />
      <Band view={view} samples={samples} />
      <NoticeLine view={view} />
      <main className="middle">
        <Pile view={view} />
        <Seats view={view} />
        <Side view={view} />
      </main>
      <Actions view={view} />
      <Footer view={view} />
    </>
  );
}

function Page() {
  const revision = usePage((state) => state.revision);
  useLayoutEffect(() => {
    document.documentElement.dataset.revision = String(revision);
  }, [revision]);
  const { words } = useTools();
  return (
    <div className="page">
      <ConnectionLine />
      <Boundary revision={revision} sorry={words.devices.refused.unreadable}>
        <Table />
      </Boundary>
    </div>
  );
}

/** The table screen. */
export function App({ store, send }: { readonly store: Store<PageState>; readonly send: Send }) {
  const tools = useMemo<PageTools>(() => ({ store, send, words: en }), [store, send]);
  return (
    <PageContext value={tools}>
      <Page />
    </PageContext>
  );
}
