// The package has no entry of its own that Node finds.
import * as deck from '@letele/playing-cards/dist/index.esm.js';
import { type Image, loadImage } from '@napi-rs/canvas';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Card, rankOf, suitOf } from '../src/engine/cards.ts';

const attribute = (tag: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/**
 * An SVG with each of its symbols drawn where it is used, since the canvas knows none: moved and sized as the use says
 * (SVG 2, 5.5), for symbols and uses of the same proportions.
 */
function withoutSymbols(svg: string): string {
  const symbols = new Map<string, { readonly box: readonly number[]; readonly content: string }>();
  const rest = svg.replace(/(<symbol[^>]*>)(.*?)<\/symbol>/gs, (_, tag: string, content: string) => {
    symbols.set(`#${attribute(tag, 'id')}`, {
      box: attribute(tag, 'viewBox').split(' ').map(Number),
      content,
    });
    return '';
  });
  const drawn = (text: string): string =>
    text.replace(/<use[^>]*><\/use>/g, (tag) => {
      const symbol = symbols.get(attribute(tag, 'xlink:href'));
      if (symbol === undefined) return tag;
      const [left = 0, top = 0, width = 1] = symbol.box;
      const of = (name: string) => Number(attribute(tag, name));
      const to = `translate(${of('x')} ${of('y')}) scale(${of('width') / width}) translate(${-left} ${-top})`;
      return `<g transform="${attribute(tag, 'transform')} ${to}">${drawn(symbol.content)}</g>`;
    });
  return drawn(rest);
}

const CARDS = deck as unknown as Readonly<Record<string, (size: object) => ReactElement>>;

/** A card of @letele/playing-cards (CC0) as a picture; no joker. */
export function drawnCard(card: Card, width: number, height: number): Promise<Image> {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const draw = CARDS[`${suit}${rank === 'T' ? '10' : rank?.toLowerCase()}`];
  if (draw === undefined) throw new Error(`no drawing of ${card}`);
  return loadImage(Buffer.from(withoutSymbols(renderToStaticMarkup(draw({ width, height })))));
}
