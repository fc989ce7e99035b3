import type { Kind, Rank } from '../../engine/cards.ts';
import type { FirstStep } from '../../engine/rules/schema.ts';
import type { Covering, DealFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { cardName, plurals, the as theHeld } from './cards.ts';
import { andList as and, capital, numberWord, orList as or } from './grammar.ts';

type Form = 'name' | 'wer' | 'wen' | 'wem';

const PICTURES: Partial<Record<Kind, Record<Form, string>>> = {
  J: { name: 'Bube', wer: 'ein Bube', wen: 'einen Buben', wem: 'einem Buben' },
  Q: { name: 'Dame', wer: 'eine Dame', wen: 'eine Dame', wem: 'einer Dame' },
  K: { name: 'König', wer: 'ein König', wen: 'einen König', wem: 'einem König' },
  A: { name: 'Ass', wer: 'ein Ass', wen: 'ein Ass', wem: 'einem Ass' },
  JK: { name: 'Joker', wer: 'ein Joker', wen: 'einen Joker', wem: 'einem Joker' },
};

export function form(kind: Kind, wanted: Form): string {
  const number = kind === 'T' ? '10' : kind;
  const forms = { name: number, wer: `eine ${number}`, wen: `eine ${number}`, wem: `einer ${number}` };
  return (PICTURES[kind] ?? forms)[wanted];
}

const THE: Partial<Record<Rank, string>> = { J: 'der Bube', K: 'der König', A: 'das Ass' };
const the = (rank: Rank): string => THE[rank] ?? `die ${form(rank, 'name')}`;
export const orRanks = (ranks: readonly Kind[], wanted: Form): string =>
  or(ranks.map((rank) => form(rank, wanted)));

const covering = ({ invisible, lower }: Covering, called: string, wanted: Form = 'wer'): string =>
  or([...(invisible ? [called] : []), ...lower.map((kind) => form(kind, wanted))]);
const cards = (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`);

const span = (min: number, max: number): string =>
  min === max ? `${min}` : `${min} ${max === min + 1 ? 'oder' : 'bis'} ${max}`;

/** Irgendeine dieser Zahlen, die kleinste zuerst: `2 bis 5`, `2 oder 4`. */
const among = (counts: readonly number[]): string => {
  const [min = 0, max = min] = [counts[0], counts.at(-1)];
  return counts.length <= max - min ? or(counts.map(String)) : span(min, max);
};

function dealt({ stacks, depth, faceUp, hand, chosen }: DealFacts): string[] {
  const down =
    depth === 1 ? `${stacks} verdeckt` : `${stacks * depth} verdeckt (${stacks} Päckchen zu je ${depth})`;
  return [
    ...(stacks > 0 ? [down] : []),
    ...(faceUp > 0 && chosen === 0 ? [`${faceUp} offen${stacks > 0 ? ' darauf' : ''}`] : []),
    `${hand} auf die Hand`,
  ];
}

const ZONES = {
  hand: ' auf der Hand',
  faceUp: ' offen vor sich',
  both: ' auf der Hand oder offen vor sich',
} as const;

function whoHas(card: string, zone: keyof typeof ZONES | 'faceUpThenHand'): string {
  return zone === 'faceUpThenHand'
    ? `${whoHas(card, 'faceUp')}, sonst, ${whoHas(card, 'hand')}`
    : `wer ${card}${ZONES[zone]} hat`;
}

const BEST_FIRST =
  'Verglichen wird zuerst die beste von jedem, und Sonderkarten sind besser als gewöhnliche.';

const suitFirst = (first: string, others: string): string =>
  `Kommen mehrere infrage, entscheidet die Farbe der Karte: erst ${first}, dann ${others}.`;

function who(step: FirstStep): string {
  switch (step.by) {
    case 'loser':
      return 'wer die letzte Runde verloren hat';
    case 'winner':
      return 'wer die letzte Runde gewonnen hat';
    case 'seat':
      return `wer ${step.seat === 'dealerLeft' ? 'links' : 'rechts'} vom Geber sitzt`;
    case 'card':
      return whoHas(theHeld(cardName(step.card), 'accusative'), step.zone);
    case 'rank':
      return whoHas(form(step.from, 'wen'), step.zone);
    case 'race':
      return `wer als Erstes ${form(step.from, 'wen')} legt`;
    case 'thrownIn':
      return `wer nach dem sitzt, der zuletzt ${form(step.from, 'wen')} abwirft`;
    case 'lowest':
      return 'wer die niedrigste Karte auf der Hand hat';
    case 'worstFaceUp':
      return 'wer die schlechtesten offenen Karten hat';
    case 'random':
      return 'wer ausgelost wird';
  }
}

function otherwise(step: FirstStep): string {
  if (step.by === 'race')
    return ' Hat niemand so eine Karte, entscheidet der nächsthöhere Rang, und so weiter.';
  if (step.by === 'thrownIn')
    return ` Vorher legt nämlich jeder von seiner Hand ${form(step.from, 'wen')} nach der anderen in die Mitte, wo sie nichts bewirken, und zieht nach wie nach einem Zug. Hat niemand so eine Karte, ist es der nächsthöhere Rang, und so weiter.`;
  if (step.by !== 'rank') return '';
  return step.go === 'up'
    ? ' Hat das niemand, entscheidet der nächsthöhere Rang, und so weiter.'
    : ' Hat das niemand, entscheidet der Rang, der am nächsten liegt.';
}

const handGone = (draws: boolean): string => `Ist deine Hand leer${draws ? ' und der Vorrat weg' : ''}`;

const equalFrom = (from: string) => ({
  yes: `${from} darf es auch eine gleiche Karte sein.`,
  no: `${from} reicht eine gleiche Karte nicht.`,
  completesSet: `${from} darf es eine gleiche Karte nur sein, wenn sie den Stapel verbrennt.`,
});

const beat = (than: string, as: string) => ({
  yes: `Leg eine Karte, die so ${as} ist wie die oberste des Stapels, oder ${than}.`,
  no: `Leg eine Karte, die ${than} ist als die oberste des Stapels: Gleich reicht nicht.`,
  completesSet: `Leg eine Karte, die ${than} ist als die oberste des Stapels. Eine gleiche geht nur, wenn sie den Stapel verbrennt.`,
});

/** The page of a rule set, line by line. */
export const rulePage: Words['ruleBook']['page'] = {
  sections: {
    cards: 'Personen und Karten',
    deal: 'Geben',
    start: 'Wer beginnt',
    turn: 'Dein Zug',
    special: 'Sonderkarten',
    burn: 'Wenn der Stapel brennt',
    pickUp: 'Wenn du nicht kannst',
    table: 'Deine Karten auf dem Tisch',
    end: 'Wie es endet',
    next: 'Die nächste Runde',
    options: 'Was ihr ausmachen könnt',
  },
  goal: {
    firstOut: 'Werde als Erstes alle deine Karten los.',
    rankAll: 'Werde alle deine Karten los: je eher, desto besser dein Platz.',
    lastHolder: 'Werde alle deine Karten los. Wer als Letztes noch Karten hat, verliert.',
  },
  players: (counts, best) =>
    `Für ${among(counts)} Personen${best === null ? '.' : `; am besten ist es mit ${best}.`}`,
  deck: ({ packs, jokers, without }) =>
    `Ihr braucht ${packs === 1 ? 'ein Spiel mit 52 Karten' : `${numberWord(packs)} Spiele mit je 52 Karten`}${
      jokers === 0 ? ', ohne Joker.' : jokers === 1 ? ' und einen Joker.' : ` und ${jokers} Joker.`
    }${without.length === 0 ? '' : ` Sortiert alle ${plurals(without)} aus.`}`,
  order: (lowest, highest) =>
    `${capital(the(lowest))} ist die niedrigste Karte, ${the(highest)} die höchste.`,
  deal: (facts) => {
    const { players } = facts;
    return players === null
      ? `Alle bekommen ${and(dealt(facts))}.`
      : `Bei ${span(...players)} Personen bekommen alle ${and(dealt(facts))}.`;
  },
  starter: (turnedUp) =>
    turnedUp
      ? 'Die nächste Karte wird in der Mitte aufgedeckt: Sie ist die erste des Stapels.'
      : 'Am Anfang ist der Stapel leer.',
  starterOnBurn: (ranks, again) =>
    again === 'asOrdinary'
      ? `Ist das ${orRanks(ranks, 'wer')}, verbrennt nichts.`
      : `Ist das ${orRanks(ranks, 'wer')}, wird eine andere aufgedeckt.`,
  leftover: {
    stock: 'Der Rest liegt verdeckt in der Mitte: der Vorrat.',
    dead: 'Karten, die übrig sind, bleiben aus dem Spiel.',
    dealt: 'Auch der Rest wird einzeln und reihum gegeben, links vom Geber zuerst: Es gibt keinen Vorrat.',
  },
  exchange: {
    none: 'Du spielst mit den Karten, wie du sie bekommen hast.',
    swap: 'Vor dem Spiel darfst du Handkarten gegen deine offenen Karten tauschen, Karte gegen Karte.',
  },
  choose: (count) =>
    `Vor dem Spiel suchst du ${count === null ? 'einige' : count} deiner Handkarten aus und legst sie offen auf deine verdeckten.`,
  stacking: {
    no: 'Niemand legt Karten auf offene Karten.',
    own: 'Bis du bereit bist, darfst du Handkarten auf eine deiner offenen Karten mit dem gleichen Rang legen; dort liegen sie auch offen und gehören dazu. Zieh ebenso viele vom Vorrat, solange er reicht.',
    anyone:
      'Bis du bereit bist, darfst du Handkarten auf eine offene Karte mit dem gleichen Rang legen, auch bei anderen. Dort liegen sie auch offen und gehören dazu. Zieh ebenso viele vom Vorrat, solange er reicht.',
  },
  first: ([first, ...others]) =>
    first === undefined
      ? 'Anfangen darf, wer mag.'
      : `Es beginnt, ${who(first)}.${otherwise(first)}${others
          .map((step) => ` Sonst beginnt, ${who(step)}.${otherwise(step)}`)
          .join('')}`,
  tie: {
    cwFromDealer: 'Kommen mehrere infrage, fängt im Uhrzeigersinn der Erste nach dem Geber an.',
    fromDealer: 'Kommen mehrere infrage, fängt der Geber an, sonst im Uhrzeigersinn der Erste nach ihm.',
    clubsFirst: suitFirst('Kreuz', 'Karo, Herz und Pik'),
    diamondsFirst: suitFirst('Karo', 'Kreuz, Herz und Pik'),
    heartsFirst: suitFirst('Herz', 'Kreuz, Karo und Pik'),
    spadesFirst: suitFirst('Pik', 'Kreuz, Karo und Herz'),
    dealtFirst: 'Kommen mehrere infrage, fängt an, wer seine Karte zuerst bekommen hat.',
    claim: 'Kommen mehrere infrage, fängt an, wer zuerst eine Karte legt.',
    random: 'Kommen mehrere infrage, entscheidet das Los.',
  },
  worstFaceUp: {
    none: `Die offenen Karten zählen, wie sie gegeben wurden: ${BEST_FIRST}`,
    swap: `Die offenen Karten zählen, wenn alle getauscht haben: ${BEST_FIRST}`,
    pick: `Die offenen Karten zählen, wenn alle sie ausgesucht haben: ${BEST_FIRST}`,
    never: 'Bis dahin hat niemand offene Karten.',
  },
  mustPlayIt: (must) =>
    must
      ? 'Die Karte, die das entscheidet, wird zuerst gelegt.'
      : 'Die erste Karte darf eine beliebige sein.',
  window: {
    afterExchange: 'Es zählen die Karten nach dem Tauschen.',
    beforeExchange: 'Es zählen die Karten, wie sie gegeben wurden, vor dem Tauschen.',
  },
  direction: { cw: 'Gespielt wird im Uhrzeigersinn.', ccw: 'Gespielt wird gegen den Uhrzeigersinn.' },
  beat: { up: beat('höher', 'hoch'), down: beat('niedriger', 'niedrig') },
  equalOn: (ranks) => `Auf ${orRanks(ranks, 'wen')} geht auch eine gleiche Karte.`,
  equalFrom: {
    faceUp: equalFrom('Von deinen offenen Karten'),
    faceDown: equalFrom('Bei einer verdeckten Karte'),
  },
  together: {
    hand: {
      single: 'Du legst immer nur eine Karte.',
      set: 'Du darfst mehrere Karten von gleichem Rang zusammen legen.',
      run: 'Du darfst eine Folge zusammen legen: Karten, die aufeinander folgen, etwa 4 5 6.',
      setOrRun: 'Du darfst mehrere Karten von gleichem Rang zusammen legen, oder eine Folge, etwa 4 5 6.',
    },
    faceUp: {
      single: 'Von deinen offenen Karten legst du immer nur eine.',
      set: 'Von deinen offenen Karten darfst du mehrere von gleichem Rang zusammen legen.',
      run: 'Von deinen offenen Karten darfst du eine Folge zusammen legen, etwa 4 5 6.',
      setOrRun:
        'Von deinen offenen Karten darfst du mehrere von gleichem Rang zusammen legen, oder eine Folge, etwa 4 5 6.',
    },
  },
  mostTogether: (count, isOfOneRank) =>
    count === 1
      ? 'Du legst immer nur eine Karte.'
      : `Du darfst ${count === null ? 'beliebig viele Karten' : `höchstens ${cards(count)}`}${isOfOneRank ? ' von gleichem Rang' : ''} zusammen legen.`,
  mixZones: (may) =>
    may
      ? 'Mit deinen letzten Handkarten darfst du offene Karten vom gleichen Rang legen.'
      : 'Handkarten und offene Karten werden nicht zusammen gelegt.',
  followUp: (may) =>
    may
      ? 'Bis der Nächste etwas macht, darfst du gleiche Karten nachlegen, etwa eine, die du gerade gezogen hast.'
      : 'Ist der Nächste dran, darfst du nichts mehr nachlegen.',
  jumpIn: {
    no: 'Mit einer einzelnen gleichen Karte legt niemand rein.',
    identical:
      'Hast du genau die oberste Karte auch, aus einem anderen Spiel, und passt sie, darfst du sie außer der Reihe legen. Danach geht es nach dir weiter.',
    equal:
      'Hast du Karten wie die oberste, und passen sie, darfst du sie außer der Reihe legen. Danach geht es nach dir weiter.',
  },
  match: {
    free: 'Wie viele Karten davor gelegt wurden, ist egal.',
    pairWhenStuck:
      'Hast du keine einzelne höhere Karte, darfst du ein Paar legen. Danach muss ein höheres Paar kommen oder mehr Karten von einem Rang.',
    atLeast:
      'Du musst mindestens so viele Karten legen, wie davor gelegt wurden. Das gilt auch für Sonderkarten.',
  },
  whenAlone: {
    pairWhenStuck: 'Ein Paar nur, wenn keine einzelne Karte höher ist.',
    free: 'Ein Paar darfst du jederzeit legen.',
  },
  refill: (mode, size) => {
    if (mode === 'none') return 'Niemand zieht Karten nach.';
    if (mode === 'perCard')
      return 'Dann zieh so viele Karten nach, wie du aus der Hand gelegt hast, solange der Vorrat reicht.';
    return size === 'startingHand'
      ? 'Dann zieh nach, bis du so viele Karten hast wie am Anfang, solange der Vorrat reicht.'
      : `Dann zieh nach, bis du ${cards(size)} hast, solange der Vorrat reicht.`;
  },
  penalty: {
    takeBack: 'Wer eine Karte legt, die nicht erlaubt ist, nimmt sie zurück.',
    pickUpPile: 'Wer eine Karte legt, die nicht erlaubt ist, nimmt den Stapel auf.',
    drawCard: 'Wer eine Karte legt, die nicht erlaubt ist, nimmt sie zurück und zieht eine vom Vorrat.',
    letStand: 'Eine Karte, die nicht erlaubt ist, bleibt liegen, wenn es niemand gemerkt hat.',
  },
  card: (kind) => form(kind, 'name'),
  ordinary: 'Eine gewöhnliche Karte.',
  anySpecial: (any) =>
    any ? 'Einige Karten können etwas Besonderes.' : 'Hier gibt es keine: Alle Karten sind gewöhnlich.',
  powers: {
    on: (on) =>
      on === 'any'
        ? 'Darf auf jede Karte.'
        : on === 'natural'
          ? 'Passt wie jede andere Karte.'
          : `Darf auf ${form(on.maxTop, 'wen')} oder niedriger.`,
    onAnyAnd: (does) => `Darf auf jede Karte und ${does.charAt(0).toLowerCase()}${does.slice(1)}`,
    countsAs: (rank) => `Gilt als ${form(rank, 'wer')}, nur nicht in einem Satz.`,
    onAnyBut: (ranks) => `Darf auf jede Karte außer auf ${orRanks(ranks, 'wen')}.`,
    onOnly: (ranks) => `Darf nur auf ${orRanks(ranks, 'wen')}.`,
    notOn: (ranks) => `Darf nie auf ${orRanks(ranks, 'wen')}.`,
    onlyIfStuck: 'Geht nur, wenn sonst nichts passt.',
    notOnEmpty: 'Beginnt einen neuen Stapel nur, wenn du sonst keine Karte dafür hast.',
  },
  reverseCount: {
    perPlay: 'Legst du mehrere Karten, die umdrehen, dreht sich die Richtung nur einmal um.',
    perCard: 'Legst du mehrere Karten, die umdrehen, dreht jede die Richtung um.',
  },
  skipCount: {
    perPlay: 'Legst du mehrere Karten, die aussetzen lassen, setzt nur einer aus.',
    perCard: 'Legst du mehrere Karten, die aussetzen lassen, setzt für jede einer aus.',
  },
  skipCap: {
    others: 'Deine eigenen Karten lassen dich nie aussetzen.',
    passOverSelf: 'Dein eigener Platz wird beim Aussetzen nicht mitgezählt.',
    none: 'Dein eigener Platz zählt beim Aussetzen wie jeder andere.',
  },
  colourSet: {
    every: 'Legst du mehrere Karten, müssen alle die verlangte Farbe haben, rot oder schwarz.',
    any: 'Legst du mehrere Karten, muss eine die verlangte Farbe haben, rot oder schwarz.',
  },
  colourExempt: (ranks) =>
    ranks.length === 0
      ? 'Das gilt für alle Karten.'
      : `Auf dem eigenen Rang darf ${orRanks(ranks, 'wer')} rot oder schwarz sein.`,
  wildUnnamed:
    'Sagt niemand, als was eine wilde Karte gilt, bleibt sie, was sie ist, wenn das passt. Sonst gilt sie als die Karte neben oder unter ihr, oder als die niedrigste, die passt.',
  choiceUnsaid: (several) =>
    `Wer nichts dazu sagt, hat das Erste davon gewählt.${several ? ' Mehrere Karten auf einmal machen alle dasselbe, und was dazugelegt wird, macht es auch.' : ''}`,
  passOnColour: {
    any: 'Rote wie schwarze Karten geben das Aufnehmen weiter.',
    red: 'Nur rote Karten geben das Aufnehmen weiter.',
    black: 'Nur schwarze Karten geben das Aufnehmen weiter.',
  },
  notOnLooks: {
    effective: (cards) =>
      `Darf eine Karte nicht auf einer anderen liegen, zählt dabei die Karte unter ${covering(cards, 'den unsichtbaren', 'wem')}.`,
    physical: (cards) =>
      `Darf eine Karte nicht auf einer anderen liegen, zählt dabei die oberste, auch wenn sie ${covering(cards, 'unsichtbar')} ist.`,
  },
  ofAKind: (size, scope) => {
    if (size === 0) return 'Gleiche Karten verbrennen nichts.';
    const number = capital(numberWord(size));
    if (scope === 'pile')
      return `${number}${size < 4 ? ' oder mehr' : ''} Karten von gleichem Rang übereinander verbrennen den Stapel, egal wer sie gelegt hat.`;
    return scope === 'onePlay'
      ? `${number} Karten von gleichem Rang, auf einmal gelegt, verbrennen den Stapel.`
      : `${number} Karten von gleichem Rang, auf einmal gelegt, verbrennen den Stapel. Hat die Person vor dir gerade alle bis auf eine zusammen gelegt, verbrennst du ihn, wenn du die letzte dazulegst.`;
  },
  outOfTurn: (may) =>
    may
      ? 'Wer die fehlenden Karten hat, darf sie sofort legen, auch außer der Reihe.'
      : 'Die fehlenden Karten darf nur dazulegen, wer dran ist.',
  seeThrough: (ignored, cards) =>
    ignored === 'counts'
      ? `${capital(covering(cards, 'eine unsichtbare Karte'))} zählt als eine mehr von der Karte darunter und kann einen Satz voll machen.`
      : ignored
        ? `Zwischen den gleichen Karten ${cards.invisible ? 'dürfen' : 'darf'} ${covering(cards, 'unsichtbare')} liegen.`
        : `Liegt ${covering(cards, 'eine unsichtbare Karte')} zwischen gleichen, verbrennen sie den Stapel nicht.`,
  onAny: (may) =>
    may
      ? 'Ein ganzer Satz auf einmal darf auf jede Karte.'
      : 'Ein ganzer Satz auf einmal muss passen wie eine einzelne Karte.',
  again: {
    must: 'Wer den Stapel verbrennt, ist noch einmal dran und beginnt einen neuen.',
    may: 'Wer den Stapel verbrennt, darf noch einmal legen und einen neuen beginnen.',
    no: 'Danach beginnt der Nächste einen neuen Stapel.',
  },
  burnCall: (call) =>
    call === null ? 'Dabei wird nichts gerufen.' : `Wer den Stapel verbrennt, ruft „${call}“.`,
  callRequired: {
    no: 'Der Stapel brennt auch ohne den Ruf.',
    yes: 'Ohne den Ruf bleibt der Stapel liegen.',
  },
  callPenalty: (count) =>
    count === 0 ? 'Den Ruf zu vergessen kostet nichts.' : `Wer den Ruf vergisst, zieht ${cards(count)}.`,
  pairSkip: {
    off: 'Zwei gleiche Karten lassen niemanden aussetzen.',
    onePlay: 'Zwei gleiche Karten, zusammen gelegt, lassen den Nächsten aussetzen.',
    consecutive: 'Eine gleiche Karte auf der eines anderen lässt den Nächsten aussetzen.',
  },
  pass: {
    onlyIfUnable: {
      self: 'Den ganzen Stapel nimmst du nur auf, wenn du nicht legen kannst.',
      previousPlayer: 'Kannst du nicht legen, nimmt den ganzen Stapel auf, wer vor dir dran war.',
    },
    optional: {
      self: 'Kannst du nicht legen oder magst nicht, nimm den ganzen Stapel auf.',
      previousPlayer:
        'Kannst du nicht legen, nimmt den ganzen Stapel auf, wer vor dir dran war. Das darfst du auch verlangen, wenn du legen könntest.',
    },
  },
  addFaceUp: {
    0: 'Deine offenen Karten bleiben liegen.',
    1: 'Spielst du schon deine offenen Karten, nimmst du eine davon mit dem Stapel auf.',
    always: 'Mit dem Stapel nimmst du eine deiner offenen Karten auf, solange du welche hast.',
  },
  afterPickUp: {
    emptyPile: 'Danach beginnt der Nächste einen neuen Stapel mit einer beliebigen Karte.',
    newStarter: 'Danach wird vom Vorrat eine neue erste Karte aufgedeckt, und der Nächste ist dran.',
  },
  chance: {
    none: 'Vom Vorrat wird keine Karte probiert.',
    flipStock:
      'Bevor du aufnimmst, darfst du dein Glück mit der obersten Karte des Vorrats versuchen. Passt sie nicht, nimmst du sie mit dem Stapel auf.',
    atWill:
      'Bist du dran, darfst du immer dein Glück mit der obersten Karte des Vorrats versuchen, auch wenn du legen kannst. Passt sie nicht, nimmst du sie mit dem Stapel auf.',
  },
  faceUp: (use, draws) =>
    `${handGone(draws)}, ${use === 'table' ? 'spielst du die Karten, die offen vor dir liegen' : 'nimm deine offenen Karten auf die Hand'}.`,
  faceDown: (access, faceUp, draws) => {
    if (access === 'whenUncovered')
      return 'Eine verdeckte Karte darfst du spielen, sobald nichts auf ihr liegt: Deck sie auf, ohne sie vorher anzusehen.';
    return `${faceUp ? 'Dann' : `${handGone(draws)},`} kommen die verdeckten Karten: Deck in jedem Zug eine auf, ohne sie vorher anzusehen.${
      access === 'stacksInOrder'
        ? ' Erst kommen die obersten, Päckchen für Päckchen, dann die unteren in beliebiger Reihenfolge.'
        : ''
    }`;
  },
  blindFail: {
    pileAndCardToHand:
      'Passt eine verdeckte Karte nicht, nimmst du sie mit dem Stapel auf, und dein Zug ist vorbei.',
    pileToHandCardStaysUp:
      'Passt eine verdeckte Karte nicht, nimm den Stapel auf; sie bleibt offen vor dir, und dein Zug ist vorbei.',
  },
  end: {
    firstOut: 'Wer als Erstes keine Karten mehr hat, gewinnt, und die Runde ist aus.',
    rankAll:
      'Wer als Erstes keine Karten mehr hat, gewinnt. Die anderen spielen um die übrigen Plätze weiter.',
    lastHolder:
      'Wer keine Karten mehr hat, ist raus. Wer als Letztes noch Karten hat, verliert, und die Runde ist aus.',
  },
  noWinner: 'Es gibt keinen Gewinner, nur einen Verlierer.',
  lastCard: {
    any: 'Deine letzte Karte darf jede sein.',
    noSpecial: 'Deine letzte Karte darf keine Sonderkarte sein.',
  },
  lastCall: (call) =>
    call === null
      ? 'Bei der letzten Karte wird nichts gerufen.'
      : `Mit nur noch einer Karte rufst du „${call}“.`,
  loser: (name) => `Wer verliert, ist „${name}“.`,
  dealer: {
    loser: 'Wer verloren hat, gibt die nächste Runde.',
    winner: 'Wer gewonnen hat, gibt die nächste Runde.',
    rotate: 'Die nächste Runde gibt der Nächste im Uhrzeigersinn.',
  },
  nextStarter: {
    rule: 'Die nächste Runde beginnt wie die erste.',
    loser: 'Wer verloren hat, beginnt die nächste Runde.',
    winner: 'Wer gewonnen hat, beginnt die nächste Runde.',
  },
  titles: (titles) => {
    if (titles === 'numbers') return 'Wer wieder verliert, heißt nach der Zahl der verlorenen Runden.';
    return titles.length === 0
      ? 'Wer wieder verliert, bekommt keinen Titel.'
      : `Wer wieder verliert, steigt zu einem neuen Titel auf: ${titles.join(', ')}.`;
  },
  option: (title, choices) => (choices.length === 0 ? title : `${title} Zur Wahl: ${or(choices)}.`),
};
