import type { CameraChoice, CameraState, CameraView } from '../protocol/camera.ts';
import type { Advice } from '../recognition/camera/measure.ts';
import type { AdviceFacts, HowItIs, Labelled } from './facts.ts';

/** What the screen of the camera says. */
export interface CameraWords {
  readonly title: string;
  /** The button that leads there. */
  readonly setUp: string;
  readonly use: string;
  readonly modes: Record<CameraChoice['mode'], Labelled>;
  readonly device: string;
  /** The device that the browser takes by itself. */
  readonly anyDevice: string;
  readonly unnamed: (number: number) => string;
  /** A device that was chosen and isn't there now. */
  readonly absent: string;
  readonly size: string;
  readonly pixels: (width: number, height: number) => string;
  readonly states: Record<CameraState, HowItIs>;
  readonly sights: Record<CameraView['sight'], HowItIs>;
  readonly elsewhere: HowItIs;
  readonly takeHere: string;
  readonly again: string;
  readonly off: string;
  /** The live picture, for whoever doesn't see it. */
  readonly live: string;
  readonly zones: {
    readonly how: string;
    readonly pile: string;
    readonly faceUp: (name: string) => string;
    readonly move: (zone: string) => string;
    readonly corner: Record<'nw' | 'ne' | 'se' | 'sw', (zone: string) => string>;
    readonly faceUpTitle: Labelled;
  };
  readonly reading: {
    readonly title: string;
    readonly waiting: string;
    readonly show: string;
    readonly foreign: string;
    readonly size: string;
    readonly sharpness: string;
    readonly light: string;
    readonly perModule: (pixels: number) => string;
    readonly unknown: string;
    readonly advice: Record<Advice['code'], (facts: AdviceFacts) => string>;
    readonly meanwhile: string;
  };
  readonly still: Labelled;
  readonly evidence: Labelled & {
    readonly title: string;
    readonly kept: (pictures: number, folder: string) => string;
    readonly delete: string;
    readonly sure: (pictures: number) => string;
    readonly keep: string;
    readonly trouble: string;
    /** The picture of a ruling. */
    readonly show: string;
    readonly alt: string;
    readonly gone: string;
  };
  readonly steps: { readonly title: string; readonly all: Record<'show' | 'watch', readonly string[]> };
}
