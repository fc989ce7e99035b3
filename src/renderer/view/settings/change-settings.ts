import { KEY_GAP, type ScannerChoice, type Settings } from '../../../protocol/settings.ts';
import { type FirstTools, useFirstTools } from '../../store/context.ts';

/** Changes some of the settings, here at once and for everybody; false if the table can't hear it. */
export function changeSettings(
  { store, send }: Pick<FirstTools, 'store' | 'send'>,
  changes: Partial<Settings>,
): boolean {
  const { lobby, chosen, pong } = store.getState();
  if (lobby === null) return false;
  const settings = { ...lobby.settings, ...changes };
  if (!send({ type: 'settings', settings })) return false;
  const ping = Math.max(pong, chosen?.ping ?? 0) + 1;
  send({ type: 'ping', id: ping });
  // Not only when the table says so: the next change must not be made to what was before this one.
  store.setState({
    lobby: { ...lobby, settings },
    chosen: { settings, ping, told: null },
  });
  return true;
}

/** Changes some of the settings. */
export function useChange(): (changes: Partial<Settings>) => boolean {
  const tools = useFirstTools();
  return (changes) => changeSettings(tools, changes);
}

/** As scanners leave the factory. */
const USUAL: { readonly [K in ScannerChoice['kind']]: Extract<ScannerChoice, { kind: K }> } = {
  none: { kind: 'none' },
  serial: { kind: 'serial', path: '', baudRate: 9600 },
  keyboard: { kind: 'keyboard', gap: KEY_GAP.usual },
  recording: { kind: 'recording', path: '', speed: 1 },
};

/** Another kind of scanner, as it was chosen last; the present one is kept for those who come back to it. */
export function another(
  { scanner, otherScanners }: Settings,
  kind: ScannerChoice['kind'],
): Pick<Settings, 'scanner' | 'otherScanners'> {
  const others = [...otherScanners, ...(scanner.kind === 'none' ? [] : [scanner])];
  return {
    scanner: others.find((one) => one.kind === kind) ?? USUAL[kind],
    otherScanners: others.filter((one) => one.kind !== kind),
  };
}
