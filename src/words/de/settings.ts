import type { Words } from '../words.ts';

/** The settings screen. */
export const settings: Words['settings'] = {
  title: 'Einstellungen',
  saved: 'Alles wird sofort gespeichert.',
  groups: {
    look: 'Aussehen',
    sound: 'Ton und Stimme',
    playing: 'Spielen',
    refereeing: 'Schiedsrichter',
    language: 'Sprache',
    computer: 'Dieser Computer',
  },
  preview: 'So sieht es aus',
  reset: {
    name: 'Alles zurücksetzen',
    asks: 'Du wirst vorher gefragt.',
    sure: 'Alle Einstellungen zurücksetzen?',
    yes: 'Alles zurücksetzen',
    no: 'Behalten',
  },
  about: {
    title: 'Über Burnpile',
    version: (version) =>
      `Version ${version}, unter der MIT-Lizenz. Burnpile aktualisiert sich nie von selbst und verrät niemandem, was du spielst.`,
    licences: 'Woraus es gemacht ist, und die Lizenzen',
    noText: 'Dieses Paket bringt keinen Lizenztext mit.',
  },
  report: {
    title: 'Ein Problem melden',
    what: 'Kopier das in deine Meldung. Darin steht, wie Burnpile läuft und was zuletzt schiefging, aber keine Namen, keine Karten und keine Bilder.',
    copy: 'Diagnose kopieren',
    copied: 'Kopiert.',
    selected: 'Alles ist markiert: Drück Strg+C, auf dem Mac Cmd+C.',
  },
  back: 'Zurück',
  scanner: 'Scanner',
  ways: {
    none: { name: 'Kein Scanner', what: 'Tipp die Karten an oder gib ihre Codes ein.' },
    serial: {
      name: 'Serieller Anschluss',
      what: 'Ein Scanner, der als serieller oder COM-Anschluss erscheint.',
    },
    keyboard: { name: 'Tastatur-Scanner', what: 'Ein Scanner, der wie eine Tastatur tippt.' },
    recording: { name: 'Aufzeichnung', what: 'Eine Datei mit dem, was ein Scanner einmal gesendet hat.' },
  },
  serial: {
    port: 'Anschluss',
    refresh: 'Noch einmal suchen',
    looking: 'Suche nach Anschlüssen …',
    none: 'Kein Anschluss gefunden. Steck den Scanner ein und such noch einmal, oder gib seinen Pfad ein.',
    cannotList: {
      noDriver: 'Diesem Computer fehlt ein Treiber für serielle Anschlüsse: Hier lässt sich keiner nutzen.',
      cannotList:
        'Dieser Computer kann seine Anschlüsse nicht aufzählen. Gib den Pfad des Anschlusses ein, an dem der Scanner steckt.',
    },
    unnamed: 'Serieller Anschluss',
    details: ({ vendorId, productId, serialNumber }) =>
      [
        vendorId !== null && `USB ${vendorId}:${productId ?? '?'}`,
        serialNumber !== null && `Nr. ${serialNumber}`,
      ]
        .filter((part) => part !== false)
        .join(' · '),
    path: 'Pfad des Anschlusses',
    orPath: 'Oder der Pfad eines Anschlusses',
    pathHint: 'etwa /dev/ttyACM0 oder COM3',
    use: 'Nutzen',
    baud: 'Baudrate',
    otherBaud: 'eine andere …',
    choose: 'Wähl einen Anschluss oder gib seinen Pfad ein.',
    notChosen: 'Noch kein Anschluss.',
    advice: {
      notFound:
        'Steck den Scanner ein, oder wähl einen anderen Anschluss. Burnpile findet ihn dann von selbst.',
      noPermission:
        'Erlaub dir unter Linux, serielle Anschlüsse zu nutzen: „sudo usermod -aG dialout $USER“, dann abmelden und wieder anmelden. Auf manchen Systemen heißt die Gruppe uucp.',
      busy: 'Schließ das andere Programm, das den Scanner nutzt, vielleicht ein zweites Burnpile.',
      notAPort: 'Wähl einen anderen Anschluss: Unter diesem Pfad ist etwas anderes.',
      badBaudRate: 'Wähl eine andere Baudrate; üblich ist 9600.',
      unplugged: 'Burnpile findet ihn dann von selbst wieder.',
      noDriver: 'Nimm hier einen Tastatur-Scanner, oder tipp die Karten an.',
      other:
        'Steck den Scanner aus und wieder ein; hilft das nicht, versuch eine andere Baudrate oder einen anderen Anschluss.',
    },
  },
  keys: {
    how: 'Die meisten USB-Scanner tippen wie eine Tastatur und brauchen keinen Anschluss. Scann, während diese Seite vorn ist und du in kein Feld schreibst. Deine eigene Tastatur geht wie immer.',
    test: 'Scann den Testcode oder irgendeine Karte. Nach einem Scan weiß Burnpile, wie schnell dein Scanner tippt.',
    works: 'Der Scanner funktioniert: Deine Scans kommen hier an.',
    learned: (gap) => `Gelernt, wie schnell er tippt: bis zu ${gap} ms zwischen zwei Tasten.`,
    longest: (ms) => `Längste Pause zwischen Tasten: ${Math.round(ms)} ms`,
    ending: {
      enter: 'Endet mit Enter',
      tab: 'Endet mit Tab',
      none: 'Endet ohne Taste',
    },
  },
  recording: {
    path: 'Pfad der Datei',
    pathHint: 'etwa /home/ann/freitag.scan',
    use: 'Nutzen',
    speed: 'Tempo',
    times: (speed) => `${speed}×`,
    when: 'Sie läuft am nächsten neuen Tisch. Ob die Datei lesbar ist, zeigt sich, wenn der Tisch geöffnet wird.',
    newest: 'Die neueste nehmen',
  },
  writeDown: {
    name: 'Aufschreiben, was der Scanner sendet',
    what: 'Eine Datei für jede Runde, zum Ansehen oder Nachspielen.',
    folder: 'Sie liegen in',
    newest: 'Die neueste ist',
    trouble: {
      diskFull:
        'Nichts wird mehr aufgeschrieben: Der Datenträger ist voll. Schaff Platz und schalte es wieder ein.',
      readOnly: 'Nichts wird aufgeschrieben: Erlaub Burnpile, in diesen Ordner zu schreiben.',
      noFolder: 'Nichts wird aufgeschrieben: Leg diesen Ordner an und schalte es wieder ein.',
      other: 'Nichts wird mehr aufgeschrieben: Prüf den Datenträger und schalte es wieder ein.',
    },
    stopped: 'Scans werden nicht mehr aufgeschrieben',
  },
  trial: {
    title: 'Ausprobieren',
    scan: 'Scann irgendeine Karte',
    type: 'Gib einen Code ein, wie am Tisch',
    meanwhile: 'Solange diese Seite offen ist, wird nichts gespielt.',
    command: (name) => `Befehl ${name}`,
    unknown: (text) => `„${text}“ ist kein Code von Burnpile.`,
    earlier: 'Davor',
  },
  plays: {
    title: 'Züge',
    quiet: { name: 'Kurze Pause', what: 'Kommt so lange keine Karte, gilt der Zug.' },
    seconds: (seconds) => `${seconds} s`.replace('.', ','),
    oneScanOnePlay: {
      name: 'Ein Scan, ein Zug',
      what: 'Für Tische, an denen niemand zwei Karten auf einmal legt.',
    },
    when: 'Beides gilt ab dem nächsten Tisch.',
  },
  sound: {
    on: { name: 'Töne', what: 'Du hörst Entscheidungen und Fragen, und leise auch die Karten.' },
    rulings: 'Entscheidungen und Fragen',
    cards: 'Karten',
    volume: 'Lautstärke',
    percent: (part) => `${Math.round(100 * part)} %`,
    listen: (name) => `„${name}“ anhören`,
    names: {
      legal: 'Erlaubt',
      burn: 'Verbrannt',
      mishap: 'Aufgenommen',
      notAllowed: 'Nicht erlaubt',
      pleaseCheck: 'Bitte prüfen',
      tap: 'Eine Karte wird gelegt',
      riffle: 'Der Stapel wird aufgenommen',
      crackle: 'Der Stapel brennt',
    },
    silent: 'Drück einmal für Töne.',
  },
  voice: {
    speak: {
      name: 'Entscheidungen vorlesen',
      what: 'Auch Fragen und wer dran ist: für Tische, die nicht auf den Bildschirm schauen.',
    },
    voice: 'Stimme',
    usual: 'die Standardstimme dieses Computers',
    speed: 'Tempo der Stimme',
    times: (speed) => `${speed} ×`.replace('.', ','),
    listen: 'Anhören',
    volume: 'So laut wie die Töne.',
    none: 'Dieser Computer hat keine deutschen Stimmen, darum wird nichts gesprochen; es steht aber alles auf dem Bildschirm.',
  },
};
