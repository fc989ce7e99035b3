import { isCard } from '../../engine/cards.ts';
import type { NoticeCode } from '../../referee/notice.ts';
import { isAnyJoker, type NoticeFacts, type NoticeSentences } from '../facts.ts';
import type { Words } from '../words.ts';
import { cardName, cardNames, the } from './cards.ts';
import { capital } from './grammar.ts';

const card = (facts: NoticeFacts): string =>
  capital(facts.card === null ? 'diese Karte' : the(cardName(facts.card)));
const somebody = ({ seat }: NoticeFacts): string => seat ?? 'Jemand';
/** `von Ann`, where the English has a genitive: it goes with any name. */
const of = ({ seat }: NoticeFacts): string => (seat === null ? 'von wem auch immer' : `von ${seat}`);
const handOf = ({ seat }: NoticeFacts): string => (seat === null ? 'der Hand' : `der Hand von ${seat}`);
const quoted = ({ text }: NoticeFacts): string => (text === null || text === '' ? 'Das' : `„${text}“`);

/** A table whose file was damaged at its end. */
const goesOnWithout = ({ text }: NoticeFacts): string =>
  text === null || text === '1'
    ? 'Das Spiel geht weiter, aber sein letzter Eintrag war nicht lesbar.'
    : `Das Spiel geht weiter, aber seine Datei war beschädigt: Die letzten ${text} Einträge fehlen.`;

/** How many later rulings a correction has changed. */
function laterRulings({ text }: NoticeFacts): string {
  if (text === null || text === '0')
    return 'Keine spätere Entscheidung hat sich geändert. „Rückgängig“ nimmt es zurück.';
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
  done: 'Aufhören',
  swap: 'Tausch',
  turn: 'Wechsel, wer dran ist',
  direction: 'Richtung',
  count: 'Zählung',
  countStock: 'Zählung des Vorrats',
  option: 'Änderung der Regeln',
  penalty: 'Strafe',
  correction: 'Korrektur',
};

/** Which step is undone: a play by its cards, anything else by what it was. */
function undone({ seat, text }: NoticeFacts): string {
  const words = text?.split(' ') ?? [];
  const cards = words.filter(isCard);
  const isPlay = cards.length > 0 && cards.length === words.length && seat !== null;
  const step = isPlay ? cardNames(cards) : ((text === null ? undefined : STEPS[text]) ?? 'letzter Schritt');
  return `Zurückgenommen: ${step}${seat === null ? '' : ` von ${seat}`}.`;
}

