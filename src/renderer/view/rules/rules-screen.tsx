import { type ReactNode, useCallback, useEffect, useRef, useState, type WheelEvent } from 'react';
import { createPortal } from 'react-dom';
import type { RuleSetFinding } from '../../../engine/rules/findings.ts';
import type { RuleSet } from '../../../engine/rules/schema.ts';
import type { RulesName, RulesView } from '../../../protocol/rules.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayFinding, sayRuleSetError } from '../../../words/say/rules.ts';
import type { Words } from '../../../words/words.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { editRules, toHouse, toHouseOf } from '../../store/house/writing.ts';
import type { Welcome } from '../../store/page.ts';
import { isPlayedBy } from '../../store/play-by.ts';
import { on } from '../../store/route.ts';
import { layBeside, optionsIn, rulesIn, turnTo } from '../../store/rules.ts';
import { ActionButton } from '../action-button.tsx';
import { TopLine } from '../parts/top-line.tsx';
import { sayChosen } from './chosen.ts';
import { Compare } from './compare.tsx';
import { OpenBook } from './open-book.tsx';
import { IntoSetup, PlayThese } from './play-these.tsx';
import { RuleCard } from './rule-card.tsx';

/** The title of the screen, what can be done on it, and the way back. */
function Head({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another screen to begin on
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <TopLine title={title} heading={heading}>
      {children}
    </TopLine>
  );
}

function PrintButton() {
  const { ruleBook } = useTools().words;
  return (
    <ActionButton testId="print-page" onClick={() => window.print()}>
      {ruleBook.print}
    </ActionButton>
  );
}

interface CardProps {
  readonly set: RuleSet;
  /** What is played otherwise than the rule set says, in words. */
  readonly chosen: (words: Words) => readonly string[];
}

/** Prints the rules as a card for the table. */
function PrintCard({ set, chosen }: CardProps) {
  const { ruleBook } = useTools().words;
  const [isPrinting, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  return (
    <>
      <ActionButton testId="print-card" onClick={() => setPrinting(true)}>
        {ruleBook.printCard}
      </ActionButton>
      {isPrinting && createPortal(<RuleCard set={set} chosen={chosen} done={done} />, document.body)}
    </>
  );
}

interface FindingsProps {
  readonly findings: readonly RuleSetFinding[];
  /** The way to the editor; null where somebody else wrote the rules. */
  readonly mend: ReactNode;
}

/** What doesn't keep anybody from playing, but should be known: notes, as in the editor. */
function Findings({ findings, mend }: FindingsProps) {
  const { words } = useTools();
  const { problems } = words.house;
  if (findings.length === 0) return null;
  return (
    <section className="cluster book-findings" aria-label={problems.title} data-testid="book-findings">
      <ul>
        {findings.map((finding) => {
          const said = `${problems.warning}: ${sayFinding(words, finding)}`;
          return <li key={said}>{said}</li>;
        })}
      </ul>
      {mend}
    </section>
  );
}

/** To people's own rules, to change them. */
function Mend({ id }: { readonly id: string }) {
  const { house, home } = useTools().words;
  const act = useAct();
  return (
    <ActionButton testId="mend-rules" onClick={() => act((state) => editRules(state, id))}>
      {house.begin.edit(home.ruleSet(id))}
    </ActionButton>
  );
}

interface ReadProps {
  readonly rules: RulesView | null;
  readonly name: string;
  /** What is played otherwise, in words. */
  readonly chosen: readonly string[];
  /** Whether people’s own rules may be changed here. */
  readonly mayEdit?: boolean;
}

/** A rule set as far as it was told, with a way to compare it with what it is built on. */
function Read({ rules, name, chosen, mayEdit = false }: ReadProps) {
  const { words } = useTools();
  const { ruleBook, home } = words;
  const act = useAct();
  const listed = usePage(({ welcome }) =>
    rules?.ok === true ? welcome?.rules.find(({ id }) => id === rules.set.id) : undefined,
  );
  if (rules === null) return <p className="waiting">{ruleBook.loading}</p>;
  if (!rules.ok)
    return (
      <div role="alert">
        <p>{ruleBook.broken}</p>
        <ul>
          {rules.errors.map((error) => (
            <li key={`${error.code} ${error.path}`}>{sayRuleSetError(words, error)}</li>
          ))}
        </ul>
      </div>
    );
  const { set, base } = rules;
  return (
    <>
      <Findings findings={rules.findings} mend={mayEdit && listed?.own ? <Mend id={set.id} /> : null} />
      {/* A rule set that comes with the program has sentences for all that it says otherwise. */}
      <OpenBook set={set} name={name} chosen={chosen} base={listed?.own === false ? null : base} />
      {base !== null && (
        <p className="cluster built-on">
          {ruleBook.builtOn(home.ruleSet(base.id))}{' '}
          <ActionButton
            testId="compare-base"
            onClick={() => act((state) => layBeside(state, { id: base.id, options: {} }))}
          >
            {ruleBook.compareWith(home.ruleSet(base.id))}
          </ActionButton>
        </p>
      )}
    </>
  );
}

interface ListProps {
  readonly welcome: Welcome;
  readonly table: TableView | null;
  readonly of: RulesName | null;
}

/** Every rule set there is, that of the table first, unless it is one of them just as it is. */
function List({ welcome, table, of }: ListProps) {
  const { ruleBook, home, findGame } = useTools().words;
  const act = useAct();
  const list = useRef<HTMLUListElement>(null);
  // On a phone they stand in one row, which may be longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule set is another place in the row
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [of]);
  const isPlain = (id: string) => isPlayedBy({ table, welcome }, { id, options: {} });
  const isRead = (name: RulesName | null) =>
    name === null ? of === null || isPlayedBy({ table, welcome }, of) : of?.id === name.id;
  const entry = (key: string, name: RulesName | null, title: string, aside: string | null) => (
    <li key={key}>
      <button
        type="button"
        className="row"
        data-testid={`book-${key}`}
        aria-current={isRead(name) ? 'page' : undefined}
        onClick={() => act((state) => turnTo(state, name))}
      >
        <strong>{title}</strong>
        {aside !== null && <small>{aside}</small>}
      </button>
    </li>
  );
  return (
    <nav className="book-list" aria-label={ruleBook.list}>
      <ul ref={list}>
        {table !== null &&
          !isPlain(table.rules.id) &&
          entry('table', null, home.ruleSet(table.rules.id), ruleBook.ofTable)}
        {welcome.rules.map(({ id, own }) =>
          isPlain(id)
            ? entry('table', null, home.ruleSet(id), ruleBook.ofTable)
            : entry(id, { id, options: {} }, home.ruleSet(id), own ? ruleBook.own : null),
        )}
        <li>
          <ActionButton testId="find-rules" className="link" onClick={() => act(toHouse)}>
            {findGame.title}
          </ActionButton>
        </li>
      </ul>
    </nav>
  );
}

