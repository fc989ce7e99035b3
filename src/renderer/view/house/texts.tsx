import { useEffect, useState } from 'react';
import { sayRuleText } from '../../../words/say/rule-text.ts';
import { useTools } from '../../store/context.ts';
import { PARAMETERS } from '../../store/house/controls.ts';
import { change, type House, isDoubtful, leftOut, putBack, type Sentence } from '../../store/house/house.ts';
import { Pick } from './fields.tsx';
import { withAt, without } from './lists.ts';
import { nameOfPart } from './parameter.tsx';
import { RuleTextField } from './rule-text.tsx';
import { useHouseEdit } from './use-house.ts';

const KEYS = ['texts'] as const;
const LONGEST_SENTENCE = 600;

/** `H-01`, or the next number that no sentence has. */
function freeNumber(texts: readonly Sentence[], n = 1): string {
  const number = `H-${String(n).padStart(2, '0')}`;
  return texts.some((text) => text.number === number) ? freeNumber(texts, n + 1) : number;
}

/** What a person's own sentence may be about: one parameter, or none. */
const ABOUT: readonly string[] = ['', ...PARAMETERS.map(({ path }) => path)];

interface RowProps {
  readonly sentence: Sentence;
  readonly stale: boolean;
  readonly onChange: (sentence: Sentence | null) => void;
  /** What the rules that are extended say by that number; none for one of people's own. */
  readonly usual: string | undefined;
}

function SentenceRow({ sentence, stale, usual, onChange }: RowProps) {
  const { words } = useTools();
  const { texts, remove } = words.house;
  const { number, text, settings } = sentence;
  return (
    <li className="stack house-sentence">
      <RuleTextField
        testId={`text-${number}`}
        label={texts.text(number)}
        labelled
        value={text}
        usual={usual}
        longest={LONGEST_SENTENCE}
        rows={2}
        onChange={(to) => onChange({ ...sentence, text: to })}
      />
      {usual === undefined && (
        <Pick
          testId={`about-${number}`}
          label={texts.about(number)}
          labelled
          value={settings[0] ?? ''}
          values={ABOUT}
          say={(path) => (path === '' ? texts.nothing : nameOfPart(words, path.split('.')))}
          onChange={(path) => onChange({ ...sentence, settings: path === '' ? [] : [path] })}
        />
      )}
      {stale && <p className="house-stale">{texts.stale}</p>}
      <button
        type="button"
        className="link"
        data-testid={`remove-text-${number}`}
        onClick={() => onChange(null)}
      >
        {remove(texts.text(number))}
      </button>
    </li>
  );
}

/** Sentences about something that is changed: they are left out unless somebody wants them. */
function LeftOut({
  house,
  onPutBack,
}: {
  readonly house: House;
  readonly onPutBack: (sentence: Sentence) => void;
}) {
  const { words } = useTools();
  const { texts } = words.house;
  const left = leftOut(house);
  if (left.length === 0) return null;
  return (
    <>
      <p className="house-stale">{texts.leftOut}</p>
      <ul className="stack house-list" data-testid="left-out">
        {left.map((sentence) => (
          <li key={sentence.number} className="stack house-sentence">
            <p>
              {sentence.number}: {sayRuleText(words, sentence.text)}
            </p>
            <button
              type="button"
              data-testid={`put-back-${sentence.number}`}
              onClick={() => onPutBack(sentence)}
            >
              {texts.putBack(sentence.number)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The sentences of the rules, each by its number, and further ones. */
export function Texts({ house }: { readonly house: House }) {
  const { texts: said } = useTools().words.house;
  const edit = useHouseEdit();
  const { texts } = house.rules;
  const [focusOn, setFocusOn] = useState<string | null>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (focusOn !== null)
      document.querySelector<HTMLElement>(`[data-testid="${CSS.escape(focusOn)}"]`)?.focus();
    setFocusOn(null);
  }, [focusOn]);
  const set = (to: readonly Sentence[], typed: boolean) => edit((now) => change(now, KEYS, to, typed));
  return (
    <>
      <p className="aside-text">{said.what}</p>
      {/* First: the line that counts these leads here. */}
      <LeftOut
        house={house}
        onPutBack={(sentence) => {
          edit((now) => putBack(now, sentence));
          setFocusOn(`text-${sentence.number}`);
        }}
      />
      <ol className="stack house-list">
        {texts.map((sentence, place) => (
          <SentenceRow
            key={sentence.number}
            sentence={sentence}
            stale={isDoubtful(house, sentence)}
            usual={house.base.texts.find(({ number }) => number === sentence.number)?.text}
            onChange={(to) => {
              if (to !== null) return set(withAt(texts, place, to), true);
              set(without(texts, place), false);
              setFocusOn('add-text');
            }}
          />
        ))}
      </ol>
      <button
        type="button"
        data-testid="add-text"
        onClick={() =>
          set(
            [
              ...texts,
              { number: freeNumber([...house.base.texts, ...texts]), settings: [], text: said.fresh },
            ],
            false,
          )
        }
      >
        {said.add}
      </button>
    </>
  );
}
