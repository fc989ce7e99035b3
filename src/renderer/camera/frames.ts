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

/**
 * Hands each new picture on, with the time at which it was there, in milliseconds since 1970. Whoever takes one
 * closes it. While `isBusy`, pictures are dropped: a late one is worth less than the next.
 */
export function takeFrames(isBusy: () => boolean, onFrame: (frame: VideoFrame, at: number) => void): Frames {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;

  // One chain of calls for good: it rests while no picture comes.
  const next = () =>
    video.requestVideoFrameCallback(() => {
      next();
      const frame = isBusy() ? null : frameOf(video);
      if (frame !== null) onFrame(frame, Date.now());
    });
  next();

  return {
    from(stream) {
      if (video.srcObject === stream) return;
      video.srcObject = stream;
      // A camera that is changed at once ends what was begun with the one before.
      if (stream !== null) video.play().catch(() => {});
    },
  };
}
