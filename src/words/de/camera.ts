import type { Words } from '../words.ts';

/** `2,5`: one place after the comma. */
const oneDigit = (value: number): string => value.toFixed(1).replace('.', ',');

/** The screen of the camera. */
export const camera: Words['camera'] = {
  title: 'Kamera',
  setUp: 'Kamera',
  setItUp: 'Einrichten',
  headlines: {
    off: 'Wofür ist die Kamera da?',
    show: 'Halt eine Karte vor die Kamera',
    watch: 'Leg eine Karte unter die Kamera',
    read: 'Sie liest deine Karten',
  },
  useNone: 'Ohne Kamera spielen',
  goOn: 'Weiter',
  goOnAnyway: 'Trotzdem weiter',
  change: 'ändern',
  use: 'Wofür sie da ist',
  modes: {
    off: { name: 'Ohne Kamera', what: 'Karten werden gescannt, angetippt oder eingegeben.' },
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
  doubt: {
    which: (one, other) => `${one} oder ${other}?`,
    how: 'Die Kamera ist sich nicht sicher. Tipp die Karte an oder zeig sie noch einmal.',
    saw: 'das sah die Kamera',
    none: 'Keine Karte',
    alt: 'Die Karte, wie die Kamera sie sieht',
  },
  takeHere: 'Hier nutzen',
  again: 'Noch einmal versuchen',
  off: 'Wähl, wofür die Kamera da sein soll.',
  live: 'Was die Kamera sieht, mit jeder Karte, die gelesen wird',
  zones: {
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
      what: 'Zieh einen Rahmen um die offenen Karten von jemandem: Dann werden sie vor der ersten Karte gelesen.',
    },
  },
  reading: {
    waiting: 'Noch wird nichts gelesen. Leg eine Karte offen unter die Kamera.',
    show: 'Noch wird nichts gelesen. Halt eine Karte still, bis ihr Name erscheint.',
    foreign: 'kein Code von Burnpile',
    perModule: (pixels) => `ein Kästchen des Codes ist ${oneDigit(pixels)} px breit`,
    cardHeight: (pixels) => `eine Karte ist etwa ${Math.round(pixels)} px hoch`,
    advice: {
      fine: () => 'Hell, scharf, nah genug. Lass die Kamera, wo sie ist.',
      nothing: () =>
        'Keine Karte ist lesbar. Leg irgendeine Karte offen in den Rahmen. Liegt eine Karte im Rahmen, rück die Kamera näher, zeig ihr das ganze Deck, oder druck Etiketten.',
      closer: ({ measured, needed }) =>
        `Rück die Kamera näher: Ein Kästchen des Codes ist ${oneDigit(measured)} px breit, nötig sind ${oneDigit(needed)}. Größere Etiketten oder ein größeres Bild helfen auch.`,
      cardCloser: ({ measured, needed }) =>
        `Rück die Kamera näher: Eine Karte ist etwa ${Math.round(measured)} px hoch, nötig sind ${needed}. Ein größeres Bild oder Etiketten helfen auch.`,
      focus: () =>
        'Das Bild ist unscharf: Stell die Kamera scharf, putz ihre Linse, oder rück sie etwas weg.',
      tooDark: () => 'Zu dunkel: Mach Licht an, oder stell es näher.',
      tooBright: () => 'Zu hell: Dreh die Lampe zur Seite, damit sie sich nicht in den Karten spiegelt.',
      uneven: () => 'Eine Seite ist viel dunkler: Stell das Licht über die Mitte des Tisches.',
    },
    meanwhile: 'Solange diese Seite offen ist, wird nichts gespielt.',
  },
  still: {
    name: 'Pause ohne Bewegung',
    what: 'Nach so langer Zeit ohne Bewegung ist ein Zug zu Ende.',
  },
  evidence: {
    title: 'Beweise',
    name: 'Von jeder Entscheidung ein Bild behalten',
    what: 'Für den Streitfall: Bei den Zügen ist es zu sehen. Bilder bleiben auf diesem Computer.',
    kept: (pictures, folder) =>
      `${pictures === 0 ? 'Kein Bild ist' : pictures === 1 ? '1 Bild ist' : `${pictures} Bilder sind`} gespeichert: ${folder}`,
    delete: 'Alle Bilder löschen',
    sure: (pictures) => (pictures === 1 ? 'Das Bild löschen?' : `Alle ${pictures} Bilder löschen?`),
    keep: 'Behalten',
    trouble: 'Das letzte Bild ließ sich nicht speichern: Sieh nach dem Datenträger.',
    show: 'Bild',
    alt: 'Der Stapel, wie ihn die Kamera bei dieser Entscheidung sah',
    gone: 'Das Bild ist nicht mehr da.',
  },
  steps: {
    title: 'Drei Schritte',
    done: 'erledigt',
    watch: ({ unmarked }, read) => [
      {
        name: 'Die Kamera schaut senkrecht nach unten',
        what: `höchstens ${unmarked.highest} cm hoch, bei gleichmäßigem Licht; Bilder bleiben auf diesem Computer`,
      },
      { name: 'Sie liest deine Karten', what: `${read} von 3 Karten gelesen` },
      {
        name: 'Wo der Stapel liegt',
        what: 'Zieh den gestrichelten Rahmen und seine Ecken großzügig; oder geh mit Tab hin und nimm die Pfeile.',
      },
    ],
    show: (_, read) => [
      {
        name: 'Die Kamera schaut dich an',
        what: 'scharf ab einer Handlänge; Bilder bleiben auf diesem Computer',
      },
      { name: 'Sie liest deine Karten', what: `${read} von 3 Karten gelesen` },
      {
        name: 'Eine Karte nach der anderen',
        what: 'Halt jede still, bis ihr Name erscheint, und nimm sie dann weg. Halt andere Karten aus dem Bild.',
      },
    ],
    labels: {
      watch: ({ watch, highest }) =>
        `Wird dein Deck schlecht gelesen? Zeig es der Kamera, oder nimm DataMatrix-Etiketten von ${watch} mm in zwei gegenüberliegenden Ecken; die Kamera hängt dann höchstens ${highest} cm hoch. Lass dieses Fenster sichtbar: Ein verdecktes sieht nichts.`,
      show: ({ show }) =>
        `Wird dein Deck schlecht gelesen? Zeig es der Kamera, oder druck DataMatrix-Etiketten von mindestens ${show} mm und kleb auf jede Karte eines.`,
    },
  },
};
