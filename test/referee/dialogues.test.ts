import { describe, expect, it } from 'vitest';
import type { Slot } from '../../src/engine/cards.ts';
import type { Seat, Stack, State } from '../../src/engine/state.ts';
import { waitingShown } from '../../src/referee/hold.ts';
import type { Referee } from '../../src/referee/referee.ts';
import { dialogue, linesOf, sitDown, type TableSpec } from './script.ts';

const reference: TableSpec = { rules: 'reference', seats: ['Ann', 'Bo', 'Cy'] };
/** A nine lets its player choose who plays next. */
const aiming: TableSpec = {
  rules: 'palace',
  options: { 'special[9]': { effects: ['choosesNext'] } },
  seats: ['Ann', 'Bo', 'Cy', 'Dee'],
};
const classic: TableSpec = { rules: 'classic', seats: ['Ann', 'Bo', 'Cy', 'Dee'] };
const blast: TableSpec = { rules: 'blast', seats: ['Ann', 'Bo', 'Cy'] };
const threesOfTwoPacks: TableSpec = { rules: 'threes', options: { 'TH-02': true }, seats: ['Ann', 'Bo'] };
const threePacks: TableSpec = { ...reference, options: { 'deck.packs': 3 } };

/** In mid-game Bo is due on a king, with these face-up cards. */
const facing = (state: State, faceUp: Seat['faceUp']): State => ({
  ...state,
  phase: 'play',
  turn: 1,
  pile: ['9C', 'KD'],
  seats: state.seats.map((seat, i) => (i === 1 ? { ...seat, faceUp } : seat)),
});

/** Who picks up takes a face-up card along, also with cards in hand. */
const taking: TableSpec = {
  ...reference,
  options: { 'pickUp.addFaceUp': 'always' },
  given: (state) => facing(state, ['5C', '6D', '8S']),
};

/** Ann and Bo have nothing left but their face-down cards; Ann is due. */
const lastFaceDown: TableSpec = {
  ...classic,
  given: (state) => ({
    ...state,
    phase: 'play',
    turn: 0,
    stock: [],
    pile: ['9C'],
    seats: state.seats.map((seat, i) => (i < 2 ? { ...seat, hand: [], faceUp: [] } : seat)),
  }),
};

