import type { Page, Point, Shape, Sheet, Step } from './drawing.ts';

/**
 * A PDF of version 1.4: black areas, lines, and text in the two fonts that every reader has. More isn't needed
 * here, so no library is: they bring fonts, pictures and half a megabyte with them.
 */

/** Points of a PDF in a millimetre. */
const POINTS = 72 / 25.4;

const n = (value: number): string => String(Math.round(value * 10_000) / 10_000);
const p = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** The letters of those fonts that are not in Latin-1 with the same number. */
const EXTRA: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  ƒ: 0x83,
  '„': 0x84,
  '…': 0x85,
  '†': 0x86,
  '‡': 0x87,
  ˆ: 0x88,
  '‰': 0x89,
  Š: 0x8a,
  '‹': 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '˜': 0x98,
  '™': 0x99,
  š: 0x9a,
  '›': 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

/** The number of a letter in those fonts; null for one that they don't have. */
function byteOf(letter: string): number | null {
  const code = letter.codePointAt(0) ?? 0;
  const isLatin = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
  return isLatin ? code : (EXTRA[letter] ?? null);
}

/** Whether a PDF can show this text. */
export const canShow = (text: string): boolean =>
  [...text.normalize('NFC')].every((one) => byteOf(one) !== null);

const hex = (text: string): string =>
  [...text.normalize('NFC')].map((one) => (byteOf(one) ?? 0x3f).toString(16).padStart(2, '0')).join('');

function operator(step: Step): string {
  switch (step.to) {
    case 'move':
      return `${p(step.at)} m`;
    case 'line':
      return `${p(step.at)} l`;
    case 'curve':
      return `${step.at.map(p).join(' ')} c`;
    case 'close':
      return 'h';
  }
}

function operators(shape: Shape): string {
  switch (shape.kind) {
    case 'area':
      return `${shape.steps.map(operator).join('\n')}\n${shape.holes ? 'f*' : 'f'}`;
    case 'text':
      // Upright again, as the page counts downwards.
      return `BT /${shape.bold ? 'B' : 'R'} ${n(shape.size)} Tf 1 0 0 -1 ${p(shape.at)} Tm <${hex(shape.text)}> Tj ET`;
    case 'cut': {
      const { x, y, width, height } = shape.box;
      return `0.6 G 0.1 w ${n(x)} ${n(y)} ${n(width)} ${n(height)} re S`;
    }
    case 'rule':
      return `0 G 0.25 w ${p(shape.from)} m ${p(shape.to)} l S`;
  }
}

/** In millimetres from the top left corner, as everything here. */
const content = ({ height, shapes }: Page): string =>
  [`${n(POINTS)} 0 0 ${n(-POINTS)} 0 ${n(height * POINTS)} cm`, ...shapes.map(operators)].join('\n');

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** The objects of a file: catalogue, list of pages, two fonts, title, then two for each page. */
function objectsOf({ title, pages }: Sheet): string[] {
  const pageNumber = (index: number) => 6 + 2 * index;
  const kids = pages.map((_, i) => `${pageNumber(i)} 0 R`).join(' ');
  return [
    // At its true size, whatever the dialogue of the reader would like.
    '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title <${hex(title)}> /Producer (Burnpile) >>`,
    ...pages.flatMap((page, i) => {
      const stream = content(page);
      const box = `[0 0 ${n(page.width * POINTS)} ${n(page.height * POINTS)}]`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${pageNumber(i) + 1} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
}

/** A sheet as a PDF file, the same bytes for the same sheet; all of it is ASCII. */
export function toPdf(sheet: Sheet): string {
  const objects = objectsOf(sheet);
  let file = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const place = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return [
    `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer`,
    `<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  ].join('\n');
}
