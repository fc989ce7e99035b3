import type { Trouble } from '../device/source.ts';
import type { Refusal } from '../protocol/messages.ts';

/** Why a scanner can't be used at the moment: every reason of the device has its words. */
const KNOWN: Record<Trouble, true> = {
  notFound: true,
  noPermission: true,
  busy: true,
  notAPort: true,
  badBaudRate: true,
  unplugged: true,
  noDriver: true,
  other: true,
};
export type ScannerTrouble = Trouble;
export const SCANNER_TROUBLES = Object.keys(KNOWN) as readonly ScannerTrouble[];

/** Why the table refused a message of this page, or this page one of the table's. */
export type RefusedCode = Exclude<Refusal['code'], 'setup'> | 'unreadable';

/** A reason as it came; one that this page has no words for is `other`. */
export const troubleOf = (reason: string): ScannerTrouble =>
  SCANNER_TROUBLES.find((known) => known === reason) ?? 'other';
