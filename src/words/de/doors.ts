import type { Words } from '../words.ts';

export const doors: Words['doors'] = {
  tagline: (game) => `${game} und Verwandte, nach euren eigenen Regeln`,
  title: 'Was möchtest du tun?',
  doors: {
    referee: {
      name: 'Schiedsrichter am Tisch',
      what: 'Echte Karten auf einem echten Tisch: scanne oder tippe jede Karte und sieh sofort, ob sie erlaubt ist.',
    },
    play: {
      name: 'Hier spielen',
      what: 'Keine Karten da? Spiel gegen den Computer, reicht den Bildschirm herum oder nehmt eure Handys.',
    },
    learn: {
      name: 'Variante lernen',
      what: 'Lies die Regeln mit Bildern, probier sie in kurzen Lektionen und spiel eine erste Runde mit Hilfe.',
    },
  },
  more: (tables) => (tables === 1 ? '1 weiterer Tisch' : `${tables} weitere Tische`),
};
