import { type FormEvent, useLayoutEffect, useRef } from 'react';
import type { ClientMessage } from '../../../protocol/messages.ts';
import { MOST_PLAYERS } from '../../../protocol/setup.ts';
import { LONGEST_CODE } from '../../keyboard.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import type { PageState } from '../../store/page.ts';
import { change, codeOn, top } from '../../store/route.ts';

/** What was typed: at a table a number alone is that of a seat, as with the keys where nobody types cards. */
function messageOf(code: string, state: PageState): ClientMessage {
  const { at } = top(state);
  const seat = /^\d{1,2}$/.test(code) ? Number(code) - 1 : -1;
  return at !== 'settings' && at !== 'decks' && seat >= 0 && seat < MOST_PLAYERS
    ? { type: 'seat', seat }
    : { type: 'code', code, how: 'keyboard' };
}

/** The page with this in the field for codes. */
function withCode(state: PageState, code: string): Partial<PageState> {
  const { at } = top(state);
  return at === 'table' || at === 'settings' || at === 'decks' ? change(state, at, { code }) : {};
}

/** A field for codes, as they stand on the cards. A rank that is typed anywhere leads here. */
export function CodeField() {
  const { words, store } = useTools();
  const act = useAct();
  const code = usePage((state) => codeOn(top(state)));
  const field = useRef<HTMLInputElement>(null);
  const set = (typed: string) => store.setState((state) => withCode(state, typed));
  useLayoutEffect(() => {
    const { current } = field;
    if (code === '' || current === null || document.activeElement === current) return;
    current.focus();
    current.setSelectionRange(code.length, code.length);
  }, [code]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    act((state) => {
      const show = withCode(state, '');
      return typed === '' ? { show } : { send: messageOf(typed, state), show };
    });
    // The keys are the page's again; what the table can't hear stays in the field.
    if (codeOn(top(store.getState())) === '') field.current?.blur();
  };
  return (
    <form className="code" onSubmit={submit}>
      <input
        ref={field}
        type="text"
        value={code}
        onChange={(event) => set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          set('');
          event.currentTarget.blur();
        }}
        maxLength={LONGEST_CODE}
        placeholder={words.table.typeCode}
        aria-label={words.table.typeCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-testid="code-input"
      />
      <button type="submit">{words.table.buttons.send}</button>
    </form>
  );
}
