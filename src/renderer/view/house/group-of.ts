import { type EffectName, isPassedOn, nameOf } from '../../../engine/rules/effects.ts';
import type { Power, RuleSet } from '../../../engine/rules/schema.ts';
import type { HouseGroup } from '../../../words/closed-lists.ts';
import { PARAMETERS } from '../../store/house/controls.ts';
import { type House, isChanged } from '../../store/house/house.ts';

const GROUP_OF: Readonly<Record<string, HouseGroup>> = {
  special: 'special',
  variations: 'options',
  texts: 'texts',
  title: 'names',
};

/** In which part of the editor something can be changed. */
export const groupOf = (keys: readonly string[]): HouseGroup | undefined =>
  PARAMETERS.find(({ path }) => path === keys.join('.'))?.control.group ?? GROUP_OF[keys[0]!];

const does =
  (name: EffectName) =>
  ({ special }: RuleSet): boolean =>
    Object.values(special).some((power) => power?.effects.some((effect) => nameOf(effect) === name));

/** With these it is plain what follows a joker. */
const SAY_IT: readonly string[] = ['transparent', 'belowUnder', 'reset', 'burn', 'wild', 'forcePickUp'];

/** Whether what a joker does says already what it counts as for the next card. */
export const saysWhatItCounts = (power: Power | null | undefined): boolean =>
  power?.effects.some((effect) => SAY_IT.includes(nameOf(effect))) === true;

const isBarred = ({ special }: RuleSet): boolean =>
  Object.values(special).some((power) => power != null && power.notOn.length > 0);

/** What means nothing unless the rules are like this: how many skips a card makes, where none skips. */
const WHERE: Readonly<Record<string, (rules: RuleSet) => boolean>> = {
  'refill.size': ({ refill }) => refill.mode === 'upTo',
  'deal.starterOnBurnRank': ({ deal }) => deal.starter,
  'joker.value': ({ deck, special }) => deck.jokers > 0 && !saysWhatItCounts(special.JK),
  'reverse.count': does('reverse'),
  'skip.count': does('skip'),
  'skip.cap': does('skip'),
  'sameColour.set': does('sameColour'),
  'sameColour.exempt': does('sameColour'),
  'passOn.colour': isPassedOn,
  'notOn.looks': isBarred,
};

/** What stands above all groups. */
const AT_TOP = ['names.game', 'title'];

/** Whether a group asks for a parameter: not for one that means nothing as the rules are and that nobody has changed. */
export const matters = (house: House, path: string): boolean =>
  !AT_TOP.includes(path) && (WHERE[path]?.(house.rules) !== false || isChanged(house, path.split('.')));
