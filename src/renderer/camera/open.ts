import type { CameraState } from '../../protocol/camera.ts';

/** Which camera, and how large its picture should be, in pixels. */
export interface Wish {
  /** As the browser names it; any if empty or not there. */
  readonly device: string;
  readonly width: number;
  readonly height: number;
}

/** A camera as it may be chosen. */
export interface Device {
  readonly id: string;
  /** Empty until this page may use a camera. */
  readonly label: string;
}

export type Opening =
  | { readonly ok: true; readonly stream: MediaStream }
  | { readonly ok: false; readonly state: CameraState };

/** What the browsers call their reasons. */
const REASONS: Readonly<Record<string, CameraState>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'notFound',
  OverconstrainedError: 'notFound',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const RATE = 30;

/**
 * Opens a camera, which may ask the person at the page first. With `only`, nothing but the wished one will do:
 * names of devices differ from browser to browser, so that a name kept by another one must not stand in the way.
 * Never rejects.
 */
export async function openCamera(
  media: MediaDevices | undefined,
  { device, width, height }: Wish,
  only = false,
): Promise<Opening> {
  if (media === undefined) return { ok: false, state: 'insecure' };
  try {
    const stream = await media.getUserMedia({
      video: {
        ...(device !== '' && { deviceId: only ? { exact: device } : { ideal: device } }),
        width: { ideal: width },
        height: { ideal: height },
        frameRate: { ideal: RATE },
      },
    });
    return { ok: true, stream };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { ok: false, state: REASONS[name] ?? 'failed' };
  }
}

/** The cameras that there are. Never rejects. */
export async function listDevices(media: MediaDevices | undefined): Promise<Device[]> {
  try {
    const all = (await media?.enumerateDevices()) ?? [];
    return all
      .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  } catch {
    return [];
  }
}

export const closeStream = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
