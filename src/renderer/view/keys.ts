import { useEffect } from 'react';
import type { ClientMessage } from '../../protocol/messages.ts';
import type { TableView } from '../../protocol/view.ts';
import { judgeTestScan, listenToKeys, TEST_GAP } from '../keyboard.ts';
import { type PageTools, usePage, useTools } from '../store/context.ts';
import type { PageState } from '../store/page.ts';
import { gapOf, learn } from './settings/learn.ts';
import { fromSettings, toSettings } from './settings/ways.ts';
import { showsCards } from './table/panel.ts';

/** Keys as the buttons show them. A digit is a seat: whose card comes next, or the answer to a question. */
export const KEYS = {
  pickUp: 'P',
  done: 'D',
  undo: 'U',
  itWas: 'W',
  blind: 'B',
  burned: 'F',
  repeat: 'R',
  cards: 'C',
  newRound: 'N',
  settings: 'S',
} as const;

/** What a key does: say something to the table, or change what this page shows. */
export type KeyEffect =
  | { readonly send: ClientMessage; readonly show?: Partial<PageState> }
  | { readonly send?: undefined; readonly show: Partial<PageState> };

export interface Key {
  readonly key: string;
  /** Control, or Command on a Mac. */
  readonly command: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

function digitEffect(seat: number, { seats }: TableView, choosing: boolean): KeyEffect | null {
  if (seat >= seats.length) return null;
  return choosing
    ? { send: { type: 'itWas', seat }, show: { choosing: false } }
    : { send: { type: 'seat', seat } };
}

/** The same keys as beside the answers: Y, N and the numbers of seats. */
function answerEffect(letter: string, { question }: TableView): KeyEffect | null {
  const kind = letter === 'Y' ? 'yes' : letter === 'N' ? 'misScan' : 'seat';
  const answer =
    question?.answers.findIndex(
      (one) => one.kind === kind && (kind !== 'seat' || String((one.seat ?? 0) + 1) === letter),
    ) ?? -1;
  return question === null || answer < 0 ? null : { send: { type: 'answer', question: question.id, answer } };
}

function letterEffect(letter: string, view: TableView, { panel }: PageState): KeyEffect | null {
  switch (letter) {
    case KEYS.pickUp:
      return { send: { type: 'pickUp' } };
    case KEYS.done:
      return { send: { type: 'done' } };
    case KEYS.undo:
      return { send: { type: 'undo' } };
    case KEYS.itWas:
      return { show: { choosing: true } };
    case KEYS.blind:
      return { send: { type: 'blind' } };
    case KEYS.burned:
      return { send: { type: 'burned' } };
    case KEYS.repeat:
      return { send: { type: 'repeat' } };
    case KEYS.cards:
      return { show: { panel: showsCards(panel, view) ? 'log' : 'cards' } };
    case KEYS.newRound:
      return view.phase === 'over' ? { send: { type: 'newRound' } } : null;
    case 'ESCAPE':
      return { show: { choosing: false } };
    default:
      return null;
  }
}

/** What a key means on the page as it stands; null if nothing. */
export function keyEffect(pressed: Key, state: PageState): KeyEffect | null {
  const view = state.table;
  const letter = pressed.key.toUpperCase();
  if (state.screen === 'settings') return letter === 'ESCAPE' ? { show: fromSettings(state) } : null;
  const isPlain = !pressed.command && !pressed.alt && !pressed.shift;
  if (letter === KEYS.settings && isPlain) return { show: toSettings(state) };
  if (view === null || pressed.alt) return null;
  if (pressed.command) return letter === 'Z' && !pressed.shift ? { send: { type: 'undo' } } : null;
  if (pressed.shift) return null;
  const isDigit = /^[1-9]$/.test(letter);
  const answer = state.choosing ? null : answerEffect(letter, view);
  if (answer !== null || (isDigit && view.question !== null && !state.choosing)) return answer;
  return isDigit ? digitEffect(Number(letter) - 1, view, state.choosing) : letterEffect(letter, view, state);
}

/** Does what a key means on the page as it stands; false if that is nothing. */
function act(pressed: Key & { readonly repeat: boolean }, { store, send }: PageTools): boolean {
  const effect = pressed.repeat ? null : keyEffect(pressed, store.getState());
  if (effect?.send) send(effect.send);
  if (effect?.show) store.setState(effect.show);
  return effect !== null;
}

/**
 * Listens to the keyboard for as long as the page is there: to people, and to a scanner if one types here. While
 * that is set up, every scan is judged.
 */
export function useKeys(): void {
  const tools = useTools();
  const gap = usePage(({ lobby }) => gapOf(lobby));
  const learning = usePage(({ screen }) => screen === 'settings') && gap !== null;
  useEffect(() => {
    const { store, send } = tools;
    return listenToKeys(
      window,
      { gap: learning ? TEST_GAP : gap },
      {
        onLine: (code) => send({ type: 'code', code, how: 'scanner' }),
        onTyped: (pressed) => act(pressed, tools),
        ...(learning && { onPhrase: (presses) => learn(judgeTestScan(presses), { store, send }) }),
      },
    );
  }, [tools, gap, learning]);
}
