import type { Words } from '../words.ts';
import { andList, times } from './grammar.ts';

const tablesOf = (tables: number): string => (tables === 1 ? 'einem Tisch' : `${tables} Tischen`);

/** Statistics of all that was ever played here. */
export const statistics: Words['statistics'] = {
  title: 'Statistik',
  about:
    'Wer gleich heißt, zählt an jedem Tisch als dieselbe Person. Alle ohne Namen stehen zusammen in einer Zeile: Das kann jedes Mal jemand anders sein.',
  withoutName: 'Ohne Namen',
  nameless:
    'Gezählt wird nach Namen. Gib deinen vor der nächsten Runde ein, dann siehst du hier, wie oft du verlierst.',
  namelessYou:
    'Alle, die hier ohne Namen gegen Bots spielen, zählen als „Du“. Gib deinen Namen vor der nächsten Runde ein, dann hast du eine Zeile für dich allein.',
  counting: 'Es wird gezählt …',
  none: 'Noch nichts zu zählen',
  noneYet:
    'Spielt eine Runde zu Ende: Dann seht ihr hier, wer wie oft auf den Karten sitzen bleibt und wie lange eure Runden dauern.',
  onlyOne:
    'Eine Runde sagt wenig. Nach den nächsten seht ihr hier, wer wie oft auf den Karten sitzen bleibt und was allein der Zufall ergäbe.',
  noneFits: 'So eine Runde habt ihr noch nicht zu Ende gespielt.',
  showAll: 'Alle Runden zeigen',
  counted: (rounds, tables) => `${rounds === 1 ? 'Eine Runde' : `${rounds} Runden`} an ${tablesOf(tables)}`,
  unreadable: (tables) =>
    tables === 1
      ? 'Ein weiterer Tisch lässt sich nicht lesen und zählt nicht mit.'
      : `${tables} weitere Tische lassen sich nicht lesen und zählen nicht mit.`,
  filter: 'Welche Runden',
  when: 'Wann',
  ever: 'immer',
  lastDays: (days) => `letzte ${days} Tage`,
  allRules: 'alle',
  deck: 'Karten',
  decks: { both: 'alle', real: 'echte Karten', none: 'ohne Karten' },
  highlights: {
    title: 'Auf einen Blick',
    names: andList,
    often: times,
    firstOut: 'Am häufigsten zuerst raus',
    held: 'Am häufigsten sitzen geblieben',
    round: 'Eine typische Runde',
    only: { firstOut: 'Zuerst raus', held: 'Auf den Karten sitzen geblieben', round: 'Die Runde dauerte' },
    burns: 'Verbrannte Stapel',
    pickUps: (count) => `${count} aufgenommen`,
  },
  people: 'Wer auf den Karten sitzen bleibt',
  bots: 'Bots',
  aboutBots: 'Bots mit gleichem Namen zählen als einer.',
  player: 'Name',
  firstOut: 'Zuerst raus',
  lost: 'Verloren',
  countOf: (losses, decided) => `${losses} von ${decided}`,
  lostOf: (losses, decided) => `${losses} von ${decided} verloren`,
  nobodyLost: 'kein Verlierer',
  percent: (percent) => `${percent} %`,
  byChance: (percent) => `nur Zufall: ${percent} %`,
  aboutBars:
    'Der Balken zeigt, wie oft jemand auf den Karten sitzen blieb, in Runden mit Verlierer. Der Strich ist, was der Zufall allein ergäbe.',
  byRules: 'Verlorene Runden je Spiel',
  aboutByRules: 'Es zählen nur Runden, die jemand verloren hat.',
  aboutStar: 'In Spielen ohne Verlierer zeigt der Stern, wer wie oft zuerst raus war.',
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
    'Dauer und Züge sind die einer typischen Runde: Die Hälfte brauchte weniger. Aufgenommen und verbrannt sind Durchschnitte.',
  save: 'Als Tabelle speichern (CSV)',
  saveAll: 'Jede Runde speichern (CSV)',
  table: 'Tisch',
  decided: 'Runden mit Verlierer',
  places: 'Plätze',
  bot: 'Bot',
  expected: 'Verloren, wenn nur der Zufall zählt',
  held: 'Karten je Platz',
  heldOf: (names) => `Bild: wie viele Karten ${andList(names)} von Zug zu Zug hatten.`,
  burned: 'Stapel verbrannt',
  pickedUp: 'aufgenommen',
  asTable: 'Als Tabelle zeigen',
  ladder: 'Titelleiter',
  noTitle: 'noch kein Titel',
  replay: 'Nachspielen',
  replayRound: (round, loser, winner, you) => {
    const by = (name: string) => (name === you ? 'dir' : name);
    const end =
      loser !== null ? `, verloren von ${by(loser)}` : winner !== null ? `, gewonnen von ${by(winner)}` : '';
    return `Runde ${round}${end}, Zug für Zug`;
  },
  toTables: 'Zurück zu allen Tischen',
};
