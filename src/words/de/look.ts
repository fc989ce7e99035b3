/** What games are called, and the part of the settings about how the screen looks and speaks. */
import type { Words } from '../words.ts';

export const names: Words['names'] = { game: 'Palast', loser: 'sitzen geblieben' };

export const traditional: Words['names'] = { game: 'Shithead', loser: 'der Shithead' };

export const look: Words['look'] = {
  on: 'an',
  off: 'aus',
  language: 'Sprache',
  asSystem: (language) => `Wie das System: ${language}`,
  naming: 'Namen',
  namings: {
    family: {
      name: 'Für die Familie',
      what: 'Das Spiel heißt Palast, und wer verliert, bleibt auf den Karten sitzen.',
    },
    traditional: { name: 'Traditionell', what: 'Das Spiel heißt Shithead, und wer verliert, heißt auch so.' },
  },
  theme: 'Hell oder dunkel',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  suits: {
    name: 'Farben der Karten',
    what: 'Bei vier Farben ist Kreuz grün und Karo blau.',
    two: 'Zwei',
    four: 'Vier',
  },
  backs: 'Rückseiten',
  backNames: { embers: 'Rot', river: 'Blau', moss: 'Grün' },
  text: {
    name: 'Größere Schrift',
    what: 'Für alles, was man aus der Nähe liest: Knöpfe, Einstellungen, Regeln.',
  },
  motion: {
    name: 'Bewegung',
    what: 'Karten fliegen, und der Stapel brennt. Aus, wenn dein System weniger Bewegung wünscht.',
    asked: 'Zurzeit bewegt sich nichts: Dein System wünscht weniger Bewegung.',
    reduced: 'Weniger',
  },
  coach: { name: 'Anfängerhilfe', what: 'Am Tisch: was Sonderkarten tun und was als Nächstes kommt.' },
};
