import type { ServerMessage } from '../protocol/messages.ts';

/** Why a scanner can't be used at the moment, as the device says it. */
export const SCANNER_TROUBLES = [
  'notFound',
  'noPermission',
  'busy',
  'notAPort',
  'badBaudRate',
  'unplugged',
  'noDriver',
  'other',
] as const;
export type ScannerTrouble = (typeof SCANNER_TROUBLES)[number];

/** Why the table refused a message of this page. */
export type RefusedCode = Extract<ServerMessage, { type: 'refused' }>['code'];

/** A reason as it came; one that this page has no words for is `other`. */
export const troubleOf = (reason: string): ScannerTrouble =>
  SCANNER_TROUBLES.find((known) => known === reason) ?? 'other';
