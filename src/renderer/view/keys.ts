import { useEffect } from 'react';
import type { TableView } from '../../protocol/view.ts';
import { KEY_NAMES, type KeyName } from '../../words/closed-lists.ts';
import type { FirstWords } from '../../words/words.ts';
import { closeDialog } from '../follow-back.ts';
import {
  isTextField,
  judgeTestScan,
  type KeyPress,
  LONGEST_CODE,
  listenToKeys,
  pressOf,
  TEST_GAP,
} from '../keyboard.ts';
import { useFirstTools, usePage } from '../store/context.ts';
import { type Doer, type Effect, perform } from '../store/effect.ts';
import type { PageState } from '../store/page.ts';
import { codeOn, type OverName, top } from '../store/route.ts';
import { placeOf } from '../store/screens.ts';
import { gapOf, takeGap } from './settings/key-gap.ts';
import { type Focus, OF_GUESTS, SHORTCUTS, type Shortcut } from './shortcuts.ts';

export interface Key {
  readonly key: string;
  /** Control, or Command on a Mac. */
  readonly command: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  /** What has the focus; nothing that takes keys if not given. */
  readonly focus?: Focus;
  /** The letter that was typed just before it, if one was. */
  readonly after?: string | null;
}

/** Which key of the table was pressed: a digit is any of them; codes and a question mark may need Shift. */
function isKey({ key, held }: Shortcut, pressed: Key, letter: string): boolean {
  if (pressed.shift && letter !== '?' && key !== 'code' && key !== 'rank') return false;
  if (pressed.command !== (held === 'command') || pressed.alt !== (held === 'alt')) return false;
  if (key === 'code') return /^[\dA-Z:]$/.test(letter);
  if (key === 'rank') return /^[\dA-Z*]$/.test(letter);
  return key === 'digit' ? /^[1-9]$/.test(letter) : key === letter;
}

const takesFocus = ({ focus = ['slider', 'card', 'control', 'none'] }: Shortcut, pressed: Key): boolean =>
  focus.includes(pressed.focus ?? 'none');

/** The only keys that mean anything under each thing that lies over the screen; null where no key is ruled out by it. */
const OVER: Readonly<Record<OverName, readonly KeyName[] | null>> = {
  help: ['help', 'cancel'],
  knowing: ['help', 'cancel'],
  picture: ['help', 'cancel'],
  people: ['cancel'],
  menu: [
    'cancel',
    'log',
    'scores',
    'people',
    'cover',
    'home',
    'rules',
    'help',
    'sortHand',
    'mute',
    'settings',
  ],
  correct: null,
  more: ['cancel', 'start'],
};

/** A screen that is read from far is no place to play at. */
const FROM_FAR: readonly KeyName[] = ['cancel', 'mute'];

/** Whether a key means nothing, whatever it means elsewhere, because of what is shown now or to whom. */
function isIdle(state: PageState, name: KeyName): boolean {
  const { over, guest, table } = state;
  if (over.some((one) => OVER[one.over]?.includes(name) === false)) return true;
  if (top(state).at === 'tv' && !FROM_FAR.includes(name)) return true;
  // People who watch a game with real cards are shown no hints.
  return guest !== null && (!OF_GUESTS.includes(name) || (name === 'hint' && table?.play === null));
}

/** What a key means on the page as it stands; null if nothing. */
export function keyEffect(pressed: Key, state: PageState, words: FirstWords): Effect | null {
  const place = placeOf(state);
  if (place === null) return null;
  const letter = pressed.key === ' ' ? 'SPACE' : pressed.key.toUpperCase();
  // C alone has a meaning of its own: only the M after it shows that a command is typed.
  const typed = codeOn(top(state)) === '' && pressed.after === 'C' && letter === 'M' ? 'CM' : letter;
  for (const name of KEY_NAMES) {
    if (isIdle(state, name)) continue;
    const shortcut = SHORTCUTS[name];
    if (!shortcut.on.includes(place) || !isKey(shortcut, pressed, letter) || !takesFocus(shortcut, pressed))
      continue;
    const effect = shortcut.effect(state, typed, words);
    if (effect !== null) return effect;
  }
  return null;
}

/** Whether keys go to a text that is being typed, to another control, or to nothing. */
function focusOf(target: EventTarget | null): Focus {
  if (target instanceof HTMLElement && /^(SELECT|TEXTAREA)$/.test(target.tagName)) return 'field';
  if (isTextField(target)) return 'text';
  if (target instanceof HTMLInputElement && target.type === 'range') return 'slider';
  if (target instanceof HTMLElement && target.dataset.own !== undefined) return 'card';
  return target instanceof HTMLElement && /^(INPUT|BUTTON|A|SUMMARY)$/.test(target.tagName)
    ? 'control'
    : 'none';
}

