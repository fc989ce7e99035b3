import type { Words } from '../words.ts';

/** Phones at a table, and a large screen that shows it. */
export const phones: Words['phones'] = {
  join: {
    title: 'Setz dich an den Tisch',
    name: 'Dein Name',
    nameHint: 'so, wie ihn die anderen sehen sollen',
    where: 'Wo sitzt du?',
    joinAs: (name) => `Mitspielen als ${name}`,
    sitAs: (name) => `Hier sitzen, für ${name}`,
    free: 'frei',
    shut: 'gerade nicht zu haben',
    taken: 'besetzt',
    away: 'besetzt, gerade weg',
    left: 'verlassen: frag den Gastgeber danach',
    here: 'spielt am Bildschirm des Gastgebers',
    bot: 'ein Bot spielt',
    lookOn: 'Nur zuschauen',
    bigView: 'Den Tisch groß zeigen',
    noTable: 'Noch kein Spiel',
    noTableYet: 'Diese Seite zeigt es, sobald der Gastgeber eines beginnt.',
    returning: 'Zurück auf deinen Platz …',
    removed: 'Dein Platz gehört dir nicht mehr. Du kannst zuschauen; frag den Gastgeber nach einem Platz.',
    allTaken: 'Kein Platz ist frei. Du kannst zuschauen; frag den Gastgeber nach einem Platz.',
    locked: 'Der Gastgeber lässt gerade niemanden sonst Platz nehmen.',
    closed: 'Dieser Tisch ist geschlossen',
    lockedOut:
      'Der Gastgeber lässt gerade niemanden sonst herein. Wer einen Platz hat, kommt auf ihn zurück.',
    sameName: (name) => `Hier heißt schon jemand „${name}“ oder fast so. Gib dir einen anderen Namen.`,
    darkens: 'Der Platz, den du nimmst, bleibt deiner, auch wenn dieses Handy zwischendurch dunkel wird.',
  },
  bar: {
    you: (name) => `Du bist ${name}`,
    lookingOn: 'Du schaust zu',
    takeSeat: 'Platz nehmen',
    menu: 'Mehr',
    sound: 'Ton',
    leave: 'Meinen Platz verlassen',
    sureToLeave: 'Verlassen? Der Gastgeber kann deinen Platz und deine Karten dann jemand anderem geben.',
    stay: 'Bleiben',
    round: 'Die Runde bisher',
    nextRound: 'Der Gastgeber beginnt die nächste Runde.',
  },
  tv: {
    open: 'Den Tisch groß zeigen',
    close: 'Zurück',
    whoIsIn: 'Wer macht mit?',
    onceAll: 'Sobald alle da sind, geht es los.',
    next: (name) => `dann ${name}`,
    scan: 'scannen, oder öffnen:',
    free: (seats) => (seats === 1 ? '1 Platz ist frei' : `${seats} Plätze sind frei`),
    waiting: 'Der Tisch erscheint hier, sobald ein Spiel beginnt.',
    notTaken: 'noch frei',
    ready: 'bereit',
  },
  network: {
    title: 'Handys im Netzwerk',
    closed:
      'Wer ein Handy im selben Netzwerk hat, kann damit Platz nehmen, sobald du den Tisch dafür öffnest.',
    closedToLook:
      'Handys und Fernseher im selben Netzwerk können diesen Tisch zeigen, sobald du ihn dafür öffnest.',
    who: 'Von da an können alle in diesem Netzwerk die Seite aufrufen, zuschauen und einen freien Platz nehmen. Niemand sieht eine fremde Hand.',
    whoWatches: 'Von da an können alle in diesem Netzwerk die Seite öffnen und zuschauen.',
    address: 'Adresse dieses Computers',
    openAt: (address) => `Öffnen unter ${address}`,
    opened: 'Der Tisch ist für das Netzwerk offen.',
    at: 'Scanne den Code mit einem Handy, oder tipp diese Adresse in seinen Browser:',
    code: (url) => `Code zum Scannen, für ${url}`,
    hint: 'Findet ein Handy dort nichts: Ist es im selben WLAN, und lässt die Firewall dieses Computers Burnpile durch?',
    close: 'Netzwerk schließen',
    lock: 'Niemanden sonst hereinlassen',
    lockHint:
      'Wer einen Platz hat, behält ihn und kommt auf ihn zurück. Wer schon zuschaut, bleibt; das Netzwerk zu schließen schickt alle Zuschauenden weg.',
    lockHintToWatch: 'Wer schon zuschaut, bleibt; das Netzwerk zu schließen schickt alle Zuschauenden weg.',
    onlookers: (count) =>
      count === 0
        ? 'Niemand schaut zu.'
        : count === 1
          ? 'Ein Bildschirm schaut zu.'
          : `${count} Bildschirme schauen zu.`,
    noAddress:
      'Dieser Computer ist gerade in keinem Netzwerk. Geh in ein WLAN, oder mach mit einem Handy einen Hotspot auf; versuch es dann noch einmal.',
    trouble: {
      noNetwork: 'Dieser Computer ist nicht mehr in diesem Netzwerk. Wähl eine andere Adresse.',
      cannotListen:
        'Die Seite lässt sich dort nicht anbieten: Das System verbietet es, oder ein anderes Programm ist im Weg.',
    },
  },
  players: {
    title: 'Plätze und Handys',
    removeFirst: 'Ein Handy hat diesen Platz. Entfern es zuerst.',
    connected: 'verbunden',
    away: 'weg',
    free: 'frei',
    left: 'verlassen',
    makeFree: 'Freigeben',
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
