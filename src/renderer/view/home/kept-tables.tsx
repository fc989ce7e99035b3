import { useState } from 'react';
import type { KeptView } from '../../../protocol/lobby.ts';
import { countOptions } from '../../../protocol/options.ts';
import { localeFor, sayWhen } from '../../../words/say/when.ts';
import { useAct, useFirstTools, usePage } from '../../store/context.ts';
import { askDiscard, discard, resume } from '../../store/go.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Chip } from '../parts/chip.tsx';
import { Icon } from '../parts/icon.tsx';
import { Avatar } from '../play/avatar.tsx';
import { InParts } from './in-parts.tsx';
import { useNow } from './use-now.ts';

interface Props {
  readonly kept: KeptView;
  /** The one that was played last. */
  readonly newest: boolean;
}

/** Whether a kept table may really go. */
export function Sure({ id, className }: { readonly id: string; readonly className: string }) {
  const { home } = useFirstTools().words;
  const act = useAct();
  return (
    <fieldset className={`${className} sure`} data-testid="sure">
      <legend>{home.sureToDiscard}</legend>
      <ActionButton testId="discard-sure" className="danger" onClick={() => act(discard(id))}>
        {home.discard}
      </ActionButton>
      <ActionButton testId="discard-not" keys="cancel" autoFocus onClick={() => act(askDiscard(null))}>
        {home.keepIt}
      </ActionButton>
    </fieldset>
  );
}

function Acts({ kept: { id, over }, newest }: Props) {
  const { home } = useFirstTools().words;
  const act = useAct();
  return (
    <div className="row kept-acts">
      <ActionButton
        testId={`resume-${id}`}
        {...(newest && { keys: 'resume' as const })}
        primary={newest && !over}
        onClick={() => act(resume(id))}
      >
        {newest && !over && <Icon name="start" />} {over ? home.toResult : home.resume}
      </ActionButton>
      <ActionButton testId={`discard-${id}`} className="quiet" onClick={() => act(askDiscard(id))}>
        {home.discard} …
      </ActionButton>
    </div>
  );
}

const isWithBots = ({ play }: KeptView['setup']): boolean =>
  play?.seats.some(({ who }) => who === 'bot') ?? false;

/** Who sits there; the one person who plays without a deck at this screen is “you”. */
function namesIn({ names, play }: KeptView['setup'], you: string): readonly string[] {
  const here = (play?.seats ?? []).flatMap(({ who }, seat) => (who === 'here' ? [seat] : []));
  return names.map((name, seat) => (here.length === 1 && here[0] === seat ? you : name));
}

/** Who sits there: their chips or, of bots, their faces, and their names. */
function Players({ setup, names }: Pick<KeptView, 'setup'> & { readonly names: readonly string[] }) {
  const { home } = useFirstTools().words;
  return (
    <p className="cluster kept-players">
      <span aria-hidden="true">
        {setup.names.map((name, seat) =>
          setup.play?.seats[seat]?.who === 'bot' ? (
            <Avatar key={name} name={name} number={seat + 1} />
          ) : (
            <Chip key={name} number={seat + 1} />
          ),
        )}
      </span>
      <span className="kept-names">{home.names(names)}</span>
    </p>
  );
}

function KeptTable({ kept, newest }: Props) {
  const { words } = useFirstTools();
  const discarding = usePage((state) => on(state, 'home').discarding);
  const folder = usePage(({ lobby }) => lobby?.folder ?? '');
  const locale = localeFor(words.language, navigator.languages);
  const { home } = words;
  const names = namesIn(kept.setup, home.you);
  const { rules: id, options } = kept.setup;
  const count = countOptions(options);
  const rules = [home.ruleSet(id), ...(count > 0 ? [home.options(count)] : [])];
  const when = (
    <time dateTime={new Date(kept.last).toISOString()}>{sayWhen(kept.last, useNow(), { locale })}</time>
  );
  return (
    <section
      className={newest ? 'kept newest' : 'kept'}
      data-testid={`kept-${kept.id}`}
      data-newest={newest}
      aria-label={home.names(names)}
    >
      <p className="dotted kept-when">
        {newest && <span>{kept.over ? home.over : home.goOn}</span>}
        {when}
        {!kept.over && kept.moves !== null && <span>{home.moves(kept.moves)}</span>}
        {isWithBots(kept.setup) && <span>{home.withBots}</span>}
      </p>
      <h2>
        <InParts parts={[...rules, home.round(kept.rounds)]} />
      </h2>
      <Players setup={kept.setup} names={names} />
      {kept.cut > 0 && (
        <p className="kept-cut" data-testid={`cut-${kept.id}`} data-cut={kept.cut}>
          {home.cut(kept.cut, kept.inputs, { id: kept.id, folder })}
        </p>
      )}
      {discarding === kept.id ? (
        <Sure id={kept.id} className="row kept-acts" />
      ) : (
        <Acts kept={kept} newest={newest} />
      )}
    </section>
  );
}

/** The older tables, over the slip while they are looked at. */
function Others({ others }: { readonly others: readonly KeptView[] }) {
  const { doors } = useFirstTools().words;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="more-kept" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary data-testid="more-kept">{doors.more(others.length)}</summary>
      {isOpen && (
        <ol className="panel">
          {others.map((one) => (
            <li key={one.id}>
              <KeptTable kept={one} newest={false} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

/** A slip with the table to continue, and how many more there are. */
export function KeptTables({ kept }: { readonly kept: readonly KeptView[] }) {
  const { home } = useFirstTools().words;
  const [newest, ...others] = kept;
  return (
    <section className="slip panel" aria-label={home.goOn}>
      <KeptTable kept={newest!} newest />
      {others.length > 0 && <Others others={others} />}
    </section>
  );
}
