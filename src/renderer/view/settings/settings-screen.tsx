import { useRef } from 'react';
import type { LobbyView } from '../../../protocol/lobby.ts';
import { PACES } from '../../../protocol/settings.ts';
import { usePage, useTools } from '../../store/context.ts';
import { withPace } from '../../store/look.ts';
import { on } from '../../store/route.ts';
import { ScreenHead } from '../screen-head.tsx';
import { About } from './about.tsx';
import { Backup } from './backup.tsx';
import { useChange } from './change-settings.ts';
import { Appearance, CoachChoice, LanguageChoice, NamingChoice } from './look-part.tsx';
import { Preview } from './preview.tsx';
import { Range } from './range.tsx';
import { Reset } from './reset.tsx';
import { Scanner, WriteDown } from './scanner.tsx';
import { Block, Segments, Switch } from './section.tsx';
import { Group, GroupList, useOpenAt } from './setting-groups.tsx';
import { Sound } from './sound.tsx';
import { Trial } from './trial.tsx';
import { Voice } from './voice.tsx';

/** In seconds. In less than this nobody plays a second card; longer than this nobody waits. */
const QUIET = { min: 0.5, max: 10, step: 0.5 } as const;

interface Props {
  readonly lobby: LobbyView;
}

/** When a play is closed. */
function Plays({ lobby }: Props) {
  const { plays } = useTools().words.settings;
  const { quiet, oneScanOnePlay } = lobby.settings;
  const change = useChange();
  return (
    <Block name="plays" title={plays.title}>
      <p className="quiet-line">{plays.when}</p>
      <Range
        testId="quiet"
        label={plays.quiet.name}
        what={plays.quiet.what}
        said={plays.seconds}
        value={quiet / 1000}
        {...QUIET}
        onChange={(seconds) => change({ quiet: Math.round(1000 * seconds) })}
      />
      <Switch
        testId="one-scan"
        on={oneScanOnePlay}
        onChange={(on) => change({ oneScanOnePlay: on })}
        {...plays.oneScanOnePlay}
      />
    </Block>
  );
}

/** How fast a game without a deck goes on. */
function PaceChoice({ lobby }: Props) {
  const { pace } = useTools().words.play;
  const change = useChange();
  return (
    <Segments
      testId="pace"
      label={pace.label}
      what={pace.what}
      chosen={lobby.settings.pace}
      options={PACES.map((one) => [one, pace.names[one]] as const)}
      onChoose={(one) => change(withPace(one))}
    />
  );
}

function Groups({ lobby }: Props) {
  const change = useChange();
  const { settings } = lobby;
  const { kind } = settings.scanner;
  const look = { look: settings, change };
  return (
    <>
      <Group name="look" beside={<Preview />}>
        <Appearance {...look} />
      </Group>
      <Group name="sound">
        <Sound lobby={lobby} />
        <Voice lobby={lobby} />
      </Group>
      <Group name="playing">
        <CoachChoice />
        <PaceChoice lobby={lobby} />
      </Group>
      <Group name="refereeing" beside={kind !== 'recording' && <Trial key={kind} lobby={lobby} />}>
        <Scanner lobby={lobby} />
        <Plays lobby={lobby} />
      </Group>
      <Group name="language">
        <LanguageChoice {...look} />
        <NamingChoice {...look} />
      </Group>
      <Group name="computer">
        {(kind === 'serial' || kind === 'keyboard') && <WriteDown lobby={lobby} />}
        <Backup lobby={lobby} />
        <Reset />
        <About />
      </Group>
    </>
  );
}

/** What is kept from one start to the next: the scanner, how plays close, sounds. All of it counts at once. */
export function Settings({ lobby }: Props) {
  const { settings } = useTools().words;
  const rows = useRef<HTMLDivElement>(null);
  useOpenAt(
    rows,
    usePage((state) => on(state, 'settings').from),
  );
  return (
    <main className="fill stack settings settings-screen" data-testid="settings-screen">
      <ScreenHead title={settings.title}>
        <p className="head-end">{settings.saved}</p>
      </ScreenHead>
      <div className="fill settings-columns">
        <GroupList rows={rows} />
        <div ref={rows} className="settings-groups">
          <Groups lobby={lobby} />
        </div>
      </div>
    </main>
  );
}
