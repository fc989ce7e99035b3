import type { Words } from '../words.ts';
import { andList } from './lists.ts';

/** The page that makes sheets of codes. */
export const print: Words['print'] = {
  title: 'Codes drucken',
  what: 'Bogen',
  sheets: {
    commands: { name: 'Befehle', what: 'Um mit dem Scanner allein zu spielen.' },
    deck: { name: 'Ein ganzes Deck', what: 'Etiketten zum Aufkleben auf die Karten.' },
  },
  codes: 'Art des Codes',
  kinds: {
    code128: { name: 'Striche (Code 128)', what: 'Für jeden Scanner, auch mit Laser.' },
    datamatrix: { name: 'DataMatrix', what: 'Kleine Quadrate, für 2D-Scanner und Kameras.' },
    qr: { name: 'QR', what: 'Größere Quadrate, für 2D-Scanner und Kameras.' },
  },
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'US-Letter' },
  seats: 'Plätze',
  names: 'Mit den Namen vom letzten Tisch',
  packs: 'Kartenspiele',
  jokers: 'Joker',
  size: {
    name: 'Höhe eines Codes',
    what: 'Ein kleinerer verdeckt weniger von der Karte und ist schwerer zu scannen.',
  },
  millimetres: (size) => `${size} mm`,
  preview: (page, of) => (of === 1 ? 'Die Seite' : `Seite ${page} von ${of}`),
  previous: 'Seite davor',
  next: 'Nächste Seite',
  savePdf: 'PDF speichern',
  saveSvg: 'Diese Seite als SVG speichern',
  print: 'Drucken',
  trueSize: 'Druck in wahrer Größe, 100 %: „An Seite anpassen“ macht die Codes kleiner.',
  making: 'Zeichnet die Codes …',
  notInPdf: (names) =>
    `Ein PDF kann ${andList(names)} nicht darstellen: Dort steht nur die Nummer des Platzes. Von hier gedruckt, oder als SVG, steht der ganze Name da.`,
};
