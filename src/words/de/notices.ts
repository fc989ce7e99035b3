import { isCard } from '../../engine/cards.ts';
import type { NoticeCode } from '../../referee/notice.ts';
import { isAnyJoker, type NoticeFacts, type NoticeSentences } from '../facts.ts';
import type { Words } from '../words.ts';
import { startCard } from './beginning.ts';
import { cardName, cardNames, the } from './cards.ts';
import { capital } from './grammar.ts';

const card = (facts: NoticeFacts): string =>
  capital(facts.card === null ? 'diese Karte' : the(cardName(facts.card)));
const somebody = ({ seat }: NoticeFacts): string => seat ?? 'Jemand';
/** `von Ann`, where the English has a genitive: it goes with any name. */
const of = ({ seat }: NoticeFacts): string => (seat === null ? 'von jemandem' : `von ${seat}`);
const handOf = ({ seat }: NoticeFacts): string => (seat === null ? 'der Hand' : `der Hand von ${seat}`);
const quoted = ({ text }: NoticeFacts): string => (text === null || text === '' ? 'Das' : `„${text}“`);

/** A table whose file was damaged at its end. */
const goesOnWithout = ({ text }: NoticeFacts): string =>
  text === null || text === '1'
    ? 'Das Spiel geht weiter, aber sein letzter Eintrag war nicht lesbar.'
    : `Das Spiel geht weiter, aber seine Datei war beschädigt: Die letzten ${text} Einträge fehlen.`;

/** How many later rulings a correction has changed. */
function laterRulings({ text }: NoticeFacts): string {
  if (text === null || text === '0') return '„Rückgängig“ nimmt es zurück.';
  return text === '1'
    ? 'Eine spätere Entscheidung hat sich geändert: Sie ist aufgeführt. „Rückgängig“ nimmt es zurück.'
    : `${text} spätere Entscheidungen haben sich geändert: Sie sind aufgeführt. „Rückgängig“ nimmt es zurück.`;
}

/** All cards of a play, or the one that it is about. */
const cardsOrCard = ({ card, text }: NoticeFacts): string => {
  const cards = text?.split(' ').filter(isCard) ?? [];
  // A card that was scanned twice is one card.
  return cardNames(cards.length === 0 && card !== null ? [card] : [...new Set(cards)]);
};

const say =
  (what: (facts: NoticeFacts) => string, next: string | ((facts: NoticeFacts) => string)) =>
  (facts: NoticeFacts): NoticeSentences => ({
    what: what(facts),
    next: typeof next === 'string' ? next : next(facts),
  });

const STEPS: Readonly<Record<string, string>> = {
  pickUp: 'Aufnehmen',
  flip: 'verdeckte Karte',
  done: '„Fertig“',
  swap: 'Tausch',
  turn: 'Zugwechsel',
  direction: 'Richtung',
  count: 'Zählung',
  countStock: 'Zählung des Vorrats',
  option: 'Änderung der Regeln',
  penalty: 'Strafe',
  correction: 'Korrektur',
};

/** The card that nobody has, or any of these ranks. */
function denied({ card, text }: NoticeFacts): string {
  const words = text?.split(' ').filter((word) => word !== '') ?? [];
  const ranks = words.filter((word) => word !== 'faceUp');
  if (card === null && ranks.length === 0) return 'diese Karte';
  const what = startCard({ card, ranks });
  return words.includes('faceUp') ? `${what} offen liegen` : what;
}

/** Which step is undone or taken back: a play by its cards, anything else by what it was. */
function stepIs({ seat, text }: NoticeFacts, what: string): string {
  const words = text?.split(' ') ?? [];
  const cards = words.filter(isCard);
  const isPlay = cards.length > 0 && cards.length === words.length && seat !== null;
  const step = isPlay ? cardNames(cards) : ((text === null ? undefined : STEPS[text]) ?? 'letzter Schritt');
  return `Das ist ${what}: ${step}${seat === null ? '' : ` von ${seat}`}.`;
}

