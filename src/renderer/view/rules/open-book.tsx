import { useRef, useState } from 'react';
import type { RuleSet } from '../../../engine/rules/schema.ts';
import type { RuleSection } from '../../../words/closed-lists.ts';
import { type RulesInWords, sayRules } from '../../../words/say/rule-page.ts';
import { useTools } from '../../store/context.ts';
import { type Fitted, useFitted } from '../use-fitted.ts';
import { Ladder } from './rank-ladder.tsx';
import { InFull, PageHead, Part } from './rule-page.tsx';

/** What stands on the left and on the right where the book is opened at a tab. */
const SPREADS = {
  glance: [['special'], ['deal', 'turn', 'burn']],
  startAndEnd: [
    ['cards', 'start', 'options'],
    ['pickUp', 'table', 'end', 'next'],
  ],
  full: [[], []],
} as const satisfies Record<string, readonly [readonly RuleSection[], readonly RuleSection[]]>;

type Spread = keyof typeof SPREADS;
const TABS = Object.keys(SPREADS) as Spread[];

interface Props {
  /** Complete, whether or not it can be played. */
  readonly set: RuleSet;
  readonly name: string;
  /** What is played otherwise than the rule set says, in words. */
  readonly chosen: readonly string[];
  readonly base: RuleSet | null;
}

type SaidSection = RulesInWords['sections'][number];

/** The line of a turn that is no step of it. */
const OR_ELSE = 'orElse';

/** Nothing on the two pages has to be scrolled to. */
const WHOLE: Fitted = {
  sizes: [1.3, 1.22, 1.14, 1.07, 1, 0.96, 0.9, 0.85, 0.8, 0.77],
  fits: (book) =>
    [...book.querySelectorAll('.book-spread:not([hidden]), .book-spread:not([hidden]) .leaf')].every(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight <= clientHeight && scrollWidth <= clientWidth,
    ),
  rearranges: true,
};

const NOTHING: ReadonlySet<string> = new Set();

/** A rule set as an open book: two pages at a time, tabs at its edge. On paper all of them are there. */
export function OpenBook({ set, name, chosen, base }: Props) {
  const { words } = useTools();
  const { ruleBook } = words;
  const [open, turn] = useState<Spread>('glance');
  const page = sayRules(words, set);
  const pickUp = page.sections.find(({ section }) => section === 'pickUp')?.lines[0];
  /** At a glance a turn says, last, what to do if nothing fits. */
  const atGlance = (part: SaidSection): SaidSection =>
    part.section === 'turn' && pickUp !== undefined
      ? { ...part, lines: [...part.lines, { ...pickUp, key: OR_ELSE }] }
      : part;
  const book = useRef<HTMLElement>(null);
  useFitted(book, WHOLE);
  const parts = (sections: readonly RuleSection[]) =>
    page.sections
      .filter(({ section }) => sections.includes(section))
      .map((part) => (
        <Part
          key={part.section}
          part={open === 'glance' ? atGlance(part) : part}
          page={page}
          changed={NOTHING}
          level={2}
          equals={set.ofAKind.size}
          pictured={set}
        />
      ));
  return (
    <article ref={book} className="rule-page fill open-book" data-testid="rule-page" data-rules={set.id}>
      {TABS.map((tab) => (
        <div key={tab} className="book-spread paper-sheet" data-spread={tab} hidden={tab !== open}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
          <div className="stack leaf" tabIndex={0}>
            {tab === 'glance' && (
              <>
                <PageHead set={set} name={name} chosen={chosen} page={page} level={2} />
                <div className="rule-glance">
                  <Ladder page={page} />
                  {parts(SPREADS.glance[0])}
                </div>
              </>
            )}
            {tab === 'full' && <InFull set={set} base={base} open level={2} />}
            {tab !== 'glance' && tab !== 'full' && parts(SPREADS[tab][0])}
          </div>
          {tab !== 'full' && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
            <div className="stack leaf" tabIndex={0}>
              {parts(SPREADS[tab][1])}
            </div>
          )}
        </div>
      ))}
      <nav className="stack book-tabs" aria-label={ruleBook.pages}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            data-testid={`tab-${tab}`}
            aria-current={tab === open ? 'true' : undefined}
            onClick={() => turn(tab)}
          >
            {ruleBook.tabs[tab]}
          </button>
        ))}
      </nav>
    </article>
  );
}
