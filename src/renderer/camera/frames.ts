/** Gives the frames of a camera as they come. */
export interface Frames {
  /** Of this camera from now on, or of none. */
  from(stream: MediaStream | null): void;
}

/** What the video shows now; null where it has nothing, as while one camera follows another. */
function frameOf(video: HTMLVideoElement): VideoFrame | null {
  try {
    return video.srcObject === null ? null : new VideoFrame(video);
  } catch {
    return null;
  }
}

/** Whether this browser gives the pictures of a camera to a page. */
export const canTakeFrames = (): boolean =>
  typeof VideoFrame === 'function' && 'requestVideoFrameCallback' in HTMLVideoElement.prototype;

/** Milliseconds without a picture after which a camera gives none: its window is hidden, or it hangs. */
const QUIET = 2000;

interface Taker {
  readonly isBusy: () => boolean;
  readonly onFrame: (frame: VideoFrame, at: number) => void;
  /** Whether pictures come, whenever that changes; when a camera begins they do. */
  readonly onFlow: (comes: boolean) => void;
}

/**
 * Hands each new picture on, with the time at which it was there, in milliseconds since 1970. The receiver closes
 * it. While `isBusy`, pictures are dropped: a late one is worth less than the next.
 */
export function takeFrames({ isBusy, onFrame, onFlow }: Taker): Frames {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  let last = 0;
  let comes = true;
  let timer: ReturnType<typeof setInterval> | undefined;
  let begun = false;

  const flow = (now: boolean) => {
    if (now !== comes) onFlow(now);
    comes = now;
  };

  // One chain of calls for good: it rests while no picture comes.
  const next = () =>
    video.requestVideoFrameCallback(() => {
      next();
      last = performance.now();
      if (video.srcObject !== null) flow(true);
      const frame = isBusy() ? null : frameOf(video);
      if (frame !== null) onFrame(frame, Date.now());
    });

  return {
    from(stream) {
      if (video.srcObject === stream) return;
      video.srcObject = stream;
      clearInterval(timer);
      comes = true;
      if (stream === null) return;
      if (!begun) next();
      begun = true;
      last = performance.now();
      timer = setInterval(() => performance.now() - last > QUIET && flow(false), QUIET / 4);
      // A camera that is changed at once ends what was begun with the one before.
      video.play().catch(() => {});
    },
  };
}
