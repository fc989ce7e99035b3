import { Cj, Ck, Cq, Dj, Dk, Dq, Hj, Hk, Hq, Sj, Sk, Sq } from '@letele/playing-cards';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { courtId } from './court.ts';

const PICTURES = [
  [courtId('J', 'C'), Cj],
  [courtId('Q', 'C'), Cq],
  [courtId('K', 'C'), Ck],
  [courtId('J', 'D'), Dj],
  [courtId('Q', 'D'), Dq],
  [courtId('K', 'D'), Dk],
  [courtId('J', 'H'), Hj],
  [courtId('Q', 'H'), Hq],
  [courtId('K', 'H'), Hk],
  [courtId('J', 'S'), Sj],
  [courtId('Q', 'S'), Sq],
  [courtId('K', 'S'), Sk],
] as const;

/** Of the whole cards only what their frame holds: rank and suit in the corners are ours. */
const FRAMED = '-82.4 -130.4 164.8 260.8';

/** The colours of the drawings, and the tokens that stand for them. */
const COLOURS: Readonly<Record<string, string>> = {
  red: '--court-red',
  '#FC4': '--court-yellow',
  '#44F': '--court-blue',
};

/** Signs of rank and suit, which are the card's own, its ground and its frame, as the package names them. */
const NOT_OURS = '[*|href$="_svg__h"], [*|href$="_svg__a"], [*|href$="_svg__i"], svg > rect';

/** A picture as an address: a page with many cards then has one element for each, not hundreds of lines. */
function addressOf(Picture: (typeof PICTURES)[number][1], tokens: CSSStyleDeclaration): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<Picture viewBox={FRAMED} width={412} height={652} />));
  const drawing = place.firstElementChild!;
  for (const one of drawing.querySelectorAll(NOT_OURS)) one.remove();
  for (const name of ['fill', 'stroke'])
    for (const one of drawing.querySelectorAll(`[${name}]`)) {
      const token = COLOURS[one.getAttribute(name)!];
      if (token !== undefined) one.setAttribute(name, tokens.getPropertyValue(token).trim());
    }
  const text = new XMLSerializer().serializeToString(drawing);
  root.unmount();
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}

/** Puts the picture of each court on the page once, out of sight, for every card to show. */
export function drawCourts(): void {
  const tokens = getComputedStyle(document.documentElement);
  const pictures = PICTURES.map(([id, Picture]) => ({ id, address: addressOf(Picture, tokens) }));
  const place = document.createElement('div');
  place.className = 'courts';
  document.body.append(place);
  flushSync(() =>
    createRoot(place).render(
      <svg width="0" height="0" aria-hidden="true" focusable="false">
        {pictures.map(({ id, address }) => (
          <symbol key={id} id={id} viewBox="0 0 164.8 260.8" preserveAspectRatio="none">
            <image href={address} width="164.8" height="260.8" preserveAspectRatio="none" />
          </symbol>
        ))}
      </svg>,
    ),
  );
  document.documentElement.dataset.courts = 'drawn';
}
