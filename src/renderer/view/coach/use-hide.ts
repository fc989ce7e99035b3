import { useTools } from '../../store/context.ts';
import { changeSettings } from '../settings/change.ts';

/** Switches the help for beginners off: in the settings, or on a phone for that phone. */
export function useHide(): () => void {
  const tools = useTools();
  return () => {
    if (tools.store.getState().lobby !== null) changeSettings(tools, { coach: false });
    else tools.store.setState(({ here }) => ({ here: { ...here, coach: false } }));
  };
}
