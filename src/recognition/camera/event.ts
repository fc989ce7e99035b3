/** What a camera that looks down on a table has noticed; texts are those of the codes. */
export type TableEvent =
  /** New cards lie still on the pile; in the order in which they were first seen. */
  | { readonly type: 'laid'; readonly texts: readonly string[]; readonly at: number }
  /** The pile has lain still since then, long enough that nothing more belongs to this play. */
  | { readonly type: 'settled'; readonly at: number }
  /** Cards that lay there were taken away, while others of the pile still lie there. */
  | { readonly type: 'taken'; readonly texts: readonly string[]; readonly at: number }
  /** Nothing lies there any more: the pile was picked up, or burned. */
  | { readonly type: 'gone'; readonly at: number }
  /** When watching began a pile was known to lie there, and nothing of it can be seen. */
  | { readonly type: 'missing'; readonly at: number }
  /** Cards lie still in the region of a seat's face-up cards. */
  | {
      readonly type: 'faceUp';
      readonly seat: number;
      readonly texts: readonly string[];
      readonly at: number;
    };

/** What keeps a camera from seeing the pile. */
export type Sight =
  | 'clear'
  | 'hand' // something moves over the table
  | 'unread' // something lies there that can't be read
  | 'moved' // the camera was moved, or the region isn't where it was any more
  | 'dark'; // there isn't light enough to see anything
