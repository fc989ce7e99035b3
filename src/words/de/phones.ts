import type { Words } from '../words.ts';

/** Phones at a table, and a large screen that shows it. */
export const phones: Words['phones'] = {
  join: {
    title: 'Setz dich an den Tisch',
    name: 'Dein Name',
    nameHint: 'wie ihn die anderen sehen',
    where: 'Wo sitzt du?',
    joinAs: (name) => `Mitspielen als ${name}`,
    sitAs: (name) => `Hier sitzen, für ${name}`,
    free: 'frei',
    shut: 'gerade nicht frei',
    taken: 'besetzt',
    away: 'besetzt, gerade weg',
    left: 'verlassen: frag den Gastgeber',
    here: 'spielt am Bildschirm des Gastgebers',
    bot: 'ein Bot spielt',
    lookOn: 'Nur zuschauen',
    bigView: 'TV-Ansicht',
    noTable: 'Noch kein Spiel',
    noTableYet: 'Diese Seite zeigt es, sobald der Gastgeber eines beginnt.',
    hostLeft: 'Der Gastgeber hat den Tisch verlassen',
    paused: 'Pause',
    hostLeftHow:
      'Lass diese Seite offen: Sobald es weitergeht, bist du von selbst wieder auf deinem Platz, mit denselben Karten. Auch ein neues Spiel erscheint hier.',
    hostLeftWatching:
      'Lass diese Seite offen: Sobald es weitergeht, ist der Tisch wieder hier zu sehen. Auch ein neues Spiel erscheint hier.',
    returning: 'Zurück auf deinen Platz …',
    removed: 'Dein Platz gehört dir nicht mehr. Du kannst zuschauen; frag den Gastgeber nach einem Platz.',
    allTaken: 'Es ist kein Platz frei. Du kannst zuschauen; frag den Gastgeber nach einem Platz.',
    locked: 'Der Gastgeber lässt gerade niemanden mehr mitspielen.',
    closed: 'Dieser Tisch ist geschlossen',
    lockedOut:
      'Der Gastgeber lässt gerade niemanden mehr herein. Hast du einen Platz, bist du von selbst wieder dort.',
    sameName: (name) => `Hier heißt schon jemand „${name}“ oder fast so. Gib dir einen anderen Namen.`,
    darkens: 'Dein Platz bleibt deiner, auch wenn dieses Handy dunkel wird.',
  },
  wait: {
    title: (name) => `Du bist dabei, ${name}`,
    text: 'Sobald alle da sind, geht es los. Deine Karten sind schon auf diesem Handy.',
    count: (here, all) => `${here} von ${all}`,
    areHere: 'sind da',
    presences: { here: 'da', away: 'gerade weg', bot: 'ein Bot', free: 'noch nicht da' },
    showCards: 'Meine Karten zeigen',
  },
  lost: {
    title: 'Suche den Tisch …',
    text: 'Die Verbindung ist weg. Deine Karten und dein Platz sind sicher, und die anderen sehen, dass du weg bist.',
    tries: (count) => `Versuch ${count} …`,
    causes: [
      'Ist dieses Handy im selben WLAN wie der Computer des Gastgebers?',
      'Ist der Computer noch an, und der Tisch für Handys offen?',
    ],
    tryNow: 'Jetzt versuchen',
  },
  bar: {
    you: (name) => `Du bist ${name}`,
    watching: 'Du schaust zu',
    seatWaits:
      'Am Computer läuft gerade ein anderes Spiel. Dein Platz und deine Karten bleiben, bis dein Spiel weitergeht.',
    takeSeat: 'Platz nehmen',
    menu: 'Mehr',
    sound: 'Ton',
    leave: 'Meinen Platz verlassen',
    sureToLeave: 'Verlassen? Dann kann der Gastgeber deinen Platz und deine Karten jemand anderem geben.',
    stay: 'Bleiben',
    round: 'Die Runde bisher',
    nextRound: 'Der Gastgeber beginnt die nächste Runde.',
  },
  tv: {
    open: 'TV-Ansicht',
    what: 'Der Tisch in groß, für einen Bildschirm, den alle sehen.',
    close: 'Zurück',
    whoIsIn: 'Wer macht mit?',
    onceAll: 'Sobald alle da sind, geht es los.',
    next: (name) => `dann ${name}`,
    scan: 'scannen oder öffnen:',
    free: (seats) => (seats === 1 ? '1 Platz ist frei' : `${seats} Plätze sind frei`),
    waiting: 'Der Tisch erscheint hier, sobald ein Spiel beginnt.',
    notTaken: 'noch frei',
    ready: 'bereit',
  },
  network: {
    title: 'Offen für Handys',
    closed: 'Öffne den Tisch, dann nehmen die anderen mit Handys im selben WLAN Platz.',
    closedToWatch: 'Öffne den Tisch, dann können Handys und Fernseher im selben WLAN ihn zeigen.',
    who: 'Alle in diesem Netzwerk können dann die Seite öffnen, zuschauen und einen freien Platz nehmen. Niemand sieht eine fremde Hand.',
    whoWatches: 'Alle in diesem Netzwerk können dann die Seite öffnen und zuschauen.',
    address: 'Adresse dieses Computers',
    openAt: (address) => `Öffnen unter ${address}`,
    opened: 'Der Tisch ist offen für Handys',
    at: 'Scann den Code mit einem Handy, oder öffne diese Adresse in seinem Browser:',
    code: (url) => `Code zum Scannen, für ${url}`,
    hint: 'Ein Handy findet dort nichts? Schau nach, ob es im selben WLAN ist und ob die Firewall dieses Computers Burnpile durchlässt.',
    close: 'Den Tisch für Handys schließen',
    lock: 'Tisch sperren',
    lockHint:
      'Niemand Neues kommt herein. Alle behalten ihre Plätze und können wieder dorthin; wer schon zuschaut, bleibt.',
    lockHintToWatch: 'Niemand Neues kann zuschauen. Wer schon zuschaut, bleibt.',
    watching: (count) =>
      count === 0
        ? 'Niemand schaut zu.'
        : count === 1
          ? 'Ein Bildschirm schaut zu.'
          : `${count} Bildschirme schauen zu.`,
    noAddress:
      'Dieser Computer ist in keinem Netzwerk. Geh in ein WLAN, oder mach mit einem Handy einen Hotspot auf; versuch es dann noch einmal.',
    trouble: {
      noNetwork: 'Dieser Computer ist nicht mehr in diesem Netzwerk. Wähl eine andere Adresse.',
      cannotListen:
        'Dieser Computer kann die Seite dort nicht zeigen: Das System verbietet es, oder ein anderes Programm ist im Weg.',
    },
  },
  players: {
    title: 'Plätze und Handys',
    noSeat: 'Es ist kein Platz für ein Handy frei. Stell einen auf „Mit einem Handy“.',
    removeFirst: 'Ein Handy hat diesen Platz. Entfern es zuerst.',
    connected: 'verbunden',
    away: 'weg',
    free: 'frei',
    left: 'verlassen',
    makeFree: 'Platz freigeben',
    freeOf: (name) => `Ein anderes Handy den Platz von ${name} nehmen und die Karten sehen lassen`,
    sitsIn: (level) => `ein Bot springt ein, ${level}`,
    sitIn: 'Einen Bot einspringen lassen',
    sitInFor: (name) => `Einen Bot für ${name} einspringen lassen`,
    giveBack: 'Platz zurückgeben',
    giveBackTo: (name) => `${name} den Platz zurückgeben`,
    remove: 'Entfernen',
    sureToRemove: (name) => `${name} entfernen? Das Handy kommt nicht auf diesen Platz zurück.`,
    keep: 'Behalten',
  },
};
