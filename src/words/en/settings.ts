import type { Trouble } from '../../device/source.ts';
import type { KeepTrouble } from '../../protocol/lobby.ts';
import type { PortsView, PortView } from '../../protocol/scanner.ts';
import type { ScannerChoice, SoundName } from '../../protocol/settings.ts';
import type { Labelled } from '../facts.ts';

/** The settings screen. */
export const settings = {
  title: 'Settings',
  saved: 'Everything is saved as you go.',
  groups: {
    look: 'Look',
    sound: 'Sound and voice',
    playing: 'Playing',
    refereeing: 'Refereeing',
    language: 'Language',
    computer: 'This computer',
  },
  /** Under a small table. */
  preview: 'How it looks',
  reset: {
    name: 'Reset everything',
    asks: 'You’ll be asked first.',
    sure: 'Reset all settings?',
    yes: 'Reset everything',
    no: 'Keep my settings',
  },
  about: {
    title: 'About Burnpile',
    version: (version: string) =>
      `Version ${version}, under the MIT licence. Burnpile never updates itself and tells nobody what you play.`,
    licences: 'What it is made of, and the licences',
    noText: 'This package comes without the text of its licence.',
  },
  report: {
    title: 'Report a problem',
    what: 'Copy this into your report. It says how Burnpile is running and what has gone wrong lately, with no names, cards or pictures.',
    copy: 'Copy diagnostics',
    copied: 'Copied.',
    /** Where the page may not copy by itself. */
    selected: 'It is selected: press Ctrl+C, or Cmd+C on a Mac.',
  },
  back: 'Back',
  scanner: 'Scanner',
  ways: {
    none: { name: 'No scanner', what: 'Tap the cards, or type their codes.' },
    serial: { name: 'Serial port', what: 'A scanner that shows up as a serial or COM port.' },
    keyboard: { name: 'Keyboard scanner', what: 'A scanner that types like a keyboard.' },
    recording: { name: 'Recording', what: 'A file of what a scanner once sent.' },
  } satisfies Record<ScannerChoice['kind'], Labelled>,
  serial: {
    port: 'Port',
    refresh: 'Look again',
    looking: 'Looking for ports …',
    none: 'No port was found. Plug the scanner in and look again, or type its path.',
    cannotList: {
      noDriver: 'This computer has no working serial driver, so no port can be used here.',
      cannotList: 'This computer can’t list its ports. Type the scanner’s port.',
    } satisfies Record<Extract<PortsView, { ok: false }>['code'], string>,
    /** A port whose maker is not known. */
    unnamed: 'Serial port',
    details: ({ vendorId, productId, serialNumber }: PortView) =>
      [
        vendorId !== null && `USB ${vendorId}:${productId ?? '?'}`,
        serialNumber !== null && `no. ${serialNumber}`,
      ]
        .filter((part) => part !== false)
        .join(' · '),
    path: 'Path of the port',
    /** Below ports to choose from. */
    orPath: 'Or the path of a port',
    pathHint: 'such as /dev/ttyACM0 or COM3',
    use: 'Use',
    baud: 'Speed in baud',
    otherBaud: 'another …',
    choose: 'Choose a port, or type its path.',
    /** Where none is listed. */
    notChosen: 'No port yet.',
    /** What to do, for each reason why a port can’t be used. */
    advice: {
      notFound: 'Plug the scanner in, or choose another port. Burnpile then finds it by itself.',
      noPermission:
        'On Linux, give yourself access to serial ports: run “sudo usermod -aG dialout $USER”, log out and in again. On some systems the group is called uucp.',
      busy: 'Close the other program that uses the scanner, perhaps a second Burnpile.',
      notAPort: 'Choose another port: this path leads to something else.',
      badBaudRate: 'Choose another speed; 9600 is the usual one.',
      unplugged: 'Plug it in again: Burnpile finds it by itself.',
      noDriver: 'Use a keyboard scanner here, or tap the cards.',
      other: 'Unplug the scanner and plug it in again; if that doesn’t help, try another speed or port.',
    } satisfies Record<Trouble, string>,
  },
  keys: {
    how: 'Most USB scanners type like a keyboard and need no port. Scan while this page is in front and you are not typing in a field. Your own keyboard works as before.',
    test: 'Scan the test code or any card. One scan is enough to learn how fast your scanner types.',
    /** Once a scan has come that needs no more time than usual. */
    works: 'It works: your scans arrive here.',
    /** What scans have shown: for how many milliseconds the next key of one is waited for. */
    learned: (gap: number) => `Learnt how fast it types: up to ${gap} ms between keys.`,
    longest: (ms: number) => `Longest pause between keys: ${Math.round(ms)} ms`,
    ending: {
      enter: 'Ends with Enter',
      tab: 'Ends with Tab',
      none: 'Ends with nothing',
    },
  },
  recording: {
    path: 'Path of the file',
    pathHint: 'such as /home/ann/friday.scan',
    use: 'Use',
    speed: 'Speed',
    times: (speed: number) => `${speed}×`,
    when: 'It plays at the next new table. If the file can’t be read, you’ll be told when the table opens.',
    newest: 'Use the newest one',
  },
  writeDown: {
    name: 'Write down what the scanner sends',
    what: 'A file for each round, to watch or to play again.',
    folder: 'They are in',
    newest: 'The newest is',
    trouble: {
      diskFull: 'Nothing is written down any more: the disk is full. Make room, then switch it on again.',
      readOnly: 'Nothing is written down: let Burnpile write to this folder.',
      noFolder: 'Nothing is written down: create this folder, then switch it on again.',
      other: 'Nothing is written down any more: check the disk, then switch it on again.',
    } satisfies Record<KeepTrouble, string>,
    /** The same, on the table screen. */
    stopped: 'scans are not written down any more',
  },
  trial: {
    title: 'Try it',
    scan: 'Scan any card',
    type: 'Type a code, as you would at the table',
    meanwhile: 'Nothing is played while this page is open.',
    command: (name: string) => `Command ${name}`,
    unknown: (text: string) => `“${text}” is not a Burnpile code.`,
    earlier: 'Before that',
  },
  plays: {
    title: 'Plays',
    quiet: { name: 'Quick pause', what: 'A play counts once no card has come for this long.' },
    seconds: (seconds: number) => `${seconds} s`,
    oneScanOnePlay: { name: 'One scan, one play', what: 'For tables where nobody plays two cards at once.' },
    when: 'The next table that you start uses these.',
  },
  sound: {
    on: { name: 'Sounds', what: 'You hear rulings and questions, and the cards quietly.' },
    rulings: 'Rulings and questions',
    cards: 'Cards',
    volume: 'Volume',
    percent: (part: number) => `${Math.round(100 * part)}%`,
    /** Of the button with a note beside a sound’s name. */
    listen: (name: string) => `Listen to “${name}”`,
    names: {
      legal: 'Allowed',
      burn: 'Burn',
      mishap: 'Pick-up',
      notAllowed: 'Not allowed',
      pleaseCheck: 'Please check',
      tap: 'A card is played',
      riffle: 'The pile is picked up',
      crackle: 'The pile burns',
    } satisfies Record<SoundName, string>,
    silent: 'Press once to hear sounds.',
  },
  voice: {
    speak: {
      name: 'Read rulings aloud',
      what: 'Questions and turns too, for tables that don’t look at the screen.',
    },
    voice: 'Voice',
    /** The voice that the system chooses. */
    usual: 'this computer’s default',
    speed: 'Speed of the voice',
    times: (speed: number) => `${speed}×`,
    listen: 'Listen',
    /** The volume is set elsewhere. */
    volume: 'As loud as the sounds.',
    none: 'This computer has no voices, so nothing is spoken. Everything is on the screen too.',
  },
};