const DIALOGUES: readonly (readonly [string, TableSpec, string])[] = [
  [
    'an open play fits, and closes by DONE',
    blast,
    `
    9D        => - starterSeen
    8C        => Ann 8C: fits
    DONE      => Ann 8C: legal → Bo
    `,
  ],
  [
    'one eight on an eight is nothing yet, two are a burn',
    blast,
    `
    9D 8C DONE => Ann 8C: legal → Bo
    8H         => Bo 8H: notYet 1
    8S         => Bo 8H8S: fits
    DONE       => Bo 8H8S: legal burn → Bo
    `,
  ],
  [
    'a face-up card that doesn’t fit goes along with the pile, if the rules want one from everybody',
    taking,
    `
    5C PICKUP => Bo 5C^: onTrust → Cy
    `,
  ],
  [
    'nor does it have to be said first: the pick-up is offered where the card alone is not allowed',
    taking,
    `
    5C DONE => Bo 5C: illegal wrongZone tooLow → Bo
    1       => - corrected
    JD      => Cy JD: fits
    `,
  ],
  [
    'a card that lies face up nowhere is played from the hand, and doesn’t go along',
    taking,
    `
    4H PICKUP => ? whichAdded - Bo [5C 6D 8S no misScan]
    `,
  ],
  [
    'who picks up is asked which face-up card goes with the pile, also one that would fit',
    { ...taking, given: (state) => facing(state, ['AS', '6D', '??']) },
    `
    PICKUP => ? whichAdded - Bo [AS 6D no misScan]
    YES    => ? whichAdded - Bo [AS 6D no misScan]
    AS     => Bo AS^: onTrust → Cy
    `,
  ],
  [
    'a pile that a camera saw go is asked about, and then which card went with it',
    taking,
    `
    gone => ? pileGone - Bo [yes no misScan]
    YES  => ? whichAdded - Bo [5C 6D 8S no misScan]
    6D   => Bo 6D^: onTrust → Cy
    `,
  ],
  [
    'so is who must have picked up, as a card of the pile shows; then the card is ruled on',
    taking,
    `
    KD  => ? pickedUp KD Bo [yes misScan]
    YES => ? whichAdded - Bo [5C 6D 8S no misScan]
    6D  => Bo KD: cannot
    `,
  ],
  [
    'where nobody picked up after all, the card that showed it was a mis-scan',
    taking,
    `
    KD       => ? pickedUp KD Bo [yes misScan]
    YES      => ? whichAdded - Bo [5C 6D 8S no misScan]
    UNDO     => - misScanDropped
    AS       => Bo AS: fits
    `,
  ],
  [
    'one that nobody has seen may be scanned, too',
    { ...taking, given: (state) => facing(state, ['??', '??', '??']) },
    `
    SEAT:2 PICKUP => ? whichAdded - Bo [no misScan]
    QD            => Bo QD^: onTrust → Cy
    UNDO          => - undone
    `,
  ],
  [
    'the only face-up card goes with the pile unasked',
    { ...taking, given: (state) => facing(state, [null, '6D', null]) },
    `
    PICKUP => Bo 6D^: onTrust → Cy
    `,
  ],
  [
    'a pile that is picked up with none of them is ruled on, and one that nobody picked up stays',
    taking,
    `
    PICKUP UNDO => - undone
    PICKUP NO   => Bo ^: illegal faceUpOwed → Bo
    `,
  ],
  [
    'what is not yet legal is not allowed once it closes',
    blast,
    `
    9D 8C DONE => Ann 8C: legal → Bo
    8H         => Bo 8H: notYet 1
    quiet      => Bo 8H: illegal equalNotAllowed → Bo
    7D DONE    => Bo 7D: legal → Cy
    `,
  ],
  [
    'what can not become legal sounds the alarm at once, and is taken back',
    blast,
    `
    9D JC   => Ann JC: cannot
    UNDO    => - takenBack
    8C DONE => Ann 8C: legal → Bo
    `,
  ],
  [
    'a seat that is said while a play is not allowed is what Undo takes back first, then the play',
    blast,
    `
    9D JC SEAT:3 => Ann JC: illegal tooHigh → nobody
    UNDO         => Ann JC: illegal tooHigh → nobody
    UNDO         => - takenBack
    8C DONE      => Ann 8C: legal → Bo
    `,
  ],
  [
    'a seat that waited is what Undo takes back first, as it is said to, and then the answer that let it come',
    reference,
    `
    SEAT:1 4H DONE 9D DONE PICKUP 5S DONE => Ann 5S: legal → Bo
    SEAT:3 6C 4H                          => ? laidByHolder 4H Cy [yes misScan]
    7D NO SEAT:3                          => Cy 6C: illegal notYourTurn → Bo
    was:Bo                                => - seatAnnounced
    UNDO                                  => - seatDropped
    UNDO                                  => Cy 6C: illegal notYourTurn → Bo
    was:Bo UNDO 8D                        => Ann 8D: cannot
    `,
  ],
  [
    'who made the last play may be answered by its own seat',
    reference,
    `
    SEAT:1 4H DONE 9D DONE WRONG => ? wrongPlayer 9D Bo [Ann Cy misScan]
    SEAT:2                       => Bo 9D: legal → Cy
    `,
  ],
  [
    'quiet time closes a play',
    blast,
    `
    9D 8C => Ann 8C: fits
    quiet => Ann 8C: legal → Bo
    `,
  ],
  [
    'a card that cannot belong to the open play closes it and is the next player’s',
    blast,
    `
    9D 8C    => Ann 8C: fits
    5C       => Bo 5C: fits
    4C DONE  => Cy 4C: legal → Ann
    `,
  ],
  [
    'a seat said before a card says whose it is',
    blast,
    `
    9D SEAT:2  => - seatAnnounced
    8C         => Bo 8C: cannot
    DONE       => Bo 8C: illegal notYourTurn → nobody
    `,
  ],
  [
    'the same card again in one play is nothing',
    blast,
    `
    9D 8C 8C => Ann 8C: fits
    DONE     => Ann 8C: legal → Bo
    `,
  ],
  [
    'a card that should lie on the pile: somebody picked up',
    blast,
    `
    9D 8C DONE => Ann 8C: legal → Bo
    9D         => ? pickedUp 9D Bo [yes misScan]
    YES        => Bo 9D: cannot
    UNDO       => - takenBack
    7C DONE    => Cy 7C: legal → Ann
    `,
  ],
  [
    'a card that should lie on the pile: a mis-scan',
    blast,
    `
    9D 8C DONE => Ann 8C: legal → Bo
    9D NO      => - misScanDropped
    7C DONE    => Bo 7C: legal → Cy
    `,
  ],
  [
    'what is scanned while a question stands waits for the answer',
    blast,
    `
    9D 8C DONE 9D => ? pickedUp 9D Bo [yes misScan]
    7C 6C DONE    => ? pickedUp 9D Bo [yes misScan]
    NO            => Cy 6C: legal → Ann
    `,
  ],
  [
    'one No is enough for the cards of one play',
    reference,
    `
    SEAT:1 4H DONE 9D 9C 9S DONE PICKUP 5S DONE => Ann 5S: legal → Bo
    9D 9C 9S DONE => ? laidByHolder 9D Cy [yes misScan]
    NO 6C         => Bo 6C: fits
    `,
  ],
  [
    'what was scanned later, or lies elsewhere, is asked about by itself, and what is right is played',
    reference,
    `
    SEAT:1 4H DONE 9D 9C DONE PICKUP 5S DONE => Ann 5S: legal → Bo
    9D quiet 9C => ? laidByHolder 9D Cy [yes misScan]
    NO          => ? laidByHolder 9C Cy [yes misScan]
    NO 9D 5S    => ? laidByHolder 9D Cy [yes misScan]
    NO          => - scannedAgain
    9D 9H       => ? laidByHolder 9D Cy [yes misScan]
    NO          => Bo 9H: fits
    `,
  ],
  [
    'a card of the newest move that is scanned again, as it was left under the scanner, counts once',
    reference,
    `
    SEAT:1 4H DONE 9D 9C DONE => Bo 9D9C: legal → Cy
    9C                        => - scannedAgain
    quiet 9D                  => - scannedAgain
    4H                        => ? pickedUp 4H Cy [yes misScan]
    NO PICKUP                 => Cy ^: onTrust → Ann
    9C                        => ? laidByHolder 9C Cy [yes misScan]
    NO 9H                     => Ann 9H: fits
    `,
  ],
  [
    'where the answer leads to a play that is not allowed, what waits does not cover it: it may be taken back',
    reference,
    `
    SEAT:1 4H DONE 9D DONE PICKUP 5S DONE => Ann 5S: legal → Bo
    9D DONE QC DONE   => ? laidByHolder 9D Cy [yes misScan]
    YES               => Cy 9D: illegal notYourTurn → Bo
    REPEAT quiet      => Cy 9D: illegal notYourTurn → Bo
    KS                => Cy 9D: illegal notYourTurn → Bo
    UNDO              => Cy KS: fits
    `,
  ],
  [
    'the same, and it may stand',
    reference,
    `
    SEAT:1 4H DONE 9D DONE PICKUP 5S DONE 9D QC DONE YES => Cy 9D: illegal notYourTurn → Bo
    STAND => Ann QC: legal → Bo
    `,
  ],
  [
    'the same of a play that closes by the card that waits, as nothing can be added to it any more',
    blast,
    `
    9D 8C DONE 7C DONE 6C DONE 9D => ? pickedUp 9D Ann [yes misScan]
    5C DONE                       => ? pickedUp 9D Ann [yes misScan]
    YES                           => Ann 9D: illegal notYourTurn → Bo
    UNDO                          => Bo 5C: legal → Cy
    `,
  ],
  [
    'what waits after it and is refused as well has to be seen, too',
    reference,
    `
    SEAT:1 4H DONE 9D DONE PICKUP 5S DONE => Ann 5S: legal → Bo
    4H 4C DONE KC DONE => ? laidByHolder 4H Cy [yes misScan]
    NO                 => Bo 4C: illegal tooLow → Bo
    UNDO               => Bo KC: legal → Cy
    `,
  ],
  [
    'a burned card is a mis-scan',
    blast,
    `
    9D 10C DONE => Ann TC: legal burn → Ann
    9D          => - alreadyBurned
    KC DONE     => Ann KC: legal → Bo
    `,
  ],
  [
    'a pick-up on trust, then the card that was picked up shows with its holder',
    blast,
    `
    9D 8C DONE PICKUP => Bo ^: onTrust → Cy
    KC DONE           => Cy KC: legal → Ann
    9D                => ? laidByHolder 9D Bo [yes misScan]
    NO                => - misScanDropped
    QC DONE           => Ann QC: legal → Bo
    9D DONE           => Bo 9D: legal → Cy
    `,
  ],
  [
    'the holder of a known card laid it out of turn',
    blast,
    `
    9D 8C DONE PICKUP => Bo ^: onTrust → Cy
    9D                => ? laidByHolder 9D Bo [yes misScan]
    YES               => Bo 9D: cannot
    DONE              => Bo 9D: illegal notYourTurn → Cy
    `,
  ],
  [
    'a card that was refused and taken back is known to be in that hand',
    reference,
    `
    SEAT:1 4H DONE 7S DONE 9D DONE => Cy 9D: illegal tooHigh → Cy
    UNDO 5C DONE 6H DONE           => Ann 6H: legal → Bo
    9D                             => ? laidByHolder 9D Cy [yes misScan]
    YES DONE                       => Cy 9D: illegal notYourTurn → Bo
    UNDO 9C DONE 9D DONE           => Cy 9D: legal → Ann
    `,
  ],
  [
    'at once it is told anew, as somebody else’s: that player picked up first',
    reference,
    `
    SEAT:1 4H DONE 9C DONE 8D DONE => Cy 8D: illegal tooLow → Cy
    UNDO PICKUP 8D DONE            => Ann 8D: legal → Cy
    `,
  ],
  [
    'whose it was all the same may be said',
    reference,
    `
    SEAT:1 4H DONE 7S DONE 9D DONE UNDO 5C DONE 6H DONE => Ann 6H: legal → Bo
    9D                                                  => ? laidByHolder 9D Cy [yes misScan]
    SEAT:2 DONE                                         => Bo 9D: legal → Cy
    `,
  ],
  [
    'an equal card that the next player is known to hold is that player’s own play',
    reference,
    `
    SEAT:1 4C DONE 9D DONE PICKUP => Cy ^: onTrust → Ann
    5H DONE 9S                    => Bo 9S: fits
    wait 9D                       => Cy 9D: fits
    DONE                          => Cy 9D: legal → Ann
    `,
  ],
  [
    'at once with the card before, it is no other player’s: it is asked about',
    reference,
    `
    SEAT:1 4C DONE 9D DONE PICKUP => Cy ^: onTrust → Ann
    5H DONE 9S                    => Bo 9S: fits
    9D                            => ? laidByHolder 9D Cy [yes misScan]
    YES DONE                      => Cy 9D: legal → Ann
    `,
  ],
  [
    'nobody is asked who completed a set with a card that the player to act is known to hold',
    reference,
    `
    SEAT:3 9C DONE PICKUP => Ann ^: onTrust → Bo
    4C DONE 9D 9H 9S DONE => Cy 9D9H9S: legal → Ann
    9C DONE               => Ann 9C: legal burn → Ann
    `,
  ],
  [
    'an equal card that another than the next player is known to hold is asked about',
    reference,
    `
    SEAT:1 4C DONE 9D DONE PICKUP => Cy ^: onTrust → Ann
    9S                            => Ann 9S: fits
    9D                            => ? laidByHolder 9D Cy [yes misScan]
    `,
  ],
  [
    'who may play again need not: the next player plays, if somebody says so before or afterwards',
    { ...reference, rules: 'everything' },
    `
    SEAT:1 10C DONE => Ann TC: onTrust burn → Ann
    SEAT:2 6H       => Bo 6H: fits
    UNDO UNDO       => - undone
    6H DONE         => Ann 6H: legal → Bo
    WRONG SEAT:2    => - changedPlayer
    7C DONE         => Cy 7C: legal → Ann
    `,
  ],
  [
    'undo gives back the turn',
    blast,
    `
    9D 8C DONE => Ann 8C: legal → Bo
    7C DONE    => Bo 7C: legal → Cy
    UNDO       => - undone
    7D DONE    => Bo 7D: legal → Cy
    `,
  ],
  [
    'undo after an alarm takes back nothing but the alarm',
    blast,
    `
    9D 8C DONE => Ann 8C: legal → Bo
    KC DONE    => Bo KC: illegal tooHigh → Bo
    UNDO       => - takenBack
    7C DONE    => Bo 7C: legal → Cy
    `,
  ],
  [
    'a wrong player is put right',
    blast,
    `
    9D SEAT:2 8C DONE => Bo 8C: illegal notYourTurn → nobody
    WRONG             => ? wrongPlayer 8C Bo [Ann Cy misScan]
    SEAT:1            => - changedPlayer
    7C DONE           => Bo 7C: legal → Cy
        `,
  ],
  [
    'undo of a correction gives back what was there',
    blast,
    `
    9D 8C DONE => Ann 8C: legal → Bo
    was:Bo     => Bo 8C: illegal notYourTurn → nobody
    UNDO       => - undone
    7C DONE    => Bo 7C: legal → Cy
    `,
  ],
  [
    'undo of a correction brings back the alarm that stood before it',
    blast,
    `
    9D 8C DONE KC DONE => Bo KC: illegal tooHigh → Bo
    was:Cy             => Cy KC: illegal notYourTurn tooHigh → Bo
    UNDO               => Bo KC: illegal tooHigh → Bo
    UNDO               => - takenBack
    `,
  ],
  [
    'how to go on with a play isn’t said any longer once quiet time has closed it',
    blast,
    `
    9D 8C DONE => Ann 8C: legal → Bo
    10S 10S    => Bo TS: fits
    quiet      => Bo TS: legal burn → Bo
    `,
  ],
  [
    'what could not be read is still said when quiet time closes the play',
    blast,
    `
    9D 8C zzzzz => Ann 8C: fits
    quiet       => - notACode
    7D          => Bo 7D: fits
    `,
  ],
  [
    'a question answered by "it is right" changes nothing',
    blast,
    `
    9D 8C  => Ann 8C: fits
    WRONG  => ? wrongPlayer 8C Ann [Bo Cy misScan]
    NO     => Ann 8C: fits
    WRONG UNDO => Ann 8C: fits
    `,
  ],
  [
    'a mis-scan leaves the open play open',
    blast,
    `
    9D TC DONE KH DONE => Ann KH: legal → Bo
    KC      => Bo KC: notYet 1
    9D      => Bo KC: notYet 1
    KH      => ? pickedUp KH Bo [yes misScan]
    NO      => Bo KC: notYet 1
    KD DONE => Bo KCKD: legal burn → Bo
    `,
  ],
  [
    'a play that was taken back can not be given to somebody else',
    blast,
    `
    9D SEAT:3 8C DONE UNDO => - takenBack
    was:Ann                => - cannotChangePlayer
    `,
  ],
  [
    'undo passes over tries that were refused',
    blast,
    `
    9D 8C DONE KC DONE => Bo KC: illegal tooHigh → Bo
    UNDO               => - takenBack
    UNDO               => - undone
    8H DONE            => Ann 8H: legal → Bo
    `,
  ],
  [
    'cards that waited for an answer keep the time between them',
    blast,
    `
    9D 8C DONE 9D => ? pickedUp 9D Bo [yes misScan]
    7C quiet 7D   => ? pickedUp 9D Bo [yes misScan]
    NO            => Cy 7D: notYet 1
    `,
  ],
  [
    'Done after the quiet time is about the play that closed in it; only another one leaves an extra turn',
    { ...reference, rules: 'everything' },
    `
    SEAT:1 10C quiet => Ann TC: onTrust burn → Ann
    DONE             => Ann TC: onTrust burn → Ann
    DONE             => Ann done: legal → Bo
    UNDO DONE        => Ann done: legal → Bo
    9C quiet DONE    => Bo 9C: legal → Cy
    DONE             => - nothingOpen
    `,
  ],
  [
    'after a mis-scan its right card joins the play that it came with',
    blast,
    `
    9D TC DONE KH DONE KC => Bo KC: notYet 1
    KH DONE quiet         => ? pickedUp KH Bo [yes misScan]
    NO wait               => Bo KC: notYet 1
    KD DONE               => Bo KCKD: legal burn → Bo
    `,
  ],
  [
    'two packs hold a card twice, and their codes tell which',
    { ...reference, options: { 'deck.packs': 2 } },
    `
    SEAT:1 7H 2:7H => Ann 7H2:7H: fits
    7H             => Ann 7H2:7H: fits
    DONE           => Ann 7H2:7H: onTrust → Bo
    7S 7C          => ? whoPlayed 7C Bo [Bo Ann Cy]
    `,
  ],
  [
    'a card that lies there can be laid once more where the codes of two packs are alike',
    { ...reference, options: { 'deck.packs': 2 } },
    `
    SEAT:1 7H DONE => Ann 7H: onTrust → Bo
    7H DONE        => Bo 2:7H: legal → Cy
    7H             => ? pickedUp 7H Cy [yes misScan]
    `,
  ],
  [
    'where they are alike, nobody is asked about a card that was taken back: another player’s may be its equal',
    { ...reference, options: { 'deck.packs': 2 } },
    `
    SEAT:1 4H DONE 7S DONE => Bo 7S: legal → Cy
    9D DONE UNDO 5C DONE   => Cy 5C: legal → Ann
    6H DONE 9D             => Bo 9D: fits
    `,
  ],
  [
    'where the codes of two packs are alike, the same card again in one play is its equal, and then nothing',
    { ...reference, options: { 'deck.packs': 2 } },
    `
    SEAT:1 7H 7H => Ann 7H2:7H: fits
    7H           => Ann 7H2:7H: fits
    DONE         => Ann 7H2:7H: onTrust → Bo
    `,
  ],
  [
    'where codes tell two packs apart, a card that is tapped may still be of either',
    { ...reference, options: { 'deck.packs': 2 } },
    `
    SEAT:1 7H 2:7C DONE => Ann 7H2:7C: onTrust → Bo
    tap:7H              => Bo 2:7H: fits
    UNDO 7H             => ? pickedUp 7H Bo [yes misScan]
    `,
  ],
  [
    'a card that was tapped turns out to be the second pack’s where the first one’s is scanned',
    { ...reference, options: { 'deck.packs': 2 } },
    `
    SEAT:1 2:7C DONE tap:7H DONE => Bo 7H: legal → Cy
    7H                           => Cy 7H: fits
    DONE 2:7H                    => ? pickedUp 2:7H Ann [yes misScan]
    UNDO 7H                      => ? pickedUp 7H Ann [yes misScan]
    `,
  ],
  [
    'it may have been of either pack also where the codes turn out to differ only later',
    { ...reference, options: { 'deck.packs': 2 } },
    `
    SEAT:1 tap:7H DONE 2:7C DONE 7H => Cy 7H: fits
    DONE 2:7H                       => ? pickedUp 2:7H Ann [yes misScan]
    `,
  ],
  [
    'and so may one that was scanned after it, before any code told the packs apart',
    threesOfTwoPacks,
    `
    SEAT:1 3H DONE tap:KS DONE PICKUP => Ann ^: onTrust → Bo
    4D DONE 5S DONE KS DONE           => Bo 2:KS: legal → Ann
    2:KS                              => Ann 2:KS: fits
    DONE KS                           => ? pickedUp KS Bo [yes misScan]
    `,
  ],
  [
    'one card that was tapped twice is the other pack’s both times',
    threesOfTwoPacks,
    `
    SEAT:1 2:3H DONE tap:KS DONE PICKUP => Ann ^: onTrust → Bo
    4D DONE tap:KS DONE KS              => Bo KS: fits
    DONE 2:KS                           => ? pickedUp 2:KS Ann [yes misScan]
    `,
  ],
  [
    'what was scanned for certain is not taken for another one, and neither is a tap that this made certain',
    { ...reference, options: { 'deck.packs': 2 } },
    `
    SEAT:1 2:7C DONE 7H DONE tap:7H => Cy 2:7H: fits
    DONE 7H                         => ? pickedUp 7H Ann [yes misScan]
    UNDO 2:7H                       => ? pickedUp 2:7H Ann [yes misScan]
    `,
  ],
  [
    'a card that was tapped for the play may be scanned with its equal',
    { ...reference, options: { 'deck.packs': 2 } },
    `
    SEAT:1 2:7C DONE tap:7H 7H => Bo 2:7H7H: fits
    DONE 7H                    => ? pickedUp 7H Cy [yes misScan]
    `,
  ],
  [
    'a face-up card that was tapped lies there as either',
    { ...reference, options: { 'deck.packs': 2 } },
    `
    FACEUP tap:KS finish SEAT:3 2:4C DONE 5C DONE KS => Bo KS: fits
    DONE 2:KS                                        => ? laidByHolder 2:KS Ann [yes misScan]
    `,
  ],
  [
    'undo leaves a card that was tapped as it was found to be',
    { ...reference, options: { 'deck.packs': 2 } },
    `
    SEAT:1 2:7C DONE tap:7H DONE 7H => Cy 7H: fits
    UNDO UNDO                       => - undone
    2:7H DONE                       => Bo 2:7H: legal → Cy
    `,
  ],
  [
    'of two packs a card that was picked up is that card when it is played again',
    threesOfTwoPacks,
    `
    SEAT:1 3H DONE KS DONE KC DONE => Ann KC: legal → Bo
    AH DONE PICKUP                 => Ann ^: onTrust → Bo
    4D DONE 5S DONE 6S DONE 7S DONE 8S DONE => Bo 8S: legal → Ann
    KD KS KC                       => Ann KDKSKC: fits
    DONE                           => Ann KDKSKC: legal → Bo
    `,
  ],
  [
    'of two packs a card that somebody else picked up is its equal, as long as no code tells the packs apart',
    threesOfTwoPacks,
    `
    SEAT:1 3H DONE KS DONE PICKUP => Ann ^: onTrust → Bo
    4D DONE 5S DONE KS DONE       => Bo 2:KS: legal → Ann
    KC DONE 2:AD DONE 2C DONE 3H  => ? laidByHolder 3H Ann [yes misScan]
    `,
  ],
  [
    'of two packs a card that is face up with its player may come from the hand as its equal',
    { ...reference, options: { 'deck.packs': 2 } },
    `
    FACEUP KS finish SEAT:1 KS => Ann 2:KS: fits
    `,
  ],
  [
    'of two packs a card that is turned up is not the one that the next player picked up',
    { ...blast, seats: ['Ann', 'Bo'], options: { 'pickUp.next': 'newStarter', 'deck.packs': 2 } },
    `
    9D PICKUP => Ann ^: onTrust → Bo
    5C PICKUP => Bo ^: onTrust → Ann
    9D        => - starterSeen
    8C DONE 9D => ? laidByHolder 9D Ann [yes misScan]
    `,
  ],
  [
    'three packs hold a card three times, and their codes tell which',
    threePacks,
    `
    SEAT:1 7H 3:7H 2:7H => Ann 7H3:7H2:7H: fits
    3:7H                => Ann 7H3:7H2:7H: fits
    DONE                => Ann 7H3:7H2:7H: onTrust → Bo
    `,
  ],
  [
    'where the codes of three packs are alike, the same card may come three times in one play, and then nothing',
    threePacks,
    `
    SEAT:1 7H 7H 7H => Ann 7H2:7H3:7H: fits
    7H              => Ann 7H2:7H3:7H: fits
    DONE            => Ann 7H2:7H3:7H: onTrust → Bo
    `,
  ],
  [
    'a card that lies there can be laid twice more where the codes of three packs are alike',
    threePacks,
    `
    SEAT:1 7H DONE => Ann 7H: onTrust → Bo
    7H DONE        => Bo 2:7H: legal → Cy
    7H DONE        => Cy 3:7H: legal → Ann
    7H             => ? pickedUp 7H Ann [yes misScan]
    `,
  ],
  [
    'where the codes of three packs are alike, a card that two players have picked up is the one that each has, and then the third',
    { ...threesOfTwoPacks, options: { 'TH-02': true, 'deck.packs': 3 } },
    `
    SEAT:1 3H DONE KS DONE PICKUP   => Ann ^: onTrust → Bo
    4D DONE 5S DONE KS DONE AC DONE => Ann AC: legal → Bo
    PICKUP 6C DONE 6D DONE KS DONE  => Ann KS: legal → Bo
    KS DONE                         => Bo 2:KS: legal → Ann
    KS DONE                         => Ann 3:KS: legal → Bo
    `,
  ],
  [
    'where a code tells three packs apart, a card that is tapped may still be of any',
    threePacks,
    `
    SEAT:1 3:4C DONE 7H DONE => Bo 7H: legal → Cy
    tap:7H DONE              => Cy 2:7H: legal → Ann
    tap:7H                   => Ann 3:7H: fits
    UNDO 7H                  => ? pickedUp 7H Ann [yes misScan]
    `,
  ],
  [
    'a card that was tapped turns out to be the third pack’s where those of the others are scanned',
    threePacks,
    `
    SEAT:1 2:4C DONE tap:7H DONE => Bo 7H: legal → Cy
    7H                           => Cy 7H: fits
    DONE 2:7H                    => Ann 2:7H: fits
    DONE 3:7H                    => ? pickedUp 3:7H Bo [yes misScan]
    `,
  ],
  [
    'or the second pack’s, where those of the first and the third are',
    threePacks,
    `
    SEAT:1 2:4C DONE tap:7H DONE 7H => Cy 7H: fits
    DONE 3:7H                       => Ann 3:7H: fits
    DONE 2:7H                       => ? pickedUp 2:7H Bo [yes misScan]
    `,
  ],
  [
    'it may have been of any pack also where the codes turn out to differ only later',
    threePacks,
    `
    SEAT:1 tap:7H DONE 3:4C DONE 7H => Cy 7H: fits
    DONE 2:7H                       => Ann 2:7H: fits
    DONE 3:7H                       => ? pickedUp 3:7H Bo [yes misScan]
    `,
  ],
  [
    'two taps of one card are two cards, and the third is scanned as itself',
    threePacks,
    `
    SEAT:1 2:4C DONE tap:7H tap:7H DONE => Bo 7H2:7H: legal → Cy
    7H                                  => Cy 7H: fits
    DONE 2:7H                           => ? pickedUp 2:7H Ann [yes misScan]
    `,
  ],
  [
    'a face-up card that was tapped lies there as any',
    threePacks,
    `
    FACEUP tap:KS finish SEAT:1 2:4C DONE KS => Bo KS: fits
    DONE 2:KS                                => Cy 2:KS: fits
    DONE AC DONE 3:KS                        => ? laidByHolder 3:KS Ann [yes misScan]
    `,
  ],
  [
    'a new starter after a pick-up is scanned before the next card',
    { ...blast, options: { 'pickUp.next': 'newStarter' } },
    `
    9D 8C DONE PICKUP => Bo ^: onTrust → Cy
    5C                => - starterSeen
    4C DONE           => Cy 4C: legal → Ann
    `,
  ],
  [
    'a burn that has to be called is called before or after the play closes',
    { ...blast, options: { 'announce.required': 'yes' } },
    `
    9D TC BURNED => Ann TC: legal burn → Ann
    8H DONE      => Ann 8H: legal → Bo
    TD DONE      => Bo TD: legal → Cy
    BURNED       => Bo TD: legal burn → Bo
    `,
  ],
  [
    'a seat said before a pick-up is whose it is',
    blast,
    `
    9D 8C DONE SEAT:3 PICKUP => Cy ^: illegal notYourTurn → Bo
    `,
  ],
  [
    'a seat announced by mistake is taken back',
    blast,
    `
    9D 8C DONE SEAT:3 UNDO => - seatDropped
    7C DONE                => Bo 7C: legal → Cy
    `,
  ],
  [
    'a seat closes the open play',
    blast,
    `
    9D 8C SEAT:2 => - seatAnnounced
    7C DONE      => Bo 7C: legal → Cy
    `,
  ],
  [
    'an extra turn that is only offered may be declined',
    { ...reference, options: { 'burn.again': 'may' } },
    `
    SEAT:1 TH DONE => Ann TH: onTrust burn → Ann
    DONE           => Ann done: legal → Bo
    `,
  ],
  [
    'answers go by their numbers too',
    reference,
    `
    7C       => ? whoPlayed 7C nobody [Ann Bo Cy]
    CMD:3    => Cy 7C: fits
    `,
  ],
  [
    'a seat that is said while a card is asked about is whose it is',
    blast,
    `
    9D 8C DONE 7C DONE 8C => ? pickedUp 8C Cy [yes misScan]
    SEAT:1                => ? pickedUp 8C Ann [yes misScan]
    was:Bo                => ? pickedUp 8C Bo [yes misScan]
    NO 6C                 => Cy 6C: fits
    UNDO 8C SEAT:1 YES    => Ann 8C: cannot
    `,
  ],
  [
    'said of the one who holds the card it is the answer',
    blast,
    `
    9D 8C DONE PICKUP 5C DONE KC DONE 8C => ? laidByHolder 8C Bo [yes misScan]
    SEAT:2                               => Bo 8C: cannot
    `,
  ],
  [
    'a pick-up that was not allowed has happened all the same',
    blast,
    `
    9D 8C DONE PICKUP => Bo ^: onTrust → Cy
    KC DONE QC DONE   => Ann QC: legal → Bo
    KC                => ? pickedUp KC Bo [yes misScan]
    YES UNDO          => - takenBack
    5C DONE           => Cy 5C: legal → Ann
    `,
  ],
  [
    'quiet time waits for the answer to a question',
    blast,
    `
    9D 8C    => Ann 8C: fits
    WRONG    => ? wrongPlayer 8C Ann [Bo Cy misScan]
    quiet    => ? wrongPlayer 8C Ann [Bo Cy misScan]
    NO       => Ann 8C: fits
    `,
  ],
  [
    'a blind card needs somebody whose it is',
    reference,
    `
    BLIND => - seatFirst
    `,
  ],
  [
    'nothing is turned over or picked up before the starter is known',
    blast,
    `
    BLIND  => - scanStarterFirst
    PICKUP => - scanStarterFirst
    `,
  ],
  [
    'a face-down card that was refused is to be taken back again once the card after it is undone',
    lastFaceDown,
    `
    BLIND SEAT:2 5H => Bo #5H: illegal notNow → Ann
    JS              => Ann #JS: legal → Bo
    UNDO            => Bo #5H: illegal notNow → Ann
    UNDO            => - takenBack
    JS              => Ann #JS: legal → Bo
    UNDO            => - undone
    `,
  ],
  [
    'a correction is undone by itself, also after what followed it was undone',
    blast,
    `
    9D 8C DONE 7C DONE => Bo 7C: legal → Cy
    was:Cy DONE        => - takenBack
    7D DONE UNDO       => - undone
    UNDO               => - undone
    6C DONE            => Cy 6C: legal → Ann
    `,
  ],
  [
    'two players’ equal cards in one quiet time are parted',
    reference,
    `
    SEAT:1 4H DONE => Ann 4H: legal → Bo
    6C             => Bo 6C: fits
    6D             => Bo 6C6D: fits
    was:Cy         => Cy 6D: fits
    DONE           => Cy 6D: legal → Ann
    `,
  ],
  [
    'nobody knows who starts, so the first card asks',
    reference,
    `
    7C     => ? whoPlayed 7C nobody [Ann Bo Cy]
    SEAT:2 => Bo 7C: fits
    DONE   => Bo 7C: onTrust → Cy
    `,
  ],
  [
    'who was told to start isn’t asked for again',
    reference,
    `
    FACEUP DONE DONE 4C finish => - registeringOver
    4S                         => ? whoPlayed 4S nobody [Ann Bo Cy]
    UNDO NO                    => - nobodyHasIt
    4S                         => Cy 4S: fits
    DONE                       => Cy 4S: onTrust → Ann
    `,
  ],
  [
    'who was named to start starts still once the first card is undone, however late',
    classic,
    `
    NO     => - nobodyHasIt
    SEAT:2 => - seatAnnounced
    3S     => ? startsAfterAll 3S Bo [yes no misScan]
    UNDO   => - misScanDropped
    4S     => Bo 4S: fits
    UNDO   => - takenBack
    5S     => Bo 5S: fits
    quiet  => Bo 5S: onTrust → Cy
    UNDO   => - undone
    6S     => Bo 6S: fits
    UNDO   => - takenBack
    UNDO   => - seatDropped
    6S     => ? whoPlayed 6S nobody [Ann Bo Cy Dee]
    UNDO   => - misScanDropped
    UNDO   => - askedAgain
    UNDO   => - nothingToUndo
    `,
  ],
  [
    'nobody was said to have a 3, and one comes: somebody else with one may start before its player',
    classic,
    `
    NO SEAT:2 3S => ? startsAfterAll 3S Bo [yes no misScan]
    3C YES       => Bo 3S3C: fits
    quiet        => Bo 3S3C: onTrust → Cy
    `,
  ],
  [
    'if it is somebody else, who has a 3 is asked once more',
    classic,
    `
    NO NO SEAT:2 3S => ? startsAfterAll 3S Bo [yes no misScan]
    3C NO           => - askedAgain
    3S              => ? whoPlayed 3S nobody [Ann Bo Cy Dee]
    SEAT:3          => Cy 3S: fits
    UNDO NO         => - nobodyHasIt
    4S SEAT:1       => Ann 4S: fits
    `,
  ],
  [
    'where any player who has one may start, nobody else has a better right',
    { ...classic, options: { 'first.tie': 'claim' } },
    `
    NO SEAT:2 3S => Bo 3S: fits
    `,
  ],
  [
    'a set that anybody may complete asks whose it was',
    reference,
    `
    SEAT:1 4H DONE  => Ann 4H: legal → Bo
    6C 6D 6H DONE   => Bo 6C6D6H: legal → Cy
    6S              => ? whoPlayed 6S Cy [Cy Ann Bo]
    SEAT:1          => Ann 6S: fits
    DONE            => Ann 6S: legal burn → Ann
    `,
  ],
  [
    'where equal cards may be added, an equal one asks whose it is: of the last player or of the one who is due',
    { rules: 'palace', options: { 'set.followUp': true }, seats: ['Ann', 'Bo', 'Cy'] },
    `
    SEAT:1 4H DONE  => Ann 4H: onTrust → Bo
    9C DONE         => Bo 9C: legal → Cy
    9D              => ? whoPlayed 9D Cy [Cy Bo]
    SEAT:2          => Bo 9D: fits
    DONE            => Bo 9D: legal → Cy
    JC DONE         => Cy JC: legal → Ann
    `,
  ],
  [
    'where anybody may jump in with an equal card, one asks whose it is, and play goes on after them',
    { rules: 'palace', options: { jumpIn: 'equal' }, seats: ['Ann', 'Bo', 'Cy'] },
    `
    SEAT:1 4H DONE  => Ann 4H: onTrust → Bo
    9C DONE         => Bo 9C: legal → Cy
    9D              => ? whoPlayed 9D Cy [Cy Ann Bo]
    SEAT:1          => Ann 9D: fits
    DONE            => Ann 9D: legal → Bo
    JC DONE         => Bo JC: legal → Cy
    SEAT:1 QC DONE  => Ann QC: illegal notYourTurn → Cy
    `,
  ],
  [
    'an equal card that the player who is due can’t have is one of the others’, who may jump in with it',
    {
      rules: 'palace',
      options: { jumpIn: 'equal' },
      seats: ['Ann', 'Bo', 'Cy'],
      given: (state) => ({
        ...state,
        phase: 'play',
        turn: 1,
        pile: ['9C'],
        stock: state.stock.slice(1),
        seats: state.seats.with(1, { ...state.seats[1]!, hand: ['TD', 'JH', 'KS'] }),
      }),
    },
    `
    9D      => ? whoPlayed 9D Ann [Ann Cy]
    SEAT:3  => Cy 9D: fits
    DONE    => Cy 9D: legal → Ann
    `,
  ],
  [
    'one that another player is known to hold is played by that player, also where the play before is open',
    {
      rules: 'palace',
      options: { jumpIn: 'equal' },
      seats: ['Ann', 'Bo', 'Cy'],
      given: (state) => ({
        ...state,
        phase: 'play',
        turn: 1,
        pile: ['8C'],
        stock: state.stock.slice(2),
        seats: state.seats.with(0, { ...state.seats[0]!, hand: ['8D', '9D', '9H'] }),
      }),
    },
    `
    8D DONE  => Ann 8D: legal → Bo
    9C       => Bo 9C: fits
    wait 9D  => Ann 9D: fits
    DONE     => Ann 9D: legal → Bo
    `,
  ],
  [
    'a card that may be turned over may be an equal one of somebody who jumps in with it',
    {
      rules: 'palace',
      options: { jumpIn: 'equal' },
      seats: ['Ann', 'Bo', 'Cy'],
      given: (state) => ({
        ...state,
        phase: 'play',
        turn: 1,
        pile: ['9C'],
        stock: [],
        seats: state.seats.with(1, { ...state.seats[1]!, hand: [], faceUp: [null, null, null] }),
      }),
    },
    `
    9D     => ? whoPlayed 9D Bo [Bo Ann Cy]
    SEAT:2 => Bo #9D: legal → Cy
    9H     => ? whoPlayed 9H Cy [Cy Ann]
    `,
  ],
  [
    'where only the very card may be jumped in with, its equal is whose turn it is',
    { rules: 'palace', options: { jumpIn: 'identical', 'deck.packs': 2 }, seats: ['Ann', 'Bo', 'Cy'] },
    `
    SEAT:1 4H DONE  => Ann 4H: onTrust → Bo
    9C DONE         => Bo 9C: legal → Cy
    9D DONE         => Cy 9D: legal → Ann
    2:9D            => ? whoPlayed 2:9D Ann [Ann Bo Cy]
    SEAT:2          => Bo 2:9D: fits
    DONE            => Bo 2:9D: legal → Cy
    `,
  ],
  [
    'after a card that lets its player choose, a seat names who plays next, and Undo takes that back',
    aiming,
    `
    SEAT:1 4H DONE  => Ann 4H: onTrust → Bo
    9C DONE         => Bo 9C: legal → Bo
    SEAT:4          => Bo done@4: legal → Dee
    UNDO            => - undone
    SEAT:1          => Bo done@1: legal → Ann
    JC DONE         => Ann JC: legal → Bo
    `,
  ],
  [
    'a card that comes before anybody was chosen asks whose it is, and that player was chosen',
    aiming,
    `
    SEAT:1 4H DONE  => Ann 4H: onTrust → Bo
    9C DONE         => Bo 9C: legal → Bo
    PICKUP          => - seatFirst
    JC              => ? whoPlayed JC Bo [Ann Cy Dee]
    SEAT:4          => Dee JC: fits
    DONE            => Dee JC: legal → Ann
    `,
  ],
  [
    'garbage, cards outside the deck and seats that are not there are said',
    blast,
    `
    9D zzzzz  => - notACode
    X1        => - notInDeck
    SEAT:7    => - noSuchSeat
    SEAT:0    => - noSuchCommand
    SHUFFLE   => - noSuchCommand
    8C DONE   => Ann 8C: legal → Bo
    `,
  ],
  [
    'commands with nothing to do say so',
    blast,
    `
    UNDO    => - nothingToUndo
    YES     => - noQuestion
    REPEAT  => - nothingToRepeat
    9D 8C DONE BURNED => - noBurnDue
    DONE    => - nothingOpen
    `,
  ],
  [
    'DONE says nothing while nobody has started',
    reference,
    `
    SEAT:1 DONE     => - seatAnnounced
    4H DONE         => Ann 4H: legal → Bo
    DONE            => - nothingOpen
    `,
  ],
  [
    'DONE says nothing after a play that closed with its card',
    { ...reference, settings: { oneScanOnePlay: true } },
    `
    SEAT:1 4H => Ann 4H: legal → Bo
    DONE      => Ann 4H: legal → Bo
    `,
  ],
  [
    'the test code books nothing, and closes, answers and ends nothing',
    blast,
    `
    TEST            => - scannerWorks
    9D 8C           => Ann 8C: fits
    TEST DONE       => Ann 8C: legal → Bo
    9D TEST         => ? pickedUp 9D Bo [yes misScan]
    NO TEST         => - scannerWorks
    7C DONE         => Bo 7C: legal → Cy
    `,
  ],
  [
    'one scan, one play',
    { ...blast, settings: { oneScanOnePlay: true } },
    `
    9D 8C => Ann 8C: legal → Bo
    7C    => Bo 7C: legal → Cy
    `,
  ],
  [
    'a table without sets closes every card by itself',
    { ...blast, options: { 'set.play': 'single', 'beat.equal': 'no', 'ofAKind.size': 0 } },
    `
    9D 8C => Ann 8C: legal → Bo
    `,
  ],
];