interface Props {
  readonly welcome: Welcome;
  readonly table: TableView | null;
}

/** A wheel that is turned over what stands above the two moves them all the same. */
function scrollFromAbove({ target, currentTarget, deltaY }: WheelEvent<HTMLElement>): void {
  const page = currentTarget.querySelector('.compare-page');
  if (page !== null && target instanceof Node && !page.contains(target)) page.scrollBy({ top: deltaY });
}

/** The rule book: every rule set on one page, or two of them side by side. */
export function RuleBook({ welcome, table }: Props) {
  const { words } = useTools();
  const { ruleBook, home, house } = words;
  const act = useAct();
  const { of, beside } = usePage((state) => on(state, 'rules'));
  const told = usePage((state) => state.rules);
  const rules = rulesIn(told, of);
  const options = optionsIn(told);
  const ids = welcome.rules.map(({ id }) => id);
  const id = of?.id ?? (rules?.ok ? rules.set.id : (table?.rules.id ?? ''));
  if (beside !== null)
    return (
      <main className="fill stack book compare" data-testid="compare-screen" onWheel={scrollFromAbove}>
        <Head title={ruleBook.compare.title}>
          <PrintButton />
        </Head>
        <Compare ids={ids} first={of} second={beside} table={table} />
      </main>
    );
  const other = ids.find((one) => one !== id);
  // The page of a table that is closed by now is nothing to choose: nobody knows what was played there otherwise.
  const read = of ?? (table && { id, options: table.rules.chosen });
  const playable = rules?.ok === true ? read : null;
  return (
    <main className="fill stack book" data-testid="rules-screen" data-rules={id}>
      <Head title={home.ruleBook}>
        {other !== undefined && (
          <ActionButton
            testId="compare"
            onClick={() => act((state) => layBeside(state, { id: other, options: {} }))}
          >
            {ruleBook.compare.open}
          </ActionButton>
        )}
        {ids.includes(id) && (
          <ActionButton
            testId="to-house"
            onClick={() =>
              act((state) =>
                toHouseOf(
                  state,
                  id,
                  house.nameOf(home.ruleSet(id)),
                  // Those of the table begin as they are played there.
                  of?.options ?? table?.rules.chosen ?? {},
                ),
              )
            }
          >
            {house.way}
          </ActionButton>
        )}
        <PrintButton />
        {rules?.ok === true && (
          <PrintCard set={rules.set} chosen={(said) => sayChosen(said, of, rules, options)} />
        )}
        {playable && <IntoSetup rules={playable} />}
        {playable && <PlayThese rules={playable} />}
      </Head>
      <List welcome={welcome} table={table} of={of} />
      <div className="fill stack book-page" key={JSON.stringify(of)}>
        <Read rules={rules} name={home.ruleSet(id)} chosen={sayChosen(words, of, rules, options)} mayEdit />
      </div>
      <p className="unseen" role="status">
        {rules === null ? '' : home.ruleSet(id)}
      </p>
    </main>
  );
}

/** The rules of the table, on a phone: nothing else is to be read there. */
export function TableRules({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const { ruleBook, home } = words;
  const told = usePage((state) => state.rules);
  const rules = rulesIn(told, null);
  const id = rules?.ok ? rules.set.id : view.rules.id;
  return (
    <main className="fill stack book" data-testid="rules-screen" data-rules={id}>
      <Head title={ruleBook.open} />
      <div className="fill stack book-page">
        <Read rules={rules} name={home.ruleSet(id)} chosen={sayChosen(words, null, null, optionsIn(told))} />
      </div>
    </main>
  );
}
