import { parseRankOrder } from '../../engine/rules/order.ts';
import type { DealRow, FirstStep } from '../../engine/rules/schema.ts';
import { forRanks } from '../say/names.ts';
import type { Words } from '../words.ts';
import { cardName, oneOf, oneOfHeld, plurals, rankName, rankNames, the } from './cards.ts';
import { andList, cardCount, numberWord } from './grammar.ts';

/** `von niedrig nach hoch 2 3 … K A`. */
const orderWords = (order: string): string =>
  `von niedrig nach hoch ${rankNames(parseRankOrder(order) ?? []).join(' ')}`;

const exchangeWords = { none: ' ohne Tausch', swap: ' mit Tausch', pick: ' mit Auswahl' } as const;

/** How one number of players is dealt. */
export function dealRow({ players: [min, max], exchange, faceDown, faceUp, hand }: DealRow): string {
  const { stacks, depth } = faceDown;
  const down = depth === 1 || stacks === 0 ? `${stacks} verdeckt` : `${stacks} Päckchen zu ${depth} verdeckt`;
  const whom = `${min === max ? min : `${min} bis ${max}`} Personen${exchange === undefined ? '' : exchangeWords[exchange]}`;
  return `${whom}: ${andList([down, `${faceUp} offen`, `${hand} auf der Hand`])}`;
}

const zoneWords = {
  hand: 'auf der Hand',
  faceUp: 'offen',
  faceUpThenHand: 'offen, sonst auf der Hand',
  both: 'auf der Hand oder offen',
} as const;

/** Who begins, by one step of a rule set. */
export const starts: Words['rules']['starts'] = {
  loser: () => 'wer die letzte Runde verloren hat',
  winner: () => 'wer die letzte Runde gewonnen hat',
  seat: ({ seat }) => (seat === 'dealerLeft' ? 'wer links vom Geber sitzt' : 'wer rechts vom Geber sitzt'),
  card: ({ card, zone }) => `wer ${the(cardName(card), 'accusative')} ${zoneWords[zone]} hat`,
  rank: ({ from, go, zone }) =>
    `wer ${oneOfHeld(rankName(from))} ${zoneWords[zone]} hat, sonst ${go === 'up' ? 'wer den nächsthöheren Rang hat' : 'wer den nächstliegenden Rang hat'}`,
  race: ({ from }) => `wer zuerst ${oneOfHeld(rankName(from))} legt, sonst wer den nächsthöheren Rang legt`,
  thrownIn: ({ from }) =>
    `wer nach dem sitzt, der vor dem Spiel zuletzt ${oneOfHeld(rankName(from))} abwirft, sonst wird der nächsthöhere Rang abgeworfen`,
  lowest: () => 'wer die niedrigste Karte auf der Hand hat',
  worstFaceUp: () => 'wer die schlechtesten offenen Karten hat',
  random: () => 'wer ausgelost wird',
};

/** Who begins, by all steps. */
const startsWords = (steps: readonly FirstStep[]): string =>
  steps.map((step) => (starts[step.by] as (one: FirstStep) => string)(step)).join('; sonst ');

const equalIn = (where: string) => ({
  yes: `${where} darf eine gleiche Karte gelegt werden`,
  no: `${where} darf keine gleiche Karte gelegt werden`,
  completesSet: `${where} darf eine gleiche Karte nur gelegt werden, um einen Satz voll zu machen`,
});

const playFrom = (where: string) => ({
  single: `${where} immer nur eine Karte`,
  set: `${where} Karten von einem Rang zusammen`,
  run: `${where} eine Folge von Karten zusammen`,
  setOrRun: `${where} Karten von einem Rang oder eine Folge zusammen`,
});

const call = (when: string) => (value: string | null) =>
  value === null ? `${when} wird nichts gerufen` : `${when} ruft man „${value}“`;

/** What something is called; empty if the rules leave it to the table. */
const textOf = (value: string): string => (value === '' ? 'heißt wie üblich' : `„${value}“`);

