import { useEffect, useRef, useState } from 'react';
import type { RuleSet } from '../../../engine/rules/schema.ts';
import { changedLines, sayRules } from '../../../words/say/rule-page.ts';
import { useTools } from '../../store/context.ts';
import type { House } from '../../store/house/house.ts';
import { RulePage } from '../rules/rule-page.tsx';

/** Milliseconds for which what has changed on the page stays marked. */
const MARKED = 4000;

/** The last page that could be made, and the one before it for a moment. */
function usePages(rules: RuleSet | null): { readonly now: RuleSet | null; readonly before: RuleSet | null } {
  const shown = useRef<RuleSet | null>(null);
  const [before, setBefore] = useState<RuleSet | null>(null);
  const [now, setNow] = useState<RuleSet | null>(null);
  useEffect(() => {
    if (rules === null) return;
    const last = shown.current;
    shown.current = rules;
    setNow(rules);
    if (last === null) return;
    setBefore(last);
    const ends = setTimeout(() => setBefore(null), MARKED);
    return () => clearTimeout(ends);
  }, [rules]);
  return { now, before };
}

/** What the page says now and didn't a moment ago, to be read aloud. */
function Heard({ before, now }: { readonly before: RuleSet | null; readonly now: RuleSet }) {
  const { words } = useTools();
  const page = sayRules(words, now);
  const changed = before === null ? null : changedLines(sayRules(words, before), page);
  const lines = page.sections.flatMap((part) =>
    part.lines.filter(({ key }) => changed?.has(key)).map(({ text }) => text),
  );
  return (
    <p className="unseen" aria-live="polite" data-testid="house-heard">
      {lines.length > 0 && words.house.fresh(lines)}
    </p>
  );
}

/** The page of the rules as they are being written; while they can't be completed, as it was before. */
export function Beside({ house }: { readonly house: House }) {
  const { words } = useTools();
  const { now, before } = usePages(house.checked?.rules ?? null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (before !== null) top.current?.querySelector('[data-changed]')?.scrollIntoView({ block: 'nearest' });
  }, [before]);
  if (now === null) return null;
  return (
    <div ref={top}>
      {house.checked?.rules === null && <p className="house-stale">{words.house.problems.noPage}</p>}
      <RulePage set={now} name={now.names.game} before={before} />
      <Heard now={now} before={before} />
    </div>
  );
}
