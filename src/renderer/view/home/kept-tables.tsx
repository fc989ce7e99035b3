import { useState } from 'react';
import type { KeptView } from '../../../protocol/lobby.ts';
import { localeFor, sayWhen } from '../../../words/say/when.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { askDiscard, discard, resume } from '../../store/go.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { useNow } from './use-now.ts';

interface Props {
  readonly kept: KeptView;
  /** The one that was played last. */
  readonly newest: boolean;
}

function Sure({ id }: { readonly id: string }) {
  const { home } = useTools().words;
  const act = useAct();
  return (
    <fieldset className="kept-acts sure" data-testid="sure">
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

function Acts({ kept: { id }, newest }: Props) {
  const { home } = useTools().words;
  const act = useAct();
  return (
    <div className="kept-acts">
      <ActionButton
        testId={`resume-${id}`}
        {...(newest && { keys: 'resume' as const })}
        primary={newest}
        onClick={() => act(resume(id))}
      >
        {home.resume}
      </ActionButton>
      <ActionButton testId={`discard-${id}`} onClick={() => act(askDiscard(id))}>
        {home.discard}
      </ActionButton>
    </div>
  );
}

function KeptTable({ kept, newest }: Props) {
  const { words } = useTools();
  const discarding = usePage((state) => on(state, 'home').discarding);
  const folder = usePage(({ lobby }) => lobby?.folder ?? '');
  const locale = localeFor(words.language, navigator.languages);
  const { home } = words;
  return (
    <li className={newest ? 'kept newest' : 'kept'} data-testid={`kept-${kept.id}`} data-newest={newest}>
      <div className="kept-what">
        <p className="kept-names">{home.names(kept.setup.names)}</p>
        <p className="kept-facts">
          <span>{home.ruleSet(kept.setup.rules)}</span>
          {kept.setup.play !== undefined && <span>{home.noDeck}</span>}
          <time dateTime={new Date(kept.last).toISOString()}>{sayWhen(kept.last, useNow(), { locale })}</time>
          <span>{home.progress(kept.rounds, kept.inputs)}</span>
        </p>
        {kept.cut > 0 && (
          <p className="kept-cut" data-testid={`cut-${kept.id}`} data-cut={kept.cut}>
            {home.cut(kept.cut, kept.inputs, { id: kept.id, folder })}
          </p>
        )}
      </div>
      {discarding === kept.id ? <Sure id={kept.id} /> : <Acts kept={kept} newest={newest} />}
    </li>
  );
}

/** The tables to continue: the newest one, and the others where people look for them. */
export function KeptTables({ kept }: { readonly kept: readonly KeptView[] }) {
  const { home, doors } = useTools().words;
  const [isOpen, setOpen] = useState(false);
  const [newest, ...others] = kept;
  return (
    <section className="kept-tables" aria-label={home.goOn}>
      <h2>{home.goOn}</h2>
      <ol>
        <KeptTable kept={newest!} newest />
      </ol>
      {others.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary data-testid="more-kept">{doors.more(others.length)}</summary>
          {isOpen && (
            <ol>
              {others.map((one) => (
                <KeptTable key={one.id} kept={one} newest={false} />
              ))}
            </ol>
          )}
        </details>
      )}
    </section>
  );
}
