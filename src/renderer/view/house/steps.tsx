import { type Card, rankOf, SUITS, suitOf } from '../../../engine/cards.ts';
import type { FirstStep } from '../../../engine/rules/schema.ts';
import { sayFirstStep } from '../../../words/say/rules.ts';
import { useTools } from '../../store/context.ts';
import { MoveButtons, Pick, RankPick } from './fields.tsx';
import { moved, withAt, without } from './lists.ts';

type By = FirstStep['by'];

/** Each way to find who begins, as it is at first. */
export const FIRST_STEPS: { readonly [B in By]: Extract<FirstStep, { by: B }> } = {
  loser: { by: 'loser' },
  winner: { by: 'winner' },
  seat: { by: 'seat', seat: 'dealerLeft' },
  card: { by: 'card', card: '3S', zone: 'hand' },
  rank: { by: 'rank', from: '3', go: 'up', zone: 'hand' },
  race: { by: 'race', from: '3' },
  thrownIn: { by: 'thrownIn', from: '3' },
  lowest: { by: 'lowest' },
  worstFaceUp: { by: 'worstFaceUp' },
  random: { by: 'random' },
};
export const BYS = Object.keys(FIRST_STEPS) as readonly By[];
export const FIRST_SEATS = ['dealerLeft', 'dealerRight'] as const;
export const GOES = ['up', 'nearest'] as const;
export const FIRST_ZONES = ['hand', 'faceUp', 'faceUpThenHand', 'both'] as const;

interface StepProps {
  readonly step: FirstStep;
  readonly testId: string;
  readonly onChange: (step: FirstStep) => void;
}

/** Which card, by its suit and rank. */
function CardPick({ step, testId, onChange }: StepProps & { readonly step: { by: 'card'; card: Card } }) {
  const { words } = useTools();
  const rank = rankOf(step.card) ?? '3';
  const suit = suitOf(step.card) ?? 'C';
  const choose = (card: Card) => onChange({ ...step, card } as FirstStep);
  return (
    <>
      <RankPick
        testId={`${testId}-card`}
        label={words.house.steps.card}
        rank={rank}
        onChange={(to) => choose(`${to}${suit}`)}
      />
      <Pick
        testId={`${testId}-suit`}
        label={words.house.steps.card}
        value={suit}
        values={SUITS}
        say={(one) => words.house.steps.suits[one]}
        onChange={(to) => choose(`${rank}${to}`)}
      />
    </>
  );
}

/** What a step needs to know besides how it goes. */
function StepFields(props: StepProps) {
  const { step, testId, onChange } = props;
  const { steps } = useTools().words.house;
  return (
    <>
      {step.by === 'seat' && (
        <Pick
          testId={`${testId}-seat`}
          label={steps.seat}
          labelled
          value={step.seat}
          values={FIRST_SEATS}
          say={(seat) => steps.seats[seat]}
          onChange={(seat) => onChange({ ...step, seat })}
        />
      )}
      {step.by === 'card' && <CardPick {...props} step={step} />}
      {'from' in step && (
        <RankPick
          testId={`${testId}-from`}
          label={steps.from}
          rank={step.from}
          onChange={(from) => onChange({ ...step, from })}
        />
      )}
      {step.by === 'rank' && (
        <Pick
          testId={`${testId}-go`}
          label={steps.go}
          labelled
          value={step.go}
          values={GOES}
          say={(go) => steps.goes[go]}
          onChange={(go) => onChange({ ...step, go })}
        />
      )}
      {(step.by === 'rank' || step.by === 'card') && (
        <Pick
          testId={`${testId}-zone`}
          label={steps.zone}
          labelled
          value={step.zone}
          values={FIRST_ZONES}
          say={(zone) => steps.zones[zone]}
          onChange={(zone) => onChange({ ...step, zone })}
        />
      )}
    </>
  );
}

interface Props {
  readonly steps: readonly FirstStep[];
  readonly onChange: (steps: readonly FirstStep[]) => void;
}

/** Who begins: one way after the other, until somebody is found. */
export function Steps({ steps, onChange }: Props) {
  const { words } = useTools();
  const { steps: said } = words.house;
  return (
    <>
      <ol className="stack house-list">
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone
          <li key={place} className="panel stack first-step">
            <header className="row first-said">
              <span className="first-number" aria-hidden="true">
                {place + 1}
              </span>
              <b aria-hidden="true">{said.order(place + 1)}</b>
              <Pick
                testId={`step-${place}`}
                label={said.step(place + 1)}
                value={step.by}
                values={BYS}
                say={(by) => said.by[by]}
                onChange={(by) => onChange(withAt(steps, place, FIRST_STEPS[by]))}
              />
              <MoveButtons
                testId={`step-${place}`}
                what={sayFirstStep(words, step)}
                place={place}
                count={steps.length}
                onMove={(by) => onChange(moved(steps, place, by))}
                onRemove={() => onChange(without(steps, place))}
              />
            </header>
            <div className="cluster house-fields">
              <StepFields
                step={step}
                testId={`step-${place}`}
                onChange={(to) => onChange(withAt(steps, place, to))}
              />
            </div>
          </li>
        ))}
      </ol>
      <button type="button" data-testid="add-step" onClick={() => onChange([...steps, FIRST_STEPS.seat])}>
        {said.add}
      </button>
    </>
  );
}
