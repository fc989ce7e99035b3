import { useId } from 'react';
import type { RuleSet } from '../../../engine/rules/schema.ts';
import { otherNames } from '../../../words/other-names.ts';
import {
  changedLines,
  type RuleLine,
  type RulesInWords,
  sayRules,
  sayTextsByPart,
} from '../../../words/say/rule-page.ts';
import { sayRuleText } from '../../../words/say/rule-text.ts';
import { sayTitle } from '../../../words/say/setup.ts';
import { usePage, useTools } from '../../store/context.ts';
import { PlayingCard } from '../parts/card.tsx';
import { Icon } from '../parts/icon.tsx';
import { RuleTag } from '../parts/rule-tag.tsx';
import { runsOf } from '../parts/telling.ts';
import { SuitText } from '../suit-text.tsx';
import { Line, SpecialLine } from './line.tsx';
import { PartPicture, rankAt } from './part-picture.tsx';
import { Ladder } from './rank-ladder.tsx';
import { SeatDrawing } from './seat-drawing.tsx';

type Section = RulesInWords['sections'][number];

/** How deep a page stands among the headings of its screen. */
type PageLevel = 1 | 2;
const HEADINGS = { 1: ['h1', 'h2', 'h3'], 2: ['h2', 'h3', 'h4'] } as const;

/** What the parts of a page need. */
export interface PartProps {
  readonly part: Section;
  readonly page: RulesInWords;
  readonly changed: ReadonlySet<string>;
  readonly level: PageLevel;
  /** How many equal cards burn the pile. */
  readonly equals: number;
  /** The rules themselves, where each part has its picture. */
  readonly pictured?: RuleSet;
}

/** The same for special cards that do the same by the same rule. */
const sameCard = ({ key, card, number }: RuleLine, changed: ReadonlySet<string>): unknown =>
  card === null ? key : [card.does, number, changed.has(key)];

/** A part of the page; none where there is nothing to say. */
export function Part({ part: { section, title, lines }, page, changed, level, equals, pictured }: PartProps) {
  const id = useId();
  const [, Heading, Below] = HEADINGS[level];
  const shown = lines.filter(({ quiet, key }) => !quiet || changed.has(key));
  if (shown.length === 0) return null;
  return (
    <section className={`rule-part rule-part-${section}`} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {pictured !== undefined && <PartPicture section={section} set={pictured} page={page} />}
      {section === 'burn' && lines.some(({ key }) => key === 'outOfTurn') && (
        <BurnPicture page={page} size={equals} />
      )}
      {section === 'deal' && (
        <div className="cluster deal-places">
          {page.deals.map((facts) => (
            <SeatDrawing key={JSON.stringify(facts)} facts={facts} />
          ))}
        </div>
      )}
      <ul>
        {runsOf(shown, (line) => sameCard(line, changed)).map((run) => {
          const { key } = run[0]!;
          return section === 'special' ? (
            <SpecialLine key={key} lines={run} changed={changed.has(key)} heading={Below} />
          ) : (
            <Line key={key} line={run[0]!} changed={changed.has(key)} />
          );
        })}
      </ul>
    </section>
  );
}

interface InFullProps extends Pick<Props, 'set'> {
  readonly base: RuleSet | null;
  readonly open?: boolean;
  readonly level?: PageLevel;
}

