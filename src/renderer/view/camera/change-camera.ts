import type { CameraChoice, Region } from '../../../protocol/camera.ts';
import { useTools } from '../../store/context.ts';
import { changeSettings } from '../settings/change-settings.ts';

/** Changes how the camera is used, here at once and for everybody; it is kept. */
export function useCameraChange(): (change: Partial<CameraChoice>) => void {
  const tools = useTools();
  return (change) => {
    const { lobby } = tools.store.getState();
    if (lobby !== null) changeSettings(tools, { camera: { ...lobby.settings.camera, ...change } });
  };
}

/** The regions of face-up cards with that of one seat changed, or without it. */
export function withRegion(
  regions: CameraChoice['faceUp'],
  seat: number,
  region: Region | null,
): CameraChoice['faceUp'] {
  const all = Array.from({ length: Math.max(regions.length, seat + 1) }, (_, i) =>
    i === seat ? region : (regions[i] ?? null),
  );
  return all.slice(0, all.findLastIndex((one) => one !== null) + 1);
}
