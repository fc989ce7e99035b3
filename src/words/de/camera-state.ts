import type { Words } from '../words.ts';

/** How the camera is, as every screen says it. */
export const cameraState: Words['cameraState'] = {
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
      what: 'Es ist keine Kamera da. Steck eine ein, dann läuft sie von selbst.',
    },
    refused: {
      short: 'Kamera nicht erlaubt',
      what: 'Diese Seite darf die Kamera nicht nutzen. Erlaub es in den Einstellungen des Browsers oder des Computers und versuch es dann noch einmal.',
    },
    busy: {
      short: 'Kamera besetzt',
      what: 'Ein anderes Programm nutzt die Kamera. Schließ es, dann läuft sie hier von selbst.',
    },
    insecure: {
      short: 'keine Kamera auf dieser Seite',
      what: 'Der Browser lässt eine Seite von einem anderen Computer nicht an die Kamera. Öffne Burnpile auf dem Computer, an dem sie hängt; ein Handy kann dessen Webcam sein.',
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
      what: 'Auf dem Stapel liegt etwas, das nicht lesbar ist. Leg die Karte so, dass eine Ecke frei ist, oder scann sie oder tipp sie an.',
    },
    moved: {
      short: 'Kamera verschoben',
      what: 'Die Kamera wurde bewegt, oder der Tisch unter ihr: Zieh den Rahmen neu.',
    },
    dark: { short: 'zu dunkel', what: 'Es ist zu dunkel, um den Stapel zu sehen. Mach Licht an.' },
  },
  elsewhere: {
    short: 'Kamera in anderem Fenster',
    what: 'Ein anderes Fenster dieses Browsers hat die Kamera.',
  },
  labelsOnly: {
    short: 'nur Etiketten lesbar',
    what: 'Karten ohne Etikett sind hier nicht lesbar, Etiketten schon. Lade die Seite neu; hilft das nicht, nimm einen neueren oder anderen Browser.',
  },
};
