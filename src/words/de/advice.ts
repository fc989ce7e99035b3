import type { BreachCode } from '../../engine/ruling.ts';
import type { NamedBreachFacts } from '../facts.ts';

type Advice = (facts: NamedBreachFacts, asked: string) => string;

const layInstead: Advice = (_, asked) =>
  `Nimm das zurück. Verlangt ist: ${asked}. Wenn nichts passt, nimm den Stapel auf.`;
const perhapsMisScan: Advice = () => 'Vielleicht falsch gescannt: „Rückgängig“ nimmt es zurück.';
const takeBack: Advice = () => 'Nimm das zurück.';

/** What may be done instead of a move that is not allowed: one sentence for each code. */
export const advice: Record<BreachCode, Advice> = {
  notYourTurn: ({ seat }) =>
    seat === null
      ? 'Nimm das zurück, oder sag, wessen Karte es war.'
      : `Nimm das zurück. Oder war es ${seat}? Dann drück „Es war …“.`,
  notHeld: perhapsMisScan,
  elsewhere: perhapsMisScan,
  wrongZone: () => 'Nimm das zurück, oder drück „Rückgängig“, wenn die Karte doch von der Hand kam.',
  wrongStack: takeBack,
  mixedRanks: () => 'Nimm die Karte zurück, die nicht dazugehört; zwischen zwei Zügen drück „Fertig“.',
  tooManyCards: () => 'Nimm zurück, was zu viel ist.',
  tooLow: layInstead,
  tooHigh: layInstead,
  equalNotAllowed: layInstead,
  wrongColour: layInstead,
  notOnThis: () => 'Nimm das zurück und leg eine andere Karte, oder nimm den Stapel auf.',
  notAsLast: () => 'Nimm das zurück und nimm den Stapel auf.',
  setTooSmall: () => 'Nimm das zurück, oder leg Karten vom gleichen Rang dazu.',
  notNeeded: () => 'Nimm das zurück und leg die andere.',
  mustPlay: () => 'Lass den Stapel liegen und leg eine Karte.',
  mustStartWith: () => 'Nimm das zurück und leg diese Karte.',
  noPassing: () => 'Leg eine Karte; passt keine, wird der Stapel aufgenommen.',
  faceUpOwed: () => 'Scanne zuerst diese Karte, dann drück „Aufnehmen“.',
  notNow: takeBack,
  turnOwed: ({ mover }) => `${mover} legt die nächste Karte.`,
  unevenSwap: takeBack,
  wrongNumber: takeBack,
  nothingToDo: () => 'Leg eine Karte.',
};
