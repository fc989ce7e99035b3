import { Course } from './apply.ts';
import { isKnown } from './cards.ts';
import { rulesOf } from './rules/rules.ts';
import { drawable, type State } from './state.ts';

/** Turns cards up until one doesn't burn, where a card of such a rank is no starter. */
export function turnAnotherStarter(course: Course): void {
  const { rules, pile, stock } = course.after;
  const top = pile.at(-1);
  const next = stock.at(-1);
  if (rules.set.deal.starterOnBurnRank !== 'turnAnother') return;
  if (top === undefined || !isKnown(top) || !rulesOf(rules, top).burn) return;
  if (next === undefined || drawable(course.after) === 0) return;
  course.move([next], { zone: 'stock' }, { zone: 'pile' });
  turnAnotherStarter(course);
}

/** The state in which all that the deal leads to has happened: a starter that burns has got another one on it. */
export function settleDeal(state: State): State {
  const course = new Course(state);
  turnAnotherStarter(course);
  return course.after;
}