describe('the referee of a real table', () => {
  it.each(DIALOGUES)('%s', (_, spec, script) => {
    expect(dialogue(sitDown(spec), script).lines).toEqual(linesOf(script));
  });
});

it('the Done of the card that is asked about goes with it: nobody is told to answer first, and nothing waits', () => {
  const { referee } = dialogue(sitDown(blast), '9D 8C DONE 9D DONE');
  expect([referee.question?.card, referee.notice, waitingShown(referee)]).toEqual(['9D', null, []]);
  expect(dialogue(referee, 'TEST 7C').referee.notice?.code).toBe('answerFirst');
});

it('the test code is answered while a question stands, and does not wait for it', () => {
  const { referee } = dialogue(sitDown(blast), '9D 8C DONE 9D TEST');
  expect(referee.notice?.code).toBe('scannerWorks');
  expect(referee.waiting).toEqual([]);
});

/** Bo has nothing in hand; what lies before him is not registered. */
const lastCards = (faceUp: (Slot | null)[]): TableSpec => ({
  ...reference,
  given: (state) => ({
    ...state,
    phase: 'play',
    turn: 1,
    pile: ['5C'],
    stock: [],
    burned: Array.from({ length: 20 }, () => '??' as const),
    seats: state.seats.map((seat, i) => (i === 1 ? { ...seat, hand: [], faceUp } : seat)),
  }),
});