/** What is taken back: a card of the open play, or all of one that was refused. */
function takenBack(facts: NoticeFacts): string {
  if (facts.card !== null) return `${card(facts)} ist zurückgenommen.`;
  return facts.text === null ? 'Der Zug ist zurückgenommen.' : stepIs(facts, 'zurückgenommen');
}

/** What becomes of that: nothing was in anybody’s hand of what has no cards. */
function goesBack({ card: one, seat, text }: NoticeFacts): string {
  const cards = text?.split(' ').filter(isCard) ?? [];
  if (text !== null && cards.length === 0) return 'Alles ist wie zuvor.';
  const what = one === null && cards.length > 1 ? 'Die Karten gehen' : 'Die Karte geht';
  return `${what} zurück an ${seat ?? 'die Hand, von der sie kam'}; der Stapel ist wie zuvor.`;
}

/** What the referee says in passing: what happened, then what it means and what to do, for each code. */
export const notices: Words['notices'] = {
  notACode: say(
    (f) => `${quoted(f)} ist kein Kartencode.`,
    (f) =>
      isAnyJoker(f)
        ? 'Nichts wurde eingetragen. Joker haben Nummern: X1, X2.'
        : `Nichts wurde eingetragen. Scann noch einmal${f.canTap ? ', oder tipp die Karte an' : ''}.`,
  ),
  noSuchCommand: say(
    (f) => `${quoted(f)} ist kein Befehl von Burnpile.`,
    'Nichts wurde eingetragen. Scann einen der Codes vom Befehlsbogen.',
  ),
  notInDeck: say(
    (f) => `${f.card === null ? quoted(f) : card(f)} gehört nicht zu diesem Deck.`,
    'Nichts wurde eingetragen. Leg sie beiseite, oder scann noch einmal.',
  ),
  noSuchSeat: say(
    ({ text }) => (text === null ? 'Diesen Platz gibt es hier nicht.' : `Platz ${text} gibt es hier nicht.`),
    'Nichts hat sich geändert. Wähl einen der gezeigten Plätze.',
  ),
  seatFirst: say(
    () => 'Es ist nicht klar, wessen Karte das wäre.',
    'Das wurde nicht eingetragen. Wähl zuerst den Platz und versuch es dann noch einmal.',
  ),
  alreadyBurned: say(
    (f) => `${card(f)} ist als verbrannt eingetragen.`,
    'Nichts kam dazu. War das falsch gescannt, scann die Karte, die dort liegt.',
  ),
  alreadyInPlay: say(
    (f) => `${card(f)} ist schon in diesem Zug.`,
    'Sie zählt einmal. Weiter mit der nächsten Karte oder „Fertig“.',
  ),
  alreadyInPile: say(
    (f) => `${card(f)} ist schon gescannt und liegt im Stapel.`,
    'Diese Karte fehlt also nicht. Scann eine andere, oder drück „Rückgängig“.',
  ),
  scannedAgain: say(
    (f) => `${card(f)} wurde noch einmal gescannt und zählt einmal.`,
    'Nimm die Karte vom Scanner weg. Wurde der Stapel aufgenommen, drück „Aufnehmen“ und scann sie noch einmal.',
  ),
  misScanDropped: say(
    (f) => (f.card === null ? 'Dieser Scan zählt nicht.' : `${cardsOrCard(f)}: Dieser Scan zählt nicht.`),
    'Alles ist wie zuvor. Spielt weiter.',
  ),
  nothingOpen: say(() => 'Gerade läuft kein Zug.', 'Es gibt nichts abzuschließen. Scann die nächste Karte.'),
  nothingToPickUp: say(
    () => 'Da liegt kein Stapel.',
    'Das wurde nicht eingetragen. Scann die nächste Karte.',
  ),
  nothingToUndo: say(() => 'Es gibt nichts rückgängig zu machen.', 'Hier hat das Spiel angefangen.'),
  undone: say((f) => stepIs(f, 'rückgängig gemacht'), 'Alles ist wieder wie davor.'),
  takenBack: say(takenBack, goesBack),
  noQuestion: say(() => 'Es ist keine Frage offen.', 'Die Antwort war nicht nötig. Spielt weiter.'),
  answerFirst: say(
    () => 'Eine Frage ist noch offen.',
    'Bitte beantworte sie zuerst. Was inzwischen gescannt wurde, kommt danach.',
  ),
  settleFirst: say(
    () => 'Erst kommt ein Zug, der nicht erlaubt ist.',
    'Drück „Zurückgenommen“ oder lass ihn gelten. Was inzwischen gescannt wurde, kommt danach.',
  ),
  checkFirst: say(
    () => 'Erst muss klar sein, ob der letzte Scan stimmt.',
    'Drück „Rückgängig“ oder lass ihn gelten. Was inzwischen gescannt wurde, kommt danach.',
  ),
  waitingForgotten: say(
    () => 'Was inzwischen gescannt wurde, ist vergessen.',
    '„Rückgängig“ holt es zurück.',
  ),
  gameOver: say(
    () => 'Diese Runde ist zu Ende.',
    'Das wurde nicht eingetragen. Drück „Nächste Runde“, um weiterzuspielen; war die letzte Karte falsch gelesen, drück erst „Rückgängig“.',
  ),
  starterSeen: say(
    (f) => (f.card === null ? 'Die aufgedeckte Karte ist bekannt.' : `${card(f)} wurde aufgedeckt.`),
    'Darauf wird als Erstes gelegt.',
  ),
  scanStarterFirst: say(
    () => 'Die aufgedeckte Karte ist noch nicht bekannt.',
    'Ohne sie lässt sich nichts entscheiden. Scann sie zuerst.',
  ),
  noBurnDue: say(
    () => 'Nach den Regeln brennt hier nichts.',
    ({ text }) =>
      `Der Stapel bleibt, wie er eingetragen ist. Fehlt eine Karte, scann sie; sonst leg den Stapel zurück${text === null ? '' : ', oder lass ihn als verbrannt gelten'}.`,
  ),
  seatAnnounced: say(
    (f) => `Die nächste Karte zählt für ${f.seat ?? 'diesen Platz'}.`,
    (f) =>
      `Scann sie${f.canTap ? ' oder tipp sie an' : ''}. Zum Ändern drück „Rückgängig“ oder noch einmal den Platz.`,
  ),
  seatDropped: say(
    (f) => `Die nächste Karte zählt nicht mehr für ${f.seat ?? 'diesen Platz'}.`,
    ({ text }) =>
      text === 'start' ? 'Wer anfängt, ist wieder offen.' : 'Sie zählt wieder für den, der dran ist.',
  ),
  pickUpBooked: say(
    (f) => `Eingetragen: ${somebody(f)} hat aufgenommen.`,
    (f) => `Die Karten des Stapels sind jetzt auf ${handOf(f)}. Stimmt das nicht, drück „Rückgängig“.`,
  ),
  pickUpSeen: say(
    (f) => `Der Stapel ist weg. Eingetragen: ${f.seat ?? 'jemand'} hat aufgenommen.`,
    (f) => `Seine Karten sind jetzt auf ${handOf(f)}. Hat ihn niemand aufgenommen, drück „Rückgängig“.`,
  ),
  burnBooked: say(
    () => 'Der Stapel ist als verbrannt eingetragen.',
    (f) =>
      `Nach den Regeln hätte er nicht gebrannt, aber ihr lasst es gelten. ${f.seat === null ? '' : `${f.seat} ist dran. `}Stimmt das nicht, drückt „Rückgängig“.`,
  ),
  changedPlayer: say(
    (f) => `Der letzte Zug ist jetzt ${of(f)}.`,
    'Ich habe neu entschieden. Prüft, wer dran ist und wie viele Karten alle haben.',
  ),
  cannotChangePlayer: say(
    () => 'Beim letzten Zug lässt sich nicht ändern, von wem er war.',
    'Nichts hat sich geändert. Nimm den Zug zurück und scann ihn noch einmal.',
  ),
  nothingToRepeat: say(() => 'Es gibt noch keine Entscheidung zu wiederholen.', 'Scann die erste Karte.'),
  registering: say(
    (f) => `Scann die offenen Karten ${of(f)}.`,
    'Scann sie nach dem Tauschen von links nach rechts. „Nächster Platz“ überspringt den Rest.',
  ),
  registered: say(
    (f) => `${card(f)} liegt offen${f.seat === null ? '' : ` bei ${f.seat}`}.`,
    'Scann die nächste Karte.',
  ),
  unregistered: say(
    (f) => `${card(f)} ist zurückgenommen.`,
    (f) => `Scann die offene Karte ${of(f)}, die dort liegt.`,
  ),
  alreadyKnown: say(
    (f) =>
      f.seat === null ? `${card(f)} müsste woanders liegen.` : `${card(f)} liegt schon offen bei ${f.seat}.`,
    'Nichts kam dazu: vielleicht falsch gescannt. Scann die nächste Karte.',
  ),
  allOfSeatKnown: say(
    (f) => `Alle offenen Karten ${of(f)} sind bekannt.`,
    'Nichts hat sich geändert. „Rückgängig“ nimmt die letzte zurück.',
  ),
  allRegistered: say(
    () => 'Alle offenen Karten sind bekannt.',
    'Weiter mit der ersten Karte. Tauscht ihr erst jetzt, scannt danach „Offene Karten“ und die Karten noch einmal.',
  ),
  registeringOver: say(
    () => 'Das Scannen der offenen Karten ist zu Ende.',
    'Was nicht gescannt ist, bleibt unbekannt. Weiter mit der ersten Karte der Runde.',
  ),
  registerFirst: say(
    () => 'Gerade werden offene Karten gescannt.',
    'Nichts wurde eingetragen. Macht das erst zu Ende: Drückt „Fertig“, bis der letzte Platz durch ist.',
  ),
  nothingToRegister: say(
    () => 'Hier ist keine offene Karte unbekannt.',
    'Vor der ersten Karte der Runde ist nichts zu scannen.',
  ),
  tooLateToRegister: say(
    () => 'Die Runde hat angefangen.',
    'Nichts hat sich geändert: Offene Karten scannt man vor der ersten Karte. Nimm dafür die erste Karte zurück.',
  ),
  renamed: say(
    (f) => `${f.text ?? 'Jemand'} heißt jetzt ${f.seat ?? 'anders'}.`,
    'Der Name ist überall geändert, auch in früheren Runden.',
  ),
  moved: say(() => 'Die Plätze sind getauscht.', 'Wer gibt und wer zuletzt verloren hat, bleibt gleich.'),
  away: say(
    (f) => `${somebody(f)} ist weg.`,
    'Die Karten bleiben im Spiel. Jemand kann einspringen und wie sonst scannen; oder ihr wartet.',
  ),
  backAgain: say((f) => `${somebody(f)} ist wieder da.`, 'Alles geht weiter wie zuvor.'),
  exchanging: say(
    (f) => `Scann die offenen Karten ${of(f)} nach dem Tauschen.`,
    'Scann alle, die dort liegen. Sind es dieselben wie zuvor, drück „Fertig“.',
  ),
  exchangeKnown: say(
    () => 'Der Tausch ist eingetragen.',
    'Weiter mit der ersten Karte der Runde. „Rückgängig“ nimmt ihn Karte für Karte zurück.',
  ),
  notExchanged: say(
    () => 'Es ist kein Tausch eingetragen.',
    'Die offenen Karten liegen, wie sie gescannt wurden. Weiter mit der ersten Karte der Runde.',
  ),
  liesElsewhere: say(
    (f) =>
      f.seat === null
        ? `${card(f)} müsste woanders liegen.`
        : `${card(f)} wurde bei ${f.seat} gescannt, und getauscht wird nur mit der eigenen Hand.`,
    'Einer der beiden Scans ist falsch. Scann noch einmal, oder geh mit „Rückgängig“ bis zum anderen zurück.',
  ),
  scanAllOfSeat: say(
    (f) =>
      f.text === '1'
        ? `Von den offenen Karten ${of(f)} fehlt noch eine.`
        : `Von den offenen Karten ${of(f)} fehlen noch ${f.text ?? 'einige'}.`,
    'Scann auch die anderen, oder nimm die gescannte zurück.',
  ),
  tooManyChanged: say(
    (f) =>
      `Von den offenen Karten ${of(f)} sind ${f.text ?? 'zu viele'} neu: mehr, als aus der Hand gekommen sein können.`,
    'Nichts wurde eingetragen: vielleicht falsch gescannt. Scann noch einmal, was dort liegt.',
  ),
  nobodyHasIt: say(
    (f) => `Niemand hat ${denied(f)}.`,
    'Die nächste Karte entscheidet. Hat sie doch jemand, scann sie.',
  ),
  askedAgain: say(
    () => 'Die Frage davor ist wieder offen.',
    'Scann die Karte, die die Runde eröffnet, oder sag, von wem sie ist.',
  ),
  noDrawYet: say(
    () => 'Die Runde kommt noch voran.',
    'Unentschieden gibt es erst, wenn lange keine Karte aus dem Spiel gegangen ist.',
  ),
  blindAnnounced: say(
    (f) => `${somebody(f)} deckt eine Karte auf.`,
    'Die nächste Karte zählt dafür. Scann sie.',
  ),
  scannerWorks: say(
    () => 'Der Testcode wurde gelesen.',
    'Der Scanner funktioniert. Nichts wurde eingetragen.',
  ),
  scannerMissing: say(
    (f) => `Der Scanner an ${quoted(f)} lässt sich nicht nutzen.`,
    'Warum, steht ganz unten auf der Seite. Bis er funktioniert, tippt die Karten hier an.',
  ),
  scannerLost: say(
    () => 'Der Scanner ist weg.',
    'Nichts ist verloren. Steckt ihn wieder ein, oder tippt die Karten solange hier an.',
  ),
  scannerBack: say(() => 'Der Scanner ist wieder da.', 'Scann dort weiter, wo du aufgehört hast.'),
  cameraLost: say(
    () => 'Die Kamera ist weg.',
    'Nichts ist verloren. Steckt sie wieder ein, dann geht es von selbst weiter. Bis dahin scannt oder tippt die Karten hier an.',
  ),
  cameraBack: say(
    () => 'Die Kamera ist wieder da.',
    'Schaut, ob der Stapel so liegt wie auf dem Bildschirm, und spielt weiter.',
  ),
  resumed: say(
    () => 'Das Spiel geht weiter, wo ihr aufgehört habt.',
    'Alles ist, wie ihr es verlassen habt. Vergleicht es mit dem Tisch und spielt weiter.',
  ),
  resumedPlay: say(
    () => 'Das Spiel geht dort weiter, wo es aufgehört hat.',
    'Alle haben wieder ihre Karten.',
  ),
  resumedPlayCut: say(goesOnWithout, ({ text }) =>
    text === null || text === '1'
      ? 'Es geht mit dem Zug davor weiter. Der Eintrag liegt in einer eigenen Datei.'
      : 'Es geht mit dem Zug davor weiter. Die Einträge liegen in einer eigenen Datei.',
  ),
  resumedCut: say(goesOnWithout, ({ text }) =>
    text === null || text === '1'
      ? 'Schaut, ob die letzte Karte da ist; wenn nicht, scannt sie noch einmal.'
      : 'Sie liegen in einer eigenen Datei. Vergleicht Stapel und Hände; scannt, was fehlt, oder fangt neu an.',
  ),
  corrected: say(({ deed }) => deed ?? 'Das ist korrigiert.', laterRulings),
  joined: say(
    (f) => `Korrigiert: ${card(f)} gehört zum Zug ${f.seat === null ? 'davor' : `von ${f.seat}`}.`,
    laterRulings,
  ),
  drewMore: say((f) => `Korrigiert: ${somebody(f)} hat eine zu viel nachgezogen.`, laterRulings),
  drewLess: say((f) => `Korrigiert: ${somebody(f)} hat eine zu wenig nachgezogen.`, laterRulings),
  recordChanged: say(
    () => 'Die Züge haben sich inzwischen geändert.',
    'Nichts wurde korrigiert. Wähl den Zug noch einmal.',
  ),
  noSuchEntry: say(() => 'Diesen Zug gibt es nicht.', 'Nichts wurde korrigiert. Wähl einen aus der Liste.'),
  notThatEntry: say(
    () => 'Das lässt sich in diesem Zug nicht korrigieren.',
    'Nichts hat sich geändert. Streich ihn, und trag dafür ein, was geschehen ist.',
  ),
  noCards: say(
    () => 'Zu jedem Zug gehört mindestens eine Karte.',
    'Nichts hat sich geändert. Soll der ganze Zug weg, streich ihn.',
  ),
  cardTwice: say(
    (f) =>
      f.card === null ? 'Eine Karte kann nicht zweimal da sein.' : `${card(f)} ist schon in diesem Zug.`,
    'Nichts hat sich geändert. Nenn jede Karte einmal.',
  ),
  cardNotInDeck: say(
    () => 'Diese Karte gibt es in diesem Deck nicht.',
    'Nichts hat sich geändert. Nenn eine andere Karte.',
  ),
  noSuchRule: say(
    () => 'Diese Regel lässt sich jetzt nicht ändern.',
    'Nichts hat sich geändert. Das Deck und das Geben bleiben die ganze Runde gleich.',
  ),
  noSuchParameter: say(
    (f) => `Einen Parameter ${quoted(f)} gibt es nicht.`,
    'Nichts hat sich geändert. Wähl einen aus der Liste, oder schreib ihn wie in den Regeln: pass.pickUp.',
  ),
  noSuchValue: say(
    (f) => `${quoted(f)} lässt sich mit diesem Wert nicht spielen.`,
    'Nichts hat sich geändert. Wähl einen der Werte, die die Regeln kennen.',
  ),
  handKnown: say(
    (f) => `Auf ${handOf(f)} müssen mehr Karten sein.`,
    'Nichts wurde eingetragen. Wurde eine davon gelegt, trag diesen Zug ein.',
  ),
  tooManyCounted: say(
    (f) =>
      f.seat === null
        ? 'Der Vorrat kann nicht so viele Karten haben.'
        : `Auf ${handOf(f)} können nicht so viele Karten sein.`,
    'Nichts wurde eingetragen: Die anderen müssen woanders sein. Zählt noch einmal.',
  ),
  nothingToCorrect: say(() => 'Es gibt noch keinen Zug.', 'Es gibt nichts zu korrigieren.'),
  cursorAt: say(
    () => 'Dieser Zug ist gewählt.',
    'Scann seine Karten in der gelegten Reihenfolge, einen Platz oder „Aufnehmen“, dann „Fertig“. „Rückgängig“ bricht ab.',
  ),
  cursorMisread: say(
    () => 'Dieser Zug wurde falsch gelesen.',
    'Scann, was damals wirklich gelegt wurde, dann geht es weiter. „Rückgängig“ lässt ihn, wie er ist.',
  ),
  cursorInserts: say(
    () => 'Hier fehlt ein Zug.',
    'Scann den Platz und seine Karten, oder „Aufnehmen“; dann „Fertig“. „Rückgängig“ verwirft es.',
  ),
  cursorMissed: say(
    () => 'Hier fehlt ein Zug.',
    'Scann seine Karten, dann geht es weiter. Oder drück „Der Stapel wurde aufgenommen“, oder „Abbrechen“, wenn nichts fehlt.',
  ),
  cursorDraft: say(() => 'Das ist gemerkt.', '„Fertig“ korrigiert es. „Rückgängig“ verwirft es.'),
  cursorLeft: say(() => 'Das Spiel geht weiter.', 'Nichts hat sich geändert.'),
  notWhileCorrecting: say(
    () => 'Gerade wird ein Zug korrigiert.',
    'Dieser Code bedeutet jetzt nichts. Scann „Rückgängig“, um zurückzugehen.',
  ),
  whichCard: say(
    () => 'Es ist nicht klar, welche Karte falsch war.',
    'Tipp sie an, und scann dann die richtige.',
  ),
  counting: say((f) => {
    const what = f.seat === null ? 'den Vorrat' : `die Hand von ${f.seat}`;
    return f.text === null ? `Du zählst ${what}.` : `Du zählst ${what}: bisher ${f.text}.`;
  }, 'Scann die Ziffern der Zahl, dann „Fertig“. „Rückgängig“ bricht ab.'),
  counted: say((f) => {
    const cards = f.text === '1' ? '1 Karte' : `${f.text ?? ''} Karten`;
    return f.seat === null ? `Der Vorrat hat ${cards}.` : `${f.seat} hat ${cards} auf der Hand.`;
  }, 'Das ist eingetragen. „Rückgängig“ nimmt es zurück.'),
  digitsFirst: say(
    () => 'Es wurde keine Zahl gescannt.',
    'Nichts wurde eingetragen. Scann die Zahl noch einmal, Ziffer für Ziffer.',
  ),
  notACount: say(() => 'Gerade wird nichts gezählt.', 'Nichts wurde eingetragen. Scann zuerst „Zählen“.'),
  turnSet: say(
    (f) => (f.seat === null ? 'Wer dran ist, hat sich geändert.' : `${f.seat} ist dran.`),
    'Das ist eingetragen. „Rückgängig“ nimmt es zurück.',
  ),
  directionSet: say(
    ({ text }) =>
      text === 'clockwise'
        ? 'Gespielt wird im Uhrzeigersinn.'
        : text === 'counterclockwise'
          ? 'Gespielt wird gegen den Uhrzeigersinn.'
          : 'Gespielt wird andersherum.',
    'Das ist eingetragen. „Rückgängig“ nimmt es zurück.',
  ),
  nothingRefused: say(
    () => 'Hier gibt es nichts, was ihr gelten lassen könntet.',
    'Nichts hat sich geändert. Gelten lassen könnt ihr nur einen unerlaubten Zug, keine verdeckte Karte, die nicht passt.',
  ),
  penaltyPaid: say(
    (f) =>
      `Strafe: ${f.seat ?? 'jemand'} ${f.text === 'pickUpPile' ? 'nimmt den Stapel auf' : 'zieht eine Karte'}.`,
    'Das ist eingetragen. „Rückgängig“ nimmt es zurück.',
  ),
  noPenalty: say(
    () => 'Diese Regeln kennen keine Strafe.',
    'Es wurde keine Strafe eingetragen: Der Zug wird zurückgenommen und neu gespielt.',
  ),
  nothingBurned: say(
    () => 'Der letzte Zug hat keinen Stapel verbrannt.',
    'Nichts hat sich geändert. Hat ein früherer Zug zu Unrecht verbrannt, wähl zuerst ihn.',
  ),
  called: say(
    (f) => `${f.seat ?? 'Jemand'} hat gerufen: gemerkt.`,
    'Was sich dadurch ändert, ist eingetragen. „Rückgängig“ nimmt es zurück.',
  ),
  nothingToCall: say(() => 'Hier gibt es nichts zu rufen.', 'Nichts hat sich geändert.'),
  roundGoesOn: say(() => 'Die Runde ist noch nicht zu Ende.', 'Die nächste fängt erst danach an.'),
} satisfies Record<NoticeCode, (facts: NoticeFacts) => NoticeSentences>;
