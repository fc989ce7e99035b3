import { type DragEvent, useEffect, useRef } from 'react';
import { LONGEST_RULES } from '../../../protocol/house.ts';
import { otherNames } from '../../../words/other-names.ts';
import { sayTitle } from '../../../words/say/setup.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toRules } from '../../store/go.ts';
import type { Near } from '../../store/house/nearest.ts';
import {
  beginFrom,
  bringLink,
  bringPicture,
  bringRules,
  changeHouse,
  editRules,
} from '../../store/house/writing.ts';
import type { Welcome } from '../../store/page.ts';
import { on } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { useFocusBack } from '../focus-back.ts';
import { SpecialSign, specialKey } from '../parts/special-signs.tsx';
import { BrokenRules } from '../setup/broken-rules.tsx';
import { FindGame } from './find-game.tsx';
import { Differs, NearWays, useNearest } from './near.tsx';
import { sayHouseFault } from './say-fault.ts';

interface OwnProps {
  readonly id: string;
  readonly name: string;
}

/** Asked before rules are put away. */
function Sure({ id, name }: OwnProps) {
  const { begin } = useTools().words.house;
  const act = useAct();
  useFocusBack();
  return (
    <fieldset className="cluster house-sure">
      <legend>{begin.sure(name)}</legend>
      <ActionButton
        testId="discard-rules-sure"
        className="danger"
        onClick={() => act({ send: { type: 'discardRules', id } })}
      >
        {begin.discard(name)}
      </ActionButton>
      <ActionButton
        testId="discard-rules-not"
        keys="cancel"
        autoFocus
        onClick={() => act((state) => changeHouse(state, { discarding: null }))}
      >
        {begin.keepIt}
      </ActionButton>
    </fieldset>
  );
}

function OwnActs({ id, name }: OwnProps) {
  const { begin } = useTools().words.house;
  const act = useAct();
  return (
    <>
      <button type="button" data-testid={`edit-${id}`} onClick={() => act((state) => editRules(state, id))}>
        {begin.edit(name)}
      </button>
      <button
        type="button"
        data-testid={`discard-rules-${id}`}
        onClick={() => act((state) => changeHouse(state, { discarding: id }))}
      >
        {begin.discard(name)}
      </button>
    </>
  );
}

