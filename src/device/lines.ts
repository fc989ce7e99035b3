const CR = 0x0d;
const LF = 0x0a;

/** No code is this long; more without a line ending is a device that sends garbage. */
const LONGEST = 256;

/**
 * How long a half line may lie before it counts as whole.
 *
 * Most scanners end each code with CR, LF or both; some are set to end it with nothing, and then only the
 * quiet after it says that a code is whole. Cutting too early tears the code of a slow device apart, so:
 * - a device that isn't known to leave out line endings gets `PATIENCE`. No device pauses that long within
 *   a code, and what lies about after it is the half of a code whose rest was lost: it goes out by itself
 *   rather than spoil the next code;
 * - a device that has been cut once by quiet, and has never sent a line ending, gets `QUIET`: the price of
 *   having no line endings. Its first line ending takes that back.
 */
export const PATIENCE = 2000;
export const QUIET = 300;

export interface LineSplitter {
  /** Takes the next bytes, cut anywhere. */
  push(bytes: Uint8Array): void;
  /** For how many more milliseconds without a byte the half line should wait; null if there is none. */
  patience(): number | null;
  /** The quiet has passed: the half line is a line. */
  quiet(): void;
  /** The device is gone: forgets the half line, and what is known of its endings, as another may come. */
  drop(): void;
}

/**
 * Cuts bytes into lines at `\r\n`, `\r` or `\n`, leaving out empty lines. Of a line that is too long the
 * start is given out once and the rest is swallowed up to its end. No clock: the caller keeps time.
 *
 * Not serialport's RegexParser: that one keeps a line without an end forever, and waits forever for the end.
 */
export function splitLines(onLine: (line: string) => void): LineSplitter {
  // A line is decoded as a whole, so that no character is cut in two.
  const decoder = new TextDecoder();
  const held = new Uint8Array(LONGEST);
  let length = 0;
  let swallowing = false;
  let endings: 'unknown' | 'sent' | 'none' = 'unknown';

  const give = () => {
    const line = decoder.decode(held.subarray(0, length));
    length = 0;
    // Between CR and LF there is nothing; nor is in a line that is only a byte order mark, which the decoder
    // takes away.
    if (line !== '') onLine(line);
  };

  return {
    push(bytes) {
      for (const byte of bytes) {
        if (byte === CR || byte === LF) {
          endings = 'sent';
          swallowing = false;
          give();
        } else if (!swallowing) {
          held[length++] = byte;
          if (length === LONGEST) {
            give();
            swallowing = true;
          }
        }
      }
    },
    patience() {
      if (length === 0 && !swallowing) return null;
      return endings === 'none' ? QUIET : PATIENCE;
    },
    quiet() {
      if (length === 0 && !swallowing) return;
      if (endings === 'unknown' && !swallowing) endings = 'none';
      swallowing = false;
      give();
    },
    drop() {
      length = 0;
      swallowing = false;
      endings = 'unknown';
    },
  };
}