describe('cards on the table that nobody registered', () => {
  it.each([
    ['a card with the hand empty is a face-up card', ['??', '??', '??'], '9C DONE => Bo 9C: legal → Cy'],
    [
      'several equal ones are a set of face-up cards',
      ['??', '??', '??'],
      '9C 9D DONE => Bo 9C9D: legal → Cy',
    ],
    ['with no face-up card left it is a blind card', [null, null, null], '9C => Bo #9C: legal → Cy'],
    [
      'a blind card may be somebody else’s',
      [null, null, null],
      '4C was:Cy => Cy 4C: illegal notYourTurn tooLow → Bo',
    ],
    ['a blind card may be announced', [null, null, null], 'BLIND 4C => Bo #4C: legal → Cy'],
    ['but not while a face-up card lies there', ['??', null, null], 'BLIND => Bo #: illegal wrongZone → Bo'],
  ] as const)('%s', (_, faceUp, script) => {
    expect(dialogue(sitDown(lastCards([...faceUp])), script).lines).toEqual(linesOf(script));
  });
});

/** Bo has an empty hand, and the rules let him turn over a card as soon as nothing lies on it (EV-V5b). */
const uncovered = (faceUp: (Slot | null)[]): TableSpec => ({
  ...lastCards(faceUp),
  rules: 'everything',
  options: { 'EV-V5b': true },
});

