import type { TableView } from '../../../protocol/view.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { canRegister, startRegistering } from '../../store/go.ts';
import { ActionButton } from '../action-button.tsx';
import { BandFrame } from './band.tsx';

/** What to do while nothing has been laid: the first card, or the face-up cards before it. */
export function BandHint({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const act = useAct();
  const mayRegister = usePage(canRegister);
  const idle = view.log.every((line) => line.ruling === null) && view.playback === null;
  return (
    <BandFrame
      kind="hint"
      hooks={{ 'data-verdict': '', 'data-breaches': '', 'data-burn': false }}
      headline={idle ? words.aside.firstCard : words.table.nothingYet}
    >
      {mayRegister && (
        <div className="answers">
          <ActionButton testId="register" keys="faceUp" onClick={() => act(startRegistering)}>
            {words.aside.scanFaceUp}
          </ActionButton>
        </div>
      )}
    </BandFrame>
  );
}