/** People's own rules: to change, or to put away. */
function OwnRules({ ids }: { readonly ids: readonly string[] }) {
  const { words } = useTools();
  const discarding = usePage((state) => on(state, 'house').discarding);
  return (
    <section className="stack" aria-labelledby="house-own">
      <h2 id="house-own">{words.house.begin.own}</h2>
      <ul className="house-own">
        {ids.map((id) => {
          const name = words.home.ruleSet(id);
          return (
            <li key={id} className="cluster" data-testid={`own-${id}`}>
              {discarding === id ? <Sure id={id} name={name} /> : <OwnActs id={id} name={name} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What a file says, as far as it could be rules; null where it is no text. */
async function textIn(file: File): Promise<string | null> {
  const bytes = await file.slice(0, 4 * LONGEST_RULES).arrayBuffer();
  try {
    // The last letter may be cut off.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** That somebody has the rules that were sent already, and the way to them: no mistake of theirs. */
function AlreadyThere() {
  const { words } = useTools();
  const act = useAct();
  const fault = usePage((state) => on(state, 'house').fault);
  const there = fault?.code === 'alreadyThere' ? fault : null;
  const said = useRef<HTMLDivElement>(null);
  // At the end of the page, where a keyboard may lie over it.
  useEffect(() => {
    if (there !== null) said.current?.scrollIntoView({ block: 'nearest' });
  }, [there]);
  return (
    <div ref={said} className="cluster house-there" role="status" data-testid="house-there">
      {there !== null && (
        <>
          <p>{sayHouseFault(words, there)}</p>
          <button type="button" data-testid="open-there" onClick={() => act(toRules(there.id))}>
            {words.house.begin.open}
          </button>
        </>
      )}
    </div>
  );
}

/** A file, or a picture of a QR code, that somebody has sent. */
function Bring() {
  const { words, store, send } = useTools();
  const doer = { store, send };
  const field = useRef<HTMLInputElement>(null);
  const { begin } = words.house;
  const bring = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.type.startsWith('image/')) await bringPicture(doer, file);
    else bringRules(doer, await textIn(file), 'noText');
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void bring(event.dataTransfer.files[0]);
  };
  return (
    <section
      className="stack house-bring"
      aria-labelledby="house-bring"
      data-testid="house-bring"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <h2 id="house-bring" tabIndex={-1}>
        {begin.load}
      </h2>
      <p className="quiet-line">{begin.loadWhat}</p>
      <input
        ref={field}
        type="file"
        accept=".json,application/json,image/*"
        className="unseen"
        tabIndex={-1}
        aria-label={begin.choose}
        data-testid="house-file"
        onChange={({ target }) => {
          void bring(target.files?.[0]);
          // The same file may be chosen again after it was mended.
          target.value = '';
        }}
      />
      <button type="button" data-testid="house-choose" onClick={() => field.current?.click()}>
        {begin.choose}
      </button>
      <label className="stack">
        {begin.paste}
        <input
          type="text"
          value=""
          data-testid="house-paste"
          onChange={({ target: { value } }) => void bringLink(doer, value)}
        />
      </label>
      <AlreadyThere />
    </section>
  );
}

/** A rule set to begin with, with what has to be changed in it where somebody has answered what they play. */
function Base({ near }: { readonly near: Near }) {
  const { words } = useTools();
  const act = useAct();
  const all = usePage(({ welcome }) => welcome?.rules);
  const { nameOf } = words.house;
  const { rules } = near;
  const name = words.home.ruleSet(rules.id);
  const others = otherNames(words, rules.id);
  return (
    <li>
      <button
        type="button"
        className="stack house-base"
        data-testid={`begin-${rules.id}`}
        onClick={() => act((state) => beginFrom(state, rules.id, nameOf(name)))}
      >
        <b>{name}</b>
        <span>{words.lessons.lines[rules.id] ?? sayTitle(words, rules, all ?? [])}</span>
        {others.length > 0 && <span className="quiet-line">{words.ruleBook.alsoCalled(others)}</span>}
        <span className="cluster base-signs" aria-hidden="true">
          {rules.specials.map((special) => (
            <SpecialSign key={specialKey(special)} special={special} />
          ))}
        </span>
        <Differs near={near} />
      </button>
      <NearWays near={near} testId={rules.id} />
    </li>
  );
}

/** How many rule sets are seen before the others are asked for. */
const SHOWN = 3;

const BaseList = ({ all }: { readonly all: readonly Near[] }) => (
  <ul className="house-bases">
    {all.map((near) => (
      <Base key={near.rules.id} near={near} />
    ))}
  </ul>
);

/** All rule sets, the nearest first. */
function Bases() {
  const { begin } = useTools().words.house;
  const all = useNearest();
  return (
    <section className="stack" aria-labelledby="house-from">
      <h2 id="house-from">{begin.from}</h2>
      <p className="quiet-line">{begin.fromWhat}</p>
      <BaseList all={all.slice(0, SHOWN)} />
      {all.length > SHOWN && (
        <details className="other-bases">
          <summary data-testid="other-bases">{begin.others(all.length - SHOWN)}</summary>
          <BaseList all={all.slice(SHOWN)} />
        </details>
      )}
    </section>
  );
}

/** Which rules to begin with. */
export function Begin({ welcome }: { readonly welcome: Welcome }) {
  const { words } = useTools();
  const fault = usePage((state) => on(state, 'house').fault);
  const own = welcome.rules.filter((rules) => rules.own).map(({ id }) => id);
  return (
    <div className="stack house-begin" data-testid="house-begin">
      <FindGame />
      <div className="stack">
        <Bases />
        {own.length > 0 && <OwnRules ids={own} />}
        <BrokenRules broken={welcome.brokenRules} />
        <Bring />
      </div>
      <p className="house-said wrong" aria-live="polite" data-testid="house-fault">
        {fault !== null && fault.code !== 'alreadyThere' && sayHouseFault(words, fault)}
      </p>
    </div>
  );
}
