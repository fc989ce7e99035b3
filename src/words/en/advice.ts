import type { BreachCode } from '../../engine/ruling.ts';
import type { NamedBreachFacts } from '../facts.ts';

type Advice = (facts: NamedBreachFacts, asked: string) => string;

const layInstead: Advice = (_, asked) => `Take it back. Asked for: ${asked}; if nothing fits, pick up.`;
const perhapsMisScan: Advice = () => 'Perhaps a mis-scan: Undo takes it back.';
const takeBack: Advice = () => 'Take it back.';

/** What may be done instead of a move that is not allowed: one sentence for each code. */
export const advice: Record<BreachCode, Advice> = {
  notYourTurn: ({ seat }) =>
    seat === null
      ? 'Take it back, or say whose card it was.'
      : `Take it back; or was it ${seat}? Then press “It was …”.`,
  notHeld: perhapsMisScan,
  elsewhere: perhapsMisScan,
  wrongZone: () => 'Take it back, or Undo if the card did come from the hand.',
  wrongStack: takeBack,
  mixedRanks: () => 'Take the odd card back; press Done between two plays.',
  tooManyCards: () => 'Take what is too much back.',
  tooLow: layInstead,
  tooHigh: layInstead,
  equalNotAllowed: layInstead,
  wrongColour: layInstead,
  notOnThis: () => 'Take it back and lay another card, or pick up the pile.',
  notAsLast: () => 'Take it back and pick up the pile.',
  setTooSmall: () => 'Take it back, or add cards of the same rank.',
  notNeeded: () => 'Take it back and lay that one.',
  mustPlay: () => 'Leave the pile and lay a card.',
  mustStartWith: () => 'Take it back and lay that card.',
  noPassing: () => 'Lay a card; if none fits, the pile is picked up.',
  faceUpOwed: () => 'Scan that card first, then press Pick up.',
  notNow: takeBack,
  turnOwed: ({ mover }) => `${mover} lays the next card.`,
  unevenSwap: takeBack,
  wrongNumber: takeBack,
  nothingToDo: () => 'Lay a card.',
};
