import { andList } from './lists.ts';

/** The page that makes sheets of codes. */
export const print = {
  title: 'Print codes',
  what: 'Sheet',
  sheets: {
    commands: { name: 'Commands', what: 'To play with the scanner alone.' },
    deck: { name: 'A whole deck', what: 'Labels to stick on the cards.' },
  },
  codes: 'Kind of code',
  kinds: {
    code128: { name: 'Bars (Code 128)', what: 'For every scanner, laser ones too.' },
    datamatrix: { name: 'DataMatrix', what: 'Small squares, for 2D scanners and cameras.' },
    qr: { name: 'QR', what: 'Larger squares, for 2D scanners and cameras.' },
  },
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  seats: 'Seats',
  names: 'With the names of the last table',
  packs: 'Packs',
  jokers: 'Jokers',
  size: { name: 'Height of a code', what: 'A smaller one covers less of the card, and is harder to scan.' },
  millimetres: (size: number) => `${size} mm`,
  preview: (page: number, of: number) => (of === 1 ? 'The page' : `Page ${page} of ${of}`),
  previous: 'Page before',
  next: 'Next page',
  savePdf: 'Save PDF',
  saveSvg: 'Save this page as SVG',
  print: 'Print',
  trueSize: 'Print at true size, 100 %: “fit to page” makes the codes smaller.',
  making: 'Drawing the codes …',
  /** Names whose letters a PDF can't show. */
  notInPdf: (names: readonly string[]) =>
    `A PDF can’t show ${andList(names)}: it has the number of the seat alone. Printing from here, or SVG, has the whole name.`,
};
