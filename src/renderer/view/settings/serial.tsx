import { useState } from 'react';
import { HIGHEST_RATE, LONGEST_PATH, type ScannerChoice } from '../../../protocol/settings.ts';
import type { ScannerView } from '../../../protocol/view.ts';
import { sayScanner, troubleOf } from '../../../words/say/scanner.ts';
import { usePage, useTools } from '../../store/context.ts';
import { on } from '../../store/route.ts';
import { changeSettings } from './change-settings.ts';
import { Ports } from './ports.tsx';
import { TextField } from './text-field.tsx';

const USUAL_RATES = [1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200] as const;

type SerialChoice = Extract<ScannerChoice, { kind: 'serial' }>;

interface RateProps {
  readonly rate: number;
  readonly onChange: (rate: number) => boolean;
}

/** The speed of the port: one of the usual, or any. */
function Rate({ rate, onChange }: RateProps) {
  const { serial } = useTools().words.settings;
  const isUsual = USUAL_RATES.some((usual) => usual === rate);
  const [typing, setTyping] = useState(false);
  const use = (text: string): boolean => {
    const typed = Number(text);
    const fits = Number.isInteger(typed) && typed >= 1 && typed <= HIGHEST_RATE;
    return fits && onChange(typed);
  };
  const isOther = typing || !isUsual;
  return (
    <div className="row rate">
      <label className="stack">
        {serial.baud}
        <select
          value={isOther ? 'other' : rate}
          data-testid="baud"
          onChange={({ target: { value } }) => {
            setTyping(value === 'other');
            if (value !== 'other') onChange(Number(value));
          }}
        >
          {USUAL_RATES.map((usual) => (
            <option key={usual} value={usual}>
              {usual}
            </option>
          ))}
          <option value="other">{serial.otherBaud}</option>
        </select>
      </label>
      {isOther && (
        <TextField
          testId="baud-typed"
          label={serial.baud}
          use={serial.use}
          value={String(rate)}
          numeric
          longest={7}
          onUse={use}
        />
      )}
    </div>
  );
}

interface StateProps {
  readonly choice: SerialChoice;
  readonly view: ScannerView;
  /** Whether ports are listed to choose from. */
  readonly listed: boolean;
}

/** How the scanner is, and what may be done about it. */
function State({ choice, view, listed }: StateProps) {
  const { words } = useTools();
  const { serial } = words.settings;
  const { state, reason } = view;
  return (
    <div className="scanner-state" role="status">
      <p
        className={`scanner scanner-${state}`}
        data-testid="scanner"
        data-state={state}
        data-kind={view.kind}
        data-reason={reason ?? ''}
      >
        <span className="dot" aria-hidden="true" />
        {choice.path === '' ? (listed ? serial.choose : serial.notChosen) : sayScanner(words, view)}
      </p>
      {reason !== null && (
        <p className="advice" data-testid="advice">
          {serial.advice[troubleOf(reason)]}
        </p>
      )}
    </div>
  );
}

interface Props {
  readonly choice: SerialChoice;
  readonly view: ScannerView;
}

/** A scanner on a serial port: which one, how fast, and how it is. */
export function Serial({ choice, view }: Props) {
  const tools = useTools();
  const { serial } = tools.words.settings;
  const listed = usePage((state) => {
    const { ports } = on(state, 'settings');
    return ports?.ok === true && ports.ports.length > 0;
  });
  const change = (part: Partial<SerialChoice>) => changeSettings(tools, { scanner: { ...choice, ...part } });
  return (
    <div className="stack way">
      <State choice={choice} view={view} listed={listed} />
      <Ports path={choice.path} onChoose={(path) => change({ path })} />
      <div className="cluster fields">
        <TextField
          testId="path"
          label={listed ? serial.orPath : serial.path}
          hint={serial.pathHint}
          use={serial.use}
          value={choice.path}
          longest={LONGEST_PATH}
          onUse={(path) => change({ path })}
        />
        <Rate rate={choice.baudRate} onChange={(baudRate) => change({ baudRate })} />
      </div>
    </div>
  );
}