/** A clause for each value of each parameter. */
export const parameters: Words['rules']['parameters'] = {
  players: {
    min: (count) => `mindestens ${count} Personen`,
    max: (count) => `höchstens ${count} Personen`,
    best: (count) => (count === null ? 'gut mit jeder Zahl von Personen' : `am besten mit ${count} Personen`),
  },
  deck: {
    packs: (count) => (count === 1 ? 'ein Kartenspiel' : `${numberWord(count)} Kartenspiele`),
    jokers: (count) => (count === 0 ? 'keine Joker' : count === 1 ? 'ein Joker' : `${count} Joker`),
    without: (ranks) => (ranks.length === 0 ? 'alle Ränge sind dabei' : `ohne ${plurals(ranks)}`),
  },
  rank: { order: orderWords },
  deal: {
    rows: (rows) => rows.map(dealRow).join('; '),
    starter: { true: 'die erste Karte des Stapels wird aufgedeckt', false: 'der Stapel beginnt leer' },
    starterOnBurnRank: {
      asOrdinary: 'würde die erste Karte verbrennen, ist sie eine gewöhnliche',
      turnAnother: 'verbrennt die erste Karte den Stapel, wird eine andere aufgedeckt',
      anotherForSpecial: 'ist die erste Karte eine Sonderkarte, wird eine andere aufgedeckt',
    },
  },
  leftover: {
    stock: 'der Rest ist der Vorrat',
    dead: 'der Rest bleibt aus dem Spiel',
    dealt: 'auch der Rest wird gegeben',
  },
  exchange: {
    none: 'die Karten werden gespielt, wie sie gegeben wurden',
    swap: 'vor dem Spiel darf man Handkarten gegen offene Karten tauschen',
    pick: 'die offenen Karten werden aus der Hand gewählt',
  },
  stacking: {
    no: 'vor dem Spiel legt niemand Karten auf offene Karten',
    own: 'vor dem Spiel darf man gleiche Karten auf eigene offene legen und zieht ebenso viele',
    anyone: 'vor dem Spiel darf man gleiche Karten auf offene von allen legen und zieht ebenso viele',
  },
  first: {
    steps: startsWords,
    tie: {
      cwFromDealer: 'haben mehrere so eine Karte, beginnt, wer links vom Geber am nächsten sitzt',
      fromDealer: 'haben mehrere so eine Karte, beginnt der Geber, sonst wer links von ihm am nächsten sitzt',
      clubsFirst: 'haben mehrere so eine Karte, geht Kreuz vor',
      diamondsFirst: 'haben mehrere so eine Karte, geht Karo vor',
      heartsFirst: 'haben mehrere so eine Karte, geht Herz vor',
      spadesFirst: 'haben mehrere so eine Karte, geht Pik vor',
      dealtFirst: 'haben mehrere so eine Karte offen, beginnt, wer seine zuerst bekommen hat',
      claim: 'haben mehrere so eine Karte, darf jeder von ihnen beginnen',
      random: 'haben mehrere so eine Karte, entscheidet das Los',
    },
    mustPlayIt: {
      true: 'die Karte, die entscheidet, muss als erste gelegt werden',
      false: 'als erste darf jede Karte gelegt werden',
    },
    window: {
      afterExchange: 'die Karten zählen, wie sie nach dem Tausch sind',
      beforeExchange: 'die Karten zählen, wie sie gegeben wurden',
    },
  },
  direction: { initial: { cw: 'im Uhrzeigersinn', ccw: 'gegen den Uhrzeigersinn' } },
  beat: {
    direction: { up: 'höhere Karten folgen', down: 'niedrigere Karten folgen' },
    equal: {
      hand: equalIn('aus der Hand'),
      faceUp: equalIn('von den offenen Karten'),
      faceDown: equalIn('von den verdeckten Karten'),
    },
  },
  set: {
    play: { hand: playFrom('aus der Hand'), faceUp: playFrom('von den offenen Karten') },
    max: (count) =>
      count === null
        ? 'beliebig viele Karten zusammen'
        : count === 1
          ? 'immer nur eine Karte'
          : `höchstens ${cardCount(count)} zusammen`,
    mixZones: {
      true: 'die letzten Handkarten dürfen gleiche offene Karten mitnehmen',
      false: 'Handkarten und offene Karten werden nie zusammen gelegt',
    },
    followUp: {
      true: 'bis der Nächste etwas macht, darfst du gleiche Karten nachlegen',
      false: 'ist der Nächste dran, wird nichts mehr nachgelegt',
    },
  },
  match: {
    size: {
      free: 'beliebig viele Karten dürfen folgen',
      pairWhenStuck:
        'ein Paar darf legen, wer keine höhere einzelne Karte hat, und darauf muss ein höheres Paar folgen',
      atLeast: 'mindestens so viele Karten müssen folgen',
    },
  },
  whenAlone: {
    set: {
      pairWhenStuck: 'ein Paar nur, wenn keine einzelne Karte höher ist',
      free: 'ein Paar jederzeit',
    },
  },
  jumpIn: {
    no: 'mit einer einzelnen gleichen Karte legt niemand rein',
    identical: 'alle dürfen die gleiche Karte aus einem anderen Spiel reinlegen',
    equal: 'alle dürfen Karten wie die oberste reinlegen',
  },
  pass: {
    pickUp: {
      onlyIfUnable: 'den Stapel nimmt nur auf, wer keine Karte legen kann',
      optional: 'den Stapel darf man aufnehmen, wann man will',
    },
  },
  pickUp: {
    taker: {
      self: 'wer nicht legen kann, nimmt den Stapel auf',
      previousPlayer: 'wer davor dran war, nimmt den Stapel auf',
    },
    addFaceUp: (added) =>
      ({
        0: 'offene Karten bleiben liegen, wenn der Stapel aufgenommen wird',
        1: 'wer von den offenen Karten spielt, nimmt eine davon mit dem Stapel auf',
        always: 'wer den Stapel aufnimmt, nimmt eine eigene offene Karte mit auf',
      })[added],
    next: {
      emptyPile: 'danach ist der Stapel leer',
      newStarter: 'danach wird eine neue erste Karte aufgedeckt',
    },
  },
  chance: {
    none: 'keine Karte des Vorrats wird probiert',
    flipStock: 'statt den Stapel aufzunehmen, darf man die oberste Karte des Vorrats probieren',
    atWill: 'in jedem Zug darf man die oberste Karte des Vorrats probieren',
  },
  refill: {
    mode: {
      none: 'es wird nichts nachgezogen',
      upTo: 'die Hand wird aufgefüllt',
      perCard: 'es werden so viele Karten nachgezogen, wie gelegt wurden',
    },
    size: (size) =>
      size === 'startingHand' ? 'bis so viele Karten wie am Anfang' : `bis zu ${cardCount(size)}`,
  },
  faceUp: {
    use: {
      table: 'offene Karten werden vom Tisch gespielt',
      toHand: 'offene Karten werden auf die Hand genommen',
    },
  },
  faceDown: {
    access: {
      afterFaceUp: 'verdeckte Karten kommen nach allen offenen',
      whenUncovered: 'eine verdeckte Karte darf aufgedeckt werden, sobald keine mehr auf ihr liegt',
      stacksInOrder: 'die Päckchen werden der Reihe nach aufgedeckt',
    },
  },
  blind: {
    fail: {
      pileAndCardToHand: 'eine aufgedeckte Karte, die nicht passt, wird mit dem Stapel aufgenommen',
      pileToHandCardStaysUp:
        'eine aufgedeckte Karte, die nicht passt, bleibt offen liegen, und der Stapel kommt auf die Hand',
    },
  },
  joker: {
    value: {
      transparent: 'ein Joker gilt wie die Karte unter ihm',
      reset: 'auf einen Joker passt jede Karte',
      ...forRanks((rank) => `ein Joker gilt als ${oneOf(rankName(rank))}`),
    },
  },
  reverse: {
    count: {
      perPlay: 'die Richtung dreht sich einmal je Zug um',
      perCard: 'die Richtung dreht sich mit jeder Karte um',
    },
  },
  skip: {
    count: {
      perPlay: 'je Zug setzt eine Person aus',
      perCard: 'je Karte setzt eine Person aus',
    },
    cap: {
      others: 'sich selbst lässt niemand aussetzen',
      passOverSelf: 'der eigene Platz wird übergangen und nicht gezählt',
      none: 'der eigene Platz setzt aus wie jeder andere',
    },
  },
  sameColour: {
    set: {
      every: 'alle Karten müssen die verlangte Farbe haben, rot oder schwarz',
      any: 'eine der Karten muss die verlangte Farbe haben, rot oder schwarz',
    },
    exempt: (ranks) =>
      ranks.length === 0
        ? 'kein Rang ist ausgenommen: rot auf Rot, schwarz auf Schwarz'
        : `auf gleiche Karten gehen diese, egal ob rot oder schwarz: ${andList(rankNames(ranks))}`,
  },
  passOn: {
    colour: {
      any: 'rote und schwarze Karten geben das Aufnehmen weiter',
      red: 'nur rote Karten geben das Aufnehmen weiter',
      black: 'nur schwarze Karten geben das Aufnehmen weiter',
    },
  },
  notOn: {
    looks: {
      effective: 'unsichtbare Karten zählen nicht: Es gilt die Karte darunter',
      physical: 'die oberste Karte gilt, auch eine unsichtbare',
    },
  },
  ofAKind: {
    size: (size) =>
      size === 0 ? 'gleiche Karten verbrennen nichts' : `${size} gleiche Karten verbrennen den Stapel`,
    scope: {
      pile: 'gleiche Karten zählen, egal, wie sie auf den Stapel kommen',
      onePlay: 'gleiche Karten müssen in einem Zug gelegt werden',
      onePlayOrTripleCompleted:
        'gleiche Karten müssen in einem Zug gelegt werden oder einen Drilling aus dem Zug davor voll machen',
    },
    outOfTurn: {
      true: 'einen Satz darf jeder auch außer der Reihe voll machen',
      false: 'einen Satz macht voll, wer dran ist',
    },
    seeThrough: (through) =>
      through === 'counts'
        ? 'eine unsichtbare Karte zählt als eine mehr von der Karte darunter, auch in einem Satz'
        : through
          ? 'unsichtbare Karten zwischen gleichen zählen nicht'
          : 'unsichtbare Karten trennen gleiche',
    onAny: {
      true: 'genug gleiche Karten zusammen gehen auf jede Karte',
      false: 'genug gleiche Karten zusammen müssen passen wie eine einzelne',
    },
  },
  burn: {
    again: {
      must: 'wer den Stapel verbrennt, muss noch einmal legen',
      may: 'wer den Stapel verbrennt, darf noch einmal legen',
      no: 'nach dem Verbrennen ist der Nächste dran',
    },
  },
  announce: {
    burn: call('beim Verbrennen'),
    lastCard: call('bei der letzten Karte'),
    penalty: (count) =>
      count === 0 ? 'ein vergessener Ruf kostet nichts' : `ein vergessener Ruf kostet ${cardCount(count)}`,
    required: { no: 'der Ruf ist nur Brauch', yes: 'ohne den Ruf verbrennt nichts' },
  },
  pairSkip: {
    off: 'zwei gleiche Karten lassen niemanden aussetzen',
    onePlay: 'zwei gleiche Karten in einem Zug lassen den Nächsten aussetzen',
    consecutive: 'zwei gleiche Karten hintereinander lassen den Nächsten aussetzen',
  },
  end: {
    mode: {
      firstOut: 'das Spiel endet, sobald jemand raus ist',
      rankAll: 'wer zuerst raus ist, gewinnt, und die anderen spielen um die übrigen Plätze weiter',
      lastHolder: 'alle spielen weiter, bis nur noch eine Person Karten hat',
    },
    lastCard: { any: 'jede Karte darf die letzte sein', noSpecial: 'keine Sonderkarte darf die letzte sein' },
    showWinner: { true: 'jemand gewinnt', false: 'niemand gewinnt' },
  },
  next: {
    dealer: {
      loser: 'wer verloren hat, gibt als Nächstes',
      winner: 'wer gewonnen hat, gibt als Nächstes',
      rotate: 'gegeben wird reihum',
    },
    starter: {
      rule: 'die nächste Runde beginnt wie die erste',
      loser: 'wer verloren hat, beginnt die nächste Runde',
      winner: 'wer gewonnen hat, beginnt die nächste Runde',
    },
  },
  penalty: {
    takeBack: 'was nicht erlaubt ist, wird zurückgenommen',
    pickUpPile: 'was nicht erlaubt ist, kostet den Stapel',
    drawCard: 'was nicht erlaubt ist, kostet eine Karte vom Vorrat',
    letStand: 'was nicht erlaubt ist, gilt trotzdem',
  },
  series: {
    titles: (titles) => {
      if (titles === 'numbers') return 'gezählt wird, wie oft jemand verloren hat';
      return titles.length === 0 ? 'wer verliert, bekommt keinen Titel' : `Titel: ${titles.join(', ')}`;
    },
  },
  names: { game: textOf, loser: textOf },
};
