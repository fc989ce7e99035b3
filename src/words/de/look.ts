import type { Words } from '../words.ts';

export const names: Words['names'] = { game: 'Palast', loser: 'das Schlusslicht' };

export const traditional: Words['names'] = { game: 'Shithead', loser: 'der Shithead' };

export const look: Words['look'] = {
  title: 'Aussehen und Sprache',
  language: 'Sprache',
  asSystem: (language) => `Wie das System: ${language}`,
  naming: 'Namen',
  namings: {
    family: {
      name: 'Für die Familie',
      what: 'Das Spiel heißt Palast, und wer verliert, ist das Schlusslicht.',
    },
    traditional: { name: 'Traditionell', what: 'Das Spiel heißt Shithead, und so auch, wer es verliert.' },
  },
  theme: 'Hell oder dunkel',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  fourColours: { name: 'Vierfarbige Karten', what: 'Kreuz ist grün, Karo ist blau.' },
  motion: {
    name: 'Bewegung',
    what: 'Karten fliegen, und der Stapel brennt. Aus, wenn dein System weniger Bewegung wünscht.',
  },
  coach: { name: 'Hilfe für Anfänger', what: 'Am Tisch: was Sonderkarten tun und was als Nächstes kommt.' },
};
