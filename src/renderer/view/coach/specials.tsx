import { useEffect, useRef } from 'react';
import type { SpecialView } from '../../../protocol/coach.ts';
import type { TableView } from '../../../protocol/view.ts';
import { saySpecial } from '../../../words/say/coach.ts';
import { useTools } from '../../store/context.ts';
import { PowerSign } from '../effects.tsx';

function Special({ view, special }: { readonly view: TableView; readonly special: SpecialView }) {
  const { words } = useTools();
  const { kind, powers } = saySpecial(words, view, special);
  const matters = special.lies || special.held;
  return (
    <li
      className={matters ? 'special matters' : 'special'}
      data-testid={`special-${special.kind ?? powers[0]?.power}`}
      data-lies={special.lies}
      data-held={special.held}
    >
      <b>{kind}</b>
      {powers.map(({ power, text }) => (
        <span key={power} className="special-power">
          <PowerSign power={power} />
          {text}
        </span>
      ))}
    </li>
  );
}

/** Scrolls the strip to the first card that matters, whenever that is another one. */
function useInSight(specials: readonly SpecialView[]) {
  const strip = useRef<HTMLElement>(null);
  const first = specials.findIndex(({ lies }) => lies);
  const shown = first === -1 ? specials.findIndex(({ held }) => held) : first;
  useEffect(() => {
    const card = strip.current?.querySelectorAll('li')[Math.max(0, shown)];
    if (card) strip.current?.scrollTo({ left: card.offsetLeft - strip.current.offsetLeft });
  }, [shown]);
  return strip;
}

/** The special cards of these rules, each with what it does; those that matter now stand out. */
export function Specials({ view }: { readonly view: TableView }) {
  const { coach } = useTools().words;
  const { specials } = view.coach;
  const strip = useInSight(specials);
  if (specials.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place is scrolled with the keyboard too
    <section ref={strip} className="coach-specials" aria-label={coach.specials} tabIndex={0}>
      <ul>
        {specials.map((special) => (
          <Special key={special.kind ?? special.powers[0]?.power} view={view} special={special} />
        ))}
      </ul>
    </section>
  );
}
