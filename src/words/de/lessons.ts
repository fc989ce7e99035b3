import type { QuestionFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { oneOfRanksHeld } from './breaches.ts';
import { cardName, the, theCalled } from './cards.ts';
import { andList, capital, cardCount } from './grammar.ts';

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste'];

const laid = ({ by, goesAgain, laid: cards }: QuestionFacts): string => {
  if (goesAgain) return `Du hast ${cards} gelegt und bist noch einmal dran. `;
  return by === null ? '' : `${by} hat ${cards} gelegt. `;
};

/** Learning a rule set: its lessons, and a first round with help. */
export const lessons: Words['lessons'] = {
  title: 'Ein Spiel lernen',
  own: 'eigene',
  goOn: (rules) => `Weiter mit ${rules}`,
  goOnAt: (rules, lesson) => `${rules}: weiter mit Lektion ${lesson}`,
  goOnWrong: (rules, count) => `${rules}: ${count === 1 ? 'eine Lektion' : `${count} Lektionen`} noch einmal`,
  begin: (rules) => `${rules}: anfangen mit Lektion 1`,
  stages: {
    next: 'Als Nächstes',
    begun: 'Angefangen',
    own: 'Deine',
    fresh: 'Neu, bekannte und leichte zuerst',
    done: 'Gelernt',
  },
  hardness: ['leicht', 'mittel', 'viel zu merken'],
  lines: {
    palace: 'Am einfachsten: Auf die 2 passt alles.',
    classic: 'Das kennen die meisten: unsichtbare 3, höchstens 7, Aussetzen mit 8.',
    vandtia: 'Aus Schweden: Die niedrigste Karte beginnt, der Vorrat ist die letzte Chance.',
    idiot: 'Aus Norwegen: kein Tauschen, und ein Ass verbrennt Bildkarten.',
    chinahand: 'Aus Finnland: Bildkarten gehen auf alles außer Asse, und wer zuerst raus ist, gewinnt.',
    reference: 'Viele Sonderkarten, und vier gleiche auch außer der Reihe.',
    everything: 'Wählt eure offenen Karten. Nach der Neun wird es niedrig.',
    shed: 'Ihr wählt eure offenen Karten, und die 7 ist unsichtbar.',
    threes: 'Sechs verdeckte Karten und keine offene. Wer zuerst eine Drei legt, beginnt.',
    canteen: 'Sieben Karten, kein Nachziehen, und wer zuerst raus ist, gewinnt.',
    encyclopedia: 'Einzelne und Paare, und nichts brennt.',
    blast: 'Verkehrt herum: nicht höher legen, sondern niedriger.',
  },
  noSpecials: 'keine Sonderkarten',
  compareTwo: 'Zwei Spiele vergleichen',
  tableOpen: 'Ein Tisch ist offen: hingehen',
  toLessons: 'Lektionen',
  roundPlayed: '✓ Erste Runde gespielt',
  progress: (right, of) =>
    right === of
      ? `Alle ${of} Lektionen richtig`
      : `${of} Lektionen${right === 0 ? '' : `, ${right} richtig`}`,
  lessons: 'Lektionen',
  lessonsHint: (rules) => `Lektionen: ${rules}`,
  readRules: 'Regeln',
  readRulesHint: (rules) => `Regeln lesen: ${rules}`,
  firstRound: 'Erste Runde',
  firstRoundOn: 'Erste Runde fortsetzen',
  firstRoundNew: 'Neue erste Runde',
  firstRoundAgain: 'Noch eine Runde mit Hilfe',
  firstRoundHint: (rules) => `Eine erste Runde spielen: ${rules}`,
  loading: 'Die Lektionen entstehen gerade …',
  none: 'Zu diesen Regeln gibt es keine Lektionen.',
  gone: (rules) => `${rules} lässt sich nicht mehr wählen, darum enden die Lektionen dazu.`,
  number: (number, of) => `Lektion ${number} von ${of}`,
  ofThese: (count, of) => `${count} von diesen ${of}`,
  which: 'Welche Lektion',
  listed: (number, name, right) => `${right ? '✓ ' : ''}${number}. ${name}`,
  names: {
    'beat.direction/1': 'Die oberste Karte schlagen',
    'beat.direction/2': 'Eine Karte schlagen, die kaum eine schlägt',
    'beat.equal': 'Eine gleiche Karte',
    set: 'Mehrere Karten auf einmal legen',
    'set.single': 'Immer nur eine Karte',
    'match.size': 'Wie viele Karten du legen musst',
    'special.on': 'Karten, die auf alles gehen',
    pickUp: 'Wenn keine Karte passt',
    pass: 'Wenn du legen könntest, aber nicht willst',
    ofAKind: 'Den Stapel mit gleichen Karten verbrennen',
    'ofAKind.seeThrough': 'Einen Satz mit einer unsichtbaren Karte voll machen',
    'ofAKind.outOfTurn': 'Reinlegen',
    'set.followUp': 'Eine gleiche Karte nachlegen, die du ziehst',
    jumpIn: 'Mit einer gleichen Karte reinlegen',
    pairSkip: 'Mit einem Paar jemanden aussetzen lassen',
    'refill/1': 'Nach dem Legen ziehen',
    'refill/2': 'Ziehen mit vielen Karten auf der Hand',
    'pickUp.taker': 'Wer den Stapel aufnimmt',
    'pickUp.addFaceUp': 'Mit einer offenen Karte aufnehmen',
    'faceUp/1': 'Deine Hand und deine offenen Karten',
    'faceUp/2': 'Ohne Handkarten weiterspielen',
    'faceUp.use': 'Deine offenen Karten auf die Hand nehmen',
    blind: 'Eine verdeckte Karte aufdecken',
    'end.lastCard': 'Karten, die nicht deine letzte sein dürfen',
    end: 'Deine letzte Karte legen',
    exchange: 'Vor der ersten Karte',
    stacking: 'Gleiche Karten auf offene legen',
    first: 'Wer anfängt',
    'well.faceUp': 'Gute offene Karten aussuchen',
    'well.keep': 'Welche Karte du zuerst legst',
    'well.pair': 'Beide Karten eines Paars, oder eine',
  },
  ofCard: {
    asks: (card) => `Was nach ${theCalled(card, 'dative')} nötig ist`,
    on: (card) => `Worauf ${theCalled(card)} geht`,
    notOn: (card) => `Worauf ${theCalled(card)} nicht geht`,
    twice: (card) => `Zwei Karten wie ${theCalled(card, 'accusative')} auf einmal legen`,
  },
  taught: 'Die Regel:',
  position: 'Der Tisch',
  yourHand: 'Deine Hand',
  cards: cardCount,
  asked: {
    lay: (facts) => `${laid(facts)}Welche Karten darfst du legen?`,
    outOfTurn: ({ turn }) => `${turn ?? ''} ist dran. Welche Karte darfst du trotzdem legen?`,
    together: (facts) => `${laid(facts)}Was darfst du legen?`,
    allowed: (facts) =>
      facts.noHand
        ? `${laid(facts)}Deine Hand ist leer. Was darfst du tun?`
        : `${laid(facts)}Was darfst du tun?`,
    before: () => 'Vor der ersten Karte: Was darfst du tun?',
    follows: ({ cards, blind }) =>
      blind
        ? `Du deckst eine verdeckte Karte auf: ${cards}. Was passiert?`
        : `Du legst ${cards}. Was passiert?`,
    next: ({ cards }) => `Du legst ${cards}. Wer ist dann dran?`,
    taker: () => 'Keine deiner Handkarten passt. Wer nimmt den Stapel auf?',
    demand: (facts) => `${laid(facts)}Was muss die nächste Karte sein?`,
    draws: ({ cards }) => `Du legst ${cards}. Wie viele Karten ziehst du nach?`,
    takes: ({ cards }) =>
      `${cards === '' ? 'Du nimmst den Stapel auf' : `Du legst ${cards} dazu und nimmst den Stapel auf`}. Wie viele Karten kommen auf deine Hand?`,
    holds: ({ cards }) =>
      `Du legst ${cards}, deine letzte Handkarte, und der Vorrat ist leer. Wie viele Karten hast du dann auf der Hand?`,
    starts: ({ dealer }) => `${dealer} hat gegeben. Wer legt die erste Karte?`,
    best: (facts) => `${laid(facts)}Was würdest du legen?`,
    bestFaceUp: () => 'Welche Karten würdest du offen hinlegen?',
  },
  chooseAll: 'Wähl alles, was erlaubt ist.',
  chooseOne: 'Wähl eine Antwort.',
  moves: {
    lay: (cards) => `${cards} legen`,
    begin: (cards) => `${cards} gleich legen`,
    faceUp: (cards) => `Von den offenen Karten ${cards} legen`,
    flip: (stack) => `Die ${ORDINALS[stack - 1] ?? `${stack}.`} verdeckte Karte aufdecken`,
    flipStock: 'Die oberste Karte vom Vorrat probieren',
    pickUp: 'Den Stapel aufnehmen',
    adding: (cards) => `${cards} dazulegen und den Stapel aufnehmen`,
    done: 'Passen',
    swap: (give, take) => `${give} gegen ${take} tauschen`,
    choose: (cards) => `${cards} offen hinlegen`,
    stack: (cards, on, owner) => `${cards} auf ${on}${owner === null ? '' : ` von ${owner}`} legen`,
  },
  follows: {
    stays: 'sie bleibt auf dem Stapel',
    burns: 'der Stapel brennt',
    takes: (count) => `du nimmst ${cardCount(count)} auf`,
    draws: (count) => `du ziehst ${cardCount(count)} nach`,
    stands: 'diese bleibt offen liegen',
    out: 'du bist raus',
    over: 'die Runde ist vorbei',
    next: (name) => (name === null ? 'du bist dran' : `${name} ist dran`),
    goesAgain: 'du bist noch einmal dran',
    mayGoAgain: 'du darfst noch einmal',
    all: andList,
  },
  notYet: {
    swap: 'Erst dürfen alle tauschen, und niemand legt, bevor alle bereit sind.',
    choose: 'Erst wählen alle ihre offenen Karten, vorher legt niemand.',
  },
  seat: (name) => (name === null ? 'Du' : name),
  fits: 'erlaubt',
  check: 'Prüfen',
  next: 'Weiter',
  whatNeeded: 'Was verlangt der Stapel?',
  playedIt: 'hat gelegt',
  finish: 'Fertig',
  right: 'Richtig!',
  notQuite: 'Nicht ganz.',
  notBest: 'Erlaubt, aber es geht besser.',
  marks: {
    right: 'richtig',
    wrong: 'falsch',
    notBest: 'nicht das Beste',
    notAllowed: 'nicht erlaubt',
    missed: 'übersehen',
    expected: 'richtig',
  },
  misfits: {
    tooLow: 'zu niedrig',
    tooHigh: 'zu hoch',
    notHigher: 'nicht höher',
    notLower: 'nicht niedriger',
    wrongColour: 'falsche Farbe',
  },
  fitsAs: {
    any: 'Sonder\u00adkarte',
    equal: 'gleich hoch',
    high: 'hoch genug',
    low: 'niedrig genug',
    other: 'passt',
  },
  fittingCard: {
    any: (card) => `${card} passt trotzdem, als Sonderkarte.`,
    equal: (card) => `${card} ist genauso hoch wie die oberste Karte.`,
    high: (card) => `${card} ist hoch genug.`,
    low: (card) => `${card} ist niedrig genug.`,
    other: (card) => `${card} passt.`,
  },
  fittingSwap: (give, take) =>
    give.length === 1
      ? `${andList(give)} liegt besser offen als ${andList(take)}.`
      : `Du darfst mehr als eine tauschen: ${andList(give)} liegen besser offen als ${andList(take)}.`,
  fittingPickUp: {
    hand: 'Keine deiner Handkarten passt, also nimmst du auf.',
    stuck: 'Nichts passt, was du legen darfst, also nimmst du auf.',
    atWill: 'Aufnehmen darfst du auch, wenn du legen könntest.',
  },
  playingWell: 'Jetzt geht es darum, gut zu spielen.',
  tips: {
    'well.faceUp':
      'Deine offenen Karten kommen nach der Hand dran, wenn es nichts mehr nachzuziehen gibt. Heb dir dafür deine besten auf, die auf fast alles passen.',
    'well.keep':
      'Eine Karte, die auf alles passt, hilft dir aus der Not: Heb sie auf, bis sonst nichts passt. Passen noch andere, leg die, die gerade noch passt.',
    'well.pair':
      'Leg gleiche Karten zusammen, dann wird deine Hand schneller leer. Von starken Karten, die verbrennen oder auf fast alles passen, leg nur eine, und heb die zweite für später auf.',
  },
  whyFaceUp: 'Deine offenen Karten kommen nach der Hand dran, also leg dort gute hin.',
  because: {
    'well.faceUp':
      'Deine stärksten Karten gehören offen auf den Tisch: Sie passen auf fast jeden Stapel, wenn du sonst keine mehr hast.',
    'well.keep':
      'Sie passt, und deine stärkeren Karten bleiben für einen Stapel, auf den sonst nichts passt.',
    'well.pair': 'Die eine hilft dir über diesen Stapel, die andere über einen späteren.',
  },
  whyNotBest: {
    'well.faceUp': 'Deine offenen Karten könnten stärker sein.',
    'well.keep': 'Diese Karte brauchst du später dringender.',
    'well.pair': 'Du gibst mehr weg als nötig.',
  },
  notSo: (said) => `„${said}“ stimmt nicht.`,
  notAll: 'Das ist nicht alles.',
  wouldHold: (drawn, left) =>
    drawn === 0 ? `Ohne Nachziehen hättest du nur ${left}.` : `Mit ${drawn} mehr wären es ${left + drawn}.`,
  hasNone: (name, { card, ranks }) =>
    `${name === null ? 'Du hast' : `${name} hat`} ${card === null ? oneOfRanksHeld(ranks).replaceAll(/\bein/g, 'kein') : `nicht ${the(cardName(card), 'accusative')}`}.`,
  startsBy: (names, { card, ranks }, dealer) => {
    const [first = null] = names;
    const all = andList(names.map((name) => name ?? 'du'));
    const held = card === null ? oneOfRanksHeld(ranks) : the(cardName(card), 'accusative');
    if (names.length === 1) return first === null ? `Nur du hast ${held}.` : `Nur ${first} hat ${held}.`;
    const have = names.includes(null) ? 'habt' : 'haben';
    return `${capital(all)} ${have} ${held}; im Uhrzeigersinn von ${dealer === null ? 'dir als Geber' : dealer} aus ${first === null ? 'kommst du' : `kommt ${first}`} zuerst.`;
  },
  quoted: (deed) => `„${deed}“`,
  chosen: (cards, does) => `${cards} (${does})`,
  missed: (said) => `Du hast ${andList(said)} übersehen.`,
  notAllowed: (said, why) =>
    said.length === 0
      ? `Nicht erlaubt: ${why}`
      : `${andList(said)} ${said.length === 1 ? 'ist' : 'sind'} nicht erlaubt. ${why}`,
  misfitting: (cards, why) => `${andList(cards)} ${cards.length === 1 ? 'ist' : 'sind'} ${why}.`,
  notTogether: (plays) =>
    `${andList(plays)} kannst du nicht zusammen legen: Sie müssen den gleichen Rang haben.`,
  failed: (card) => `${card} passt nicht.`,
  nobodyHas: (ranks) => `Niemand hat ${oneOfRanksHeld(ranks)}.`,
  drawn: (left, drawn) =>
    drawn === 0
      ? `Du hast noch ${cardCount(left)}, das reicht.`
      : `Du hast noch ${cardCount(left)}, mit ${drawn} mehr sind es ${left + drawn}.`,
  nobodyDraws: 'Nach diesen Regeln zieht niemand nach.',
  mayJumpIn: {
    set: (card) => `${card} macht den Satz voll, du darfst sie also außer der Reihe legen.`,
    own: (card) => `${card} gleicht der Karte, die du gerade gelegt hast, du darfst sie also nachlegen.`,
    same: (card) => `${card} ist genau die oberste Karte, du darfst sie also außer der Reihe legen.`,
    equal: (card) => `${card} gleicht der obersten Karte, du darfst sie also außer der Reihe legen.`,
  },
  answerIs: (said) => `Richtig ist: ${said}.`,
  betterIs: (said) => `Besser: ${said}.`,
  praise: {
    all: 'Du kannst diese Regeln!',
    these: 'Diesmal alles richtig!',
    most: 'Gut gemacht!',
    some: 'Ein guter Anfang!',
    few: 'Am Anfang nehmen alle mal den Stapel auf.',
  },
  done: (right, of) => `${right} von ${of} richtig`,
  soFar: (right, of) =>
    right === 0 ? `${of} Lektionen insgesamt.` : `${of} Lektionen insgesamt, ${right} bisher richtig.`,
  allRight: 'Jetzt spiel danach!',
  someHard: (count) =>
    count === 1 ? 'Eine Karte kannst du noch holen.' : `${count} Karten kannst du noch holen.`,
  staysLearnt: (game) => `${game} kannst du trotzdem.`,
  hard: 'Was schwer war',
  allHard: (count) => `Alle ${count} Regeln zeigen`,
  againHard: (count) => (count === 1 ? 'Diese Lektion noch einmal' : `Diese ${count} Lektionen noch einmal`),
  again: 'Alle Lektionen mit anderen Karten',
  toHub: 'Zurück zum Lernen',
  toResult: 'Zurück zum Ergebnis',
  pointer: {
    swap: (card, goesOn) =>
      `Deine offenen Karten kommen nach der Hand dran, also leg gute dorthin${goesOn === null ? '' : `: ${card} ${goesOn}`}. Tipp auf ${card}.`,
    swapWith: (card) => `Tipp jetzt auf ${card}: Die beiden tauschen den Platz.`,
    swapMore: (card) => `Noch eine: Tipp auf ${card}.`,
    bestOpen: 'Deine besten Karten liegen offen: Du spielst sie nach der Hand. Tipp auf „Bereit“.',
    tapReady: 'Tipp jetzt auf „Bereit“.',
    choose: (cards) =>
      `Leg ${cards === 1 ? 'deine beste Karte' : `deine ${cards} besten Karten`} offen hin: Du spielst sie nach der Hand.`,
    swapped: (card) => `Gut getauscht: ${card} hilft dir am Ende. `,
    ready: 'Tipp auf „Bereit“, dann geht es los.',
    played: (name, cards) => `${name} hat ${cards} gelegt. `,
    burned: (done) => `${done}. Der Stapel verbrennt.`,
    below: (top, card) => `${top} ist unsichtbar, darum zählt ${card} darunter. `,
    passedOver: (cards, made, verdict) =>
      ({
        fine: `Du hast ${cards} behalten: auch gut. `,
        pickUp: `Mit ${cards} verlierst du seltener als mit dem Aufnehmen. `,
        spends: `Mit ${cards} wärst du besser gefahren. Heb ${made} lieber für später auf. `,
        odds: `Mit ${cards} verlierst du seltener als mit ${made}. `,
      })[verdict],
    needed: (demand) => `Nötig: ${demand}.`,
    free: 'Jede Karte passt.',
    does: (card, does) => `${card} ist eine Sonderkarte: ${does}.`,
    misfit: (cards, count) => `${cards} ${count === 1 ? 'passt' : 'passen'} nicht. `,
    handFirst: 'Spiel zuerst deine Handkarten. ',
    tap: (card) => `Tipp auf ${card}.`,
    tapEach: (cards) => `Tipp auf ${andList(cards)}.`,
    tapLast: (card) => `Tipp auf ${card}: Es ist deine einzige Handkarte.`,
    tapLastFaceUp: (card) => `Tipp auf ${card}: Es ist deine einzige offene Karte.`,
    tapOnly: (card) => `Tipp auf ${card}: Sonst passt nichts.`,
    tapSpecial: (card) => `Tipp auf ${card}: Es passen nur Sonderkarten.`,
    tapAllSpecial: (card) => `Tipp auf ${card}: Du kannst jetzt nur Sonderkarten legen.`,
    tapNow: (card) => `Tipp auf ${card}: Sie hilft dir jetzt mehr als die anderen, die passen.`,
    tapKeep: (card, kept) => `Tipp auf ${card}, und heb ${andList(kept)} für später auf.`,
    tapSplit: (card, kept) =>
      `Tipp auf ${card}, und heb ${andList(kept)} für später auf: ${kept.length === 1 ? 'Sie hilft' : 'Jede davon hilft'} dir über einen anderen Stapel.`,
    tapWeakest: (card) => `Tipp auf ${card}, die schwächste, die passt: Heb starke Karten für später auf.`,
    tapWeakestAgain: (card) => `Tipp auf ${card}, die schwächste, die passt.`,
    tapTogether: (cards) => `Tipp auf ${andList(cards)}: Gleiche Karten kannst du zusammen legen.`,
    tapToo: (card) => `Tipp auch auf ${card}: Gleiche Karten kannst du zusammen legen.`,
    start: (card) => `Du hast ${card}, also fängst du an: Tipp darauf.`,
    startsByCard: (card) => `Du hast ${card}, also fängst du an. `,
    startsBySeat: 'Du sitzt neben dem Geber, also fängst du an. ',
    handEmpty: 'Deine Hand ist leer: Jetzt kommen deine offenen Karten. ',
    now: (button) => `Tipp jetzt auf „${button}“.`,
    pickUp: (from) =>
      `${from === 'hand' ? 'Auf deiner Hand passt nichts' : 'Keine deiner offenen Karten passt'}. Nimm den Stapel auf: Das passiert allen.`,
    tapBurning: (cards, equals) =>
      `Tipp auf ${andList(cards)}: ${equals === null ? 'Zusammen verbrennen sie' : `${capital(equals)} verbrennen`} den Stapel.`,
    outOfTurn: 'Du bist nicht dran, darfst aber reinlegen. ',
    tapTooBurning: (card) => `Tipp auch auf ${card}: Zusammen verbrennen sie den Stapel.`,
    flip: 'Deck eine von diesen auf, ohne sie vorher anzusehen. Passt sie nicht, nimmst du sie mit dem Stapel auf.',
    flipNext:
      'Deck diese Karte auf, ohne sie vorher anzusehen. Passt sie nicht, nimmst du sie mit dem Stapel auf.',
    otherStack: 'Dieses Päckchen ist noch nicht dran. ',
    know: 'Ich kenne die Regeln',
  },
  endGuided: 'Das war eine erste Runde. Noch eine, oder mehr Lektionen?',
  fitting: 'Lektionen zu dem, was schiefging',
};
