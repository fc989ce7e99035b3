import type { StepFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { oneOfHeld } from './cards.ts';
import { andList, capital, cardCount, orList } from './grammar.ts';

type Ways = Pick<StepFacts<'lay'>, 'pickUp' | 'toOther' | 'add' | 'tryStock' | 'flip'>;

const takePile = ({ toOther, add }: Pick<Ways, 'toOther' | 'add'>): string => {
  const extra = add ? ' mit einer deiner offenen Karten' : '';
  return toOther ? `überlass den Stapel${extra} dem, der zuletzt gelegt hat` : `nimm den Stapel${extra} auf`;
};

const giveUp = (ways: Ways): string =>
  ways.tryStock !== null ? `probier die oberste Karte vom Vorrat oder ${takePile(ways)}` : takePile(ways);

const otherwise = (ways: Ways): string => {
  const bare = ways.flip ? ' Oder deck eine verdeckte Karte auf, auf der nichts mehr liegt.' : '';
  const trying = ' Oder probier die oberste Karte vom Vorrat.';
  if (ways.pickUp === null) return ways.tryStock === null ? bare : `${bare}${trying}`;
  if (ways.tryStock === 'free' && ways.pickUp === 'ifUnable')
    return `${bare}${trying} Passt keine: ${takePile(ways)}.`;
  return `${bare} ${ways.pickUp === 'free' ? 'Oder' : 'Geht das nicht:'} ${giveUp(ways)}.`;
};

const AGAIN = { must: 'du bist noch einmal dran: ', may: 'wenn du magst, noch einmal: ' } as const;

const FIRST = {
  none: '',
  swap: 'Tausch Handkarten gegen deine offenen, wenn du magst. ',
  pick: 'Such deine offenen Karten aus. ',
} as const;

/**
 * The help for beginners, said to the player who is to act. Sentences begin with a small letter, since a name may
 * stand before them.
 */
export const coach: Words['coach'] = {
  title: 'Anfängerhilfe',
  specials: 'Sonderkarten',
  hide: 'Hilfe ausblenden',
  to: (name, sentence) => (name === null ? capital(sentence) : `${name}: ${sentence}`),
  watched: {
    asked: 'Der Schiedsrichter fragt, was die Karten allein nicht sagen.',
    plays: (name) => `${name} legt gerade; gleiche Karten dürfen noch folgen.`,
    needs: (name, demand) => (demand === null ? `${name} darf alles legen.` : `${name} braucht: ${demand}.`),
  },
  below: (top, card) => `${top} ist unsichtbar, also zählt ${card}. `,
  steps: {
    swap: () =>
      'leg Karten offen aus, die auf fast alles passen: Tipp eine Handkarte an, dann eine offene. Dann drück „Bereit“.',
    choose: ({ cards }) => `leg ${cards === 1 ? 'eine Handkarte' : `${cards} Handkarten`} offen hin.`,
    ready: () => 'drück auf „Bereit“.',
    getReady: ({ names }) => `warten, bis ${andList(names)} bereit ${names.length === 1 ? 'ist' : 'sind'}.`,
    turnUp: () => 'scann die Karte, die aufgedeckt wurde.',
    throwIn: ({ plural }) => `leg erst alle deine ${plural} in die Mitte.`,
    start: ({ mustPlayIt, onPile, first, seats }) => {
      const frei = onPile ? 'einer Karte, die auf den Stapel passt' : 'einer beliebigen Karte';
      const was = mustPlayIt ? 'der Karte, die zuerst gelegt werden muss' : frei;
      return `${FIRST[first]}${seats.length === 1 ? `${first === 'none' ? 'beginn' : 'Beginn'} mit ${was}` : `Wer anfängt, beginnt mit ${was}`}.`;
    },
    takeBack: ({ onTurn }) =>
      onTurn
        ? 'nimm die Karte zurück; leg dann eine andere, oder nimm auf, wenn keine passt.'
        : 'nimm die Karte zurück: Du bist nicht dran.',
    more: ({ missing, plural, one }) =>
      missing === 0
        ? `leg weitere ${plural} dazu, wenn du magst, oder warte.`
        : `leg noch ${missing === 1 ? oneOfHeld(one) : `${missing} ${plural}`} dazu oder nimm alles zurück.`,
    show: ({ from }) => `scann die Karte${from === 'stock' ? ' vom Vorrat' : ', die du aufgedeckt hast'}.`,
    sayWhat: () => 'wähl, was die Karte macht.',
    chooseNext: () => 'bestimme, wer als Nächstes dran ist.',
    lay: (facts) => {
      const again = facts.again === null ? '' : AGAIN[facts.again];
      if (facts.needed !== null) {
        const from = facts.from === 'hand' ? '' : ', von deinen offenen Karten';
        return `${again}leg ${facts.needed}${from}.${otherwise(facts)}`;
      }
      const what = facts.from === 'hand' ? 'eine Handkarte' : 'eine deiner offenen Karten';
      return `${again}leg ${what}${facts.any ? ', egal welche' : ''}.${otherwise(facts)}`;
    },
    pickUp: (facts) =>
      `keine deiner ${facts.from === 'hand' ? 'Handkarten' : 'offenen Karten'} passt: ${giveUp(facts)}${facts.flip ? ' oder deck eine verdeckte Karte auf, auf der nichts mehr liegt' : ''}.`,
    flip: ({ again, stack, cards, pickUp }) => {
      const any =
        stack === null ? 'eine deiner verdeckten Karten' : `die oberste Karte deines ${stack}. Päckchens`;
      const which = cards === 1 ? 'deine letzte Karte' : any;
      return `${again === null ? '' : AGAIN[again]}deck blind ${which} auf.${pickUp ? ' Oder nimm den Stapel auf.' : ''}`;
    },
    complete: ({ cards, plural, one }) =>
      `außer der Reihe darfst du ${cards === 1 ? `noch ${oneOfHeld(one)}` : `deine ${plural}`} reinlegen: Dann ist der Satz voll.`,
    add: ({ cards, plural, one }) =>
      `außer der Reihe darfst du ${cards === 1 ? `noch ${oneOfHeld(one)}` : `deine ${plural}`} reinlegen.`,
    wait: ({ names }) => `warte auf ${orList(names)}.`,
  },
  tasks: {
    clear: () => 'leg den Stapel beiseite',
    draw: (cards) => `zieh ${cards} nach`,
    takeUp: () => 'nimm deine offenen Karten auf die Hand',
    takePile: (cards) => `nimm den Stapel auf (${cardCount(cards)})`,
  },
  due: (tasks) => `${andList(tasks)}.`,
  powers: {
    onAny: ({ ranks }) => (ranks.length === 0 ? 'passt auf alles' : `passt auf alles außer ${orList(ranks)}`),
    countsAs: ({ ranks }) => `gilt als ${orList(ranks)}`,
    onUpTo: ({ ranks }) => `höchstens auf ${orList(ranks)}`,
    notOn: ({ ranks }) => `nie auf ${orList(ranks)}`,
    onlyIfStuck: () => 'wenn sonst nichts passt',
    notOnEmpty: () => 'nicht auf einen leeren Stapel',
    burnTogether: ({ setsOutOfTurn }) =>
      setsOutOfTurn ? 'verbrennen, auch außer der Reihe' : 'verbrennen den Stapel',
    skipTogether: () => 'lassen jemanden aussetzen',
  },
  signs: {
    reset: () => 'danach alles',
    transparent: () => 'unsichtbar',
    burn: () => 'verbrennt',
    sameColour: () => 'gleiche Farbe',
    reverse: () => 'dreht um',
    skip: () => 'aussetzen',
    again: () => 'noch einmal',
    choosesNext: () => 'wählt, wer drankommt',
    swapsHands: () => 'Hand tauschen',
    swapsRows: () => 'Offene tauschen',
    copies: () => 'macht nach',
    removeAfterUse: () => 'nur einmal',
    belowUnder: () => 'noch niedriger',
    atMost: ([rank]) => `höchstens ${rank ?? ''}`,
    atLeast: ([rank]) => `${rank ?? ''} oder höher`,
    unbeatable: (ranks) => (ranks.length === 0 ? 'nichts passt darauf' : `darauf nur ${orList(ranks)}`),
    forcePickUp: () => 'aufnehmen',
    wild: () => 'ist wild',
    choose: () => 'du wählst',
    nothing: () => 'tut nichts',
    onAny: (ranks) => (ranks.length === 0 ? 'passt auf alles' : `auf alles außer ${orList(ranks)}`),
    countsAs: ([rank]) => `wie ${rank ?? ''}`,
    onUpTo: ([rank]) => `höchstens auf ${rank ?? ''}`,
    notOn: (ranks) => `nie auf ${orList(ranks)}`,
    onlyIfStuck: () => 'nur zur Not',
    notOnEmpty: () => 'nicht als Erste',
    burnTogether: () => 'verbrennen',
    skipTogether: () => 'aussetzen',
  },
  does: (signs) => signs.join(', '),
  alike: (cards) => `${cards} gleiche`,
};
