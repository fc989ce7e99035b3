import { KEY_NAMES, KEY_PLACES, type KeyName, type KeyPlace } from '../../words/closed-lists.ts';
import { sayKey } from '../../words/say/keys.ts';
import { useAct, usePage, useTools } from '../store/context.ts';
import { close } from '../store/go.ts';
import { isCoached } from '../store/look.ts';
import { placeOf } from '../store/screens.ts';
import { useCoaching } from './coach/use-coaching.ts';
import { Dialog } from './dialog.tsx';
import { Switch } from './settings/section.tsx';
import { OF_GUESTS, SHORTCUTS } from './shortcuts.ts';

type HelpPlace = keyof ReturnType<typeof useTools>['words']['help']['places'];

const PLACES = [
  'table',
  'end',
  'play',
  'log',
  'correct',
  'home',
  'setup',
  'scores',
  'learn',
  'house',
  'everywhere',
] as const;

/** Without a deck nothing is scanned or corrected: those keys have another meaning there, or none. */
const PLACES_IN_PLAY: readonly HelpPlace[] = ['play', 'end', 'log', 'home', 'setup', 'scores', 'everywhere'];

/** A screen on the network plays without a deck, or watches. */
const PLACES_OF_GUESTS: readonly HelpPlace[] = ['play', 'everywhere'];

/** Places where whatever means something at the table means the same. */
const BESIDES: readonly HelpPlace[] = ['end', 'log'];

/** Whose keys mean something in a place, beside those that mean something everywhere. */
function placesFor(here: KeyPlace | null): readonly HelpPlace[] {
  if (here === 'end') return ['end', 'table'];
  if (here === 'playEnd') return ['end', 'play'];
  if (here === 'past') return ['log'];
  return here === null ? [] : [here];
}

/** Keys that mean the same wherever one is stand together, and those of the table once. */
function isListed(name: KeyName, place: HelpPlace): boolean {
  const { on } = SHORTCUTS[name];
  if (on.length === KEY_PLACES.length) return place === 'everywhere';
  if (place === 'everywhere' || !on.includes(place)) return false;
  return !(BESIDES.includes(place) && on.includes('table'));
}

/** Of each place the keys that are used most. */
const MOST_USED: Partial<Record<HelpPlace, readonly KeyName[]>> = {
  table: ['pickUp', 'undo', 'seat', 'itWas', 'correct'],
  play: ['lay', 'tapCard', 'takePile', 'allEqual', 'hint'],
  log: ['stepBack', 'stepOn', 'replay', 'toStart', 'toNow'],
};

/** The most used first, the others as they go together. */
const byUse = (names: readonly KeyName[], place: HelpPlace): readonly KeyName[] => {
  const first = (MOST_USED[place] ?? []).filter((name) => names.includes(name));
  return [...first, ...names.filter((name) => !first.includes(name))];
};

/** What keys are for, where there are many. */
const GROUPS = ['playing', 'answering', 'looking'] as const;
type Group = (typeof GROUPS)[number];

const ANSWERING: readonly KeyName[] = ['answerYes', 'answerNo', 'answerSeat', 'seat'];
const LOOKING: readonly KeyName[] = [
  'repeat',
  'hint',
  'knowledge',
  'log',
  'people',
  'scores',
  'rules',
  'cover',
  'mute',
  'settings',
  'home',
];

const groupOf = (name: KeyName): Group =>
  ANSWERING.includes(name) ? 'answering' : LOOKING.includes(name) ? 'looking' : 'playing';

const groupsAt = (place: HelpPlace): readonly (Group | null)[] =>
  place === 'table' || place === 'play' ? GROUPS : [null];

/** At the table a hint has the key that answers yes to a question: both stand there. */
const WITH_ANSWER: KeyName = 'hint';

interface KeysProps {
  readonly place: HelpPlace;
  /** Only those of one group; of all if it is null. */
  readonly group: Group | null;
  /** On another screen than this. */
  readonly elsewhere?: boolean;
}

/** The keys of a place; several that do the same stand on one line. What is not there yet has none. */
function Keys({ place, group, elsewhere = false }: KeysProps) {
  const { words } = useTools();
  const { does, places, groups } = words.help;
  const isGuest = usePage(({ guest }) => guest !== null);
  const isKept = usePage(({ kept }) => kept.length > 0);
  const hasPlayed = usePage(({ lobby }) => lobby?.played === true);
  const listed = KEY_NAMES.filter(
    (name) =>
      isListed(name, place) &&
      (isKept || name !== 'resume') &&
      (hasPlayed || name !== 'history') &&
      (!isGuest || OF_GUESTS.includes(name)) &&
      (group === null || groupOf(name) === group) &&
      !(place === 'table' && name === WITH_ANSWER),
  );
  const sorted = byUse(listed, place);
  const names = sorted.filter((name, i) => sorted.findIndex((one) => does[one] === does[name]) === i);
  if (names.length === 0) return null;
  /** The keys that do the same, each once, with all that it is called. */
  const keysOf = (name: KeyName) => {
    const alike = sorted.filter((one) => does[one] === does[name]);
    const said = (one: KeyName) => sayKey(words, SHORTCUTS[one]);
    return [...new Set(alike.map(said))].map((key) => ({
      key,
      called: [
        ...alike.filter((one) => said(one) === key),
        ...(name === 'answerYes' ? [WITH_ANSWER] : []),
      ].join(' '),
    }));
  };
  const title = group === null ? places[place] : groups[group];
  return (
    <section>
      <h3>{group !== null && elsewhere ? `${places[place]}: ${title}` : title}</h3>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>
              {keysOf(name).map(({ key, called }) => (
                <kbd key={key} data-key={called}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The keys of a place, by what they are for where there are many. */
const Place = ({ place, elsewhere }: Omit<KeysProps, 'group'>) =>
  groupsAt(place).map((group) => (
    <Keys key={group} place={place} group={group} {...(elsewhere && { elsewhere })} />
  ));

/** Help for beginners, where it was hidden or nobody thought of it before. */
function CoachSwitch() {
  const { look } = useTools().words;
  const isOn = usePage(isCoached);
  const setCoaching = useCoaching();
  return <Switch testId="coach-switch" on={isOn} onChange={setCoaching} {...look.coach} />;
}

/** The keys of this screen, those of the others behind them, and help for beginners; the game goes on under it. */
export function Help() {
  const { words } = useTools();
  const act = useAct();
  const isGuest = usePage(({ guest }) => guest !== null);
  const atTable = usePage(({ table }) => table !== null);
  const inPlay = usePage(({ table }) => table !== null && table.play !== null);
  const place = usePage(placeOf);
  const all = isGuest ? PLACES_OF_GUESTS : inPlay ? PLACES_IN_PLAY : PLACES;
  const isHere = (one: HelpPlace) => one === 'everywhere' || placesFor(place).includes(one);
  const others = all.filter((one) => !isHere(one));
  return (
    <Dialog name="keys" title={words.help.title} close={() => act(close('help'))}>
      <div className="key-lists">
        {all.filter(isHere).map((one) => (
          <Place key={one} place={one} />
        ))}
      </div>
      {atTable && <CoachSwitch />}
      {others.length > 0 && (
        <details className="other-keys">
          <summary>{words.help.others}</summary>
          <div className="key-lists">
            {others.map((one) => (
              <Place key={one} place={one} elsewhere />
            ))}
          </div>
        </details>
      )}
    </Dialog>
  );
}
