import type { Words } from '../words.ts';

/** The state of the scanner and of the connection to the table. */
export const devices: Words['devices'] = {
  scanner: (kind, state, name) => {
    if (kind === 'none' || state === 'none') return 'kein Scanner';
    if (kind === 'keyboard') return 'Tastatur-Scanner';
    const isRecording = kind === 'recording';
    switch (state) {
      case 'connecting':
        return `suche ${isRecording ? 'die Aufzeichnung' : 'den Scanner'} ${name}`.trim();
      case 'open':
        return isRecording ? 'Aufzeichnung wird abgespielt' : 'Scanner bereit';
      case 'lost':
        return isRecording ? 'Aufzeichnung weg' : 'Scanner weg';
      case 'closed':
        return isRecording ? 'Aufzeichnung zu Ende' : 'Scanner geschlossen';
    }
  },
  trouble: {
    notFound: 'dort ist nichts eingesteckt',
    noPermission: 'dieser Computer lässt Burnpile nicht an ihn heran',
    busy: 'ein anderes Programm nutzt ihn',
    notAPort: 'das ist kein serieller Anschluss',
    badBaudRate: 'er kennt diese Baudrate nicht',
    unplugged: 'steck ihn wieder ein',
    noDriver: 'dieser Computer hat keinen Treiber dafür',
    other: 'er antwortet nicht',
  },
  connection: {
    connecting: 'Verbinde mit dem Tisch …',
    open: 'Verbunden',
    lost: 'Verbindung weg, neuer Versuch …',
    lostByPhone:
      'Verbindung weg, neuer Versuch … Ist dieses Handy im selben WLAN, und ist der Tisch noch offen?',
  },
  refused: {
    badMessage:
      'Der Tisch hat das nicht verstanden. Nichts hat sich geändert; lade diese Seite neu, wenn es wieder passiert.',
    notKept: 'Diesen Tisch gibt es nicht mehr, oder seine Datei ist nicht lesbar.',
    game: 'In dieser Datei steht kein Spiel, das dieses Burnpile lesen kann.',
    noDeck: 'Dieses Deck gibt es nicht mehr: Wähl ein anderes.',
    deckName: 'Ein anderes Deck heißt schon so. Gib diesem einen eigenen Namen.',
    move: 'Die Regeln erlauben diesen Zug nicht.',
    notYours: 'Du bist gerade nicht dran.',
    noHint: 'Diesmal fand sich kein Tipp. Frag noch einmal.',
    seatTaken: 'Diesen Platz hat schon jemand: Wähl einen anderen.',
    seatLeft: 'Dieser Platz wurde in dieser Runde verlassen. Der Gastgeber kann ihn freigeben.',
    sawOther:
      'Du hast in dieser Runde die Karten eines anderen Platzes gesehen. In der nächsten kannst du diesen Platz nehmen.',
    seatTooOften:
      'Dieser Platz wurde in dieser Runde zu oft genommen. Frei ist er wieder in der nächsten, oder wenn der Gastgeber ihn freigibt.',
    tooOften: 'Das hast du in dieser Runde schon sehr oft gemacht. Bis zur nächsten bleibt es, wie es ist.',
    locked: 'Dieser Tisch ist gesperrt: Frag den Gastgeber.',
    noSeat: 'Diesen Platz gibt es hier nicht: Wähl einen anderen.',
    overtaken: 'Dein Zug gilt nicht: Während er wartete, hat sich der Tisch geändert.',
    nothingDone: 'Du hast nichts zurückzunehmen.',
    playedSince: 'Zu spät zum Zurücknehmen: Das Spiel ist schon weiter.',
    hasShown: 'Das bleibt: Es hat dir etwas gezeigt, das du nicht wusstest.',
    roundOver: 'Die Runde ist zu Ende: Jetzt wird nichts mehr zurückgenommen.',
    withPeople: 'Hier spielen auch andere mit: Was liegt, liegt.',
    unreadable:
      'Der Tisch hat etwas gesendet, das diese Seite nicht zeigen kann. Das Spiel geht weiter; lade die Seite neu, um alles zu sehen.',
  },
  onTrial: 'der Scanner wird gerade in den Einstellungen ausprobiert',
  onDeck: 'auf einem anderen Bildschirm wird ein Deck gelernt',
};
