import { useEffect, useRef } from 'react';
import type { HistoryEntry } from '../../../protocol/history.ts';
import { inSentence } from '../../../words/say/names.ts';
import { localeFor, sayWhen } from '../../../words/say/when.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { fromScores, toPast } from '../../store/go.ts';
import { ActionButton } from '../action-button.tsx';
import { useNow } from '../home/now.ts';

function Facts({ entry }: { readonly entry: HistoryEntry }) {
  const { words } = useTools();
  const now = useNow();
  const { home, series } = words;
  const locale = localeFor(words.language, navigator.languages);
  const losers = entry.people.filter(({ losses }) => losses > 0);
  return (
    <p className="kept-facts">
      <span>{home.ruleSet(entry.rules)}</span>
      {entry.begun !== null && (
        <time dateTime={new Date(entry.begun).toISOString()}>{sayWhen(entry.begun, now, { locale })}</time>
      )}
      <span>{series.rounds(entry.rounds)}</span>
      {losers.map(({ name, losses }) => (
        <span key={name}>{series.lossesOf(inSentence(name), losses)}</span>
      ))}
      {!entry.ended && <strong>{series.goesOn}</strong>}
    </p>
  );
}

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  const { words } = useTools();
  const act = useAct();
  const { home, series } = words;
  const { id, people, trouble, cut } = entry;
  if (trouble !== null)
    return (
      <li className="kept" data-testid={`past-${id}`} data-trouble={trouble}>
        <div className="kept-what">
          <p className="kept-facts">{id}</p>
          <p className="kept-cut">{series.troubles[trouble]}</p>
        </div>
      </li>
    );
  const names = people.map(({ name }) => name);
  return (
    <li className="kept" data-testid={`past-${id}`} data-trouble="">
      <div className="kept-what">
        <p className="kept-names">{home.names(names)}</p>
        <Facts entry={entry} />
        {cut > 0 && <p className="kept-cut">{series.cut(cut)}</p>}
      </div>
      <div className="kept-acts">
        <ActionButton
          testId={`look-${id}`}
          title={series.openHint(names.map(inSentence))}
          onClick={() => act(toPast(id))}
        >
          {series.open}
        </ActionButton>
      </div>
    </li>
  );
}

/** Tables of the past, the newest first, some at a time. */
export function History() {
  const { series } = useTools().words;
  const act = useAct();
  const history = usePage((state) => state.history);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <main className="scores history" data-testid="history-screen">
      <header className="settings-head">
        <h1 ref={title} tabIndex={-1}>
          {series.history}
        </h1>
        <button type="button" data-testid="back" onClick={() => act(fromScores)}>
          <span>{series.back}</span> <kbd>Esc</kbd>
        </button>
      </header>
      <div className="scores-parts kept-tables">
        {history === null && <p className="waiting">{series.loading}</p>}
        {history?.tables.length === 0 && <p>{series.noHistory}</p>}
        <ol>
          {history?.tables.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
        {history !== null && history.more !== null && (
          <ActionButton
            testId="more-history"
            onClick={() => act({ send: { type: 'history', after: history.more }, show: {} })}
          >
            {series.more}
          </ActionButton>
        )}
      </div>
    </main>
  );
}
