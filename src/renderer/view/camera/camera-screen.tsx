import type { LobbyView } from '../../../protocol/lobby.ts';
import type { TableView } from '../../../protocol/view.ts';
import { labelsFor } from '../../../sheet/sizes.ts';
import { useAct, useTools } from '../../store/context.ts';
import { toTeach } from '../../store/go.ts';
import { ActionButton } from '../action-button.tsx';
import { ScreenHead } from '../screen-head.tsx';
import { Section } from '../settings/section.tsx';
import { CameraUse } from './choice.tsx';
import { Evidence } from './evidence.tsx';
import { FaceUpRegions } from './face-up.tsx';
import { Picture } from './live-picture.tsx';
import { Reading } from './what-is-read.tsx';

interface Props {
  readonly lobby: LobbyView;
  readonly table: TableView | null;
}

/** Who sits where: at the table, or at the last one that there was. */
const namesOf = ({ lobby, table }: Props): readonly string[] =>
  table?.seats.map(({ name }) => name) ?? lobby.lastSetup?.names ?? [];

function Steps({ mode, width }: { readonly mode: 'show' | 'watch'; readonly width: number }) {
  const { camera, teach } = useTools().words;
  const { steps } = camera;
  const act = useAct();
  return (
    <Section name="steps" title={steps.title}>
      <ol className="in-order">
        {steps.all[mode](labelsFor(width)).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ActionButton testId="teach" onClick={() => act(toTeach(null))}>
        {teach.begin}
      </ActionButton>
    </Section>
  );
}

/** The camera: how it is used, what it sees, and how well. All of it counts at once and is kept. */
export function Camera(props: Props) {
  const { words } = useTools();
  const { lobby } = props;
  const choice = lobby.settings.camera;
  const { mode } = choice;
  const names = namesOf(props);
  return (
    <main className="settings camera-screen" data-testid="camera-screen">
      <ScreenHead title={words.camera.title} />
      <div className={`camera-parts mode-${mode}`}>
        <CameraUse choice={choice} />
        <div className="camera-middle">
          {mode === 'watch' && <p className="regions-how">{words.camera.zones.how}</p>}
          <Picture choice={choice} names={names} />
          {mode === 'watch' && (
            <div className="camera-below">
              {names.length > 0 && <FaceUpRegions choice={choice} names={names} />}
              <Evidence lobby={lobby} />
            </div>
          )}
        </div>
        <div className="settings-side">
          {mode !== 'off' && <Reading mode={mode} />}
          <Steps mode={mode === 'show' ? 'show' : 'watch'} width={choice.width} />
        </div>
      </div>
    </main>
  );
}
