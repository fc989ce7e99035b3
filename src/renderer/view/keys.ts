import { useEffect } from 'react';
import { en } from '../../words/en.ts';
import { KEY_NAMES, type KeyPlace } from '../../words/screens.ts';
import type { Words } from '../../words/words.ts';
import { useTools } from '../store/context.ts';
import { type Effect, perform } from '../store/effect.ts';
import type { PageState } from '../store/page.ts';
import { type Focus, SHORTCUTS, type Shortcut } from './shortcuts.ts';

/** What a key does, as any button. */
export type KeyEffect = Effect;

export interface Key {
  readonly key: string;
  /** Control, or Command on a Mac. */
  readonly command: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  /** What has the focus; nothing that takes keys if not given. */
  readonly focus?: Focus;
}

/** The screen that keys are for; null while nothing is shown yet. */
export function placeOf({ welcome, lobby, table, screen }: PageState): KeyPlace | null {
  if (lobby === null && table === null) return null;
  if (screen === 'settings') return 'settings';
  if (table !== null) return table.phase === 'over' ? 'end' : 'table';
  return welcome !== null && screen === 'setup' ? 'setup' : 'home';
}

/** Which key of the table was pressed: a digit is any of them, and a question mark may need Shift. */
function isKey({ key, held }: Shortcut, pressed: Key, letter: string): boolean {
  if (pressed.shift && letter !== '?') return false;
  if (pressed.command !== (held === 'command') || pressed.alt !== (held === 'alt')) return false;
  return key === 'digit' ? /^[1-9]$/.test(letter) : key === letter;
}

const takesFocus = ({ focus = ['control', 'none'] }: Shortcut, pressed: Key): boolean =>
  focus.includes(pressed.focus ?? 'none');

/** What a key means on the page as it stands; null if nothing. */
export function keyEffect(pressed: Key, state: PageState, words: Words = en): KeyEffect | null {
  const place = placeOf(state);
  if (place === null) return null;
  const letter = pressed.key.toUpperCase();
  for (const name of KEY_NAMES) {
    // Over the list of keys nothing but closing it has a meaning.
    if (state.help && name !== 'help' && name !== 'cancel') continue;
    const shortcut = SHORTCUTS[name];
    if (!shortcut.on.includes(place) || !isKey(shortcut, pressed, letter) || !takesFocus(shortcut, pressed))
      continue;
    const effect = shortcut.effect(state, letter, words);
    if (effect !== null) return effect;
  }
  return null;
}

const TEXTS = /^(text|search|email|number|password|tel|url)$/;

/** Whether keys go to a text that is being typed, to another control, or to nothing. */
function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof HTMLElement)) return 'none';
  if (target instanceof HTMLInputElement) return TEXTS.test(target.type) ? 'text' : 'control';
  if (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName)) return 'text';
  return /^(BUTTON|A|SUMMARY)$/.test(target.tagName) ? 'control' : 'none';
}

/** Listens to the keyboard for as long as the page is there. */
export function useKeys(): void {
  const { store, send, words } = useTools();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat) return;
      const { key, altKey: alt, shiftKey: shift } = event;
      const pressed = {
        key,
        alt,
        shift,
        command: event.ctrlKey || event.metaKey,
        focus: focusOf(event.target),
      };
      const effect = keyEffect(pressed, store.getState(), words);
      if (effect === null) return;
      event.preventDefault();
      perform({ store, send }, effect);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store, send, words]);
}
