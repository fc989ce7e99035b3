/** What may be played on a card of which something was chosen, or what it leads to. */

import { bareOf, type Card, chosenAs, kindOf, type Played } from '../engine/cards.ts';
import { shuffled } from '../engine/random.ts';
import { EFFECTS } from '../engine/rules/effects.ts';
import type { KindRules } from '../engine/rules/rules.ts';
import { askDemand } from './demands.ts';
import { cardsWhere, type Desk, layOut } from './desk.ts';
import { askFollows, moveIn } from './following.ts';
import { fillers, plainCards, raised, sorted } from './hands.ts';
import { isAgainst, lay } from './judge.ts';
import { askLay } from './laying.ts';
import type { Lesson } from './lesson.ts';

const some = (desk: Desk, kind: KindRules['kind']): Card | undefined =>
  cardsWhere(desk, (card) => kindOf(card) === kind)[0];

/** What may be played on a card of which this was chosen, from 0. */
function after(desk: Desk, { kind, setting }: KindRules, way: number): Lesson | null {
  const wanted = {
    id: `${setting}.chosen`,
    topic: setting,
    about: (pile: readonly Played[]) => bareOf(pile.at(-1)!),
    pile: (at: Desk) => {
      const card = some(at, kind);
      return card === undefined ? null : raised(at, [chosenAs(card, way)], { count: 1 });
    },
  };
  const asked = askLay(desk, { ...wanted, point: () => (breach) => isAgainst(breach, setting) });
  return asked ?? askDemand(desk, wanted);
}

/** What playing a card leads to of which this is chosen. */
const doing = (desk: Desk, { kind, setting }: KindRules, way: number): Lesson | null =>
  askFollows(
    desk,
    { id: `${setting}.chosen`, topic: setting, about: some(desk, kind) ?? null, shows: () => true },
    () => {
      const card = some(desk, kind);
      const pile = raised(desk, plainCards(desk, 1), { count: Math.floor(desk.random() * 3) });
      if (card === undefined || pile.length === 0) return null;
      const hand = sorted(desk, [card, ...fillers(desk, 3, [card, ...pile])]);
      return moveIn(layOut(desk, { hand, pile, stock: true }), lay(chosenAs(card, way)));
    },
  );

/** A question about a card whose player chooses what it does, for one of the things that it offers. */
export function beingChosen(desk: Desk, power: KindRules): Lesson | null {
  const [offers] = power.effects.flatMap(({ options }) => (options.length > 0 ? [options] : []));
  const ways = shuffled([...(offers ?? []).entries()], desk.random);
  for (const [way, { name }] of ways) {
    const lesson = EFFECTS[name].about === 'play' ? doing(desk, power, way) : after(desk, power, way);
    if (lesson !== null) return lesson;
  }
  return null;
}
