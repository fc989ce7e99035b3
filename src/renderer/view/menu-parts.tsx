import { type ReactNode, useId, useRef } from 'react';
import type { KeyName } from '../../words/closed-lists.ts';
import { useAct, usePage, useTools } from '../store/context.ts';
import type { Effect } from '../store/effect.ts';
import { toggleHelp, toTheseRules } from '../store/go.ts';
import { toMenu } from '../store/guest.ts';
import { isCoached } from '../store/look.ts';
import type { PageState } from '../store/page.ts';
import { closeOver, findOver } from '../store/route.ts';
import { ActionButton } from './action-button.tsx';
import { useCoaching } from './coach/use-coaching.ts';
import { useWayBack } from './focus-back.ts';
import { Icon, type IconName } from './parts/icon.tsx';

type Do = (state: PageState) => Effect | null;

/** Does something that leads away from the menu, which is closed by it. */
const fromMenu =
  (lead: Do): Do =>
  (state) => {
    const closed = closeOver(state, 'menu');
    const effect = lead({ ...state, ...closed });
    return effect && { ...effect, show: { ...closed, ...effect.show } };
  };

interface ItemProps {
  readonly testId: string;
  readonly icon: IconName;
  readonly keys?: KeyName;
  readonly pressed?: boolean;
  readonly title?: string;
  readonly disabled?: boolean;
  readonly lead: Do;
  /** A switch: the menu stays open. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}

/** Something in the menu, with its key. */
export function MenuItem({ lead, icon, stays = false, children, ...rest }: ItemProps) {
  const act = useAct();
  return (
    <ActionButton {...rest} onClick={() => act(stays ? lead : fromMenu(lead))}>
      <Icon name={icon} /> {children}
    </ActionButton>
  );
}

/** What belongs together in the menu. */
export function MenuPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** Help at any table: `children` before what all have, `after` behind it. */
export function HelpItems({
  children,
  after,
}: {
  readonly children?: ReactNode;
  readonly after?: ReactNode;
}) {
  const { words } = useTools();
  const coached = usePage(isCoached);
  const setCoaching = useCoaching();
  return (
    <MenuPart title={words.play.menu.help}>
      {children}
      <MenuItem testId="rules-button" icon="book" keys="rules" lead={toTheseRules}>
        {words.ruleBook.open}
      </MenuItem>
      <ActionButton testId="coach-menu" pressed={coached} onClick={() => setCoaching(!coached)}>
        <Icon name="learn" /> {words.play.menu.beginners}
      </ActionButton>
      <MenuItem testId="help" icon="keys" keys="help" lead={toggleHelp}>
        {words.aside.help}
      </MenuItem>
      {after}
    </MenuPart>
  );
}

/** The way to all that is not about this moment. */
export function MenuButton() {
  const { menu } = useTools().words.play;
  const act = useAct();
  const isOpen = usePage((state) => findOver(state, 'menu') !== null);
  const row = useRef<HTMLSpanElement>(null);
  useWayBack(row);
  return (
    <span ref={row}>
      <button
        type="button"
        className="action quiet"
        data-testid="menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => act(toMenu)}
      >
        <Icon name="menu" />
        <span className="words">{menu.title}</span>
      </button>
    </span>
  );
}
