import { useEffect } from 'react';
import type { HouseFault } from '../../../protocol/house.ts';
import { useAct, useTools } from '../../store/context.ts';
import { type House, isAsked, isUnsaved, undo } from '../../store/house/house.ts';
import {
  fromHouse,
  leaveHouse,
  saveAsNew,
  saveHouse,
  saveOver,
  shareHouse,
} from '../../store/house/writing.ts';
import { ActionButton } from '../action-button.tsx';
import { useFocusBack } from '../focus-back.ts';
import { Icon } from '../parts/icon.tsx';
import { IntoSetup, PlayThese } from '../rules/play-these.tsx';
import { hasErrors } from './remarks.ts';
import { sayHouseFault } from './say-fault.ts';
import { useHouseEdit } from './use-house.ts';

/** What is said of saving: why it was refused, that it is done, or that it is still to be done. */
function Said({ house }: { readonly house: House }) {
  const { words } = useTools();
  const { id, fault, saved, rules } = house;
  const text =
    fault !== null
      ? sayHouseFault(words, fault)
      : saved
        ? words.house.saved(rules.names.game)
        : id === null
          ? words.house.unsaved
          : isUnsaved(house)
            ? words.house.unsavedSince
            : '';
  return (
    <p
      className={fault === null ? 'house-said' : 'house-said wrong'}
      aria-live="polite"
      data-testid="house-said"
      data-fault={fault?.code}
    >
      {text}
    </p>
  );
}

/** Saving would undo what somebody else has done: what may be done instead. */
function Instead({ fault }: { readonly fault: HouseFault }) {
  const { words } = useTools();
  const { instead } = words.house;
  const act = useAct();
  useFocusBack();
  return (
    <fieldset className="cluster house-leaving" data-testid="house-instead" data-fault={fault.code}>
      <legend>{sayHouseFault(words, fault)}</legend>
      <ActionButton testId="house-go-on" keys="cancel" autoFocus onClick={() => act(fromHouse)}>
        {instead.goOn}
      </ActionButton>
      <ActionButton testId="house-as-new" onClick={() => act(saveAsNew)}>
        {instead.asNew}
      </ActionButton>
      {fault.code === 'changedSince' && (
        <ActionButton testId="house-over" onClick={() => act(saveOver)}>
          {instead.over}
        </ActionButton>
      )}
    </fieldset>
  );
}

/** Saves the rules, or says what keeps them from being saved. */
function useSave(house: House): () => void {
  const act = useAct();
  const edit = useHouseEdit();
  return () =>
    hasErrors(house)
      ? edit((now) => ({ ...now, leaving: false, fault: { code: 'unsound' } }))
      : act(saveHouse);
}

function Leaving({ house }: { readonly house: House }) {
  const { leaving } = useTools().words.house;
  const act = useAct();
  const save = useSave(house);
  useFocusBack();
  const isSaved = !isUnsaved(house);
  useEffect(() => {
    if (isSaved) act(leaveHouse);
  }, [act, isSaved]);
  return (
    <fieldset className="cluster house-leaving" data-testid="house-leaving">
      <legend>{leaving.ask}</legend>
      <ActionButton testId="house-stay" keys="cancel" autoFocus onClick={() => act(fromHouse)}>
        {leaving.stay}
      </ActionButton>
      <ActionButton testId="house-save-leave" primary onClick={save}>
        {leaving.save}
      </ActionButton>
      <ActionButton testId="house-leave" onClick={() => act(leaveHouse)}>
        {leaving.leave}
      </ActionButton>
    </fieldset>
  );
}

/** Takes the last change back. */
export function UndoButton({ house }: { readonly house: House }) {
  const { words } = useTools();
  const edit = useHouseEdit();
  return (
    <button
      type="button"
      className="row head-back head-end"
      data-testid="house-undo"
      aria-disabled={house.before.length === 0 || undefined}
      onClick={() => edit(undo)}
    >
      <Icon name="undo" /> {words.house.undo}
    </button>
  );
}

/** What is done with the rules as a whole. */
export function Actions({ house }: { readonly house: House }) {
  const { words } = useTools();
  const act = useAct();
  const save = useSave(house);
  const { house: said } = words;
  const isKept = house.id !== null && !isUnsaved(house);
  if (house.leaving || (house.fault !== null && isAsked(house)))
    return (
      <footer className="cluster house-bar">
        {house.leaving ? <Leaving house={house} /> : <Instead fault={house.fault!} />}
      </footer>
    );
  return (
    <footer className="cluster house-bar">
      <Said house={house} />
      <ActionButton testId="house-save" primary={!isKept} off={isKept} onClick={() => isKept || save()}>
        {said.save}
      </ActionButton>
      <div className="house-more">
        <ActionButton testId="house-share" onClick={() => act(shareHouse)}>
          {said.share}
        </ActionButton>
        {isKept && house.id !== null && (
          <>
            <IntoSetup rules={{ id: house.id, options: {} }} />
            <PlayThese rules={{ id: house.id, options: {} }} />
          </>
        )}
      </div>
    </footer>
  );
}
