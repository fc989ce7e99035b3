import { makeDeck } from '../../../src/engine/cards.ts';
import { type Random, seededRandom, shuffled } from '../../../src/engine/random.ts';
import { CARD, type CodedText, TABLES } from '../scene/scene.ts';
import { type Deed, type TableScript, type TableSetting, tableScript } from './table-script.ts';

const between = (random: Random, low: number, high: number) => low + (high - low) * random();

/** How many modules a card's code has along its side. */
const MODULES = 10;

/** Pixels of a card without labels, from its upper edge to its lower one. */
const HIGH = [100, 150] as const;

/** Cards of a real deck, as they come in the films of it. */
export type RealDeck = NonNullable<TableSetting['deck']>;

/** A camera that gives a module five pixels at least, and for most codes hardly more; or a card without any, `HIGH`. */
function settingOf(random: Random, seed: number, width: 1280 | 1920, deck?: RealDeck): TableSetting {
  const codeSide = Math.round(between(random, width === 1280 ? 11 : 8, 15) * 2) / 2;
  const tilt = between(random, 0, 30);
  const shortened = Math.sqrt(Math.cos((tilt * Math.PI) / 180));
  const scale =
    (deck ? between(random, ...HIGH) / CARD.height : (between(random, 5.3, 6.6) * MODULES) / codeSide) /
    shortened;
  return {
    ...(deck && { deck }),
    seed,
    camera: { width, height: (width / 16) * 9, x: 0, y: 0, tilt, turn: between(random, -8, 8), scale },
    table: TABLES[Math.floor(random() * TABLES.length)]!,
    codeSide,
    light: {
      level: between(random, 0.6, 1),
      slope: between(random, 0, 0.5),
      from: between(random, 0, 360),
      vignette: between(random, 0, 0.25),
      warmth: between(random, -4, 7),
    },
    optics: {
      // An index is ten pixels high: where people focus, it is sharper than a code has to be.
      blur: between(random, 0, deck ? 1.2 : 2),
      motion: [0, 0],
      noise: between(random, 1, 6),
      jpeg: Math.round(between(random, 60, 95)),
    },
  };
}

/** How many cards are laid at once, as often as they stand here. */
const PLAYS = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4];

/** How many of the tables have labels on one corner only, a card that lies there at first, a knock at the end. */
const ONE_LABEL = 0.25;
const LIES = 0.25;
const KNOCKED = 0.25;
/** The knock comes so long before the end, in seconds, and nothing before it for as long. */
const KNOCK = 2.4;

/** What a table does next, with so many cards on the pile that were laid there. */
function nextDeed(random: Random, at: number, pile: number, deck: CodedText[]): Deed {
  const from = Math.floor(random() * 4) * 90;
  const dice = random();
  if (pile >= 3 && dice < 0.12) return { what: random() < 0.5 ? 'pickUp' : 'burn', at, from };
  if (pile >= 1 && dice < 0.18) return { what: 'takeBack', count: 1, at, from };
  if (pile >= 1 && dice < 0.26) return { what: 'pass', at, from };
  return { what: 'lay', cards: deck.splice(0, PLAYS[Math.floor(random() * PLAYS.length)]), at, from };
}

/**
 * A while at a random table, where a card is played every other second: the same seed, the same film. With labelled
 * cards, unless those of a real deck are given.
 */
export function randomScript(
  seed: number,
  width: 1280 | 1920,
  seconds: number,
  real?: RealDeck,
): TableScript {
  const random = seededRandom(seed);
  const setting = { ...settingOf(random, seed, width, real), labels: random() < ONE_LABEL ? 1 : 2 } as const;
  const deck: CodedText[] = shuffled(real ? [...real.keys()] : makeDeck(1, 2), random);
  const deeds: Deed[] = [];
  if (random() < LIES)
    deeds.push({ at: 0, what: 'lies', card: deck.pop()!, rotation: between(random, 0, 360) });
  const knocked = random() < KNOCKED;
  const end = seconds - 2.3 - (knocked ? KNOCK : 0);
  let pile = 0;
  for (let at = 1.5; at < end && deck.length > 0; at += between(random, 1.75, 2.2)) {
    const deed = nextDeed(random, at, pile, deck);
    deeds.push(deed);
    if (deed.what === 'lay') pile += deed.cards.length;
    else if (deed.what === 'takeBack') pile -= deed.count;
    else if (deed.what !== 'pass') {
      pile = 0;
      // The hand has to be gone with the pile before the next one comes.
      at += 0.6;
    }
  }
  if (knocked)
    deeds.push({
      at: seconds - KNOCK,
      what: 'bump',
      dx: between(random, 15, 40),
      dy: between(random, -20, 20),
      turn: 2,
    });
  return tableScript(setting, deeds, seconds);
}
