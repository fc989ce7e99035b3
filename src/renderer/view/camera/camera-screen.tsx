import type { CameraChoice } from '../../../protocol/camera.ts';
import type { LobbyView } from '../../../protocol/lobby.ts';
import type { TableView } from '../../../protocol/view.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { toTeach } from '../../store/go.ts';
import { goBack } from '../../store/screens.ts';
import { ActionButton } from '../action-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { ScreenHead } from '../screen-head.tsx';
import { AdviceLine } from './camera-advice.tsx';
import { Frames, Steps } from './camera-steps.tsx';
import { useCameraChange } from './change-camera.ts';
import { CameraMode, CameraMore, NoCamera } from './choice.tsx';
import { Picture } from './live-picture.tsx';
import { ENOUGH, useReadCards } from './read-cards.ts';

interface Props {
  readonly lobby: LobbyView;
  readonly table: TableView | null;
}

/** Who sits where: at the table, or at the last one that there was. */
const namesOf = ({ lobby, table }: Props): readonly string[] =>
  table?.seats.map(({ name }) => name) ?? lobby.lastSetup?.names ?? [];

/** The one thing to do, or that it is done. */
function Headline({ mode, isRead }: { readonly mode: CameraChoice['mode']; readonly isRead: boolean }) {
  const { headlines } = useTools().words.camera;
  return (
    <h2 className="row camera-headline" aria-live="polite" data-testid="camera-headline" data-read={isRead}>
      {isRead && <Icon name="fits" />}
      {isRead ? headlines.read : headlines[mode]}
    </h2>
  );
}

interface FootProps {
  readonly mode: CameraChoice['mode'];
  readonly isRead: boolean;
}

/** The ways on: yellow only once the camera reads. */
function Foot({ mode, isRead }: FootProps) {
  const { camera, teach } = useTools().words;
  const act = useAct();
  const change = useCameraChange();
  const unmarked = usePage((state) => state.camera.unmarked);
  return (
    <footer className="cluster camera-foot">
      <ActionButton testId="teach" className="quiet" disabled={!unmarked} onClick={() => act(toTeach(null))}>
        {teach.begin}
      </ActionButton>
      {mode !== 'off' && !isRead && (
        <ActionButton
          testId="camera-none"
          onClick={() => {
            change({ mode: 'off' });
            act(goBack);
          }}
        >
          {camera.useNone}
        </ActionButton>
      )}
      <ActionButton testId="camera-go-on" primary={isRead} onClick={() => act(goBack)}>
        {isRead || mode === 'off' ? camera.goOn : camera.goOnAnyway}
      </ActionButton>
    </footer>
  );
}

/** The camera: what it sees and reads, what to do so that it reads well, and how it is used. All counts at once. */
export function Camera(props: Props) {
  const { words } = useTools();
  const { lobby } = props;
  const choice = lobby.settings.camera;
  const { mode } = choice;
  const names = namesOf(props);
  const read = useReadCards();
  const isRead = mode !== 'off' && read.length >= ENOUGH;
  return (
    <main className="fill stack settings camera-screen" data-testid="camera-screen">
      <ScreenHead title={words.camera.title}>
        {mode !== 'off' && <CameraMode mode={mode} />}
        {mode !== 'off' && <CameraMore choice={choice} lobby={lobby} />}
      </ScreenHead>
      <Headline mode={mode} isRead={isRead} />
      {mode === 'off' ? (
        <>
          <CameraMode mode={mode} />
          <NoCamera />
        </>
      ) : (
        <div className="fill camera-parts">
          <div className="stack camera-view">
            <Picture choice={choice} names={names} />
            <AdviceLine mode={mode} />
          </div>
          <aside className="camera-side">
            <Steps choice={choice} read={read} />
            {mode === 'watch' && names.length > 0 && <Frames choice={choice} names={names} />}
          </aside>
        </div>
      )}
      <Foot mode={mode} isRead={isRead} />
    </main>
  );
}
