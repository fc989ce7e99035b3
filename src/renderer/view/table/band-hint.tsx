import type { BeginningView } from '../../../protocol/beginning.ts';
import type { TableView } from '../../../protocol/view.ts';
import { sayStart } from '../../../words/say/beginning.ts';
import { sayKey } from '../../../words/say/keys.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { asksForStarter, canRegister, mayRescan, nobodyHasIt, startRegistering } from '../../store/go.ts';
import { numbered } from '../numbered.ts';
import { SHORTCUTS } from '../shortcuts.ts';
import { SuitText } from '../suit-text.tsx';
import { Answer } from './band-choices.tsx';
import { BandFrame } from './band-frame.tsx';
import { sideShows } from './panel.ts';

const HOOKS = { 'data-verdict': '', 'data-breaches': '', 'data-burn': false };

/** More players than these have buttons in one line only if those are smaller. */
const MANY = 4;

/** What can be said before the first card: nobody has the one that is asked for, or face-up cards come first. */
export function Beforehand({ view }: { readonly view: TableView }) {
  const { words, send } = useTools();
  const act = useAct();
  const mayRegister = usePage(canRegister);
  const mayDeny = usePage(asksForStarter);
  if (!mayRegister && !mayDeny) return null;
  return (
    <div className={view.seats.length > MANY ? 'answers many' : 'answers'}>
      {mayDeny &&
        view.announced === null &&
        view.seats.map(({ name }, seat) => (
          <Answer
            key={name}
            testId={`has-it-${name}`}
            label={name}
            shortcut={seat < 9 ? String(seat + 1) : null}
            onChoose={() => send({ type: 'seat', seat })}
          />
        ))}
      {mayDeny && (
        <Answer
          testId="nobody-has-it"
          label={words.beginning.nobodyHasIt}
          shortcut={sayKey(words, SHORTCUTS.answerNo)}
          onChoose={() => act(nobodyHasIt)}
        />
      )}
      {mayRegister && (
        <Answer
          testId="register"
          label={mayRescan(view) ? words.aside.scanSwapped : words.aside.scanFaceUp}
          shortcut={sayKey(words, SHORTCUTS.faceUp)}
          onChoose={() => act(startRegistering)}
        />
      )}
    </div>
  );
}

interface Props {
  readonly view: TableView;
  /** Only to be looked at. */
  readonly still?: boolean;
}

/** How the first card comes, as the cards to tap are shown or not. */
function useFirstCard(view: TableView, still: boolean): string {
  const { aside, table } = useTools().words;
  const areShown = usePage((state) => sideShows(state, view) === 'cards');
  const watches = usePage(({ lobby }) => (lobby?.settings.camera.mode ?? 'off') !== 'off');
  if (still) return aside.firstCard.elsewhere;
  const { here, behind } = view.scanner.kind === 'none' && !watches ? aside.firstByHand : aside.firstCard;
  return areShown ? here : behind(table.buttons.cards);
}

/** What to do as the headline, and what may be done instead under it. */
function headed(text: string): readonly [string, readonly string[]] {
  const [first = '', ...rest] = text.split(/(?<=\.) /);
  return [rest.length === 0 ? text : first.replace(/\.$/, ''), rest];
}

/** Who starts, or how to find it out; a card that was turned up to play on comes first. */
function Starting({ view, still = false, beginning }: Props & { readonly beginning: BeginningView }) {
  const { words } = useTools();
  const firstCard = useFirstCard(view, still);
  const { headline, more, asks } = sayStart(words, view, beginning);
  const hooks = { ...HOOKS, 'data-starts': beginning.starts.by };
  const isDealing = usePage((state) => sideShows(state, view) === 'dealing');
  if (isDealing && !still)
    return <BandFrame kind="hint" hooks={hooks} headline={words.beginning.dealFirst} />;
  const hidden = view.pile.at(-1) === '??';
  const said = headline === null ? [] : [`${headline}.`];
  const { pressOrScan, pressOrTap } = words.beginning;
  const how = view.scanner.kind === 'none' ? pressOrTap : pressOrScan;
  // What is asked next is asked then.
  const [scanFirst, orElse] = headed(firstCard);
  const few = more.length > 1 && beginning.otherwise !== null ? more.slice(0, -1) : more;
  const isAsked = asks && view.announced === null && !still;
  const lines = hidden
    ? said
    : asks || headline === null
      ? isAsked
        ? [how, ...few]
        : [...more, ...(headline === null ? orElse : [])]
      : [...more, firstCard];
  return (
    <BandFrame
      key={lines.join()}
      kind="hint"
      hooks={hooks}
      headline={hidden ? words.table.scanStarter : (headline ?? scanFirst)}
    >
      <p className="band-reason">
        {numbered(lines).map(({ key, item }) => (
          <span key={key}>
            <SuitText text={item} />{' '}
          </span>
        ))}
      </p>
      {!still && <Beforehand view={view} />}
    </BandFrame>
  );
}

/** What to do while nothing has been played: the first card, or what comes before it. */
export function BandHint({ view, still = false }: Props) {
  const { words } = useTools();
  const firstCard = useFirstCard(view, still);
  // Without a deck no card is scanned.
  if (view.play !== null) return <BandFrame kind="hint" hooks={HOOKS} headline={words.table.nothingYet} />;
  const idle = view.log.every((line) => line.ruling === null) && view.playback === null;
  if (view.beginning !== null && view.playback === null)
    return <Starting view={view} still={still} beginning={view.beginning} />;
  const [scanFirst, orElse] = headed(firstCard);
  return (
    <BandFrame kind="hint" hooks={HOOKS} headline={idle ? scanFirst : words.table.nothingYet}>
      {idle && orElse.length > 0 && <p className="band-reason">{orElse.join(' ')}</p>}
      {!still && <Beforehand view={view} />}
    </BandFrame>
  );
}