/** The sentences of the rule set itself, by their numbers; what another one says and doesn't hold here is put right. */
export function InFull({ set, base, open = false, level = 1 }: InFullProps) {
  const [, Heading] = HEADINGS[level];
  const { words } = useTools();
  const { ruleBook } = words;
  const parts = sayTextsByPart(words, set, base);
  if (parts.length === 0) return null;
  return (
    <details className="rules-in-full" data-testid="rules-in-full" open={open}>
      <summary>{ruleBook.full}</summary>
      <p className="quiet-line">{ruleBook.fullLead}</p>
      <div className="in-full-parts">
        {parts.map(({ title, texts }) => (
          <section key={title}>
            <Heading>{title}</Heading>
            <ul>
              {texts.map(({ number, text, changed }) => (
                <li key={`${number} ${text}`} data-rule={number ?? undefined}>
                  <span>
                    <SuitText text={text} />
                    {changed && (
                      <>
                        {' '}
                        <strong className="line-changed">{ruleBook.yours}</strong>
                      </>
                    )}
                  </span>
                  <RuleTag rules={[number]} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}

interface BurnProps {
  readonly page: RulesInWords;
  readonly size: number;
}

/** Equal cards on fire, as many as it takes where that is few enough for a picture. */
const BurnPicture = ({ page, size }: BurnProps) => (
  <span className="burn-picture" aria-hidden="true">
    {(['C', 'D', 'S', 'H'] as const).slice(0, Math.max(size, 2)).map((suit) => (
      <PlayingCard key={suit} slot={`${rankAt(page, 0.3)}${suit}`} mini />
    ))}
    <Icon name="burn" />
  </span>
);

interface HeadProps extends Pick<Props, 'set' | 'name'> {
  readonly chosen: readonly string[];
  readonly page: RulesInWords;
  readonly level: PageLevel;
  /** Not where the sentence about it is that of the rules that it was made from. */
  readonly isTold?: boolean;
}

/** What a rule set is called, what is special about it, and its aim. */
export function PageHead({ set, name, chosen, page, level, isTold = true }: HeadProps) {
  const { words } = useTools();
  const [Heading] = HEADINGS[level];
  const others = otherNames(words, set.id);
  const all = usePage(({ welcome }) => welcome?.rules) ?? [];
  const shown = all.find(({ id, title }) => id === set.id && title === set.title);
  return (
    <header>
      <Heading tabIndex={-1} data-testid="rule-page-title">
        {name}
      </Heading>
      {isTold && (
        <p className="rule-title">
          {shown === undefined ? sayRuleText(words, set.title) : sayTitle(words, shown, all)}
        </p>
      )}
      {others.length > 0 && <p className="quiet-line">{words.ruleBook.alsoCalled(others)}</p>}
      {chosen.length > 0 && <p className="rule-chosen">{words.ruleBook.chosen(chosen)}</p>}
      <p className="rule-goal">{page.goal}</p>
    </header>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

interface Props {
  /** Complete, whether or not it can be played. */
  readonly set: RuleSet;
  /** What people call it. */
  readonly name: string;
  /** What is played otherwise than the rule set says, in words. */
  readonly chosen?: readonly string[];
  /** What it was a moment ago: what says something else since then is marked. */
  readonly before?: RuleSet | null;
  /** What it is built on, if that is to be told apart from what it says itself. */
  readonly base?: RuleSet | null;
  readonly level?: PageLevel;
}

/** A rule set on one page in plain words, made from its data and texts alone. */
export function RulePage({ set, name, chosen = [], before = null, base = null, level = 2 }: Props) {
  const { words } = useTools();
  const page = sayRules(words, set);
  const changed = before === null ? NOTHING : changedLines(sayRules(words, before), page);
  const others = page.sections.filter(({ section }) => section !== 'special');
  const drawn = (part: PartProps['part']) => (
    <Part
      key={part.section}
      part={part}
      page={page}
      changed={changed}
      level={level}
      equals={set.ofAKind.size}
    />
  );
  return (
    <article className="stack rule-page" data-testid="rule-page" data-rules={set.id}>
      <PageHead
        set={set}
        name={name}
        chosen={chosen}
        page={page}
        level={level}
        isTold={base === null || base.title !== set.title}
      />
      <div className="rule-glance">
        <Ladder page={page} />
        {page.sections.filter(({ section }) => section === 'special').map(drawn)}
      </div>
      <div className="rule-parts">{others.map(drawn)}</div>
      <InFull set={set} base={base} level={level} />
    </article>
  );
}
