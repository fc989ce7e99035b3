import { useEffect } from 'react';
import type { PortsView, PortView } from '../../../protocol/scanner.ts';
import { usePage, useTools } from '../../store/context.ts';
import { change, on } from '../../store/route.ts';
import { Choice } from './section.tsx';

interface Props {
  readonly path: string;
  readonly onChoose: (path: string) => void;
}

function Port({ port, path, onChoose }: Props & { readonly port: PortView }) {
  const { serial } = useTools().words.settings;
  const details = serial.details(port);
  return (
    <Choice
      group="port"
      testId={`port-${port.path}`}
      chosen={port.path === path}
      onChoose={() => onChoose(port.path)}
    >
      <b>{port.manufacturer ?? serial.unnamed}</b>
      <small>
        <code>{port.path}</code>
        {details !== '' && ` · ${details}`}
      </small>
    </Choice>
  );
}

/** What stands in place of a list; null where there is one. */
function useLine(ports: PortsView | null): string | null {
  const { serial } = useTools().words.settings;
  if (ports === null) return serial.looking;
  if (!ports.ok) return serial.cannotList[ports.code];
  return ports.ports.length === 0 ? serial.none : null;
}

/** The ports that the computer with the scanner knows, devices first. Asked for when they are shown. */
export function Ports({ path, onChoose }: Props) {
  const { words, send, store } = useTools();
  const { serial } = words.settings;
  const ports = usePage((state) => on(state, 'settings').ports);
  const isOpen = usePage((state) => state.connection === 'open');
  const line = useLine(ports);
  const look = () => {
    store.setState((state) => change(state, 'settings', { ports: null }));
    send({ type: 'listPorts' });
  };
  useEffect(() => {
    if (isOpen) send({ type: 'listPorts' });
  }, [isOpen, send]);
  return (
    <fieldset className="stack ports" data-testid="ports" aria-busy={ports === null}>
      <legend className="unseen">{serial.port}</legend>
      <div className="row ports-head">
        <b aria-hidden="true">{serial.port}</b>
        <button type="button" data-testid="refresh" onClick={look}>
          {serial.refresh}
        </button>
      </div>
      {line !== null && <p>{line}</p>}
      {ports?.ok === true &&
        ports.ports.map((port) => <Port key={port.path} port={port} path={path} onChoose={onChoose} />)}
    </fieldset>
  );
}
