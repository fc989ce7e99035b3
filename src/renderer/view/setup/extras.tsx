import type { LobbyView, RuleSetView } from '../../../protocol/lobby.ts';
import { useAct, useTools } from '../../store/context.ts';
import type { Draft } from '../../store/draft.ts';
import { toCamera, toDecks, toPrint, toSettings } from '../../store/go.ts';
import { ActionButton } from '../action-button.tsx';
import { ScannerLine } from '../scanner-line.tsx';
import { AgreedFields } from '../scores/agreed.tsx';
import { useEdit } from './use-draft.ts';

interface Props {
  readonly lobby: LobbyView;
  readonly rules: RuleSetView | undefined;
  readonly draft: Draft;
}

/** The scanner, and whether the face-up cards are scanned first. */
export function Extras({ lobby, rules, draft }: Props) {
  const { setup, home, camera } = useTools().words;
  const act = useAct();
  const edit = useEdit();
  return (
    <fieldset className="setup-part extras">
      <legend>{setup.scanner}</legend>
      <div className="scanner-choice">
        <ScannerLine scanner={lobby.scanner} />
        <ActionButton testId="change-scanner" onClick={() => act(toSettings)}>
          {setup.change}
        </ActionButton>
        <ActionButton testId="camera-button" onClick={() => act(toCamera)}>
          {camera.setUp}
        </ActionButton>
        <ActionButton testId="print" onClick={() => act(toPrint)}>
          {home.print}
        </ActionButton>
        <ActionButton testId="decks" onClick={() => act(toDecks)}>
          {home.decks}
        </ActionButton>
      </div>
      {rules?.faceUp === true && (
        <label className="switch">
          <input
            type="checkbox"
            data-testid="register-first"
            checked={draft.register}
            onChange={({ target }) => {
              const register = target.checked;
              edit((now) => ({ ...now, register }));
            }}
          />
          <span>
            {setup.register} <span className="aside-text">{setup.registerHint}</span>
          </span>
        </label>
      )}
    </fieldset>
  );
}

/** Titles and forfeit for the rounds to come. */
export function SeriesExtras({ draft }: Pick<Props, 'draft'>) {
  const { series } = useTools().words;
  const edit = useEdit();
  return (
    <fieldset className="setup-part">
      <legend>{series.agreed}</legend>
      <AgreedFields agreed={draft.agreed} onChange={(agreed) => edit((now) => ({ ...now, agreed }))} />
    </fieldset>
  );
}
