/**
 * What a page in the desktop app is given instead of a WebSocket, as `window.burnpile`: the same messages, as
 * text. Nothing else of the app can be reached from a page.
 */
export interface Bridge {
  /** Says something to the table. */
  send(message: string): void;
  /** Hears what the table says from now on; the first call joins the table. Returns what ends it. */
  listen(listener: (message: string) => void): () => void;
}

/** The name of the bridge on `window`. */
export const BRIDGE = 'burnpile';

/** The two channels between the page and the app, and the word that joins a page to its table. */
export const TO_TABLE = 'burnpile:to-table';
export const TO_SCREEN = 'burnpile:to-screen';
export const JOIN = 'burnpile:join';

/** The most characters of a picture that is kept, as base64. */
export const LONGEST_PICTURE = 200_000;

/**
 * Above any message of a screen, the longest of which bring a picture and the codes of a whole deck with them; what
 * is longer is not taken, from whatever screen.
 */
export const LONGEST_MESSAGE = 64 * 1024 + LONGEST_PICTURE;