/** Which stack the last entry of the record turns over; null if it is no such move. */
function turnedOver({ judged }: Referee): Stack | null {
  const entry = judged.at(-1)!.entry;
  return entry.kind === 'move' && entry.move.kind === 'flip' ? entry.move.stack : null;
}

describe('a stack that lies uncovered between face-up cards', () => {
  it.each([
    ['is the one turned over', ['5C', null, '6D'], 'BLIND KC => Bo #KC: legal → Cy', 1],
    ['holds a card that none of those is', ['5C', null, '6D'], 'KC => Bo #KC: legal → Cy', 1],
    ['is not meant by a face-up card', ['5C', null, '6D'], '6D DONE => Bo 6D: legal → Cy', null],
    ['is not meant while others are unknown', ['5C', null, '??'], 'KC DONE => Bo KC: legal → Cy', null],
  ] as const)('%s', (_, faceUp, script, stack) => {
    const { lines, referee } = dialogue(sitDown(uncovered([...faceUp])), script);
    expect(lines).toEqual(linesOf(script));
    expect(turnedOver(referee)).toBe(stack);
  });
});

/** Bo may try the top of a stock of so many cards. */
const chance = (stock: number, hand: Slot[], faceUp: (Slot | null)[]): TableSpec => ({
  ...reference,
  options: { chance: 'flipStock' },
  given: (state) => ({
    ...state,
    phase: 'play',
    turn: 1,
    pile: ['KC'],
    stock: Array.from({ length: stock }, () => '??' as const),
    burned: Array.from({ length: 24 - stock }, () => '??' as const),
    seats: state.seats.map((seat, i) => (i === 1 ? { ...seat, hand, faceUp } : seat)),
  }),
});

describe('a last chance', () => {
  it.each([
    ['turns over the top of the stock', chance(4, ['??'], ['??', '??', '??']), 'stock'],
    ['is over with the stock', chance(0, ['??'], ['??', '??', '??']), 0],
    ['is not for the last face-down cards', chance(4, [], [null, null, null]), 0],
  ] as const)('%s', (_, spec, stack) => {
    expect(turnedOver(dialogue(sitDown(spec), 'BLIND').referee)).toBe(stack);
  });
});
