import type { StartFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { cardName, oneOfHeld, plurals, rankName, the } from './cards.ts';
import { andList, cardCount, numberWord, orList } from './grammar.ts';

const jokersWith = (jokers: number): string =>
  jokers === 0 ? 'ohne Joker' : jokers === 1 ? 'mit einem Joker' : `mit ${jokers} Jokern`;

/** Where face-up cards lie. */
function onStacks(cards: number, stacks: number): string {
  if (stacks === 0) return cards === 1 ? '' : ', in einer Reihe';
  if (cards === stacks) return cards === 1 ? ', auf die verdeckte' : ', eine auf jede verdeckte';
  return cards < stacks ? ', auf die ersten verdeckten' : ', eine auf jede verdeckte, die übrigen daneben';
}

/** Where face-down cards lie. */
const inStacks = (stacks: number, depth: number): string =>
  depth === 1
    ? stacks === 1
      ? ''
      : ', in einer Reihe'
    : stacks === 1
      ? ', in einem Päckchen'
      : `, in ${stacks} Päckchen zu ${depth}`;

const AGAIN = {
  asOrdinary: '',
  turnAnother: ' Ist es eine, die den Stapel verbrennt, deck darauf noch eine auf.',
  anotherForSpecial: ' Ist es eine Sonderkarte, deck darauf noch eine auf.',
};

const dealing: Words['beginning']['dealing'] = {
  pack: ({ packs, jokers, without, cards, dealt }) =>
    `${without.length === 0 ? '' : `Sortier alle ${plurals(without)} aus. `}Misch ${packs === 1 ? 'ein Kartenspiel' : `${numberWord(packs)} Kartenspiele`} ${jokersWith(jokers)}: ${cards} Karten. ${dealt === cards ? 'Alle' : dealt} werden gegeben.`,
  faceDown: ({ stacks, depth }) =>
    `Alle bekommen ${cardCount(stacks * depth)} verdeckt${inStacks(stacks, depth)}. Niemand sieht sie an.`,
  faceUp: ({ cards, stacks }) => `Alle bekommen ${cards} weitere offen${onStacks(cards, stacks)}.`,
  hand: ({ cards }) => `Dann ${cards} weitere auf die Hand.`,
  starter: ({ again }) => `Deck in der Mitte eine Karte auf: Sie beginnt den Stapel.${AGAIN[again]}`,
  rest: ({ cards, use }) => {
    if (cards === 0)
      return use === 'stock'
        ? 'Es bleibt keine Karte übrig, also gibt es keinen Vorrat.'
        : 'Es bleibt keine Karte übrig.';
    const left = `${cards} ${cards === 1 ? 'bleibt' : 'bleiben'} übrig`;
    const what = {
      stock: 'Leg sie verdeckt in die Mitte, als Vorrat',
      dead: 'Leg sie beiseite, aus dem Spiel',
      dealt: `Gib ${cards === 1 ? 'sie auch noch, nach links' : 'auch sie einzeln und reihum, zuerst nach links'}`,
    };
    return `${left}: ${what[use]}.`;
  },
  swap: () => 'Alle dürfen Handkarten gegen eigene offene Karten tauschen.',
  choose: ({ cards, keep, stacks }) =>
    `Alle legen ${cards} dieser Handkarten offen${stacks === 0 ? ' hin' : ' auf die verdeckten'} und behalten ${keep ?? 'die anderen'}.`,
};

/** `eine 8`, `eine 3 oder einen Buben`, `den B♠`: in the accusative. */
/** The card that lets somebody start, or one of them. */
export const startCard = ({ card, ranks }: Pick<StartFacts, 'card' | 'ranks'>): string =>
  card === null ? orList(ranks.map((rank) => oneOfHeld(rankName(rank)))) : the(cardName(card), 'accusative');

function where({ zones, asDealt }: StartFacts): string {
  if (zones.length === 2) return asDealt ? ', so wie gegeben wurde' : ', auf der Hand oder offen';
  const zone = zones[0] === 'faceUp' ? ' offen liegen' : ' auf der Hand';
  return asDealt ? `${zone}, so wie gegeben wurde` : zone;
}

function starts(facts: StartFacts): string {
  const { by, name, holders } = facts;
  if (by === 'race') return `Wer zuerst ${startCard(facts)} legt, fängt an`;
  if (by === 'thrownIn' && holders.length > 0)
    return `Erst ${holders.length === 1 ? 'wirft' : 'werfen'} ${andList(holders)} ${startCard(facts)} ab`;
  if (holders.length > 0) return `${orList(holders)} hat ${startCard(facts)} und fängt an`;
  if (by === 'anybody') return 'Wer mag, fängt an';
  if (by === 'random') return 'Lost aus, wer anfängt';
  if (by === 'worstFaceUp')
    return name === null
      ? 'Wer die schlechtesten offenen Karten hat, fängt an'
      : `${name} hat die schlechtesten offenen Karten und fängt an`;
  if (name === null) return `Wer hat ${startCard(facts)}${where(facts)}?`;
  if (by === 'thrownIn') return `${name} kommt nach dem letzten Abwerfen und fängt an`;
  if (by === 'loser') return `${name} hat die letzte Runde verloren und fängt an`;
  if (by === 'winner') return `${name} hat die letzte Runde gewonnen und fängt an`;
  return `${name} sitzt neben dem Geber und fängt an`;
}

/** The next question, put as briefly as possible. */
function otherwise(facts: StartFacts): string {
  if (facts.name !== null || facts.holders.length > 0) return `Niemand? Dann gilt: ${starts(facts)}.`;
  if (facts.by === 'anybody') return 'Niemand? Dann fängt an, wer mag.';
  if (facts.by === 'random') return 'Niemand? Dann lost aus, wer anfängt.';
  if (facts.by === 'worstFaceUp') return 'Niemand? Dann fängt an, wer die schlechtesten offenen Karten hat.';
  if (facts.by === 'race') return `Niemand? Dann fängt an, wer zuerst ${startCard(facts)} legt.`;
  return `Niemand? Dann: Wer hat ${startCard(facts)}${facts.zones.length === 2 ? '' : where(facts)}?`;
}

/** What is said before the first card of a round: how to deal, and who starts. */
export const beginning: Words['beginning'] = {
  deals: (dealer) => `${dealer} gibt`,
  dealerLost: (dealer) => `${dealer} hat die letzte Runde verloren und gibt`,
  howToDeal: 'So wird gegeben',
  dealing,
  dealt: 'Gegeben',
  dealFirst: 'Gebt die Karten, dann drückt „Gegeben“.',
  starts,
  now: (question) => `Jetzt: ${question}`,
  otherwise,
  ofSeveral: (nearest) =>
    nearest === null
      ? 'Haben mehrere eine, fängt an, wer von ihnen mag.'
      : `Haben mehrere eine, fängt der Erste von ${nearest} aus an.`,
  dealtFirst: 'Haben mehrere eine, fängt an, wer seine zuerst bekommen hat.',
  mustPlayIt: 'Sie muss als Erstes gelegt werden.',
  throwIn:
    'Jede davon wird vor dem Spiel abgeworfen; wer nach dem Letzten sitzt, der eine abwirft, fängt an.',
  nobodyHasIt: 'Hat niemand',
  pressOrScan: 'Drück auf den, der sie hat, oder scann sie beim Legen.',
  pressOrTap: 'Drück auf den, der sie hat, oder tipp sie beim Legen an.',
};
