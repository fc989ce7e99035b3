import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { useTools } from '../../store/context.ts';
import { Icon, type IconName } from '../parts/icon.tsx';

/** The groups of the settings, in the order in which they stand, each with its icon. */
const GROUP_ICONS = {
  look: 'look',
  sound: 'sound',
  playing: 'hand',
  refereeing: 'scanner',
  language: 'book',
  computer: 'settings',
} as const satisfies Readonly<Record<string, IconName>>;

export type GroupName = keyof typeof GROUP_ICONS;
const GROUPS = Object.keys(GROUP_ICONS) as readonly GroupName[];

const groupIn = (rows: RefObject<HTMLElement | null>, name: string) =>
  rows.current?.querySelector<HTMLElement>(`[data-group="${name}"]`) ?? null;

function groupAround(target: EventTarget | null): GroupName | null {
  const within = target instanceof Element ? target.closest<HTMLElement>('.settings-group') : null;
  return GROUPS.find((name) => name === within?.dataset.group) ?? null;
}

/** Of the groups that can be seen the first one; where somebody changes something, that one while it can be seen. */
function useGroupInSight(rows: RefObject<HTMLElement | null>): GroupName {
  const [shown, setShown] = useState<GroupName>('look');
  useEffect(() => {
    const inSight = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const { group = '' } = (target as HTMLElement).dataset;
          if (isIntersecting) inSight.add(group);
          else inSight.delete(group);
        }
        // What is chosen may move all that stands below it; the eye stays where it was.
        const focused = groupAround(document.activeElement);
        const first = GROUPS.find((name) => inSight.has(name));
        const now = focused !== null && inSight.has(focused) ? focused : first;
        if (now !== undefined) setShown(now);
      },
      // A group that only ends at the upper edge is no longer what is read.
      { rootMargin: '-20% 0px 0px 0px' },
    );
    for (const name of GROUPS) {
      const group = groupIn(rows, name);
      if (group !== null) watch.observe(group);
    }
    const all = rows.current;
    const focused = ({ target }: FocusEvent) => {
      const group = groupAround(target);
      if (group !== null) setShown(group);
    };
    all?.addEventListener('focusin', focused);
    return () => {
      watch.disconnect();
      all?.removeEventListener('focusin', focused);
    };
  }, [rows]);
  return shown;
}

function showGroup(rows: RefObject<HTMLElement | null>, name: GroupName): void {
  const group = groupIn(rows, name);
  group?.scrollIntoView();
  group?.querySelector('h2')?.focus({ preventScroll: true });
}

/** Opens the settings at a group; at the top if it is null. */
export function useOpenAt(rows: RefObject<HTMLElement | null>, name: GroupName | null): void {
  useEffect(() => {
    if (name !== null) showGroup(rows, name);
  }, [rows, name]);
}

/** Leads to each group, and says which one is in sight. */
export function GroupList({ rows }: { readonly rows: RefObject<HTMLElement | null> }) {
  const { settings } = useTools().words;
  const shown = useGroupInSight(rows);
  return (
    <nav className="group-list" aria-label={settings.title}>
      <ul className="stack">
        {GROUPS.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="row"
              data-testid={`group-${name}`}
              aria-current={name === shown ? 'location' : undefined}
              onClick={() => showGroup(rows, name)}
            >
              <Icon name={GROUP_ICONS[name]} />
              {settings.groups[name]}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface GroupProps {
  readonly name: GroupName;
  /** What comes of these settings, at once. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A group of settings under its heading. */
export function Group({ name, beside, children }: GroupProps) {
  const { settings } = useTools().words;
  const id = useId();
  return (
    <section className="settings-group" data-group={name} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {settings.groups[name]}
      </h2>
      <div className="group-rows">{children}</div>
      {beside}
    </section>
  );
}
