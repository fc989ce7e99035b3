import { RANKS, type Rank } from '../../../engine/cards.ts';
import { parseRankOrder } from '../../../engine/rules/order.ts';
import type { DealRow, FirstStep } from '../../../engine/rules/schema.ts';
import { parameterValues, sayParameter } from '../../../words/say/rules.ts';
import type { Words } from '../../../words/words.ts';
import { useTools } from '../../store/context.ts';
import type { Parameter } from '../../store/house/controls.ts';
import { whyExcluded } from '../../store/house/going-together.ts';
import { change, type House } from '../../store/house/house.ts';
import { controlId, valueAt } from '../../store/house/paths.ts';
import { Check, MoveButtons, Pick, RankBoxes, YesOrNo } from './fields.tsx';
import { moved } from './lists.ts';
import { Part } from './part.tsx';
import { remarksAt } from './remarks.ts';
import { Rows } from './rows.tsx';
import { RuleTextField } from './rule-text.tsx';
import { Steps } from './steps.tsx';
import { Titles, type TitlesValue } from './titles.tsx';
import { useHouseEdit } from './use-house.ts';

interface LadderEditorProps {
  readonly order: string;
  readonly onChange: (order: string) => void;
}

/** The orders that most tables play by. */
const USUAL_ORDERS = ['2..A', 'A2..K'] as const;

/** The usual orders to choose from, and the ranks, the highest on top, each to be moved up or down by one. */
function LadderEditor({ order, onChange }: LadderEditorProps) {
  const { words } = useTools();
  const ranks = parseRankOrder(order) ?? RANKS;
  const ladder: readonly Rank[] = [...ranks].reverse();
  return (
    <>
      {USUAL_ORDERS.map((usual) => (
        <label key={usual} className="row house-check">
          <input
            type="radio"
            name="rank.order"
            data-testid={`order-${usual}`}
            checked={parseRankOrder(usual)?.join() === ranks.join()}
            onChange={() => onChange(usual)}
          />
          <span>{words.house.orders[usual]}</span>
        </label>
      ))}
      <p className="aside-text">{words.house.ladder}</p>
      <ol className="house-ladder">
        {ladder.map((rank, place) => (
          <li key={rank} className="row">
            <b>{words.cards.rank(rank)}</b>
            <MoveButtons
              testId={`ladder-${rank}`}
              what={words.cards.rank(rank)}
              place={place}
              count={ladder.length}
              onMove={(by) => onChange(moved(ladder, place, by).reverse().join(''))}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** What a part is called: its words stand where it stands in a rule set. */
export const nameOfPart = ({ house }: Words, keys: readonly string[]): string =>
  keys.reduce<unknown>(
    (names, key) => (names as Readonly<Record<string, unknown>>)[key],
    house.names,
  ) as string;

/** As much as fits on a line of a rule page. */
const LONGEST_TEXT = 120;

interface FieldProps {
  readonly house: House;
  readonly parameter: Parameter;
  readonly name: string;
  readonly value: unknown;
  /** What it is in the rules that are extended. */
  readonly usual: unknown;
  readonly set: (value: unknown, typed?: boolean) => void;
}

type Said = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** So many are a list to open. */
const MANY = 10;

/** One of a few, each said as briefly as the name over them allows; what can’t go with another choice says why. */
function Choices({ house, parameter: { keys, path }, name, value, set }: FieldProps) {
  const { words } = useTools();
  const said: Said = words.house.choices;
  const all = parameterValues(words, path) ?? [];
  if (all.length > MANY)
    return (
      <Pick
        testId={`${controlId(keys)}-value`}
        label={name}
        value={value as string}
        values={all.map((one) => String(one.value))}
        say={(one) => said[path]?.[one] ?? all.find(({ value: its }) => String(its) === one)?.text ?? one}
        onChange={set}
      />
    );
  return all.map((one) => {
    const why = value === one.value ? null : whyExcluded(house.rules, path, one.value);
    return (
      <label key={String(one.value)} className={why === null ? 'row house-check' : 'row house-check out'}>
        <input
          type="radio"
          name={path}
          data-testid={`${controlId(keys)}-${one.value}`}
          checked={value === one.value}
          disabled={why !== null}
          onChange={() => set(one.value)}
        />
        <span>
          {said[path]?.[String(one.value)] ?? one.text}
          {why !== null && <small> {words.house[why]}</small>}
        </span>
      </label>
    );
  });
}

/** Something that is called aloud, or nothing. */
function Call({ parameter: { keys }, name, value, usual, set }: FieldProps) {
  const { words } = useTools();
  const id = controlId(keys);
  return (
    <>
      <Check
        testId={`${id}-on`}
        label={words.house.calls}
        on={value !== null}
        onChange={(on) => set(on ? words.house.firstCall : null)}
      />
      {value !== null && (
        <RuleTextField
          testId={`${id}-text`}
          label={name}
          value={String(value)}
          usual={usual}
          longest={LONGEST_TEXT}
          onChange={(text) => set(text, true)}
        />
      )}
    </>
  );
}

function Field(props: FieldProps) {
  const { words } = useTools();
  const { parameter, name, value, usual, set } = props;
  const { control, keys } = parameter;
  const id = controlId(keys);
  switch (control.control) {
    case 'choice':
      return <Choices {...props} />;
    case 'switch': {
      const why = whyExcluded(props.house.rules, parameter.path, value !== true);
      const whyNot = why === null ? null : words.house[why];
      return <YesOrNo testId={`${id}-on`} label={name} on={value === true} whyNot={whyNot} onChange={set} />;
    }
    case 'number':
      return (
        <Pick
          testId={`${id}-value`}
          label={name}
          value={value as number | string | boolean | null}
          values={control.values}
          say={(one) => sayParameter(words, keys, one)}
          onChange={set}
        />
      );
    case 'order':
      return <LadderEditor order={String(value)} onChange={set} />;
    case 'rows':
      return <Rows rows={value as readonly DealRow[]} onChange={set} />;
    case 'steps':
      return <Steps steps={value as readonly FirstStep[]} onChange={set} />;
    case 'ranks':
      return (
        <RankBoxes testId={id} label={name} among={RANKS} ranks={value as readonly Rank[]} onChange={set} />
      );
    case 'text':
      return (
        <RuleTextField
          testId={`${id}-text`}
          label={name}
          value={String(value)}
          usual={usual}
          longest={LONGEST_TEXT}
          onChange={(text) => set(text, true)}
        />
      );
    case 'call':
      return <Call {...props} />;
    case 'titles':
      return <Titles titles={value as TitlesValue} usual={usual as TitlesValue} onChange={set} />;
  }
}

interface Props {
  readonly house: House;
  readonly parameter: Parameter;
}

/** A parameter with its control. */
export function ParameterPart({ house, parameter }: Props) {
  const { words } = useTools();
  const edit = useHouseEdit();
  const { keys } = parameter;
  const name = nameOfPart(words, keys);
  return (
    <Part house={house} keys={keys} name={name} remarks={remarksAt(house, keys)}>
      <Field
        house={house}
        parameter={parameter}
        name={name}
        value={valueAt(house.rules, keys)}
        usual={valueAt(house.base, keys)}
        set={(value, typed) => edit((now) => change(now, keys, value, typed))}
      />
    </Part>
  );
}
