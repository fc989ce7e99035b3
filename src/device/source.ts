/** Why a device can't be used at the moment. */
export const TROUBLES = [
  'notFound', // nothing there under this path
  'noPermission',
  'busy', // somebody else has it open
  'notAPort', // there is something under this path, and it is no serial port
  'badBaudRate',
  'unplugged', // it was open and went away
  'noDriver', // this machine has no serial port driver that loads
  'other',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/**
 * - `connecting`: never open so far; `reason` says why the last attempt failed, once there was one.
 * - `open`: lines may come.
 * - `lost`: it was open and isn't now. A source that can try again keeps trying.
 * - `closed`: for good, by us or because a recording has come to its end.
 */
export type DeviceState =
  | { readonly kind: 'connecting'; readonly path: string; readonly reason?: Trouble }
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'lost'; readonly path: string; readonly reason: Trouble }
  | { readonly kind: 'closed'; readonly path: string };

/** `at` is in milliseconds since 1970, when the last byte of the line arrived. */
export type LineListener = (line: string, at: number) => void;
export type StateListener = (state: DeviceState, at: number) => void;
export type Stop = () => void;

/**
 * Something that yields lines of text: a scanner, or the recording of one. A line is never empty and
 * holds no line ending; it may hold anything else, garbage included. Listeners hear what comes after they
 * were added, in order; nothing here throws or rejects.
 */
export interface LineSource {
  readonly name: string;
  /** Returns what ends the listening. */
  onLine(listener: LineListener): Stop;
  /** Hears changes only: ask `state()` for the present one. */
  onState(listener: StateListener): Stop;
  state(): DeviceState;
  /** Resolves when the device is free again; may be called twice. */
  close(): Promise<void>;
}
