import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Power, RuleSet } from '../../../engine/rules/schema.ts';
import { changedLines, compareRules, countDifferences, sayRules } from '../../../words/say/rule-page.ts';
import type { RuleLine } from '../../../words/say/rules/line.ts';
import { useTools } from '../../store/context.ts';
import type { House } from '../../store/house/house.ts';
import { PowerCard } from '../parts/power-sign.tsx';
import { tellingOf } from '../parts/telling.ts';
import { RulePage } from '../rules/rule-page.tsx';
import { LeftOut, type ProblemsProps } from './problems.tsx';
import { limitOf, tileOf } from './tiles.ts';

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

interface LineProps {
  readonly line: RuleLine;
  /** Of the kind of card that it is about; null for none. */
  readonly power: Power | null;
  /** Says something else than the rules that are extended. */
  readonly changed: boolean;
  /** Since a moment ago. */
  readonly fresh: boolean;
}

/** A line of the page: a special card with its sign, or a sentence; a bar where it is changed. */
function PageLine({ line, power, changed, fresh }: LineProps) {
  const { words } = useTools();
  const { card, key, text } = line;
  const signs = tellingOf(card?.points ?? []).map((one) => one.power);
  // A joker does what it counts as besides, of which its tile doesn't speak.
  const tile = card === null || signs.length > 1 ? null : tileOf(power);
  const limit = limitOf(power);
  return (
    <li data-line={key} data-changed={changed || undefined}>
      {card === null ? (
        <span>{text}</span>
      ) : (
        <>
          <PowerCard rank={card.kind === 'JK' ? card.name : words.cards.rank(card.kind)} powers={signs}>
            {null}
          </PowerCard>
          <span>
            {/* Where a card goes its sentence says, and which cards it doesn’t go on. */}
            {tile !== null && tile !== 'onAny' && (
              <b>
                {words.house.tiles.all[tile](limit === null ? card.name : words.cards.rank(limit.rank)).does}
              </b>
            )}
            {text.slice(card.name.length + 2)}
          </span>
        </>
      )}
      {fresh && <i className="fresh">{words.house.isNew}</i>}
    </li>
  );
}

interface PageProps {
  readonly house: House;
  readonly now: RuleSet;
  readonly before: RuleSet | null;
}

/** The page in short: the special cards, and whatever differs from the rules that are extended. */
function ShortPage({ house, now, before }: PageProps) {
  const { words } = useTools();
  const page = sayRules(words, now);
  const compared = compareRules(words, house.base, now).flatMap(({ lines }) => lines);
  const changed = new Set(compared.map(({ key }) => key));
  const fresh = before === null ? null : changedLines(sayRules(words, before), page);
  const lines = page.sections
    .flatMap((section) => section.lines)
    .filter(({ key, card, quiet }) => card !== null || (changed.has(key) && !quiet));
  return (
    <ul className="page-lines">
      {lines.map((line) => (
        <PageLine
          key={line.key}
          line={line}
          power={line.card === null ? null : (now.special[line.card.kind] ?? null)}
          changed={changed.has(line.key)}
          fresh={fresh?.has(line.key) === true}
        />
      ))}
    </ul>
  );
}

interface BesideProps extends Pick<PageProps, 'house'>, Pick<ProblemsProps, 'goTo'> {
  /** Under the name of the game. */
  readonly children: ReactNode;
}

/** The rules as they are being written; while they can’t be completed, as they were before. */
export function Beside({ house, goTo, children }: BesideProps) {
  const { words } = useTools();
  const { now, before } = usePages(house.checked?.rules ?? null);
  const [whole, setWhole] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (before === null) return;
    const first = top.current?.querySelector('.fresh') ?? top.current?.querySelector('[data-changed]');
    first?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [before]);
  // The other page begins at its head, however far this one was scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is that change which counts
  useLayoutEffect(() => {
    top.current?.scrollTo(0, 0);
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  }, [whole]);
  if (now === null) return children;
  const parent = house.extends === null ? words.house.plain : words.home.ruleSet(house.extends);
  return (
    <>
      {!whole && <h2>{now.names.game}</h2>}
      {children}
      <div ref={top} className="fill page-text" {...(!whole && { 'data-testid': 'rule-page' })}>
        {house.checked?.rules === null && <p className="house-stale">{words.house.problems.noPage}</p>}
        {whole ? (
          <RulePage set={now} name={now.names.game} before={before} base={house.base} />
        ) : (
          <ShortPage house={house} now={now} before={before} />
        )}
      </div>
      <p className="house-left-out">
        <LeftOut house={house} goTo={goTo} />
      </p>
      <p className="page-foot">
        <button
          type="button"
          className="link"
          data-testid="whole-page"
          aria-pressed={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? words.house.shortPage : words.house.wholePage}
        </button>
        <span data-testid="house-differs">
          {words.house.differs(countDifferences(words, house.base, now), parent)}
        </span>
      </p>
      <Heard now={now} before={before} />
    </>
  );
}
