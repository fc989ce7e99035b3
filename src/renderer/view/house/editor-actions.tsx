import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { HouseFault } from '../../../protocol/house.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { type House, isAsked, isUnsaved, undo } from '../../store/house/house.ts';
import { fragmentOf } from '../../store/house/link.ts';
import {
  fromHouse,
  leaveHouse,
  saveAsNew,
  saveHouse,
  saveOver,
  shareHouse,
} from '../../store/house/writing.ts';
import { change, on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Dialog } from '../dialog.tsx';
import { useFocusBack } from '../focus-back.ts';
import { Icon } from '../parts/icon.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { IntoSetup, PlayThese } from '../rules/play-these.tsx';
import { saveFile } from '../scores/save.ts';
import { hasErrors } from './remarks.ts';
import { sayHouseFault } from './say-fault.ts';
import { useHouseEdit, useTaken } from './use-house.ts';

interface SaidProps {
  readonly house: House;
  /** The name of the file in which they were given to the person just now; null for none. */
  readonly file: string | null;
}

/** What is said of saving: why it was refused, that it is done, or that it is still to be done. */
function Said({ house, file }: SaidProps) {
  const { words } = useTools();
  const { id, fault, saved, rules } = house;
  const isTaken = useTaken(house);
  const text =
    fault !== null
      ? sayHouseFault(words, fault)
      : file !== null
        ? words.house.inFile(file)
        : saved
          ? words.house.saved(rules.names.game, isTaken && id !== null ? words.home.ruleSet(id) : null)
          : isTaken
            ? words.house.taken
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

const select = ({ target }: FocusEvent<HTMLInputElement>) => target.select();

interface Link {
  /** The rules that it holds. */
  readonly of: House;
  readonly whole: string;
  readonly copied: boolean;
}

/** Gives rules to somebody else, as a file or as a link, once their text has come from the table. */
function useSharing(house: House) {
  const { store } = useTools();
  const act = useAct();
  const shared = usePage((state) => on(state, 'house').shared);
  const asked = useRef<{ readonly way: 'file' | 'link'; readonly of: House }>({
    way: 'file',
    of: house,
  });
  const [made, setMade] = useState<Link | null>(null);
  const [file, setFile] = useState<{ readonly of: House; readonly name: string } | null>(null);
  useEffect(() => {
    if (shared === null) return;
    const { way, of } = asked.current;
    store.setState((state) => change(state, 'house', { shared: null }));
    if (way === 'file') {
      saveFile(shared.name, shared.text, 'application/json');
      setFile({ of, name: shared.name });
    } else
      void fragmentOf(shared.text).then((fragment) => {
        const whole = location.origin + location.pathname + fragment;
        setMade({ of, whole, copied: false });
        // Where a page may not copy, the link can still be chosen by hand.
        navigator.clipboard?.writeText(whole).then(
          () => setMade({ of, whole, copied: true }),
          () => {},
        );
      });
  }, [store, shared]);
  const share = (way: 'file' | 'link') => {
    asked.current = { way, of: house };
    act(shareHouse);
  };
  return {
    link: made?.of.rules === house.rules ? made : null,
    // What is done after it has the last word.
    file: file?.of === house ? file.name : null,
    share,
    close: () => setMade(null),
  };
}

/** A link to rules, and its QR code, to be given to somebody else. */
function LinkDialog({ link, close }: { readonly link: Link; readonly close: () => void }) {
  const { house } = useTools().words;
  return (
    <Dialog name="share-link" title={house.share.link} className="share-link" close={close}>
      <div className="cluster">
        <QrCode text={link.whole} label={house.code} />
        <div className="stack">
          <input
            type="text"
            readOnly
            value={link.whole}
            aria-label={house.share.link}
            data-testid="house-link"
            onFocus={select}
          />
          <p role="status">{house.link(link.copied)}</p>
        </div>
      </div>
    </Dialog>
  );
}

/** What is done with the rules as a whole. */
export function Actions({ house }: { readonly house: House }) {
  const { words } = useTools();
  const save = useSave(house);
  const { house: said } = words;
  const { link, file, share, close } = useSharing(house);
  const isKept = house.id !== null && !isUnsaved(house);
  if (house.leaving || (house.fault !== null && isAsked(house)))
    return (
      <footer className="cluster house-bar">
        {house.leaving ? <Leaving house={house} /> : <Instead fault={house.fault!} />}
      </footer>
    );
  return (
    <footer className="cluster house-bar">
      {link !== null && <LinkDialog link={link} close={close} />}
      <Said house={house} file={file} />
      <div className="house-more">
        {(['file', 'link'] as const).map((way) => (
          <ActionButton key={way} testId={`house-share-${way}`} onClick={() => share(way)}>
            {said.share[way]}
          </ActionButton>
        ))}
        {isKept && house.id !== null && (
          <>
            <IntoSetup rules={{ id: house.id, options: {} }} />
            <PlayThese rules={{ id: house.id, options: {} }} />
          </>
        )}
      </div>
      {/* At the end, so that what comes once they are saved doesn't lie where it was. */}
      <ActionButton testId="house-save" primary={!isKept} off={isKept} onClick={() => isKept || save()}>
        {said.save}
      </ActionButton>
    </footer>
  );
}
