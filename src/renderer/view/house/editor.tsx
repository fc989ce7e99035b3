import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { sayTitle } from '../../../words/say/setup.ts';
import { usePage, useTools } from '../../store/context.ts';
import { change, changedParts, differs, type House, isUnsaved, toDraft } from '../../store/house/house.ts';
import { Beside } from './beside.tsx';
import { sayByItself } from './by-itself.ts';
import { Actions } from './editor-actions.tsx';
import { Text } from './fields.tsx';
import { Groups } from './groups.tsx';
import { Problems } from './problems.tsx';
import { RuleTextField } from './rule-text.tsx';
import { useHouseEdit, useTaken } from './use-house.ts';
import { WantedContext } from './wanted-part.ts';

/** Asks the table about the rules whenever they have changed, and again when it is back. */
function useChecking(house: House): void {
  const { send } = useTools();
  const connection = usePage((state) => state.connection);
  const asked = useRef(house);
  asked.current = house;
  const { number } = house;
  useEffect(() => {
    if (connection === 'open') send({ type: 'checkRules', number, draft: toDraft(asked.current) });
  }, [send, connection, number]);
}

/** Closing or reloading the page asks first while something would be lost with it. */
function useKeeping(house: House): void {
  const isLost = isUnsaved(house);
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isLost]);
}

const LONGEST_NAME = 40;
const LONGEST_SENTENCE = 200;

/** What the rules are called, in the place of a title, and what they began with. */
export function Named({ house }: Props) {
  const { house: said, home } = useTools().words;
  const edit = useHouseEdit();
  const isTaken = useTaken(house);
  return (
    <>
      <div
        className="house-title"
        style={{ '--letters': Math.max(house.rules.names.game.length, 8) } as CSSProperties}
      >
        <Text
          testId="house-name"
          label={said.name}
          value={house.rules.names.game}
          longest={LONGEST_NAME}
          onChange={(name) => edit((now) => change(now, ['names', 'game'], name, true))}
        />
      </div>
      {isTaken ? (
        <p className="house-from wrong">{said.taken}</p>
      ) : (
        house.extends !== null && (
          <p className="house-from">
            {said.startedFrom} <b>{home.ruleSet(house.extends)}</b>
          </p>
        )
      )}
    </>
  );
}

/** Somebody who presses Enter in a sentence means its end. */
const oneLine = (title: string): string => title.replace(/\s*\n\s*/g, ' ');

/** What differs from the rules that these were made from, or from those that these are a copy of; null for nothing. */
function useByItself(house: House): string | null {
  const { words } = useTools();
  const all = usePage(({ welcome }) => welcome?.rules) ?? [];
  if (house.extends === null || differs(house, ['title'])) return null;
  if (changedParts(house).some(([first]) => first !== 'names' && first !== 'texts'))
    return sayByItself(words, house);
  const copied = all.find(({ id }) => id === house.extends);
  return copied === undefined || copied.madeFrom === null ? null : sayTitle(words, copied, all);
}

/** What is said of the rules wherever they can be chosen. */
function Sentence({ house }: Props) {
  const { house: said } = useTools().words;
  const edit = useHouseEdit();
  // As long as nobody wrote another one, it says what differs.
  const byItself = useByItself(house);
  return (
    <RuleTextField
      testId="house-sentence"
      rows={2}
      label={said.sentence}
      labelled
      value={byItself ?? house.rules.title}
      usual={house.base.title}
      longest={LONGEST_SENTENCE}
      note={byItself === null ? '' : said.sentenceByItself}
      onChange={(title) => edit((now) => change(now, ['title'], oneLine(title), true))}
    />
  );
}

interface Props {
  readonly house: House;
}

/** The switches, and the page that they make beside them; on a phone one of the two. */
export function Editor({ house }: Props) {
  const { words } = useTools();
  const [tab, setTab] = useState<'switches' | 'page'>('switches');
  const [keys, setKeys] = useState<readonly string[] | null>(null);
  const wanted = useMemo(() => ({ keys, found: () => setKeys(null) }), [keys]);
  const goTo = (part: readonly string[]) => {
    setTab('switches');
    setKeys(part);
  };
  useChecking(house);
  useKeeping(house);
  return (
    <>
      <fieldset className="house-tabs" aria-label={words.house.tabs.label}>
        {(['switches', 'page'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={tab === one}
            data-testid={`tab-${one}`}
            onClick={() => setTab(one)}
          >
            {words.house.tabs[one]}
          </button>
        ))}
      </fieldset>
      {house.brought && house.id === null && (
        <p className="house-brought" role="status" data-testid="house-brought">
          {words.house.brought}
        </p>
      )}
      <Problems house={house} goTo={goTo} />
      <div className={`fill house-columns show-${tab}`}>
        <div className="stack house-switches">
          <WantedContext value={wanted}>
            <Groups house={house} />
          </WantedContext>
        </div>
        <section
          className="stack house-page paper-sheet"
          aria-label={words.house.tabs.page}
          data-testid="house-page"
        >
          <Beside house={house} goTo={goTo}>
            <Sentence house={house} />
          </Beside>
        </section>
      </div>
      <Actions house={house} />
    </>
  );
}
