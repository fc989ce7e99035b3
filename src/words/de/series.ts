import type { Words } from '../words.ts';
import { andList, capital, times } from './grammar.ts';

/** Rounds at one table: scores, titles and forfeits; and tables of the past. */
export const series: Words['series'] = {
  scores: 'Spielstand',
  round: 'Runde',
  numbered: (round) => `Runde ${round}`,
  rounds: (count) => (count === 1 ? '1 Runde' : `${count} Runden`),
  began: 'Beginn',
  ended: 'Ende',
  rules: 'Spielregeln',
  dealer: 'Geber',
  moves: 'Züge',
  loser: 'Verloren hat',
  winner: 'Gewonnen hat',
  result: 'Ergebnis',
  counts: 'Zählt',
  yes: 'ja',
  no: 'nein',
  lost: 'verloren',
  won: 'gewonnen',
  satThere: 'gespielt',
  absent: 'nicht da',
  drawn: 'unentschieden',
  playing: 'läuft noch',
  losses: 'Verloren',
  wins: 'Gewonnen',
  played: 'Runden',
  title: 'Titel',
  held: 'Auf den Karten sitzen geblieben',
  noneOver: 'Noch ist keine Runde zu Ende.',
  isPlayed: (round) => `Runde ${round} läuft noch.`,
  toCome: 'Ist sie zu Ende, steht hier, wer zuerst raus war und wer auf den Karten sitzen blieb.',
  noneCounts: 'Bisher zählt keine Runde.',
  nobodyHeld: (rounds) =>
    `Niemand ist in ${rounds === 1 ? '1 Runde' : `${rounds} Runden`} auf den Karten sitzen geblieben.`,
  wonMost: (names, wins, rounds, you = false) => {
    const among = rounds === 1 ? '' : ` in ${rounds} Runden ${names.length === 1 ? '' : 'je '}${times(wins)}`;
    return `${andList(names)} ${names.length === 1 ? (you ? 'hast' : 'hat') : you ? 'habt' : 'haben'}${among} gewonnen.`;
  },
  heldMost: (names, losses, rounds, you = false) => {
    const are = names.length === 1 ? (you ? 'bist' : 'ist') : you ? 'seid' : 'sind';
    const each = names.length === 1 ? '' : 'je ';
    const among = rounds === 1 ? '' : ` in ${rounds} Runden ${each}${times(losses)}`;
    return `${andList(names)} ${are}${among} auf den Karten sitzen geblieben.`;
  },
  lostTimes: (count) => (count === 0 ? 'nie verloren' : `${times(count)} verloren`),
  wonTimes: (count) => (count === 0 ? 'noch kein Sieg' : `${times(count)} gewonnen`),
  firstTimes: (count) => `${times(count)} zuerst raus`,
  again: (title, count) => `${title} ×${count}`,
  isNow: (title) => `jetzt: ${title}`,
  wonBy: (name) => `${name} gewinnt`,
  doesNotCount: 'zählt nicht',
  voidRound: 'Diese Runde nicht zählen',
  countRound: 'Wieder zählen',
  voidHint: (round) => `Ob Runde ${round} zählt`,
  paid: 'Erledigt',
  due: (name, forfeit, isPaid) => `${name}: ${forfeit} – ${isPaid ? 'erledigt' : 'noch offen'}`,
  dueFor: (said, round) => `${said}, Runde ${round}`,
  owes: (name, forfeit) => `Strafe für ${name}: ${forfeit}`,
  tickOff: 'Hak sie ab, wenn sie erledigt ist.',
  hasPaid: (name, forfeit) => `Erledigt von ${name}: ${forfeit}`,
  readRound: 'Züge',
  readRoundHint: (round) => `Runde ${round} Zug für Zug lesen und den Tisch sehen, wie er war`,
  saveGame: 'Züge speichern',
  saveGameHint: (round) => `Die Züge von Runde ${round} als Datei speichern`,
  saveScores: 'Als Tabelle speichern (CSV)',
  nextRound: 'Nächste Runde',
  reopen: (round) => `Zurück zu Runde ${round}`,
  agreed: 'Titel und Strafen',
  titles: 'Titel für Verlierer',
  noTitles: 'Nach diesen Regeln gibt es keine Titel.',
  titlesHint: 'Wer verliert, steigt um einen Titel auf: zum Beispiel von Bronze zu Silber.',
  has: (hand, before) =>
    before === 0 ? `${hand} auf der Hand` : `${hand} auf der Hand, ${before} auf dem Tisch`,
  choices: {
    rules: 'wie in den Regeln',
    none: 'keine',
    numbers: 'Zahlen: 1, 2, 3 …',
    olympic: 'Medaillen: Bronze bis Platin',
    feudal: 'Adel: vom Baron zum Kaiser',
    own: 'eine eigene Liste',
  },
  lists: {
    olympic: ['Bronze', 'Silber', 'Gold', 'Platin'],
    feudal: ['Baron', 'Herzog', 'Fürst', 'König', 'Kaiser'],
  },
  anotherTitle: 'Meister im Verlieren',
  ownTitles: 'Unsere Titel, der niedrigste zuerst',
  ownHint: 'mit Kommas dazwischen',
  forfeit: 'Wer eine Runde verliert',
  forfeitHint: 'holt die Getränke',
  cut: (count) =>
    count === 1
      ? 'Die Datei ist beschädigt: Ihr letzter Eintrag ist nicht lesbar. Gezeigt wird, was davor steht.'
      : `Die Datei ist beschädigt: Ihre letzten ${count} Einträge sind nicht lesbar. Gezeigt wird, was davor steht.`,
  history: 'Frühere Tische',
  noHistory: 'Hier wurde noch nichts gespielt.',
  historyGrows:
    'Hier sammelt sich jeder Tisch, an dem ihr spielt. Seht euch Runden noch einmal an, lest den Spielstand und in der Statistik, wer wie oft verliert.',
  more: 'Ältere zeigen',
  open: 'Spielstand',
  openHint: (names) => `Spielstand am Tisch von ${andList(names)}`,
  newestRound: 'die letzte Runde',
  goesOn: 'nicht zu Ende',
  soFar: (round, moves) => `Runde ${round}, ${moves === 1 ? '1 Zug' : `${moves} Züge`}`,
  lasted: (minutes) =>
    minutes < 60 ? `${minutes} Min.` : `${Math.floor(minutes / 60)} Std. ${minutes % 60} Min.`,
  cameTo: (first, loser, you) => {
    if (loser === null) return `${first} ${first === you ? 'hast' : 'hat'} gewonnen.`;
    const left = `${loser === you ? 'du bist' : `${loser} ist`} auf den Karten sitzen geblieben.`;
    if (first === null) return capital(left);
    return `${first} ${first === you ? 'warst' : 'war'} zuerst raus, ${left}`;
  },
  discarded: 'Dieser Tisch wurde verworfen.',
  notOver: 'Die Runde ist noch nicht zu Ende.',
  nobodyWon: 'Die Runde ging unentschieden aus.',
  lossesOf: (name, losses) => `${name} hat ${times(losses)} verloren`,
  troubles: {
    damaged: 'Die Datei dieses Tisches ist von der ersten Zeile an beschädigt: Nichts davon ist lesbar.',
    otherVersion:
      'Dieser Tisch ist von einer anderen Version von Burnpile, oder nach Spielregeln, die es nicht mehr gibt.',
    cannotRead: 'Die Datei dieses Tisches ist nicht lesbar.',
  },
  loading: 'Einen Moment …',
};
