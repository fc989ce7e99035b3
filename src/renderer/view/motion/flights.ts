/** Cards that are seen to move: pictures over the page, which nothing clips and nobody can touch. */

interface Flight {
  /** A card of the page, there now or until just now. */
  readonly card: Element;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** In milliseconds. */
  readonly time: number;
  readonly delay?: number;
  /** It is gone where it goes, and not to be seen there. */
  readonly fades?: boolean;
  /** Where it goes first: a pile is squared up before it is taken. */
  readonly via?: DOMRect;
  /** It lies straight already: a hand has brought it most of the way. */
  readonly straight?: boolean;
}

/** As hands lay a card: quickly, and a little too far. */
const EASE = 'cubic-bezier(0.2, 0.9, 0.25, 1.12)';
/** As hands take something away. */
const EASE_AWAY = 'ease-in-out';
/** What goes to where no card is seen stays large enough to be seen on its way. */
const LEAST = 0.45;
/** How far a card is turned when it leaves a hand. */
const TURN = '-24deg';

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** The way from the middle of one place to that of another, for a picture as wide as that. */
function way(from: DOMRect, to: DOMRect, width: number): Keyframe {
  const [start, end] = [middle(from), middle(to)];
  return {
    translate: `${end.x - start.x}px ${end.y - start.y}px`,
    scale: String(Math.max(LEAST, Math.min(to.width, (to.height * 5) / 7) / width)),
  };
}

/** Lets a picture of a card go from one place to another, and takes it away there; from a place that isn't shown none goes. */
export function fly({ card, from, to, time, delay = 0, fades = false, via, straight = false }: Flight): void {
  if (from.width === 0 || from.height === 0) return;
  const ghost = card.cloneNode(true) as SVGElement;
  ghost.removeAttribute('data-testid');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('flying');
  // As large as where it comes from; a place that is no card gives it its height.
  const width = Math.min(from.width, (from.height * 5) / 7);
  const start = middle(from);
  ghost.style.cssText = `left:${start.x - width / 2}px;top:${start.y - (width * 7) / 10}px;width:${width}px`;
  document.body.append(ghost);
  const first: Keyframe = { rotate: fades || straight || via !== undefined ? '0deg' : TURN };
  const frames: Keyframe[] = [
    first,
    ...(via === undefined ? [] : [{ ...way(from, via, width), rotate: '0deg', offset: 0.35 }]),
    ...(fades ? [{ opacity: 1, offset: 0.85 }] : []),
    { ...way(from, to, width), rotate: '0deg', ...(fades && { opacity: 0 }) },
  ];
  const easing = fades || via !== undefined ? EASE_AWAY : EASE;
  runOnce(ghost, frames, { duration: time, delay, easing, fill: 'both' });
}

/** Moves a picture over the page and takes it away at the end. */
function runOnce(picture: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const run = picture.animate(frames, timing);
  run.onfinish = () => picture.remove();
  run.oncancel = () => picture.remove();
}

/** What hides something on the page. */
const HIDDEN = 'hidden';

/** Takes every picture away at once, wherever it is: they show a hand that may not be seen any more. */
export function endFlights(): void {
  for (const ghost of document.querySelectorAll('body > .flying, body > .hop')) ghost.remove();
  endKept();
  showHidden(document.getAnimations());
}

/** Something of the page as it looks now, to be seen for a while longer. */
export interface Kept {
  readonly element: HTMLElement;
  readonly picture: HTMLElement;
  readonly rect: DOMRect;
}

/** Takes a picture of something that is about to change. */
export function keep(element: HTMLElement): Kept {
  const picture = element.cloneNode(true) as HTMLElement;
  for (const one of [picture, ...picture.querySelectorAll('[data-testid]')])
    one.removeAttribute('data-testid');
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  picture.classList.add('kept-look');
  return { element, picture, rect: element.getBoundingClientRect() };
}

/** Shows it as it was in its place, until what changes it has come. */
export function showKept({ element, picture, rect }: Kept, time: number): void {
  if (!element.checkVisibility()) return;
  // Of what stands fixed in the window there is none.
  const box = element.offsetParent;
  const { left, top } = box?.getBoundingClientRect() ?? new DOMRect();
  const place = `left:${rect.left - left}px;top:${rect.top - top}px;width:${rect.width}px;height:${rect.height}px`;
  picture.style.cssText += `;position:${box === null ? 'fixed' : 'absolute'};inset:auto;${place};max-width:none;margin:0;translate:none`;
  element.after(picture);
  hideFor(element, time);
  // Gone when its time is over, also where the page is too busy to take it away in that frame.
  picture.style.opacity = '0';
  runOnce(picture, [{ opacity: 1 }, { opacity: 1 }], { duration: time });
}

/** What was kept is over: something else has happened. */
export function endKept(): void {
  for (const picture of document.querySelectorAll('.kept-look')) {
    showHidden(picture.previousElementSibling?.getAnimations() ?? []);
    picture.remove();
  }
}

/** What is there already isn’t seen before its picture has come; one’s own card with all that says that it can be played. */
export function hideFor(element: Element, time: number): void {
  const whole = element.closest('[data-own]') ?? element;
  whole.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time, id: HIDDEN });
}

/** Lets be seen what waits for its picture. */
function showHidden(animations: readonly Animation[]): void {
  for (const animation of animations) if (animation.id === HIDDEN) animation.cancel();
}

/** Lets what has moved on the page be seen moving. */
export function shift(element: Element, from: DOMRect, to: DOMRect, time: number): void {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(dx, dy) < 1) return;
  element.animate([{ translate: `${dx}px ${dy}px` }, { translate: 'none' }], {
    duration: time,
    easing: EASE,
  });
}

interface Hop {
  readonly from: Element;
  /** Who is passed over. */
  readonly over: readonly Element[];
  readonly to: Element;
  /** In milliseconds. */
  readonly time: number;
}

/** Lets a ball leap from seat to seat, past those that are left out, which fade for as long. */
export function hop({ from, over, to, time }: Hop): void {
  const ball = document.createElement('i');
  ball.className = 'hop';
  ball.setAttribute('aria-hidden', 'true');
  document.body.append(ball);
  const size = ball.getBoundingClientRect().width;
  const [start, end] = [from, to].map((seat) => {
    const { left, top, height } = seat.getBoundingClientRect();
    return { x: left, y: top + height / 2 - size / 2 };
  });
  ball.style.cssText = `left:${start!.x}px;top:${start!.y}px`;
  const [x, y] = [end!.x - start!.x, end!.y - start!.y];
  runOnce(
    ball,
    [
      { translate: '0 0' },
      // Beside the seats, that it is seen to pass them by.
      { translate: `${x / 2 - 3 * size}px ${y / 2 - size}px`, scale: '1.7' },
      { translate: `${x}px ${y}px` },
    ],
    { duration: time, easing: 'ease-in-out' },
  );
  for (const seat of over) seat.animate([{}, { opacity: 0.25, offset: 0.5 }, {}], time);
}
