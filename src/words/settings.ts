import type { Trouble } from '../device/source.ts';
import type { KeepTrouble } from '../protocol/lobby.ts';
import type { PortsView, PortView } from '../protocol/scanner.ts';
import type { ScannerChoice } from '../protocol/settings.ts';
import type { Labelled } from './facts.ts';

export interface SerialWords {
  readonly port: string;
  readonly refresh: string;
  readonly looking: string;
  readonly none: string;
  readonly cannotList: Record<Extract<PortsView, { ok: false }>['code'], string>;
  /** What a port is called where its maker is not known. */
  readonly unnamed: string;
  readonly details: (port: PortView) => string;
  readonly path: string;
  readonly pathHint: string;
  readonly use: string;
  readonly baud: string;
  readonly otherBaud: string;
  readonly choose: string;
  /** What to do about each reason why a port can't be used. */
  readonly advice: Record<Trouble, string>;
}

export interface KeyScannerWords {
  readonly how: string;
  readonly test: string;
  readonly waits: (gap: number) => string;
  readonly longest: (milliseconds: number) => string;
  readonly ending: Record<'enter' | 'tab' | 'none', string>;
}

export interface RecordingWords {
  readonly path: string;
  readonly pathHint: string;
  readonly use: string;
  readonly speed: string;
  readonly times: (speed: number) => string;
  readonly when: string;
  readonly newest: string;
}

export interface WriteDownWords extends Labelled {
  readonly folder: string;
  readonly newest: string;
  readonly trouble: Record<KeepTrouble, string>;
  /** The same, on the table screen. */
  readonly stopped: string;
}

export interface TrialWords {
  readonly title: string;
  readonly scan: string;
  readonly type: string;
  readonly meanwhile: string;
  readonly command: (name: string) => string;
  readonly unknown: (text: string) => string;
  readonly earlier: string;
  /** On the table screen, while another screen does that. */
  readonly elsewhere: string;
}

export interface PlaysWords {
  readonly title: string;
  readonly quiet: Labelled;
  readonly seconds: (seconds: number) => string;
  readonly oneScanOnePlay: Labelled;
  readonly when: string;
}

export interface SoundWords {
  readonly title: string;
  readonly on: Labelled;
  readonly volume: string;
  readonly percent: (part: number) => string;
  readonly listen: string;
  readonly names: Record<'legal' | 'burn' | 'notAllowed' | 'pleaseCheck', string>;
  readonly silent: string;
}

export interface VoiceWords {
  readonly title: string;
  readonly speak: Labelled;
  readonly voice: string;
  /** The voice that the machine takes by itself. */
  readonly usual: string;
  readonly speed: string;
  readonly times: (speed: number) => string;
  readonly listen: string;
  /** How loud it is, is said elsewhere. */
  readonly volume: string;
  readonly none: string;
}

/** What the settings screen says. */
export interface SettingsWords {
  readonly title: string;
  readonly back: string;
  readonly scanner: string;
  readonly ways: Record<ScannerChoice['kind'], Labelled>;
  readonly serial: SerialWords;
  readonly keys: KeyScannerWords;
  readonly recording: RecordingWords;
  readonly writeDown: WriteDownWords;
  readonly trial: TrialWords;
  readonly plays: PlaysWords;
  readonly sound: SoundWords;
  readonly voice: VoiceWords;
}
