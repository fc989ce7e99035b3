import { useEffect, useRef, useState } from 'react';
import type { RuleSet } from '../../../engine/rules/schema.ts';
import { LANGUAGES } from '../../../protocol/look.ts';
import { sayRules } from '../../../words/say/rule-page.ts';
import type { Words } from '../../../words/words.ts';
import { wordsIn } from '../../follow-words.ts';
import { PageContext, usePage, useTools } from '../../store/context.ts';
import { asCalled, lookOf } from '../../store/look.ts';
import { type Fitted, useFitted } from '../use-fitted.ts';
import { Ladder } from './rank-ladder.tsx';
import { PageHead, Part } from './rule-page.tsx';

/** All of it stands on the card: columns that are too long would go on beside it. */
const WHOLE: Fitted = {
  sizes: [1.5, 1.4, 1.3, 1.22, 1.14, 1.07, 1, 0.94, 0.88, 0.83, 0.78],
  fits: ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
};

const NOTHING: ReadonlySet<string> = new Set();

interface SideProps {
  readonly set: RuleSet;
  /** What is played otherwise than the rule set says, in words. */
  readonly chosen: readonly string[];
}

/** One side of the card, in the language that is spoken around it. */
function Side({ set, chosen }: SideProps) {
  const { words } = useTools();
  const side = useRef<HTMLElement>(null);
  useFitted(side, WHOLE);
  const page = sayRules(words, set);
  // Special cards are looked for most; what else might be agreed on isn't played here.
  const parts = page.sections
    .filter(({ section }) => section !== 'options')
    .toSorted((a, b) => Number(b.section === 'special') - Number(a.section === 'special'));
  return (
    <article ref={side} className="rule-page rule-card" lang={words.language} data-testid="rule-card">
      <PageHead set={set} name={words.home.ruleSet(set.id)} chosen={chosen} page={page} level={2} />
      <Ladder page={page} />
      {parts.map((part) => (
        <Part
          key={part.section}
          part={part}
          page={page}
          changed={NOTHING}
          level={2}
          equals={set.ofAKind.size}
        />
      ))}
    </article>
  );
}

interface Props {
  readonly set: RuleSet;
  readonly chosen: (words: Words) => readonly string[];
  /** When it has been printed, or printing was cancelled. */
  readonly done: () => void;
}

/**
 * The rules on a card for the table, A5, a side for each language, that of the page first. It is seen on paper alone:
 * the printer is asked for as soon as all words are there.
 */
export function RuleCard({ set, chosen, done }: Props) {
  const tools = useTools();
  const naming = usePage((state) => lookOf(state).naming);
  const names = usePage(({ ruleNames }) => ruleNames);
  const [all, setAll] = useState<readonly Words[] | null>(null);
  useEffect(() => {
    const first = tools.words.language;
    const languages = LANGUAGES.toSorted((a, b) => Number(b === first) - Number(a === first));
    Promise.all(languages.map(wordsIn)).then(setAll);
  }, [tools]);
  useEffect(() => {
    if (all === null) return;
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [all, done]);
  return (
    <div className="rule-cards" aria-hidden="true">
      {all?.map((said) => {
        const words = asCalled(said, naming, names);
        return (
          <PageContext key={said.language} value={{ ...tools, words }}>
            <Side set={set} chosen={chosen(words)} />
          </PageContext>
        );
      })}
    </div>
  );
}
