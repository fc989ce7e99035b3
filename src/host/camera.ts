import { join } from 'node:path';
import type { CameraView, Seen } from '../protocol/camera.ts';
import type { EvidenceView } from '../protocol/lobby.ts';
import type { ClientMessage, ServerMessage } from '../protocol/messages.ts';
import { ownCode } from '../recognition/learn.ts';
import { makeCameraState } from './camera-state.ts';
import { keepEvidence } from './evidence.ts';
import type { Kept } from './kept.ts';
import type { makeLearnt } from './learnt.ts';
import type { Stage } from './stage.ts';

export type CameraMessage = Extract<
  ClientMessage,
  { type: 'camera' | 'seen' | 'deckCodes' | 'picture' | 'deletePictures' }
>;

/** Whatever has to do with a camera: its state, what it has seen, and the pictures that are kept. */
export interface Camera<Screen> {
  view(): { readonly camera: CameraView; readonly evidence: EvidenceView };
  take(screen: Screen, message: CameraMessage): void;
  /** A screen has gone; true if its camera went with it. */
  leave(screen: Screen): boolean;
  close(): void;
  /** To be called after every change of the table or the settings: pictures of what was ruled are written. */
  settle(): void;
}

interface Surroundings<Screen> {
  readonly kept: Pick<Kept, 'folder' | 'settings'>;
  readonly learnt: ReturnType<typeof makeLearnt>;
  readonly stage: () => Pick<Stage, 'see' | 'pictures' | 'outside'>;
  /** Whether codes are tried out or learned, so that nothing is played. */
  readonly isBusy: () => boolean;
  readonly say: (screen: Screen, message: ServerMessage) => void;
  readonly changed: () => void;
}

/** No camera yet, and the pictures that were kept before. */
export function makeCamera<Screen>(around: Surroundings<Screen>): Camera<Screen> {
  const { kept, learnt, stage, say, changed } = around;
  const state = makeCameraState<Screen>((code, label) => {
    stage().outside(code, label);
    changed();
  });
  const evidence = keepEvidence(join(kept.folder, 'evidence'));

  const see = (seen: Seen) => {
    if (around.isBusy()) return;
    const cards = learnt();
    const own = 'texts' in seen ? { ...seen, texts: seen.texts.map((text) => ownCode(text, cards)) } : seen;
    const picture = 'picture' in seen ? seen.picture : undefined;
    if (picture === undefined || !kept.settings().camera.evidence) return stage().see(own);
    evidence.take(picture, (id) => stage().see(own, id));
    changed();
  };

  return {
    view: () => ({ camera: state.view(), evidence: evidence.view() }),
    settle() {
      if (!kept.settings().camera.evidence) evidence.forget();
      evidence.settle(stage().pictures);
    },
    leave: state.leave,
    close: state.close,
    take(screen, message) {
      switch (message.type) {
        case 'camera':
          state.tell(screen, message);
          return changed();
        case 'seen':
          // Another camera would tell everything a second time.
          return state.isOf(screen) ? see(message.seen) : undefined;
        case 'deckCodes':
          return say(screen, { type: 'deckCodes', codes: [...learnt()] });
        case 'picture':
          return say(screen, { type: 'picture', id: message.id, data: evidence.read(message.id) });
        case 'deletePictures':
          evidence.deleteAll();
          return changed();
      }
    },
  };
}
