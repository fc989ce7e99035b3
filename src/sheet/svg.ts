import type { Page, Point, Shape, Step } from './drawing.ts';
import { isMeasured, widthOf } from './type.ts';

/** To a thousandth of a millimetre. */
const n = (value: number): string => String(Math.round(value * 1000) / 1000);
const p = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/\p{Cc}/gu, '');

function path(step: Step): string {
  switch (step.to) {
    case 'move':
      return `M${p(step.at)}`;
    case 'line':
      return `L${p(step.at)}`;
    case 'curve':
      return `C${step.at.map(p).join(' ')}`;
    case 'close':
      return 'Z';
  }
}

function textElement({ at, size, bold, text }: Extract<Shape, { kind: 'text' }>): string {
  const weight = bold ? ' font-weight="700"' : '';
  // A machine without these fonts takes a wider one, which would run into what stands beside it.
  const width = isMeasured(text)
    ? ` textLength="${n(widthOf(text, size, bold))}" lengthAdjust="spacingAndGlyphs"`
    : '';
  return `<text x="${n(at[0])}" y="${n(at[1])}" font-size="${n(size)}"${weight}${width}>${escaped(text)}</text>`;
}

function element(shape: Shape): string {
  switch (shape.kind) {
    case 'area':
      return `<path${shape.holes ? ' fill-rule="evenodd"' : ''} d="${shape.steps.map(path).join('')}"/>`;
    case 'text':
      return textElement(shape);
    case 'cut': {
      const { x, y, width, height } = shape.box;
      return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="none" stroke="#999" stroke-width="0.1"/>`;
    }
    case 'rule':
      return `<path d="M${p(shape.from)}L${p(shape.to)}" stroke="#000" stroke-width="0.25"/>`;
  }
}

/** A page as an SVG file of its true size. */
export function toSvg({ width, height, shapes }: Page): string {
  const [w, h] = [n(width), n(height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">`,
    `<rect width="${w}" height="${h}" fill="#fff"/>`,
    ...shapes.map(element),
    '</svg>\n',
  ].join('\n');
}
