import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { ask, toHome } from '../../store/go.ts';
import { ActionButton } from '../action-button.tsx';
import { Announcer } from '../announcer.tsx';
import { useFocusBack } from '../focus-back.ts';

/**
 * A card that is scanned meanwhile counts: they play on, and see it. Nothing is scanned without a deck, where bots move
 * on; and a play that closes by itself is no scan.
 */
function useStayWithScans(): void {
  const act = useAct();
  const isScanned = usePage(({ table }) => table !== null && table.play === null);
  const open = usePage(({ table }) => table?.open?.cards.join() ?? '');
  const ruling = usePage(({ table }) => table?.ruling?.id ?? null);
  const before = useRef({ open, ruling });
  useEffect(() => {
    const was = before.current;
    before.current = { open, ruling };
    const isMore = open !== '' && open !== was.open;
    const isRuled = ruling !== was.ruling && was.open === '';
    if (isScanned && (isMore || isRuled)) act(ask(null));
  }, [isScanned, open, ruling, act]);
}

/** Asks before an unfinished game is left, and says what becomes of it; Escape stays. */
export function Leaving() {
  const { aside } = useTools().words;
  const act = useAct();
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusBack();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const lost = usePage((state) => state.lobby?.trouble != null);
  const stay = () => act(ask(null));
  useStayWithScans();
  return (
    <dialog
      ref={dialog}
      className="help leave-dialog"
      data-testid="leaving"
      data-kept={!lost}
      aria-labelledby="leaving-title"
      aria-describedby="leaving-what"
      onClose={stay}
    >
      <h2 id="leaving-title">{aside.leaving}</h2>
      <p id="leaving-what">{lost ? aside.notKept : aside.kept}</p>
      <div className="row">
        <ActionButton testId="leave" keys="home" primary onClick={() => act(toHome)}>
          {aside.leave}
        </ActionButton>
        <ActionButton testId="stay" keys="cancel" onClick={stay}>
          {aside.stay}
        </ActionButton>
      </div>
      <Announcer />
    </dialog>
  );
}
