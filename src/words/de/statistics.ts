import type { Words } from '../words.ts';
import { andList } from './grammar.ts';

const tablesOf = (tables: number): string => (tables === 1 ? 'einem Tisch' : `${tables} Tischen`);

/** Statistics of all that was ever played here. */
export const statistics: Words['statistics'] = {
  history: 'Bisher gespielt',
  title: 'Statistik',
  about:
    'Wer wie oft verliert und wie Runden verlaufen. Wer gleich heißt, ist an jedem Tisch dieselbe Person.',
  counting: 'Es wird gezählt …',
  none: 'Noch nichts zu zählen',
  noneYet:
    'Nach der ersten fertigen Runde steht hier, wer wie oft verloren hat, nach Namen und Spielregeln, und wie lange Runden dauern.',
  noneFits: 'Keine fertige Runde passt dazu.',
  showAll: 'Alle Runden zeigen',
  counted: (rounds, tables) => `${rounds === 1 ? 'Eine Runde' : `${rounds} Runden`} an ${tablesOf(tables)}`,
  unreadable: (tables) =>
    tables === 1
      ? 'Ein weiterer Tisch lässt sich nicht lesen und zählt nicht mit.'
      : `${tables} weitere Tische lassen sich nicht lesen und zählen nicht mit.`,
  filter: 'Welche Runden',
  when: 'Wann',
  ever: 'alle Zeit',
  lastDays: (days) => `letzte ${days} Tage`,
  allRules: 'alle',
  deck: 'Karten',
  decks: { both: 'echte oder hier gegebene', real: 'echte Karten', none: 'ohne Karten' },
  people: 'Wer verliert',
  bots: 'Bots',
  aboutBots: 'Bots mit gleichem Namen zählen als einer.',
  player: 'Name',
  firstOut: 'Zuerst raus',
  lost: 'Verloren',
  lostOf: (losses, decided) => `${losses} von ${decided}`,
  nobodyLost: 'kein Verlierer',
  percent: (percent) => `${percent} %`,
  byChance: (percent) => `${percent} % nach Zufall`,
  aboutBars:
    'Der Balken ist der Anteil verlorener Runden an denen, die jemand verloren hat. Der Strich darin ist der Anteil nach bloßem Zufall.',
  byRules: 'Verloren, nach Spielregeln',
  aboutByRules:
    'Verlorene Runden von denen, die jemand verloren hat; wo die Regeln keinen Verlierer kennen, wie oft zuerst raus (★).',
  howRoundsGo: 'Wie Runden verlaufen',
  seats: 'Personen',
  seatsFrom: (fewest, most) => (fewest === most ? String(most) : `${fewest}–${most}`),
  minutes: 'Dauer',
  minutesLong: (minutes) => `${minutes} Min.`,
  move: 'Zug',
  moves: 'Züge',
  pickUps: 'Aufgenommen',
  burns: 'Verbrannt',
  drawn: 'Unentschieden',
  aboutRounds:
    'Dauer und Züge einer üblichen Runde: Die Hälfte war kürzer. Aufgenommen und verbrannt im Mittel je Runde.',
  save: 'Für Tabellen speichern (CSV)',
  saveAll: 'Jede Runde speichern (CSV)',
  table: 'Tisch',
  decided: 'Runden mit Verlierer',
  places: 'Plätze',
  bot: 'Bot',
  expected: 'Verloren nach Zufall',
  held: 'Karten je Platz',
  heldOf: (names) => `Bild: wie viele Karten ${andList(names)} von Zug zu Zug hatten.`,
  burned: 'Stapel verbrannt',
  pickedUp: 'aufgenommen',
  asTable: 'Als Tabelle zeigen',
  ladder: 'Leiter der Titel',
  noTitle: 'noch kein Titel',
  replay: 'Nachspielen',
  replayRound: (round, loser, winner) => {
    const end =
      loser !== null ? `, verloren von ${loser}` : winner !== null ? `, gewonnen von ${winner}` : '';
    return `Runde ${round}${end}, Zug für Zug`;
  },
  toTables: 'Zurück zu allen Tischen',
};