/** An Enter or a blank that is held presses a button once, and none that comes to be in its place. */
function pressOnce(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (event.repeat && isPress && event.target instanceof HTMLButtonElement) event.preventDefault();
}

/** In milliseconds: letters that follow each other within this time are typed as one word. */
const WORD = 1000;

/** Remembers the letter typed last: says for each key which one came just before it. */
function makeLastLetter(): (key: string, at: number) => string | null {
  let last = { letter: '', at: Number.NEGATIVE_INFINITY };
  return (key, at) => {
    const before = at - last.at < WORD ? last.letter : null;
    // Shift and such are keys as well.
    if (key.length === 1) last = { letter: key.toUpperCase(), at };
    return before;
  };
}

/** Whether a seat says whose the next card is, and nothing else. */
const saysNext = ({ question, waiting, registering, cursor, counting }: TableView): boolean =>
  [question, registering, cursor, counting].every((one) => one === null) && waiting.length === 0;

/**
 * Remembers the seats that keys announced, to take that back: the first `torn` characters of a code that came unevenly
 * may have been taken for keys of seats. The rest of the code may come sooner than the table tells of the seat.
 */
function makeArmed({ store, send }: Doer) {
  const announced = () => store.getState().table?.announced ?? null;
  let typed: { readonly seat: number | null; readonly before: number | null; readonly isNext: boolean }[] =
    [];
  return {
    type(effect: Effect | null) {
      const seat = effect?.send?.type === 'seat' ? effect.send.seat : null;
      const { table } = store.getState();
      typed = [...typed, { seat, before: announced(), isNext: table !== null && saysNext(table) }].slice(
        -LONGEST_CODE,
      );
    },
    disarm(torn: number) {
      const seats = torn === 0 ? [] : typed.slice(-torn).filter(({ seat }) => seat !== null);
      const [first] = seats;
      const last = seats.at(-1);
      if (first === undefined || last === undefined) return;
      const isTold = last.seat === announced();
      if (!isTold && !(last.isNext && last.before === announced())) return;
      send(first.before === null ? { type: 'undo' } : { type: 'seat', seat: first.before });
    },
  };
}

/** Whether something is asked or offered that a digit answers. */
const asks = (table: TableView | null): boolean =>
  table !== null && (table.question !== null || table.choices.length > 0);

/**
 * Listens to the keyboard for as long as the page is there: to people, and to a scanner if one types here. While
 * that is set up, every scan is judged. In a text only the keys that are no letters mean anything else.
 */
export function useKeys(): void {
  const { store, send, words } = useFirstTools();
  const gap = usePage(({ lobby }) => gapOf(lobby));
  const isTried = usePage((state) => top(state).at === 'settings') && gap !== null;
  // What a test scan shows changes the gap, and must not end the listening in the middle of the next scan.
  const wait = isTried ? TEST_GAP : gap;
  useEffect(() => {
    const lastLetter = makeLastLetter();
    const armed = makeArmed({ store, send });
    const act = ({ repeat, ...key }: KeyPress, focus: Focus): boolean => {
      const after = lastLetter(key.key, performance.now());
      const effect = repeat ? null : keyEffect({ ...key, focus, after }, store.getState(), words);
      if (key.key.length === 1) armed.type(effect);
      perform({ store, send }, effect);
      return effect !== null;
    };
    const onText = (event: KeyboardEvent) => {
      if (isTextField(event.target) && act(pressOf(event), focusOf(event.target))) event.preventDefault();
    };
    // Before anything else hears of it: the screen below would take the same key for its way back.
    const onDialog = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !closeDialog(store.getState(), document)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', onDialog, { capture: true });
    window.addEventListener('keydown', onText);
    window.addEventListener('keydown', pressOnce);
    const stop = listenToKeys(
      window,
      { gap: wait, isAsked: () => asks(store.getState().table) },
      {
        onLine: (code, torn) => {
          armed.disarm(torn);
          send({ type: 'code', code, how: 'scanner' });
        },
        onTyped: (key) => act(key, focusOf(document.activeElement)),
        ...(isTried && { onPhrase: (presses) => takeGap(judgeTestScan(presses), { store, send }) }),
      },
    );
    return () => {
      stop();
      window.removeEventListener('keydown', onDialog, { capture: true });
      window.removeEventListener('keydown', onText);
      window.removeEventListener('keydown', pressOnce);
    };
  }, [store, send, words, wait, isTried]);
}
