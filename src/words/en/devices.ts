import type { Trouble } from '../../device/source.ts';
import type { ScannerView } from '../../protocol/view.ts';
import type { RefusedCode } from '../closed-lists.ts';

/** The state of the scanner and of the connection to the table. */
export const devices = {
  scanner: (kind: ScannerView['kind'], state: ScannerView['state'], name: string) => {
    if (kind === 'none' || state === 'none') return 'no scanner';
    if (kind === 'keyboard') return 'keyboard scanner';
    const what = kind === 'recording' ? 'recording' : 'scanner';
    switch (state) {
      case 'connecting':
        return `looking for the ${what} ${name}`.trim();
      case 'open':
        return kind === 'recording' ? 'playing a recording' : 'scanner ready';
      case 'lost':
        return `${what} lost`;
      case 'closed':
        return kind === 'recording' ? 'recording is over' : 'scanner closed';
    }
  },
  trouble: {
    notFound: 'nothing is plugged in there',
    noPermission: 'this computer does not let Burnpile use it',
    busy: 'another program is using it',
    notAPort: 'that is not a serial port',
    badBaudRate: 'it does not know this speed',
    unplugged: 'plug it in again',
    noDriver: 'this computer has no driver for it',
    other: 'it does not answer',
  } satisfies Record<Trouble, string>,
  connection: {
    connecting: 'Connecting to the table …',
    open: 'Connected',
    lost: 'Connection lost, trying again …',
    lostByPhone: 'Reconnecting … Is this phone on the same Wi-Fi, and the table still open to it?',
  },
  refused: {
    badMessage:
      'The table did not understand that. Nothing has changed; reload this page if it happens again.',
    notKept: 'That table is no longer there, or its file can’t be read.',
    game: 'That file holds no game that this Burnpile can read.',
    noDeck: 'That deck is gone: choose another.',
    deckName: 'Another deck has that name. Give this one a name of its own.',
    move: 'The rules don’t allow that move.',
    notYours: 'You can’t play that just now.',
    noHint: 'No hint could be found this time. Ask for it again.',
    seatTaken: 'That seat is taken: choose another.',
    seatLeft: 'The player left that seat during this round. The host can free it.',
    sawOther: 'You have seen another seat’s cards in this round. You can take this seat in the next one.',
    seatTooOften:
      'This seat was taken too often in this round. It is free again in the next one, or when the host gives it to a phone.',
    tooOften: 'You have done that very often in this round. It has to stay as it is until the next one.',
    locked: 'This table is locked: ask the host.',
    noSeat: 'There is no such seat: choose another.',
    overtaken: 'Your move was not made: the table changed while it waited.',
    nothingDone: 'You have nothing to take back.',
    playedSince: 'Too late to take that back: the game has gone on.',
    hasShown: 'That stays: it has shown you something you didn’t know.',
    roundOver: 'The round is over: nothing is taken back any more.',
    withPeople: 'Others play here too: what is played stays.',
    unreadable:
      'The table sent something that this page cannot show. The game continues; reload this page to see it all.',
  } satisfies Record<RefusedCode, string>,
  /** Shown at the table while another screen tries the scanner. */
  onTrial: 'the scanner is being tried out in the settings',
  /** Shown on the other screens while one screen enrols a deck. */
  onDeck: 'a deck is being learnt on another screen',
};
