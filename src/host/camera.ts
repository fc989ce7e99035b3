import { join } from 'node:path';
import type { CameraMessage, CameraView, Seen } from '../protocol/camera.ts';
import type { EvidenceView } from '../protocol/lobby.ts';
import { ownCode } from '../recognition/enrol.ts';
import { makeCameraState } from './camera-state.ts';
import type { Decks } from './decks.ts';
import { keepEvidence } from './evidence.ts';
import type { Handles } from './handles.ts';
import type { Kept } from './kept.ts';
import { type Screen, say } from './screens.ts';
import type { Stage } from './stage.ts';

/** Everything about cameras: which one the table goes by, what it has seen, and the pictures that are kept. */
export interface Camera {
  view(): { readonly camera: CameraView; readonly evidence: EvidenceView };
  readonly handles: Handles<CameraMessage>;
  /** A screen has gone; true if its camera went with it. */
  leave(screen: Screen): boolean;
  close(): void;
  /** To be called after every change of the table or the settings: pictures of what was ruled are written. */
  settle(): void;
}

interface Parts {
  readonly kept: Pick<Kept, 'folder' | 'settings'>;
  readonly decks: Pick<Decks, 'chosen' | 'chosenFaces'>;
  readonly stage: () => Pick<Stage, 'own' | 'hearing'>;
  /** Whether codes are tried out or enrolled, so that nothing is played. */
  readonly isBusy: () => boolean;
  readonly changed: () => void;
}

/** No camera yet, and the pictures that were kept before. */
export function makeCamera({ kept, decks, stage, isBusy, changed }: Parts): Camera {
  const state = makeCameraState<Screen>((code, text) => {
    stage().own()?.table.take({ type: 'outside', code, text });
    changed();
  });
  const evidence = keepEvidence(join(kept.folder, 'evidence'));

  const see = (seen: Seen) => {
    if (isBusy()) return;
    const cards = decks.chosen();
    const own = 'texts' in seen ? { ...seen, texts: seen.texts.map((text) => ownCode(text, cards)) } : seen;
    const picture = 'picture' in seen ? seen.picture : undefined;
    if (picture === undefined || !kept.settings().camera.evidence) return stage().hearing()?.see(own);
    evidence.take(picture, (id) => stage().hearing()?.see(own, id));
    changed();
  };

  return {
    view: () => ({ camera: state.view(), evidence: evidence.view() }),
    settle() {
      if (!kept.settings().camera.evidence) evidence.forget();
      evidence.settle(() => stage().own()?.table.pictures() ?? { ruled: [], waiting: [] });
    },
    leave: state.leave,
    close: state.close,
    handles: {
      camera(screen, message) {
        state.tell(screen, message);
        changed();
        return null;
      },
      seen(screen, message) {
        // Another camera would tell everything a second time.
        if (state.isOf(screen)) see(message.seen);
        return null;
      },
      deckCodes(screen) {
        say(screen, { type: 'deckCodes', codes: [...decks.chosen()], faces: decks.chosenFaces() });
        return null;
      },
      picture(screen, { id }) {
        say(screen, { type: 'picture', id, data: evidence.read(id) });
        return null;
      },
      deletePictures() {
        evidence.deleteAll();
        changed();
        return null;
      },
    },
  };
}
