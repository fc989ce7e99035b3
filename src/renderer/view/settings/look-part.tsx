import { BACKS, LANGUAGES, type Look, NAMINGS, TEXT_SIZES, THEMES } from '../../../protocol/look.ts';
import { languageOf, ownNameOf } from '../../../words/languages.ts';
import { usePage, useTools } from '../../store/context.ts';
import { isCoached } from '../../store/look.ts';
import { useCoaching } from '../coach/use-coaching.ts';
import { CardBack } from '../parts/card.tsx';
import { Segments, Switch } from './section.tsx';

interface Props {
  readonly look: Look;
  readonly change: (changes: Partial<Look>) => void;
}

/** The language of the page; every one is called by its own name, so that anybody finds back. */
export function LanguageChoice({ look, change }: Props) {
  const { look: said } = useTools().words;
  const system = ownNameOf(languageOf(navigator.languages));
  return (
    <Segments
      testId="language"
      label={said.language}
      chosen={look.language ?? 'system'}
      options={[['system', said.asSystem(system)], ...LANGUAGES.map((one) => [one, ownNameOf(one)] as const)]}
      onChoose={(one) => change({ language: one === 'system' ? null : one })}
    />
  );
}

/** What the game is called at this table. */
export function NamingChoice({ look, change }: Props) {
  const { look: said } = useTools().words;
  return (
    <Segments
      testId="naming"
      label={said.naming}
      what={said.namings[look.naming].what}
      chosen={look.naming}
      options={NAMINGS.map((one) => [one, said.namings[one].name] as const)}
      onChoose={(naming) => change({ naming })}
    />
  );
}

function BackChoice({ look, change }: Props) {
  const { look: said } = useTools().words;
  const picture = (name: string) => (
    <>
      <CardBack />
      <span className="unseen">{name}</span>
    </>
  );
  return (
    <Segments
      testId="back"
      label={said.backs}
      className="row back-choices"
      chosen={look.back}
      options={BACKS.map((one) => [one, picture(said.backNames[one])] as const)}
      onChoose={(back) => change({ back })}
    />
  );
}

/** Whether cards fly: what the system asks for goes before what is chosen here. */
function MotionChoice({ look, change }: Props) {
  const { motion } = useTools().words.look;
  const isReduced = look.motion && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Switch
      testId="motion"
      on={look.motion}
      onChange={(on) => change({ motion: on })}
      name={motion.name}
      what={isReduced ? motion.asked : motion.what}
      {...(isReduced && { said: motion.reduced })}
    />
  );
}

/** How cards, the room and their movement look on a screen. */
export function Appearance({ look, change }: Props) {
  const { look: said } = useTools().words;
  return (
    <>
      <Segments
        testId="theme"
        label={said.theme}
        chosen={look.theme}
        options={THEMES.map((one) => [one, said.themes[one]] as const)}
        onChoose={(theme) => change({ theme })}
      />
      <Segments
        testId="suits"
        label={said.suits.name}
        what={said.suits.what}
        chosen={look.fourColours ? 'four' : 'two'}
        options={(['two', 'four'] as const).map((one) => [one, said.suits[one]] as const)}
        onChoose={(one) => change({ fourColours: one === 'four' })}
      />
      <BackChoice look={look} change={change} />
      <Segments
        testId="text"
        label={said.text.name}
        what={said.text.what}
        chosen={look.text}
        options={TEXT_SIZES.map((one) => [one, `${one} %`] as const)}
        onChoose={(text) => change({ text })}
      />
      <MotionChoice look={look} change={change} />
    </>
  );
}

/** Help for beginners, as the menu of the table has it: a first round has its own. */
export function CoachChoice() {
  const { look: said } = useTools().words;
  const isOn = usePage(isCoached);
  const setCoaching = useCoaching();
  return <Switch testId="coach" on={isOn} onChange={setCoaching} {...said.coach} />;
}

/** What each screen may choose for itself, a phone too. */
export function OwnLook(props: Props) {
  return (
    <>
      <LanguageChoice {...props} />
      <Appearance {...props} />
      <CoachChoice />
    </>
  );
}
