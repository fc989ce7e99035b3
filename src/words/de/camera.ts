import type { Words } from '../words.ts';

/** `2,5`: one place after the comma. */
const oneDigit = (value: number): string => value.toFixed(1).replace('.', ',');

/** The screen of the camera, and what other screens say about the camera. */
export const camera: Words['camera'] = {
  title: 'Kamera',
  setUp: 'Kamera',
  use: 'Wofür sie da ist',
  modes: {
    off: { name: 'Keine Kamera', what: 'Karten werden gescannt, angetippt oder getippt.' },
    show: { name: 'Karten zeigen', what: 'Halt eine Karte nach der anderen vor die Kamera.' },
    watch: {
      name: 'Den Stapel beobachten',
      what: 'Die Kamera schaut auf den Tisch und sieht, was gelegt wird.',
    },
  },
  device: 'Welche Kamera',
  anyDevice: 'die, die da ist',
  unnamed: (number) => `Kamera ${number}`,
  absent: 'die gewählte, die gerade nicht da ist',
  size: 'Bild',
  pixels: (width, height) => `${width} × ${height}`,
  states: {
    off: { short: 'Kamera aus', what: null },
    starting: {
      short: 'Kamera startet',
      what: 'Wenn der Browser fragt, ob diese Seite die Kamera nutzen darf, erlaub es.',
    },
    open: { short: 'Kamera an', what: null },
    lost: {
      short: 'Kamera weg',
      what: 'Die Kamera wurde ausgesteckt. Steck sie wieder ein: Es geht von selbst weiter.',
    },
    notFound: {
      short: 'keine Kamera da',
      what: 'Keine Kamera ist zu finden. Steck eine ein: Sie geht von selbst.',
    },
    refused: {
      short: 'Kamera nicht erlaubt',
      what: 'Diese Seite darf die Kamera nicht nutzen. Erlaub es in den Einstellungen des Browsers oder des Computers und versuch es dann noch einmal.',
    },
    busy: {
      short: 'Kamera besetzt',
      what: 'Ein anderes Programm nutzt die Kamera. Schließ sie dort: Sie geht dann von selbst.',
    },
    insecure: {
      short: 'keine Kamera auf dieser Seite',
      what: 'Ein Browser gibt einer Seite von einem anderen Computer keine Kamera. Öffne Burnpile auf dem Computer, an dem sie hängt; ein Handy kann die Webcam dieses Computers sein.',
    },
    paused: {
      short: 'Kamera sieht nichts',
      what: 'Die Kamera liefert keine Bilder. Lass ihr Fenster sichtbar: Ein verdecktes sieht nichts. Liegt es nicht daran, steck die Kamera aus und wieder ein.',
    },
    broken: {
      short: 'Kamera nicht lesbar',
      what: 'Die Seite mit der Kamera kann ihre Bilder nicht lesen. Lade sie neu. Hilft das nicht, nimm einen neueren Browser oder einen anderen.',
    },
    failed: {
      short: 'Kamera streikt',
      what: 'Die Kamera geht hier nicht. Steck sie aus und wieder ein, oder wähl eine andere oder ein kleineres Bild.',
    },
  },
  sights: {
    clear: { short: 'Kamera an', what: null },
    hand: {
      short: 'Hand im Weg',
      what: 'Über dem Stapel bewegt sich etwas. Gelesen wird, sobald sich nichts mehr bewegt.',
    },
    unread: {
      short: 'Karte nicht lesbar',
      what: 'Auf dem Stapel liegt etwas, das nicht lesbar ist. Leg die Karte so, dass eine Ecke frei ist, oder scanne oder tippe sie an.',
    },
    moved: {
      short: 'Kamera verrückt',
      what: 'Die Kamera wurde bewegt, oder der Tisch unter ihr: Zieh den Rahmen neu.',
    },
    dark: { short: 'zu dunkel', what: 'Es ist zu dunkel, um den Stapel zu sehen. Mach Licht an.' },
  },
  doubt: {
    what: (one, other) => `Die Kamera ist nicht sicher: Ist das ${one} oder ${other}?`,
    none: 'Keine Karte',
    alt: 'Die Karte, wie die Kamera sie sieht',
  },
  elsewhere: {
    short: 'Kamera in anderem Fenster',
    what: 'Ein anderes Fenster dieses Browsers hat die Kamera.',
  },
  takeHere: 'Hier nutzen',
  again: 'Noch einmal versuchen',
  off: 'Wähl, wofür die Kamera da sein soll.',
  live: 'Was die Kamera sieht, mit jeder Karte, die gelesen wird',
  zones: {
    how: 'Zieh den Rahmen um den Stapel: mit der Maus am Rahmen, an Kanten oder Ecken, oder mit Tab dorthin und dann mit den Pfeilen (mit Umschalt in großen Schritten).',
    pile: 'Stapel',
    faceUp: (name) => `Offene Karten: ${name}`,
    move: (zone) => `Verschieben: ${zone}`,
    corner: {
      nw: (zone) => `Ecke oben links: ${zone}`,
      ne: (zone) => `Ecke oben rechts: ${zone}`,
      se: (zone) => `Ecke unten rechts: ${zone}`,
      sw: (zone) => `Ecke unten links: ${zone}`,
    },
    faceUpTitle: {
      name: 'Offene Karten',
      what: 'Ein Rahmen um die offenen Karten von jemandem, und sie werden vor der ersten Karte gelesen.',
    },
  },
  reading: {
    title: 'Was gelesen wird',
    waiting: 'Leg irgendeine Karte unter die Kamera.',
    show: 'Halt irgendeine Karte vor die Kamera.',
    foreign: 'keiner von uns',
    size: 'Größe',
    sharpness: 'Schärfe',
    light: 'Licht',
    perModule: (pixels) => `${oneDigit(pixels)} px pro Modul`,
    cardHeight: (pixels) => `eine Karte ist etwa ${Math.round(pixels)} px hoch`,
    unknown: 'noch nicht gemessen',
    advice: {
      fine: () => 'gut',
      nothing: () =>
        'Keine Karte ist lesbar. Leg irgendeine Karte offen in den Rahmen. Liegt schon eine da, rück die Kamera näher, zeig ihr das ganze Deck, oder druck Etiketten.',
      closer: ({ measured, needed }) =>
        `Rück die Kamera näher: ${oneDigit(measured)} px pro Modul, nötig sind ${oneDigit(needed)}. Größere Etiketten oder ein größeres Bild helfen auch.`,
      cardCloser: ({ measured, needed }) =>
        `Rück die Kamera näher: Eine Karte ist etwa ${Math.round(measured)} px hoch, nötig sind ${needed}. Ein größeres Bild oder Etiketten helfen auch.`,
      focus: () =>
        'Das Bild ist unscharf: Stell die Kamera scharf, putz ihre Linse, oder rück sie etwas weg.',
      tooDark: () => 'Zu dunkel: Mach Licht an, oder stell es näher.',
      tooBright: () => 'Zu hell: Dreh die Lampe zur Seite, damit sie sich nicht in den Karten spiegelt.',
      uneven: () => 'Eine Seite ist viel dunkler: Stell das Licht über die Mitte des Tisches.',
    },
    labelsOnly:
      'Karten ohne Etikett sind hier nicht lesbar: Was sie liest, ließ sich nicht laden. Etiketten gehen weiterhin. Lade die Seite neu. Hilft das nicht, nimm einen neueren Browser oder einen anderen.',
    meanwhile: 'Solange diese Seite offen ist, wird nichts gespielt.',
  },
  still: {
    name: 'Stillstand',
    what: 'Nach so langer Zeit ohne Bewegung ist ein Zug zu Ende.',
  },
  evidence: {
    title: 'Beweise',
    name: 'Von jeder Entscheidung ein Bild behalten',
    what: 'Für den Streitfall: Das Protokoll zeigt es. Bilder bleiben auf diesem Computer.',
    kept: (pictures, folder) =>
      `${pictures === 0 ? 'Kein Bild ist' : pictures === 1 ? '1 Bild ist' : `${pictures} Bilder sind`} aufgehoben: ${folder}`,
    delete: 'Alle Bilder löschen',
    sure: (pictures) => (pictures === 1 ? 'Das Bild löschen?' : `Alle ${pictures} Bilder löschen?`),
    keep: 'Behalten',
    trouble: 'Das letzte Bild ließ sich nicht aufheben: Sieh nach dem Datenträger.',
    show: 'Bild',
    alt: 'Der Stapel, wie ihn die Kamera bei dieser Entscheidung sah',
    gone: 'Das Bild ist nicht mehr da.',
  },
  steps: {
    title: 'So richtest du sie ein',
    all: {
      watch: ({ watch, highest, unmarked }) => [
        `Befestige die Kamera über dem Stapel, mit Blick gerade nach unten: höchstens ${unmarked.highest} cm hoch, damit eine Karte ${unmarked.pixels} px hoch ist.`,
        'Leg irgendwelche Karten hin, bei gleichmäßigem Licht ohne Spiegelungen, und folge dem Rat oben.',
        'Zieh den Rahmen großzügig um den Stapel. Lass dieses Fenster sichtbar: Ein verdecktes sieht nichts.',
        `Wird dein Deck schlecht gelesen, zeig es der Kamera. Oder nimm DataMatrix-Etiketten von ${watch} mm in zwei gegenüberliegenden Ecken; die Kamera hängt dann höchstens ${highest} cm hoch.`,
      ],
      show: ({ show }) => [
        'Stell die Kamera so, dass ihr Bild auf eine Handlänge scharf ist.',
        'Halt jede Karte still, bis ihr Name erscheint, und nimm sie weg, bevor die nächste kommt. Halt andere Karten von der Kamera fern.',
        `Wird dein Deck schlecht gelesen, zeig es der Kamera; oder druck DataMatrix-Etiketten von mindestens ${show} mm und kleb auf jede Karte eines.`,
      ],
    },
  },
};
