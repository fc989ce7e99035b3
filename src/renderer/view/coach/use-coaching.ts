import { useTools } from '../../store/context.ts';
import { withHelp } from '../../store/learn.ts';
import { isCoached } from '../../store/look.ts';
import { changeSettings } from '../settings/change-settings.ts';

/**
 * Switches the help for beginners on or off: in the settings, on a phone for that phone. A first round has help of its
 * own, which is there or not whatever the settings say; what hides it hides theirs too.
 */
export function useCoaching(): (on: boolean) => void {
  const tools = useTools();
  return (on) => {
    tools.store.setState((state) => withHelp(state, on));
    const state = tools.store.getState();
    if (isCoached(state) === on) return;
    if (state.lobby !== null) changeSettings(tools, { coach: on });
    else tools.store.setState(({ here }) => ({ here: { ...here, coach: on } }));
  };
}
