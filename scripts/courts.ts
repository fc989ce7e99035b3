import { readFileSync } from 'node:fs';
// The package has no entry of its own that Node finds.
import { Cj, Ck, Cq, Dj, Dk, Dq, Hj, Hk, Hq, Sj, Sk, Sq } from '@letele/playing-cards/dist/index.esm.js';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const PICTURES = {
  ...{ JC: Cj, QC: Cq, KC: Ck },
  ...{ JD: Dj, QD: Dq, KD: Dk },
  ...{ JH: Hj, QH: Hq, KH: Hk },
  ...{ JS: Sj, QS: Sq, KS: Sk },
};

type Drawn = ReactElement<Readonly<Record<string, ReactNode>>>;

/** Of the whole cards only what their frame holds: rank and suit in the corners are ours. */
const FRAMED = { viewBox: '-82.4 -130.4 164.8 260.8', width: 412, height: 652 };

/** The colours of the drawings, and the tokens that stand for them. */
const COLOURS: Readonly<Record<string, string>> = {
  red: 'court-red',
  '#FC4': 'court-gold',
  '#44F': 'court-blue',
};

/** Signs of rank and suit, which are the card's own, and its frame, as the package names them. */
const NOT_OURS = /_svg__[hai]$/;

/** The page's own colour for one of the drawings; those that are not listed stay. */
function coloured(colour: string, tokens: string): string {
  const token = COLOURS[colour];
  if (token === undefined) return colour;
  const value = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css gives no colour for --${token}`);
  return value;
}

/** A part of a drawing in our colours, without what isn't ours. */
function ours(part: ReactNode, tokens: string): ReactNode {
  if (Array.isArray(part)) return part.map((one) => ours(one, tokens));
  if (typeof part !== 'object' || part === null) return part;
  const { type, props, key } = part as Drawn;
  // The only bare rectangle is the ground of the whole card.
  if (type === 'rect' || NOT_OURS.test(String(props.xlinkHref ?? ''))) return null;
  const painted = (['fill', 'stroke'] as const)
    .filter((name) => typeof props[name] === 'string')
    .map((name) => [name, coloured(props[name] as string, tokens)]);
  return cloneElement(part as Drawn, { key, ...Object.fromEntries(painted) }, ours(props.children, tokens));
}

/** The pictures of kings, queens and jacks in the colours of a style sheet: for each card the text of an SVG. */
export const drawCourts = (tokens: string): readonly (readonly [card: string, svg: string])[] =>
  Object.entries(PICTURES).map(([card, picture]) => [
    card,
    renderToStaticMarkup(ours(picture(FRAMED), tokens)),
  ]);

/** Lays the pictures of the courts beside the page, where its cards look for them: `courts/KH.svg`. */
export const courts = (tokens: string): Plugin => ({
  name: 'burnpile-courts',
  generateBundle() {
    for (const [card, source] of drawCourts(readFileSync(tokens, 'utf8')))
      this.emitFile({ type: 'asset', fileName: `courts/${card}.svg`, source });
  },
});
