import type { Camera, Scene, SceneCard, SceneHand } from '../scene/scene.ts';

/** What there is to see at one moment of a film. */
export interface Moment {
  readonly camera: Camera;
  /** Cards that lie still, from the bottom to the top. */
  readonly lying: readonly SceneCard[];
  /** Cards that move, above those. */
  readonly moving: readonly SceneCard[];
  readonly hands: readonly SceneHand[];
  /** The picture is smeared by this, in pixels. */
  readonly motion: readonly [x: number, y: number];
}

/** What doesn't change in a film. */
export type Setting = Pick<Scene, 'seed' | 'table' | 'codeSide' | 'labels' | 'deck' | 'light' | 'optics'>;

/** A film as data: what is to be seen at each time, in seconds. */
export interface Script {
  readonly setting: Setting;
  readonly seconds: number;
  readonly momentAt: (seconds: number) => Moment;
}

/** The scene of a moment. */
export const sceneOf = (setting: Setting, { camera, lying, moving, hands, motion }: Moment): Scene => ({
  ...setting,
  camera,
  cards: [...lying, ...moving],
  hands,
  optics: { ...setting.optics, motion },
});
