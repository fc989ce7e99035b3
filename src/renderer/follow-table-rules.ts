import type { TableView } from '../protocol/view.ts';
import type { Doer } from './store/effect.ts';
import { rulesIn } from './store/rules.ts';

const playedAt = ({ rules }: TableView): string => JSON.stringify([rules.id, rules.chosen, rules.options]);

/** Asks again for the rules of the table, where they were told, as soon as a table is played by others. */
export function followTableRules({ store, send }: Doer): void {
  let seen: TableView | null = null;
  let played: string | null = null;
  store.subscribe(() => {
    const { table, rules } = store.getState();
    if (table === null || table === seen) return;
    seen = table;
    const now = playedAt(table);
    if (now === played) return;
    played = now;
    if (rulesIn(rules, null) !== null) send({ type: 'rules', of: null });
  });
}
