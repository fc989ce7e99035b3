import type { Words } from '../words.ts';
import { rankName, rankNames, theCalled } from './cards.ts';
import { andList, capital, orList } from './grammar.ts';
import { form, orRanks } from './rule-page.ts';

/** What the effects of cards are called. */
export const effects: Words['effects'] = {
  reset: {
    clause: 'setzt den Stapel zurück',
    sentence: 'Setzt den Stapel zurück: Danach passt jede Karte.',
    chip: 'danach passt alles',
    lesson: (card) => `Mit ${theCalled(card, 'dative')} den Stapel zurücksetzen`,
  },
  transparent: {
    clause: 'ist unsichtbar',
    sentence: 'Ist unsichtbar: Es gilt die Karte darunter.',
    chip: 'die Karte darunter zählt',
    lesson: (card) => `Unter ${theCalled(card, 'accusative')} schauen`,
  },
  burn: {
    clause: 'verbrennt den Stapel',
    sentence: 'Verbrennt den Stapel: Seine Karten sind aus dem Spiel.',
    chip: 'verbrennt den Stapel',
    lesson: (card) => `Mit ${theCalled(card, 'dative')} den Stapel verbrennen`,
  },
  sameColour: {
    clause: 'verlangt die gleiche Kartenfarbe, rot oder schwarz',
    sentence:
      'Danach geht nur eine passende Karte der gleichen Farbe, rot oder schwarz, oder eine, die auf alles geht.',
    chip: 'rot auf Rot, schwarz auf Schwarz',
    lesson: (card) => `Nach ${theCalled(card, 'dative')} die gleiche Farbe legen`,
  },
  reverse: {
    clause: 'dreht die Richtung um',
    sentence: 'Dreht die Richtung um.',
    chip: 'dreht die Richtung um',
    done: () => 'die Richtung dreht sich um',
    lesson: (card) => `Mit ${theCalled(card, 'dative')} die Richtung umdrehen`,
  },
  skip: {
    clause: 'lässt den Nächsten aussetzen',
    sentence: 'Wer als Nächstes dran wäre, setzt aus.',
    chip: 'lässt jemanden aussetzen',
    done: (_, ...names) =>
      names.length === 1 && names[0] === null
        ? 'du setzt aus'
        : `${andList(names.map((name) => name ?? 'du'))} ${names.length === 1 || names.includes(null) ? 'setzt' : 'setzen'} aus`,
    lesson: (card) => `Mit ${theCalled(card, 'dative')} jemanden aussetzen lassen`,
  },
  again: {
    clause: 'gibt noch einen Zug',
    sentence: 'Du bist noch einmal dran.',
    chip: 'noch einmal dran',
    lesson: (card) => `Nach ${theCalled(card, 'dative')} noch einmal dran sein`,
  },
  choosesNext: {
    clause: 'lässt dich bestimmen, wer als Nächstes dran ist',
    sentence: 'Du bestimmst, wer als Nächstes dran ist.',
    chip: 'bestimmt, wer als Nächstes dran ist',
    done: (mover) => `${mover === null ? 'du bestimmst' : `${mover} bestimmt`}, wer als Nächstes dran ist`,
    lesson: (card) => `Nach ${theCalled(card, 'dative')} bestimmen, wer dran ist`,
  },
  swapsHands: {
    clause: 'tauscht deine Handkarten mit denen des Nächsten',
    sentence:
      'Nach dem Nachziehen tauschst du alle Handkarten mit dem Nächsten, auch wenn einer keine hat, und für gleiche zusammen nur einmal. Bist du damit raus, wird nicht getauscht.',
    chip: 'tauscht die Handkarten',
    done: (mover, next) =>
      `${mover === null ? 'du tauschst' : `${mover} tauscht`} die Handkarten mit ${next ?? 'dir'}`,
    lesson: (card) => `Mit ${theCalled(card, 'dative')} die Handkarten tauschen`,
  },
  swapsRows: {
    clause: 'tauscht deine offenen Karten mit denen des Nächsten',
    sentence:
      'Du tauschst alle offenen Karten mit dem Nächsten, auch wenn einer keine mehr hat, und für gleiche zusammen nur einmal. Bist du damit raus, wird nicht getauscht.',
    chip: 'tauscht die offenen Karten',
    done: (mover, next) =>
      `${mover === null ? 'du tauschst' : `${mover} tauscht`} die offenen Karten mit ${next ?? 'dir'}`,
    lesson: (card) => `Mit ${theCalled(card, 'dative')} die offenen Karten tauschen`,
  },
  copies: {
    clause: 'macht die Karte darunter nach',
    sentence: 'Lässt auch aussetzen, dreht um oder gibt noch einen Zug, wenn die Karte darunter das tut.',
    chip: 'macht die Karte darunter nach',
    lesson: (card) => `Mit ${theCalled(card, 'dative')} eine Karte nachmachen`,
  },
  removeAfterUse: {
    clause: 'wird nie aufgenommen',
    sentence: 'Wer den Stapel aufnimmt, bekommt sie nicht: Sie kommt aus dem Spiel.',
    chip: 'nur einmal zu gebrauchen',
    lesson: (card) => `Einen Stapel mit ${theCalled(card, 'dative')} aufnehmen`,
  },
  belowUnder: {
    clause: 'verlangt etwas Niedrigeres als die Karte darunter',
    sentence: 'Danach geht nur etwas Niedrigeres als die Karte darunter oder eine Karte, die auf alles geht.',
    chip: 'dann niedriger als darunter',
    lesson: (card) => `Niedriger als die Karte unter ${theCalled(card, 'dative')}`,
  },
  atMost: {
    label: 'die nächste Karte ist höchstens',
    role: 'verlangt eine niedrigere Karte',
    clause: (rank) => `verlangt ${rankName(rank)} oder niedriger`,
    sentence: (rank) =>
      `Danach geht nur ${form(rank, 'wer')}, etwas Niedrigeres oder eine Karte, die auf alles geht.`,
    chip: (rank) => `dann ${rank} oder niedriger`,
    lesson: (card) => `Nach ${theCalled(card, 'dative')} niedrig bleiben`,
  },
  atLeast: {
    label: 'die nächste Karte ist mindestens',
    role: 'verlangt eine höhere Karte',
    clause: (rank) => `verlangt ${rankName(rank)} oder höher`,
    sentence: (rank) =>
      `Danach geht nur ${form(rank, 'wer')}, etwas Höheres oder eine Karte, die auf alles geht.`,
    chip: (rank) => `dann ${rank} oder höher`,
    lesson: (card) => `Nach ${theCalled(card, 'dative')} hoch bleiben`,
  },
  unbeatable: {
    label: 'ist nicht zu schlagen',
    ranks: 'außer mit',
    role: 'ist nur von wenigen Karten zu schlagen',
    clause: (...except) =>
      except.length === 0 ? 'ist nicht zu schlagen' : `wird nur von ${orList(rankNames(except))} geschlagen`,
    sentence: (...except) =>
      except.length === 0
        ? 'Darauf darf keine Karte.'
        : `Darauf darf keine Karte außer ${orRanks(except, 'wem')}.`,
    chip: (...except) => (except.length === 0 ? 'darauf passt nichts' : `darauf nur ${orList(except)}`),
    lesson: (card) => `Was noch auf ${theCalled(card, 'accusative')} geht`,
  },
  forcePickUp: {
    label: 'lässt den Nächsten den Stapel aufnehmen',
    ranks: 'außer es wird weitergegeben mit',
    role: 'lässt den Nächsten den Stapel aufnehmen',
    clause: (...deflectedBy) =>
      `lässt den Nächsten den Stapel aufnehmen${deflectedBy.length === 0 ? '' : `, wenn er ihn nicht mit ${orList(rankNames(deflectedBy))} weitergibt`}`,
    sentence: (...deflectedBy) =>
      deflectedBy.length === 0
        ? 'Wer als Nächstes dran ist, muss den Stapel aufnehmen.'
        : `Wer als Nächstes dran ist, muss den Stapel aufnehmen oder gibt das mit ${orRanks(deflectedBy, 'wem')} weiter.`,
    chip: (...deflectedBy) =>
      deflectedBy.length === 0
        ? 'der Nächste nimmt auf'
        : `der Nächste nimmt auf oder legt ${orList(deflectedBy)}`,
    lesson: (card) => `Wenn ${theCalled(card)} dich aufnehmen lässt`,
  },
  wild: {
    label: 'ist wild',
    ranks: 'kann nur gelten als',
    clause: (...as) =>
      as.length === 0 ? 'kann als jede Karte gelten' : `kann als ${orList(rankNames(as))} gelten`,
    sentence: (...as) =>
      as.length === 0
        ? 'Ist wild: Du sagst, als welche Karte sie gilt.'
        : `Ist wild: Du sagst, ob sie als ${orRanks(as, 'wer')} gilt.`,
    chip: (...as) => (as.length === 0 ? 'kann als jede Karte gelten' : `kann als ${orList(as)} gelten`),
    lesson: (card) => `${capital(theCalled(card, 'accusative'))} als andere Karte legen`,
  },
  choose: {
    clause: (...ways) => `lässt dich wählen: Sie ${ways.join(', oder sie ')}`,
    sentence: (...ways) => `Du wählst beim Legen: Sie ${ways.join(', oder sie ')}.`,
    chip: (...ways) => `du wählst: ${ways.join(' oder ')}`,
    lesson: (card) => `Wählen, was ${theCalled(card)} macht`,
  },
  nothing: {
    clause: 'tut nichts',
    sentence: 'Tut nichts.',
    chip: 'tut nichts',
    lesson: (card) => `Mit ${theCalled(card, 'dative')} nichts tun`,
  },
};
