import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { SaidPointer } from '../../../words/say/first-round.ts';
import { Icon } from '../parts/icon.tsx';
import { SuitText } from '../suit-text.tsx';

/** The first of these places that is to be seen. */
const placeOf = (at: readonly string[]): HTMLElement | null =>
  at
    .map((id) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`))
    .find((element) => element !== null && element.getClientRects().length > 0) ?? null;

/** Scrolls a hand that is longer than its place, so that a card of it is seen; false as long as it isn’t. */
function bringIntoFan(card: HTMLElement): boolean {
  const fan = card.closest<HTMLElement>('.own-hand[data-long="true"]');
  const place = card.closest('li');
  if (fan === null || place === null) return false;
  fan.scrollTo({ left: place.offsetLeft - fan.offsetLeft - (fan.clientWidth - card.offsetWidth) / 2 });
  return true;
}

/** Pixels between the bubble and what it is about, and between it and the edge of the window. */
const [AWAY, EDGE] = [22, 8] as const;

interface At {
  readonly style: CSSProperties;
  readonly isBelow: boolean;
  /** Cards of the hand lie between, which its tail would point at. */
  readonly isAway?: boolean;
}

const OWN_CARDS = '.own-stacks > li, .own-hand > li > button';

/** The upper edge of a place, of the cards in it, or of the own cards that its bubble would cover: all of them are seen. */
function topOver(marked: HTMLElement, left: number, { offsetWidth, offsetHeight }: HTMLElement): number {
  const all = [...document.querySelectorAll(OWN_CARDS)];
  const rectOf = (element: Element) => element.getBoundingClientRect();
  const inside = all.filter((card) => marked !== card && marked.contains(card));
  const edge = Math.min(...(inside.length > 0 ? inside : [marked]).map((element) => rectOf(element).top));
  return all
    .filter((card) => !marked.contains(card))
    .map(rectOf)
    .filter((card) => card.left < left + offsetWidth && card.right > left)
    .toSorted((a, b) => b.top - a.top)
    .reduce(
      (top, card) => (card.top < top && card.bottom > top - offsetHeight - AWAY ? card.top : top),
      edge,
    );
}

/** Over the middle of a place, or below it where there is no room above; never beyond the window. On phones it has a place of its own. */
function beside(marked: HTMLElement, bubble: HTMLElement): At {
  const { offsetWidth, offsetHeight } = bubble;
  const place = marked.getBoundingClientRect();
  const middle = place.left + place.width / 2;
  if (getComputedStyle(bubble).position !== 'fixed') {
    const own = bubble.getBoundingClientRect();
    const tail = Math.max(24, Math.min(middle - own.left, own.width - 24));
    const isBetween = (card: Element) => {
      const { top } = card.getBoundingClientRect();
      return top > own.top && top < place.top - place.height / 3;
    };
    const isAway = [...document.querySelectorAll(OWN_CARDS)].some(isBetween);
    return { isBelow: place.top < own.top, isAway, style: { '--tail': `${tail}px` } as CSSProperties };
  }
  const left = Math.max(EDGE, Math.min(middle - offsetWidth / 2, innerWidth - offsetWidth - EDGE));
  const top = topOver(marked, left, bubble);
  const above = top - offsetHeight - AWAY;
  const isBelow = above < EDGE;
  const tail = Math.max(24, Math.min(middle - left, offsetWidth - 24));
  return {
    isBelow,
    style: {
      left,
      top: isBelow ? place.bottom + AWAY : above,
      '--tail': `${tail}px`,
    } as CSSProperties,
  };
}

const isSame = (one: At | null, other: At): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Marks the other places that are named, as long as they are. */
function useAlsoMarked(ids: string): void {
  useEffect(() => {
    const places = ids.split(' ').flatMap((id) => placeOf([id]) ?? []);
    for (const place of places) place.setAttribute('data-pointed', '');
    return () => {
      for (const place of places) place.removeAttribute('data-pointed');
    };
  }, [ids]);
}

/** Follows the place through everything that moves it, and marks it so that it glows. */
function usePlace(
  { at, also = [] }: SaidPointer,
  bubble: { readonly current: HTMLElement | null },
): At | null {
  const [where, setWhere] = useState<At | null>(null);
  const ids = at.join(' ');
  useAlsoMarked(also.join(' '));
  useEffect(() => {
    let marked: HTMLElement | null = null;
    let seen: HTMLElement | null = null;
    let frame = 0;
    const follow = () => {
      const place = placeOf(ids.split(' '));
      if (place !== marked) {
        marked?.removeAttribute('data-pointed');
        place?.setAttribute('data-pointed', '');
        marked = place;
      }
      // Once, as somebody may scroll it away again.
      if (place !== null && place !== seen && bringIntoFan(place)) seen = place;
      if (place !== null && bubble.current !== null) {
        const now = beside(place, bubble.current);
        setWhere((before) => (isSame(before, now) ? before : now));
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      marked?.removeAttribute('data-pointed');
    };
  }, [ids, bubble]);
  return where;
}

interface Props {
  readonly said: SaidPointer;
  /** Why the last move was refused, where its ruling would lie under the bubble. */
  readonly refused: string | null;
  /** The number of the rule that forbids it; null if none does, or nothing was refused. */
  readonly rule: string | null;
  readonly label: string;
  readonly know: string;
  readonly onKnown: () => void;
}

/** The next step, said at the thing to touch; a button ends it for those who know the rules. */
export function Bubble({ said, refused, rule, label, know, onKnown }: Props) {
  const bubble = useRef<HTMLElement>(null);
  const where = usePlace(said, bubble);
  return (
    <section
      ref={bubble}
      className={`bubble guided${where?.isBelow === true ? ' up' : ''}${where?.isAway === true ? ' away' : ''}`}
      aria-label={label}
      data-testid="guided"
      style={where?.style ?? { visibility: 'hidden' }}
    >
      {/* A ruling says it to screen readers. */}
      {refused !== null && (
        <p className="bubble-no" aria-hidden="true" data-testid="guided-no">
          <Icon name="no" />
          <span>
            <SuitText text={refused} />
            {rule !== null && <small className="ruled-by">{rule}</small>}
          </span>
        </p>
      )}
      <p role="status">
        <SuitText text={said.text} />
      </p>
      <button type="button" className="link" data-testid="knows-rules" onClick={onKnown}>
        {know}
      </button>
    </section>
  );
}
