import type { Words } from '../words.ts';
import { startCard } from './beginning.ts';
import { oneOfHeld, rankName } from './cards.ts';
import { andList, capital, cardCount, numberWord, orList } from './grammar.ts';

/** A table without a deck: the program deals, and cards are played on screens. */
export const play: Words['play'] = {
  title: 'Ohne Karten spielen',
  setup: {
    who: (name) => `Wer spielt für ${name}`,
    here: 'An diesem Bildschirm',
    phone: 'Mit einem Handy',
    bot: (level) => `Bot, ${level}`,
    add: 'Mitspieler dazu',
    hint: 'Spielt ihr zu mehreren hier, gebt den Bildschirm weiter: Fremde Karten bleiben verdeckt.',
    advanced: 'Mehr',
    grace: {
      name: 'Zeit zum Reinlegen',
      what: 'So lange wartet der nächste Zug, wenn jemand Karten zum Reinlegen haben könnte.',
    },
    seconds: (seconds) => (seconds === 0 ? 'keine' : `${seconds} s`),
  },
  levels: { random: 'zufällig', easy: 'leicht', medium: 'mittel', strong: 'stark' },
  pace: {
    title: 'Ohne Karten',
    label: 'Tempo',
    what: 'Wie lange Bots zu überlegen scheinen und wie lange Karten unterwegs sind.',
    names: { off: 'sofort', fast: 'schnell', usual: 'normal', slow: 'langsam' },
  },
  yourTurn: 'Du bist dran',
  again: ', noch mal',
  youAreNext: 'Du bist als Nächstes dran.',
  youLose: 'Du verlierst',
  youWin: 'Du gewinnst',
  chooseCards: 'Karten wählen',
  readyOrNot: 'Bereit?',
  othersGetReady: 'Die anderen machen sich bereit',
  mayGoAgain: 'darf noch einmal, oder „Zug beenden“',
  chooseNext: 'Wer ist als Nächstes dran?',
  sayWhat: 'Was macht die Karte?',
  youStart: 'Du fängst an',
  swap: 'Tausche, wenn du magst',
  swapWhy: 'Deine offenen Karten kommen nach der Hand dran, also leg deine besten dorthin.',
  swapHow: 'Tipp eine Handkarte an, dann eine offene.',
  stackHow: (cards) =>
    `${orList(cards)} darfst du auch auf eine gleiche offene Karte legen und dafür eine nachziehen: Tipp die Handkarte an.`,
  swapWith: (card) => `${card} gegen welche?`,
  tapFaceUp: 'Tipp eine deiner offenen Karten an.',
  tapHand: 'Tipp eine deiner Handkarten an.',
  choose: (count) => `Wähl ${cardCount(count)}, die offen liegen ${count === 1 ? 'soll' : 'sollen'}`,
  chooseHow: 'Du spielst sie nach deiner Hand: Nimm deine besten Karten.',
  thenReady: 'Drück „Bereit“, sobald du so weit bist.',
  waitsForReady: (names) => `Wartet auf ${andList(names)}`,
  dealt: 'Die Karten sind gegeben',
  onPile: (count) => `${cardCount(count)} im Stapel`,
  emptyPile: 'Der Stapel ist leer',
  playAnything: 'Leg, was du willst',
  playFirst: (facts) => `Leg ${startCard(facts)}`,
  throwIn: (facts) => `Wirf ${startCard(facts)} ab`,
  throwFirst: 'Wirf erst Karten ab',
  startsSince: (facts) => {
    const { by, name } = facts;
    if (by === 'thrownIn')
      return facts.ranks.length > 0
        ? 'Wer nach dem Letzten sitzt, der eine abwirft, fängt an.'
        : `${name === null ? 'Du fängst an: Du kommst' : `${name} kommt`} nach dem letzten Abwerfen.`;
    if (facts.card !== null || facts.ranks.length > 0)
      return `${name === null ? 'Du fängst an: Du hast' : `${name} hat`} ${by === 'lowest' ? 'die niedrigste Karte, ' : ''}${startCard(facts)}.`;
    if (by === 'loser' || by === 'winner')
      return `${name === null ? 'Du fängst an: Du hast' : `${name} hat`} die letzte Runde ${by === 'loser' ? 'verloren' : 'gewonnen'}.`;
    if (by === 'worstFaceUp')
      return `${name === null ? 'Du fängst an: Du hast' : `${name} hat`} die schlechtesten offenen Karten.`;
    return by === 'seat'
      ? `${name === null ? 'Du fängst an: Du sitzt' : `${name} sitzt`} neben dem Geber.`
      : null;
  },
  burned: (name) =>
    name === null
      ? 'Der Stapel ist verbrannt: Du bist noch mal dran'
      : `Der Stapel ist verbrannt: ${name} ist noch mal dran`,
  together: (cards) => `Zu wenige Karten: ${cards} passen nur zusammen.`,
  addWhich: 'Welche offene Karte nimmst du mit dem Stapel auf?',
  ruled: {
    fits: (who, cards, count) =>
      `${cards}${who === null ? '' : ` von ${who}`} ${count === 1 ? 'passt' : 'passen'}`,
    played: (who, cards) => (who === null ? `Du hast ${cards} gelegt` : `${who} hat ${cards} gelegt`),
    completed: (played, equals) => `${played}: ${equals}`,
    failed: (who, cards, count) =>
      who === null
        ? `Du hast ${cards} aufgedeckt: passt nicht. Du nimmst ${cardCount(count)} auf.`
        : `${who} hat ${cards} aufgedeckt: passt nicht. ${who} nimmt ${cardCount(count)} auf.`,
    stockFailed: (who, cards, count) =>
      who === null
        ? `Du hast die oberste Karte vom Vorrat probiert: ${cards} passt nicht. Du nimmst ${cardCount(count)} auf.`
        : `${who} hat die oberste Karte vom Vorrat probiert: ${cards} passt nicht. ${who} nimmt ${cardCount(count)} auf.`,
    pickedUp: (who, count) =>
      `${who === null ? 'Du nimmst' : `${who} nimmt`} den Stapel auf (${cardCount(count)})`,
  },
  overtaken: (who, cards, burns) =>
    `${who} war schneller und hat ${cards} reingelegt${burns ? ': Der Stapel ist verbrannt' : ''}. Dein Zug gilt nicht.`,
  remarks: {
    burn: ['Heiß, heiß!', 'Alles weg!', 'Ab dafür!', 'Schön warm!'],
    bigPile: ['Oh je.', 'Alles meins …', 'Puh, schwer!', 'Na danke.'],
    failed: ['So ein Pech!', 'War ja klar.', 'Oh nein!', 'War ein Versuch.'],
    out: ['Ich bin raus!', 'Tschüss!', 'Fertig!', 'Bis dann!'],
  },
  menu: {
    title: 'Menü',
    round: 'Diese Runde',
    help: 'Hilfe',
    screen: 'Dieser Bildschirm',
    beginners: 'Anfängerhilfe',
    ordinary: 'Normale Runde spielen',
    remarks: 'Bots reden',
  },
  labels: {
    own: (name) => `Karten von ${name}`,
    hand: 'Hand',
    table: 'Auf dem Tisch',
    actions: 'Was du tun kannst',
    stack: (number, cards) => `Verdecktes Päckchen ${number}, ${cardCount(cards)}`,
    fits: 'passt',
    fitsTogether: 'passt zusammen mit gleichen',
    swaps: 'zum Tauschen',
    later: 'später, wenn deine Hand leer ist',
    afterHand: 'offen, für später',
    afterAll: 'verdeckt, für später',
    trail: 'Die Züge davor',
    pickedUp: (count) => `${cardCount(count)} aufgenommen`,
    failed: 'passte nicht',
    noCards: 'Deine Hand ist leer',
    cards: (count) => cardCount(count),
    outAs: (place) => `Du bist raus: ${place}`,
    othersPlayOn: 'Die anderen spielen weiter.',
    bot: (level) => `Bot, ${level}`,
    phone: 'Handy',
    phoneAway: 'Handy weg',
    ready: 'bereit',
    sitsIn: 'ein Bot springt ein',
  },
  buttons: {
    lay: 'Legen',
    layThese: (cards) => `${cards} legen`,
    layEqual: (count, plural) => `${capital(numberWord(count))} ${plural} legen`,
    layHere: 'Hier ablegen',
    choose: { cards: 'Wähl eine Karte', faceDown: 'Wähl eine verdeckte Karte' },
    layFaceUp: (chosen, wanted) =>
      chosen !== wanted
        ? `Offen: ${chosen} von ${wanted}`
        : wanted === 1
          ? 'Diese Karte offen legen'
          : 'Diese offen legen',
    turnOver: 'Aufdecken',
    tryStock: 'Oberste vom Vorrat probieren',
    stackOn: (card, on, owner) => `${card} auf ${on}${owner === null ? '' : ` von ${owner}`} legen`,
    all: (plural) => `Alle ${plural}`,
    way: (cards, does) => (cards === null ? capital(does) : `${cards} legen: ${does}`),
    countsAs: 'Gilt als',
    whatFits: 'was passt',
    pickUp: 'Stapel aufnehmen',
    done: 'Zug beenden',
    jumpIn: (cards) => `${cards} reinlegen`,
    next: (name) => `${name} ist dran`,
    draw: 'Dem Unentschieden zustimmen',
    ready: 'Bereit',
    unmake: 'Zurücknehmen',
    toEnd: 'Zum Ende',
    cancel: 'Abbrechen',
    byRank: 'Nach Rang sortieren',
    hide: 'Meine Karten verbergen',
    seeCards: (name) => `Karten von ${name} zeigen`,
  },
  cover: {
    handTo: (name) => `Gib den Bildschirm an ${name} weiter`,
    why: 'Sonst sollte jetzt niemand hinsehen.',
    show: 'Meine Karten zeigen',
    closed: 'Alle Hände sind verdeckt.',
  },
  grace: {
    open: (kind) => `Hat jemand noch ${oneOfHeld(rankName(kind))} zum Reinlegen?`,
    one: (name, kind) => `${name} darf noch ${oneOfHeld(rankName(kind))} reinlegen.`,
    yours: (cards) => `Du kannst ${cards} reinlegen.`,
    held: 'Dein Zug wartet, ob jemand reinlegt.',
  },
  waits: {
    away: (names) =>
      names.length === 1
        ? `Das Handy von ${names[0]} ist weg.`
        : `Die Handys von ${andList(names)} sind weg.`,
    free: (names) => `Für ${andList(names)} spielt noch niemand.`,
    left: (names) => `Für ${andList(names)} spielt niemand mehr.`,
    closed: 'Kein Handy erreicht diesen Tisch: Öffne ihn für das Netzwerk, unter „Plätze und Handys“.',
  },
};
