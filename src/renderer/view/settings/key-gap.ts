import type { LobbyView } from '../../../protocol/lobby.ts';
import type { PhraseReport } from '../../keyboard.ts';
import type { PageTools } from '../../store/context.ts';
import { change } from '../../store/route.ts';
import { changeSettings } from './change-settings.ts';

/** For how long a key waits for the next one of a scan; null if no scanner types on this page. */
export const gapOf = (lobby: LobbyView | null): number | null =>
  lobby?.settings.scanner.kind === 'keyboard' ? lobby.settings.scanner.gap : null;

/**
 * Takes from a test scan how long keys have to wait. Scans only make it longer, since one seldom shows the longest pause
 * that a scanner makes; choosing this kind of scanner again begins from the usual one.
 */
export function takeGap(report: PhraseReport, { store, send }: Pick<PageTools, 'store' | 'send'>): void {
  const state = store.getState();
  const before = gapOf(state.lobby);
  // A single key is nobody's scan.
  if (before === null || report.trouble === 'nothing') return;
  store.setState(change(state, 'settings', { phrase: report }));
  if (report.trouble !== null) return;
  const { gap } = report;
  if (gap > before) changeSettings({ store, send }, { scanner: { kind: 'keyboard', gap } });
}
