import { useTools } from '../../store/context.ts';
import { withoutHelp } from '../../store/learn.ts';
import { lookOf } from '../../store/look.ts';
import { changeSettings } from '../settings/change.ts';

/** Switches the help for beginners off: in the settings, on a phone for that phone, and for a first round there. */
export function useHide(): () => void {
  const tools = useTools();
  return () => {
    const state = tools.store.getState();
    tools.store.setState(withoutHelp);
    if (!lookOf(state).coach) return;
    if (state.lobby !== null) changeSettings(tools, { coach: false });
    else tools.store.setState(({ here }) => ({ here: { ...here, coach: false } }));
  };
}