/** What the referee says in passing: what happened, then what it means and what to do, for each code. */
export const notices: Words['notices'] = {
  notACode: say(
    (f) => `${quoted(f)} ist kein Kartencode.`,
    (f) =>
      isAnyJoker(f)
        ? 'Nichts ist eingetragen. Joker haben Nummern: X1, X2.'
        : `Nichts ist eingetragen. Scann noch einmal${f.canTap ? ', oder tipp die Karte an' : ''}.`,
  ),
  noSuchCommand: say(
    (f) => `${quoted(f)} ist kein Befehl von Burnpile.`,
    'Nichts ist eingetragen. Scann einen der Codes vom Befehlsbogen.',
  ),
  notInDeck: say(
    (f) => `${f.card === null ? quoted(f) : card(f)} gehört nicht zu diesem Deck.`,
    'Nichts ist eingetragen. Leg sie beiseite, oder scanne noch einmal.',
  ),
  noSuchSeat: say(
    ({ text }) => (text === null ? 'Diesen Platz gibt es hier nicht.' : `Platz ${text} gibt es hier nicht.`),
    'Nichts hat sich geändert. Wähl einen der gezeigten Plätze.',
  ),
  seatFirst: say(
    () => 'Es ist nicht klar, wessen Karte das wäre.',
    'Nichts ist eingetragen. Sag zuerst den Platz und versuch es dann noch einmal.',
  ),
  alreadyBurned: say(
    (f) => `${card(f)} ist als verbrannt eingetragen.`,
    'Nichts kam dazu. War das falsch gescannt, scanne die Karte, die dort liegt.',
  ),
  alreadyInPlay: say(
    (f) => `${card(f)} ist schon in diesem Zug.`,
    'Sie zählt einmal. Weiter mit der nächsten Karte oder „Fertig“.',
  ),
  scannedAgain: say(
    (f) => `${card(f)} wurde noch einmal gescannt und zählt einmal.`,
    'Nimm sie vom Scanner. Wurde der Stapel aufgenommen, drück „Aufnehmen“ und scanne sie noch einmal.',
  ),
  misScanDropped: say(
    (f) =>
      f.card === null
        ? 'Diesen Scan habe ich übergangen.'
        : `${cardsOrCard(f)}: Diesen Scan habe ich übergangen.`,
    'Alles ist wie zuvor. Spielt weiter.',
  ),
  nothingOpen: say(() => 'Kein Zug ist offen.', 'Es gibt nichts abzuschließen. Scann die nächste Karte.'),
  nothingToPickUp: say(
    () => 'Es liegt kein Stapel zum Aufnehmen da.',
    'Nichts ist eingetragen. Scann die nächste Karte.',
  ),
  nothingToUndo: say(() => 'Es gibt nichts zurückzunehmen.', 'Hier hat das Spiel angefangen.'),
  undone: say(undone, 'Alles ist, wie es davor war. Weiter von dort.'),
  takenBack: say(
    (f) => (f.card === null ? 'Zug zurückgenommen.' : `${card(f)} zurückgenommen.`),
    (f) => `Die Karte geht zurück an ${f.seat ?? 'die Hand, von der sie kam'}; der Stapel ist wie zuvor.`,
  ),
  noQuestion: say(() => 'Keine Frage ist offen.', 'Die Antwort war nicht nötig. Spielt weiter.'),
  answerFirst: say(
    () => 'Eine Frage ist noch offen.',
    'Bitte beantworte sie zuerst. Was inzwischen gescannt wurde, wartet darauf.',
  ),
  settleFirst: say(
    () => 'Erst ist ein Zug zu klären, der nicht erlaubt ist.',
    'Nimm ihn mit Rückgängig zurück, oder lass ihn gelten. Was inzwischen gescannt wurde, wartet darauf.',
  ),
  gameOver: say(
    () => 'Diese Runde ist zu Ende.',
    'Nichts ist eingetragen. Drück „Nächste Runde“, um weiterzuspielen; war die letzte Karte falsch gelesen, erst „Rückgängig“.',
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
      `Der Stapel bleibt, wie er eingetragen ist. Fehlt eine Karte, scanne sie; sonst leg den Stapel zurück${text === null ? '' : ', oder lass ihn als verbrannt gelten'}.`,
  ),
  seatAnnounced: say(
    (f) => `Die nächste Karte zählt für ${f.seat ?? 'diesen Platz'}.`,
    (f) =>
      `Scann sie${f.canTap ? ' oder tipp sie an' : ''}. „Rückgängig“, oder noch einmal auf den Platz, nimmt das zurück.`,
  ),
  seatDropped: say(
    (f) => `Die nächste Karte zählt nicht mehr für ${f.seat ?? 'diesen Platz'}.`,
    'Sie zählt wieder der Reihe nach.',
  ),
  pickUpBooked: say(
    (f) => `${somebody(f)} hat aufgenommen: eingetragen.`,
    (f) => `Die Karten des Stapels sind jetzt auf ${handOf(f)}. „Rückgängig“, wenn das nicht stimmt.`,
  ),
  pickUpSeen: say(
    (f) => `Der Stapel ist weg. Eingetragen: ${f.seat ?? 'jemand'} hat aufgenommen.`,
    (f) => `Seine Karten sind jetzt auf ${handOf(f)}. „Rückgängig“, wenn ihn niemand aufgenommen hat.`,
  ),
  burnBooked: say(
    () => 'Der Stapel ist als verbrannt eingetragen.',
    (f) =>
      `Nach den Regeln hätte er nicht gebrannt, aber ihr lasst es gelten. ${f.seat === null ? '' : `${f.seat} ist dran. `}„Rückgängig“, wenn das nicht stimmt.`,
  ),
  changedPlayer: say(
    (f) => `Der letzte Zug ist jetzt ${of(f)}.`,
    'Die Entscheidung ist neu getroffen. Prüft, wer dran ist, und die Kartenzahlen.',
  ),
  cannotChangePlayer: say(
    () => 'Beim letzten Zug lässt sich nicht ändern, von wem er war.',
    'Nichts hat sich geändert. Nimm den Zug zurück und scanne ihn noch einmal.',
  ),
  nothingToRepeat: say(() => 'Es gibt noch keine Entscheidung zu wiederholen.', 'Scann die erste Karte.'),
  registering: say(
    (f) => `Jetzt die offenen Karten ${of(f)}.`,
    'Scann sie nach dem Tauschen von links nach rechts. „Nächster Platz“ geht ohne die übrigen weiter.',
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
      f.seat === null
        ? `${card(f)} liegt nachweislich woanders.`
        : `${card(f)} liegt schon offen bei ${f.seat}.`,
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
    'Nichts ist eingetragen. Macht das zuerst zu Ende: „Fertig“, bis der letzte Platz durch ist.',
  ),
  nothingToRegister: say(
    () => 'Hier ist keine offene Karte unbekannt.',
    'Vor der ersten Karte der Runde ist nichts zu scannen.',
  ),
  tooLateToRegister: say(
    () => 'Die Runde hat angefangen.',
    'Nichts hat sich geändert: Offene Karten scannt man vor der ersten Karte. Nimm diese zuerst zurück.',
  ),
  renamed: say(
    (f) => `${f.text ?? 'Jemand'} heißt jetzt ${f.seat ?? 'anders'}.`,
    'Der Name ist in allem geändert, was hier gespielt wurde.',
  ),
  moved: say(() => 'Die Plätze sind getauscht.', 'Wer gibt und wer zuletzt verloren hat, bleibt gleich.'),
  away: say(
    (f) => `${somebody(f)} ist weg.`,
    'Die Karten bleiben im Spiel. Wer einspringt, scannt wie sonst; oder wartet.',
  ),
  backAgain: say((f) => `${somebody(f)} ist wieder da.`, 'Alles geht weiter wie zuvor.'),
  exchanging: say(
    (f) => `Jetzt die offenen Karten ${of(f)} nach dem Tauschen.`,
    'Scann alle, die dort liegen, oder „Fertig“, wenn sie sind wie zuvor.',
  ),
  exchangeKnown: say(
    () => 'Der Tausch ist eingetragen.',
    'Weiter mit der ersten Karte der Runde. „Rückgängig“ nimmt ihn Karte für Karte zurück.',
  ),
  notExchanged: say(
    () => 'Kein Tausch ist eingetragen.',
    'Die offenen Karten liegen, wie sie gescannt wurden. Weiter mit der ersten Karte der Runde.',
  ),
  liesElsewhere: say(
    (f) =>
      f.seat === null
        ? `${card(f)} liegt nachweislich woanders.`
        : `${card(f)} wurde bei ${f.seat} gescannt, und getauscht wird nur mit der eigenen Hand.`,
    'Hier ist sie nicht eingetragen: Einer der beiden Scans ist falsch. Scann noch einmal, oder „Rückgängig“ bis zum anderen.',
  ),
  scanAllOfSeat: say(
    (f) =>
      f.text === '1'
        ? `Von den offenen Karten ${of(f)} fehlt noch 1.`
        : `Von den offenen Karten ${of(f)} fehlen noch ${f.text ?? 'einige'}.`,
    'Scann auch die anderen, oder nimm die gescannte zurück.',
  ),
  tooManyChanged: say(
    (f) =>
      `Von den offenen Karten ${of(f)} sind ${f.text ?? 'zu viele'} neu: mehr, als von der Hand gekommen sein können.`,
    'Nichts ist eingetragen: vielleicht falsch gescannt. Scann noch einmal, was dort liegt.',
  ),
  nobodyHasIt: say(
    () => 'Das hat also niemand.',
    'Nach den Regeln geht es mit der nächsten Frage weiter. Hat es doch jemand: „Rückgängig“, oder einfach scannen.',
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
    'Die nächste Karte gilt als diese. Scann sie.',
  ),
  scannerWorks: say(() => 'Der Testcode ist gelesen.', 'Der Scanner funktioniert. Nichts ist eingetragen.'),
  scannerMissing: say(
    (f) => `Der Scanner an ${quoted(f)} lässt sich nicht nutzen.`,
    'Warum, steht ganz unten auf der Seite. Bis er geht, tippt die Karten hier an.',
  ),
  scannerLost: say(
    () => 'Der Scanner ist weg.',
    'Nichts ist verloren. Steck ihn wieder ein, oder tippt die Karten solange hier an.',
  ),
  scannerBack: say(() => 'Der Scanner ist wieder da.', 'Scann dort weiter, wo du aufgehört hast.'),
  cameraLost: say(
    () => 'Die Kamera ist weg.',
    'Nichts ist verloren. Steck sie wieder ein: Es geht von selbst weiter. Bis dahin scannt, oder tippt die Karten hier an.',
  ),
  cameraBack: say(
    () => 'Die Kamera ist wieder da.',
    'Schaut, ob der Stapel so daliegt, wie er gezeigt wird, und spielt weiter.',
  ),
  resumed: say(
    () => 'Das Spiel geht weiter, wo es war.',
    'Alles ist, wie ihr es verlassen habt. Vergleicht es mit dem Tisch und spielt weiter.',
  ),
  resumedPlay: say(() => 'Das Spiel geht weiter, wo es war.', 'Alle haben die Karten, die sie hatten.'),
  resumedPlayCut: say(goesOnWithout, ({ text }) =>
    text === null || text === '1'
      ? 'Es geht mit dem Zug davor weiter. Der Eintrag ist in einer eigenen Datei aufgehoben.'
      : 'Es geht mit dem Zug davor weiter. Sie sind in einer eigenen Datei aufgehoben.',
  ),
  resumedCut: say(goesOnWithout, ({ text }) =>
    text === null || text === '1'
      ? 'Schaut, ob die letzte Karte da ist; wenn nicht, scannt sie noch einmal.'
      : 'Sie sind in einer eigenen Datei aufgehoben. Vergleicht Stapel und Hände; scannt, was fehlt, oder fangt neu an.',
  ),
  corrected: say(({ deed }) => deed ?? 'Berichtigt.', laterRulings),
  joined: say(
    (f) => `Berichtigt: ${card(f)} gehört zum Zug ${f.seat === null ? 'davor' : `von ${f.seat}`}.`,
    laterRulings,
  ),
  drewMore: say((f) => `Berichtigt: ${somebody(f)} hat eine zu viel nachgezogen.`, laterRulings),
  drewLess: say((f) => `Berichtigt: ${somebody(f)} hat eine zu wenig nachgezogen.`, laterRulings),
  recordChanged: say(
    () => 'Die Züge haben sich inzwischen geändert.',
    'Nichts ist berichtigt. Wähl den Zug noch einmal.',
  ),
  noSuchEntry: say(
    () => 'Diesen Zug gibt es nicht.',
    'Nichts ist berichtigt. Wähl einen, der aufgeführt ist.',
  ),
  notThatEntry: say(
    () => 'Das lässt sich in diesem Zug nicht berichtigen.',
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
    'Nichts hat sich geändert. Deck und Geben bleiben die ganze Runde gleich.',
  ),
  noSuchParameter: say(
    (f) => `Einen Parameter ${quoted(f)} gibt es nicht.`,
    'Nichts hat sich geändert. Wähl einen der aufgeführten, oder schreib ihn wie in den Regeln: pass.pickUp.',
  ),
  noSuchValue: say(
    (f) => `${quoted(f)} lässt sich mit diesem Wert nicht spielen.`,
    'Nichts hat sich geändert. Wähl einen der Werte, die die Regeln kennen.',
  ),
  handKnown: say(
    (f) => `Auf ${handOf(f)} sind nachweislich mehr Karten.`,
    'Nichts ist eingetragen. Wurde eine davon gelegt, trag diesen Zug ein.',
  ),
  tooManyCounted: say(
    (f) =>
      f.seat === null
        ? 'Der Vorrat kann nicht so viele Karten haben.'
        : `Auf ${handOf(f)} können nicht so viele Karten sein.`,
    'Nichts ist eingetragen: Die anderen sind nachweislich woanders. Zählt noch einmal.',
  ),
  nothingToCorrect: say(() => 'Es gibt noch keinen Zug.', 'Es gibt nichts zu berichtigen.'),
  cursorAt: say(
    () => 'Dieser Zug ist gewählt.',
    'Scann seine Karten, wie sie gelegt wurden, oder einen Platz, oder „Aufnehmen“; dann „Fertig“. „Rückgängig“ verlässt ihn.',
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
    'Scann seine Karten, dann geht es weiter; oder „Aufnehmen“ und „Fertig“, wenn es das war. „Rückgängig“ lässt ihn, wie er ist.',
  ),
  cursorDraft: say(() => 'Gemerkt.', '„Fertig“ berichtigt es. „Rückgängig“ verwirft es.'),
  cursorLeft: say(() => 'Zurück zum Spiel.', 'Nichts hat sich geändert. Spielt weiter.'),
  notWhileCorrecting: say(
    () => 'Gerade wird ein Zug berichtigt.',
    'Dieser Code bedeutet jetzt nichts. Schließ mit „Fertig“ ab, oder geh mit „Rückgängig“ hinaus.',
  ),
  whichCard: say(
    () => 'Es ist nicht klar, welche Karte falsch war.',
    'Tipp sie an, und scanne dann die richtige.',
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
    () => 'Keine Zahl wurde gescannt.',
    'Nichts ist eingetragen. Zähl noch einmal, mit Ziffern.',
  ),
  notACount: say(() => 'Gerade wird nichts gezählt.', 'Nichts ist eingetragen. Scann zuerst „Zählen“.'),
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
    () => 'Hier ist nichts stehen zu lassen.',
    'Nichts hat sich geändert. Nur ein Zug, der nicht erlaubt ist, kann stehen bleiben; eine verdeckte Karte, die nicht passt, ist kein solcher.',
  ),
  penaltyPaid: say(
    (f) =>
      `Strafe: ${f.seat ?? 'jemand'} ${f.text === 'pickUpPile' ? 'nimmt den Stapel auf' : 'zieht eine Karte'}.`,
    'Das ist eingetragen. „Rückgängig“ nimmt es zurück.',
  ),
  noPenalty: say(
    () => 'Diese Regeln kennen keine Strafe.',
    'Nichts ist eingetragen: Der Zug wird zurückgenommen und neu gespielt.',
  ),
  nothingBurned: say(
    () => 'Der letzte Zug hat keinen Stapel verbrannt.',
    'Nichts hat sich geändert. Soll ein früheres Verbrennen weg, wähl zuerst jenen Zug.',
  ),
  called: say(
    (f) => `Angesagt von ${f.seat ?? 'jemandem'}: gemerkt.`,
    'Was sich dadurch ändert, ist eingetragen. „Rückgängig“ nimmt es zurück.',
  ),
  nothingToCall: say(
    () => 'Es gibt keinen Zug, zu dem das angesagt sein könnte.',
    'Nichts hat sich geändert.',
  ),
  roundGoesOn: say(() => 'Die Runde ist noch nicht zu Ende.', 'Die nächste fängt an, wenn sie es ist.'),
} satisfies Record<NoticeCode, (facts: NoticeFacts) => NoticeSentences>;
