import type { LobbyView } from '../../../protocol/lobby.ts';
import { usePage, useTools } from '../../store/context.ts';
import { on } from '../../store/route.ts';
import { LabelsOnly } from '../camera/camera-advice.tsx';
import { Picture } from '../camera/live-picture.tsx';
import { ScreenHead } from '../screen-head.tsx';
import { KeepTaught } from './keep-taught.tsx';
import { LastShown } from './last-shown.tsx';
import { TaughtCards } from './taught-cards.tsx';

/** A deck that the camera is shown, card by card: what each was taken for, which are missing, and its name. */
export function Teach({ lobby }: { readonly lobby: LobbyView }) {
  const { words } = useTools();
  const id = usePage((state) => on(state, 'teach').deck);
  const deck = lobby.decks.decks.find((one) => one.id === id) ?? null;
  return (
    <main className="fill stack settings camera-screen teach-screen" data-testid="teach-screen">
      <ScreenHead title={words.teach.title} />
      <h2 className="row camera-headline">{words.teach.headline}</h2>
      <div className="fill camera-parts">
        <div className="stack camera-view">
          <Picture choice={{ ...lobby.settings.camera, mode: 'show' }} names={[]} />
          <LastShown />
          <LabelsOnly />
        </div>
        <div className="teach-side">
          <p>{words.teach.how}</p>
          <TaughtCards before={deck?.taught ?? []} />
        </div>
      </div>
      <KeepTaught deck={deck} />
    </main>
  );
}
