/** Find your game: what a table is asked about how it plays, and how near other rules are. */

import type { Words } from '../words.ts';
import { article } from './cards.ts';

/** Whether equal cards fit, here and in the editor. */
export const equal = {
  yes: 'dürfen gelegt werden',
  no: 'dürfen nicht gelegt werden',
  completesSet: 'nur, um einen Satz voll zu machen',
};

/** What comes before the first card, here and in the editor. */
export const exchanges = { none: 'kein Tausch', swap: 'Tausch vor dem Spiel', pick: 'Offene wählt man aus' };

/** When a round is over, here and in the editor. */
export const ends = {
  firstOut: 'sobald jemand raus ist',
  rankAll: 'wenn alle Plätze haben',
  lastHolder: 'bis nur noch einer Karten hat',
};

/** All words of it. */
export const findGame: Words['findGame'] = {
  title: 'Euer Spiel finden',
  question: 'Wie spielt ihr?',
  what: 'Tippt an, was ihr wisst. Gestrichelt steht, was die ähnlichsten Regeln sagen: Es bleibt so, wenn ihr nichts anderes antippt.',
  nothingYet: 'Tippt die erste Antwort an, dann stehen hier die ähnlichsten Regeln.',
  comesAlong: 'wie in den ähnlichsten Regeln',
  card: (rank) => `Was tut ${article(rank, 'nominative')}?`,
  columns: {
    reset: 'alles passt',
    transparent: 'unsichtbar',
    atMost: 'oder niedriger',
    atLeast: 'oder höher',
    skip: 'lässt aussetzen',
    reverse: 'dreht um',
    again: 'noch einmal',
    burn: 'verbrennt',
    ordinary: 'nichts',
  },
  asked: {
    deck: 'Welche Karten?',
    deal: 'Wie viele Karten verdeckt, offen und auf der Hand?',
    exchange: 'Vor der ersten Karte?',
    beat: 'Was darf auf eine Karte?',
    equal: 'Und gleiche Karten?',
    together: 'Wie viele Karten auf einmal?',
    match: 'Zwei Karten lagen zusammen: Wie viele muss der Nächste legen?',
    starts: 'Wer fängt an?',
    dealer: 'Wer gibt die nächste Runde?',
    ofAKind: 'Vier gleiche?',
    pickUp: 'Darf man den Stapel aufnehmen, wenn man legen könnte?',
    takes: 'Nimmt man mit dem Stapel eine offene Karte auf?',
    draw: 'Zieht ihr nach dem Legen nach?',
    chance: 'Darf man die oberste Karte vom Vorrat probieren?',
    ends: 'Wann ist die Runde aus?',
  },
  answers: {
    deck: { 52: '52 Karten', jokers: 'mit zwei Jokern', 32: '32 Karten, 7 bis Ass' },
    deal: { 3: 'je drei', 4: 'je vier' },
    exchange: exchanges,
    beat: { up: 'eine höhere', down: 'eine niedrigere' },
    equal,
    together: { single: 'eine', set: 'mehrere gleiche' },
    match: { free: 'beliebig viele', atLeast: 'zwei oder mehr' },
    starts: {
      rank: 'die niedrigste Karte ab 3',
      lowest: 'die niedrigste Karte auf der Hand',
      race: 'wer zuerst eine Drei legt',
      seat: 'links vom Geber',
      loser: 'wer zuletzt verlor',
    },
    dealer: { rotate: 'reihum', loser: 'wer verloren hat' },
    ofAKind: { burn: 'verbrennen', outOfTurn: 'verbrennen, auch außer der Reihe', no: 'nichts' },
    pickUp: { onlyIfUnable: 'nein', optional: 'ja' },
    takes: { 0: 'nein', 1: 'wenn man offene spielt', always: 'immer' },
    draw: { yes: 'ja', no: 'nein' },
    chance: { none: 'nein', flipStock: 'statt aufzunehmen', atWill: 'wann man will' },
    ends,
  },
  enough: (players) => `Die Karten reichen für höchstens ${players}.`,
  forget: 'Von vorn',
  sameSoFar: 'Bisher wie bei euch',
  change: (what) => `Bei euch anders: ${what.join('; ')}`,
  brings: (what) => `Außerdem: ${what.join('; ')}`,
  changed: (what, more) =>
    `Mit deinem letzten Tipp geändert: ${[...what, ...(more > 0 ? [`${more} mehr`] : [])].join('; ')}.`,
  otherwise: (what) => `etwas anderes bei ${what}`,
  keepAsItWas: 'Das zurücknehmen',
  said: {
    cards: {
      reset: (rank) => `nach ${rank} passt alles`,
      transparent: (rank) => `${rank} ist unsichtbar`,
      atMost: (rank) => `${rank} verlangt ${rank} oder niedriger`,
      atLeast: (rank) => `${rank} verlangt ${rank} oder höher`,
      skip: (rank) => `${rank} lässt aussetzen`,
      reverse: (rank) => `${rank} dreht um`,
      again: (rank) => `nach ${rank} legt man noch einmal`,
      burn: (rank) => `${rank} verbrennt`,
      ordinary: (rank) => `${rank} tut nichts Besonderes`,
    },
    table: {
      deck: { 52: '52 Karten', jokers: 'zwei Joker', 32: '32 Karten' },
      deal: { 3: 'je drei Karten', 4: 'je vier Karten' },
      exchange: exchanges,
      beat: { up: 'höher legen', down: 'niedriger legen' },
      equal: {
        yes: 'gleiche dürfen gelegt werden',
        no: 'keine gleichen Karten',
        completesSet: 'gleiche nur, um einen Satz voll zu machen',
      },
      together: { single: 'immer nur eine Karte', set: 'mehrere gleiche auf einmal' },
      match: { free: 'nach einem Paar beliebig viele', atLeast: 'nach einem Paar zwei oder mehr' },
      starts: {
        rank: 'die niedrigste Karte ab 3 beginnt',
        lowest: 'die niedrigste Karte auf der Hand beginnt',
        race: 'wer zuerst eine Drei legt, beginnt',
        seat: 'wer links vom Geber sitzt, beginnt',
        loser: 'wer zuletzt verlor, beginnt',
      },
      dealer: { rotate: 'reihum geben', loser: 'wer verloren hat, gibt' },
      ofAKind: {
        burn: 'vier gleiche verbrennen',
        outOfTurn: 'vier gleiche verbrennen, auch außer der Reihe',
        no: 'vier gleiche tun nichts',
      },
      pickUp: { onlyIfUnable: 'aufnehmen nur, wenn nichts passt', optional: 'aufnehmen, wann man will' },
      takes: {
        0: 'offene Karten bleiben beim Aufnehmen liegen',
        1: 'wer offene spielt, nimmt eine mit auf',
        always: 'wer aufnimmt, nimmt eine offene mit',
      },
      draw: { yes: 'man zieht nach', no: 'niemand zieht nach' },
      chance: {
        none: 'kein Versuch mit dem Vorrat',
        flipStock: 'Versuch mit dem Vorrat statt aufzunehmen',
        atWill: 'Versuch mit dem Vorrat, wann man will',
      },
      ends: {
        firstOut: 'aus, sobald jemand raus ist',
        rankAll: 'aus, wenn alle Plätze haben',
        lastHolder: 'aus, wenn nur noch einer Karten hat',
      },
    },
  },
  readAndPlay: 'Lesen und spielen',
  read: (name) => `${name} lesen`,
  ours: 'So spielen wir …',
  nearest: (name) => `Am ähnlichsten: ${name}.`,
  from: (name) => `Ausgehend von ${name}.`,
  edit: 'Ändern …',
};
