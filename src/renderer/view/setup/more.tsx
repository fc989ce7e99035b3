import type { RuleSetView } from '../../../protocol/lobby.ts';
import { saySeat } from '../../../words/say/setup.ts';
import { useAct, useTools } from '../../store/context.ts';
import type { Draft } from '../../store/draft.ts';
import { close } from '../../store/go.ts';
import { withoutLastPlace } from '../../store/start.ts';
import { Dialog } from '../dialog.tsx';
import { AgreedFields } from '../scores/agreed.tsx';
import { GraceChoice } from './grace.tsx';
import { Options } from './rule-options.tsx';
import { useEdit } from './use-draft.ts';

interface Props {
  readonly rules: RuleSetView | undefined;
  readonly draft: Draft;
}

interface SwitchProps {
  readonly testId: string;
  readonly checked: boolean;
  readonly name: string;
  readonly what: string;
  readonly set: (on: boolean) => void;
}

const Switch = ({ testId, checked, name, what, set }: SwitchProps) => (
  <label className="row switch">
    <input
      type="checkbox"
      className="switch-box"
      data-testid={testId}
      checked={checked}
      onChange={({ target }) => set(target.checked)}
    />
    <span>
      {name} <small>{what}</small>
    </span>
  </label>
);

/** Who lost the round before; nobody where this is the first. */
function LastLoser({ draft }: Pick<Props, 'draft'>) {
  const { words } = useTools();
  const { setup } = words;
  const edit = useEdit();
  return (
    <label className="row choice">
      <span>
        {setup.lastLoser} <small>{setup.lastLoserHint}</small>
      </span>
      <select
        data-testid="last-loser"
        value={draft.lastLoser ?? ''}
        onChange={({ target }) => {
          const lastLoser = target.value === '' ? null : Number(target.value);
          edit((now) => ({ ...now, lastLoser }));
        }}
      >
        <option value="">{setup.nobody}</option>
        {withoutLastPlace(draft).seats.map((seat) => (
          <option key={seat.id} value={seat.id}>
            {saySeat(words, draft, seat)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What is seldom changed: options of the rules, titles, and how a round begins. */
export function More({ rules, draft }: Props) {
  const { words } = useTools();
  const { setup, series } = words;
  const act = useAct();
  const edit = useEdit();
  const isPlayed = draft.grace !== null;
  return (
    <Dialog name="more" title={setup.more} className="setup-more" close={() => act(close('more'))}>
      <Options rules={rules} draft={draft} />
      <section>
        <h3>{setup.round}</h3>
        <LastLoser draft={draft} />
        {!isPlayed && rules?.faceUp === true && (
          <Switch
            testId="register-first"
            checked={draft.register}
            name={setup.register}
            what={setup.registerHint}
            set={(register) => edit((now) => ({ ...now, register }))}
          />
        )}
        {rules?.letsJumpIn === true && <GraceChoice draft={draft} />}
      </section>
      <section>
        <h3>{series.agreed}</h3>
        <AgreedFields
          agreed={draft.agreed}
          byRules={rules?.titles === true}
          onChange={(agreed) => edit((now) => ({ ...now, agreed }))}
        />
      </section>
    </Dialog>
  );
}
