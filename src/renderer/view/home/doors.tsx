import { type ReactNode, useState } from 'react';
import { DOORS, type Door, type KeyName } from '../../../words/closed-lists.ts';
import { sayKey } from '../../../words/say/keys.ts';
import { useAct, useFirstTools, usePage } from '../../store/context.ts';
import type { Effect } from '../../store/effect.ts';
import { resume, toPlay, toSetup } from '../../store/go.ts';
import { courseToGoOn, startCourse, toLearn } from '../../store/learn.ts';
import type { PageState } from '../../store/page.ts';
import { optionsNow, playNow, rulesNow, waitingPhones } from '../../store/play/without-deck.ts';
import { ActionButton } from '../action-button.tsx';
import { ariaKeys } from '../aria-keys.ts';
import { useProgress } from '../learn/use-progress.ts';
import { Art, ArtCards } from '../parts/art.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { SHORTCUTS } from '../shortcuts.ts';
import { InParts } from './in-parts.tsx';

const SEALS: readonly IconName[] = ['fits', 'burn', 'no'];

/** What a door leads to, as a picture: rulings, a hand, a card that asks what it does. */
const PICTURES: Readonly<Record<Door, ReactNode>> = {
  referee: (
    <>
      <ArtCards className="art-heap" cards={['4C', '6S', '9S']} />
      <span className="art-seals">
        {SEALS.map((name) => (
          <Icon key={name} name={name} className={`seal-${name}`} />
        ))}
      </span>
    </>
  ),
  play: <ArtCards className="four art-hand" cards={['2D', 'TS', 'AH', 'AS']} />,
  learn: (
    <span className="art-two">
      <ArtCards className="art-pair" cards={[null, '8D']} />
      <Icon name="ask" />
    </span>
  ),
};

const ICONS: Readonly<Record<Door, IconName>> = { referee: 'scanner', play: 'start', learn: 'book' };

interface Way {
  readonly keys: readonly KeyName[];
  readonly testId: string;
  readonly to: (state: PageState, botNames: readonly string[]) => Effect | null;
}

const WAYS: Readonly<Record<Door, Way>> = {
  referee: { keys: ['newTable', 'newTableToo'], testId: 'new-table', to: toSetup },
  play: { keys: ['newPlay', 'newPlayToo'], testId: 'new-play', to: toPlay },
  learn: { keys: ['learn', 'learnToo'], testId: 'learn', to: toLearn },
};

/** In two corners, as on a card: the key that opens the door. */
const Pip = ({ door, at }: { readonly door: Door; readonly at: 'top' | 'foot' }) => {
  const { words } = useFirstTools();
  return (
    <span className={`door-pip at-${at}`} aria-hidden="true">
      <b>{sayKey(words, SHORTCUTS[WAYS[door].keys[1]!])}</b>
      <Icon name={ICONS[door]} />
    </span>
  );
};

function DoorButton({ door }: { readonly door: Door }) {
  const { words } = useFirstTools();
  const act = useAct();
  const { name, what } = words.doors.doors[door];
  const { keys, testId, to } = WAYS[door];
  return (
    <button
      type="button"
      className="door"
      data-testid={testId}
      aria-keyshortcuts={keys.map((key) => ariaKeys(SHORTCUTS[key])).join(' ')}
      onClick={() => act((state) => to(state, words.people.botNames))}
    >
      <Pip door={door} at="top" />
      <Art>{PICTURES[door]}</Art>
      <strong className="door-name">{name}</strong> <span className="door-what">{what}</span>
      <Pip door={door} at="foot" />
    </button>
  );
}

/** Asks before others lose the table that they sit at: continue with them, or play without them all the same. */
function StillThere({ play }: { readonly play: () => void }) {
  const { doors, home } = useFirstTools().words;
  const act = useAct();
  const names = usePage((state) => waitingPhones(state).join('\n')).split('\n');
  const id = usePage(({ kept: [newest] }) => newest?.id ?? '');
  return (
    <fieldset className="play-asks" data-testid="still-there">
      <legend>{doors.stillThere(names)}</legend>
      <ActionButton testId="play-on" primary autoFocus onClick={() => act(resume(id))}>
        {home.resume}
      </ActionButton>
      <ActionButton testId="play-other" onClick={play}>
        {doors.playOther}
      </ActionButton>
    </fieldset>
  );
}

/** A round against bots at once, by the rules that were played last; the main step where no round waits. */
function PlayNow() {
  const { words } = useFirstTools();
  const { doors, home, people } = words;
  const act = useAct();
  const isMain = usePage(({ kept: [newest] }) => newest === undefined || newest.over);
  const rules = usePage(rulesNow);
  const options = usePage(optionsNow);
  const isAsked = usePage((state) => waitingPhones(state).length > 0);
  const [asks, setAsks] = useState(false);
  const play = () => act((state) => playNow(state, people));
  if (asks && isAsked) return <StillThere play={play} />;
  return (
    <ActionButton
      testId="play-now"
      primary={isMain}
      className="play-now"
      onClick={() => (isAsked ? setAsks(true) : play())}
    >
      <Icon name="start" />
      <span>
        {doors.playNow}{' '}
        {rules !== null && (
          <small>
            <InParts parts={[home.ruleSet(rules), ...(options > 0 ? [home.options(options)] : [])]} />
          </small>
        )}
      </span>
    </ActionButton>
  );
}

/** On with the course that was begun last, until all of it was right once. */
function LearnOn() {
  const { doors, home } = useFirstTools().words;
  const act = useAct();
  useProgress();
  const known = usePage(({ welcome }) => welcome?.rules);
  const progress = usePage((state) => state.progress);
  const next = courseToGoOn(known ?? [], progress);
  if (next === null) return null;
  const { rules, lesson, again } = next;
  const name = home.ruleSet(rules);
  return (
    <ActionButton
      testId="learn-on"
      className="play-now"
      onClick={() => act((state) => startCourse(state, rules, Date.now(), { resumes: true }))}
    >
      <Icon name="start" />
      <span>
        {home.resume}{' '}
        <small>{lesson === null ? doors.lessonsAgain(name, again) : doors.lesson(name, lesson)}</small>
      </span>
    </ActionButton>
  );
}

/** The three ways in, as cards. */
export function Doors() {
  const { words } = useFirstTools();
  return (
    <nav className="doors" aria-label={words.doors.title}>
      <ul>
        {DOORS.map((door) => (
          <li key={door} className="door-place" data-door={door}>
            <DoorButton door={door} />
            {door === 'play' && <PlayNow />}
            {door === 'learn' && <LearnOn />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
