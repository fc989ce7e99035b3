import type { ReactNode } from 'react';
import { LANGUAGES, type Look, NAMINGS, THEMES } from '../../../protocol/look.ts';
import { languageOf, ownNameOf } from '../../../words/languages.ts';
import { useTools } from '../../store/context.ts';
import { Section, Switch } from './section.tsx';

interface ChooseProps<T extends string> {
  readonly testId: string;
  readonly label: string;
  readonly chosen: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChoose: (value: T) => void;
  readonly children?: ReactNode;
}

/** One of a few things to choose from. */
function Choose<T extends string>({ testId, label, chosen, options, onChoose, children }: ChooseProps<T>) {
  return (
    <label className="choose">
      <span>{label}</span>
      <select
        data-testid={testId}
        value={chosen}
        onChange={({ target }) => {
          const found = options.find(([value]) => value === target.value);
          if (found !== undefined) onChoose(found[0]);
        }}
      >
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {children}
    </label>
  );
}

interface Props {
  readonly look: Look;
  readonly change: (changes: Partial<Look>) => void;
}

/** The language of the page; every one is called by its own name, so that anybody finds back. */
function LanguageChoice({ look, change }: Props) {
  const { look: said } = useTools().words;
  const system = ownNameOf(languageOf(navigator.languages));
  return (
    <Choose
      testId="language"
      label={said.language}
      chosen={look.language ?? 'system'}
      options={[['system', said.asSystem(system)], ...LANGUAGES.map((one) => [one, ownNameOf(one)] as const)]}
      onChoose={(one) => change({ language: one === 'system' ? null : one })}
    />
  );
}

/** What each screen may choose for itself, a phone too. */
export function OwnLook({ look, change, children }: Props & { readonly children?: ReactNode }) {
  const { look: said } = useTools().words;
  const switches = ['fourColours', 'motion', 'coach'] as const;
  return (
    <>
      <LanguageChoice look={look} change={change} />
      <Choose
        testId="theme"
        label={said.theme}
        chosen={look.theme}
        options={THEMES.map((one) => [one, said.themes[one]] as const)}
        onChoose={(theme) => change({ theme })}
      />
      {children}
      {switches.map((one) => (
        <Switch
          key={one}
          testId={one}
          on={look[one]}
          onChange={(on) => change({ [one]: on })}
          {...said[one]}
        />
      ))}
    </>
  );
}

/** What the game is called at this table. */
function NamingChoice({ look, change }: Props) {
  const { look: said } = useTools().words;
  return (
    <Choose
      testId="naming"
      label={said.naming}
      chosen={look.naming}
      options={NAMINGS.map((one) => [one, said.namings[one].name] as const)}
      onChoose={(naming) => change({ naming })}
    >
      <small>{said.namings[look.naming].what}</small>
    </Choose>
  );
}

/** How the screens of this machine look and speak. */
export function LookPart(props: Props) {
  const { title } = useTools().words.look;
  return (
    <Section name="look" title={title}>
      <div className="look-choices">
        <OwnLook {...props}>
          <NamingChoice {...props} />
        </OwnLook>
      </div>
    </Section>
  );
}
