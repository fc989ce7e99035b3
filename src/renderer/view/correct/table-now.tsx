import { useState } from 'react';
import { type CorrectionMessage, MOST_COUNTED } from '../../../protocol/correction.ts';
import type { RuleSetView } from '../../../protocol/lobby.ts';
import type { TableView } from '../../../protocol/view.ts';
import { inSentence } from '../../../words/say/names.ts';
import { sayRuleText } from '../../../words/say/rule-text.ts';
import { parameterValues } from '../../../words/say/rules.ts';
import { usePage, useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';
import { Part, SeatButtons } from './correct-parts.tsx';
import { useCorrect } from './use-correct.ts';

type Adjustment = Extract<CorrectionMessage, { kind: 'insert' }>['adjustment'];

interface Props {
  readonly view: TableView;
  /** How many entries the record has. */
  readonly entries: number;
}

/** Adds something at the end of the record. */
function useAdjust(entries: number): (adjustment: Adjustment) => void {
  const correct = useCorrect();
  return (adjustment) => correct({ kind: 'insert', entry: entries, adjustment });
}

/** Who drew last, as far as the log goes back; else whose turn it is. */
const lastDrawer = ({ log, turn, dealer }: TableView): number =>
  log.findLast(({ ruling }) => ruling !== null && ruling.draws > 0)?.ruling?.move.seat ?? turn ?? dealer;

interface CountProps extends Props {
  /** Whose hand; null for the stock. */
  readonly seat: number | null;
}

/** A number that somebody may have counted; null for anything else. */
const asCount = (text: string): number | null => {
  const trimmed = text.trim();
  return /^\d+$/.test(trimmed) && Number(trimmed) <= MOST_COUNTED ? Number(trimmed) : null;
};

/** What was counted: typed, or up and down from what is recorded. */
function Count({ view, entries, seat }: CountProps) {
  const { correct: words } = useTools().words;
  const adjust = useAdjust(entries);
  const booked = seat === null ? view.stock : view.seats[seat]!.hand;
  const [text, setText] = useState(String(booked));
  const count = asCount(text);
  const [by, setBy] = useState(lastDrawer(view));
  const say = () => {
    if (count === null) return;
    adjust(seat === null ? { kind: 'countStock', count, seat: by } : { kind: 'count', seat, count });
  };
  return (
    <div className="correct-count" data-testid="counting-now">
      <ActionButton
        testId="count-fewer"
        disabled={count === 0}
        onClick={() => setText(String((count ?? booked) - 1))}
      >
        <span aria-hidden="true">−</span>
        <span className="unseen">{words.fewer}</span>
      </ActionButton>
      <input
        type="text"
        inputMode="numeric"
        aria-label={words.countHand}
        aria-invalid={count === null}
        value={text}
        maxLength={3}
        autoComplete="off"
        data-testid="count"
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && say()}
      />
      <ActionButton testId="count-more" onClick={() => setText(String((count ?? booked) + 1))}>
        <span aria-hidden="true">+</span>
        <span className="unseen">{words.more}</span>
      </ActionButton>
      <ActionButton testId="count-done" primary disabled={count === null} onClick={say}>
        {words.counted(count, seat === null ? null : inSentence(view.seats[seat]!.name))}
      </ActionButton>
      {seat === null && (
        <label>
          {words.lastDrew}{' '}
          <select value={by} data-testid="count-by" onChange={({ target }) => setBy(Number(target.value))}>
            {view.seats.map(({ name }, one) => (
              <option key={name} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function Counts({ view, entries }: Props) {
  const { correct: words } = useTools().words;
  const [seat, setSeat] = useState<number | null | undefined>(undefined);
  return (
    <Part title={words.countHand}>
      <SeatButtons
        view={view}
        testId="count-of"
        focus
        chosen={seat ?? null}
        onSeat={setSeat}
        label={(name, one) => words.handOf(inSentence(name), view.seats[one]!.hand)}
      />
      {view.rules.leftover === 'stock' && (
        <ActionButton testId="count-stock" pressed={seat === null} onClick={() => setSeat(null)}>
          {words.stockOf(view.stock)}
        </ActionButton>
      )}
      {seat !== undefined && (
        <Count key={`${seat} ${view.revision}`} view={view} entries={entries} seat={seat} />
      )}
    </Part>
  );
}

interface OptionProps {
  readonly option: RuleSetView['options'][number];
  /** What is chosen of it now. */
  readonly chosen: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A variation that is played or not. */
function Switch({ option, chosen, onChange }: OptionProps) {
  const { words: all } = useTools();
  const words = all.correct;
  const { name } = option;
  const title = sayRuleText(all, option.title);
  const isOn = chosen === true;
  return (
    <div className="correct-option">
      <span className={isOn ? 'option-title on' : 'option-title'} data-testid={`is-${name}`}>
        <span aria-hidden="true">{isOn ? '✔' : '–'}</span> {title}{' '}
        <small>{words.isPlayed[isOn ? 'on' : 'off']}</small>
      </span>
      <ActionButton testId={`rule-set-${name}`} onClick={() => onChange(!isOn)}>
        {words.switch[isOn ? 'off' : 'on']}
        <span className="unseen"> {title}</span>
      </ActionButton>
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  /** How the choice is called, where its values don't say it themselves. */
  readonly title: string | null;
  readonly values: readonly { readonly value: unknown; readonly text: string }[];
  readonly now: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One of a few ways to play; it begins with what is played now. */
function Choice({ name, title, values, now, onChange }: ChoiceProps) {
  const { correct: words } = useTools().words;
  const booked = values.findIndex(({ value }) => value === now);
  const [at, setAt] = useState(booked);
  return (
    <div className="correct-option">
      <label>
        {title !== null && <span>{title}</span>}
        <select
          value={at}
          aria-label={title ?? name}
          data-testid={`rule-${name}`}
          onChange={({ target }) => setAt(Number(target.value))}
        >
          {values.map(({ text }, i) => (
            <option key={text} value={i}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <ActionButton
        testId={`rule-set-${name}`}
        disabled={at === booked}
        onClick={() => onChange(values[at]?.value)}
      >
        {words.playedSo}
      </ActionButton>
    </div>
  );
}

/** One thing that may be played differently from now on. */
function Option({ option, chosen, onChange }: OptionProps) {
  const { words } = useTools();
  const { name, title, choices } = option;
  if (choices.length === 0) return <Switch option={option} chosen={chosen} onChange={onChange} />;
  const values = [
    { value: false, text: words.correct.isPlayed.off },
    ...choices.map((choice) => ({ value: choice, text: sayRuleText(words, choice) })),
  ];
  return (
    <Choice
      name={name}
      title={sayRuleText(words, title)}
      values={values}
      now={chosen ?? false}
      onChange={onChange}
    />
  );
}

/** A value as it is typed: a number, yes or no as JSON has them, else a text. */
function asValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

interface OtherProps {
  readonly values: TableView['rules']['values'];
  readonly onChange: (name: string, value: unknown) => void;
}

/** Every other parameter of the rules: in words where it is a choice between a few, else by its name. */
function OtherParameter({ values, onChange }: OtherProps) {
  const { words: all } = useTools();
  const words = all.correct;
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  return (
    <details className="correct-parameter">
      <summary data-testid="other-parameter">{words.otherParameter}</summary>
      {Object.entries(values).map(([path, now]) => {
        const known = parameterValues(all, path);
        return (
          known !== null && (
            <Choice
              key={`${path} ${now}`}
              name={path}
              title={null}
              values={known}
              now={now}
              onChange={(chosen) => onChange(path, chosen)}
            />
          )
        );
      })}
      <label>
        {words.parameter}
        <input
          value={name}
          maxLength={80}
          data-testid="parameter"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        {words.value}
        <input
          value={value}
          maxLength={80}
          data-testid="parameter-value"
          onChange={({ target }) => setValue(target.value)}
        />
      </label>
      <ActionButton
        testId="parameter-set"
        disabled={name === ''}
        onClick={() => onChange(name.trim(), asValue(value.trim()))}
      >
        {words.playedSo}
      </ActionButton>
    </details>
  );
}

function Rules({ view, entries }: Props) {
  const { correct: words } = useTools().words;
  const adjust = useAdjust(entries);
  const options = usePage(({ welcome }) => welcome?.rules.find(({ id }) => id === view.rules.id)?.options);
  const change = (name: string, value: unknown) => adjust({ kind: 'option', name, value });
  return (
    <details className="correct-parameter correct-rules">
      <summary data-testid="rules-from-now">{words.option}</summary>
      <p className="correct-hint">{words.optionHint}</p>
      {options?.map((option) => (
        <Option
          key={`${option.name} ${view.rules.chosen[option.name]}`}
          option={option}
          chosen={view.rules.chosen[option.name]}
          onChange={(value) => change(option.name, value)}
        />
      ))}
      <OtherParameter values={view.rules.values} onChange={change} />
    </details>
  );
}

/** The table as it stands, where it differs from the record. */
export function TableNow({ view, entries }: Props) {
  const { correct: words } = useTools().words;
  const adjust = useAdjust(entries);
  const { penalty, direction } = view;
  const other = direction === 'clockwise' ? 'counterclockwise' : 'clockwise';
  return (
    <div className="correct-body">
      <Counts view={view} entries={entries} />
      <div className="cluster correct-beside">
        <Part title={words.turn}>
          <SeatButtons
            view={view}
            testId="turn-of"
            booked={view.turn}
            onSeat={(seat) => adjust({ kind: 'turn', seat })}
          />
        </Part>
        <Part title={words.direction}>
          <ActionButton testId="turn-round" onClick={() => adjust({ kind: 'direction', direction: other })}>
            {words.turnRound[direction]}
          </ActionButton>
        </Part>
      </div>
      {(penalty === 'drawCard' || penalty === 'pickUpPile') && (
        <Part title={words.penalty}>
          <SeatButtons
            view={view}
            testId="penalty-of"
            onSeat={(seat) => adjust({ kind: 'penalty', seat })}
            label={(name) => words.penaltyOf[penalty](inSentence(name))}
          />
        </Part>
      )}
      <Rules view={view} entries={entries} />
    </div>
  );
}
