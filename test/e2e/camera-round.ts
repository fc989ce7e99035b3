import type { Card } from '../../src/engine/cards.ts';
import { type ShowScript, showScript } from '../camera/film/show-script.ts';
import { type Deed, type TableScript, type TableSetting, tableScript } from '../camera/film/table-script.ts';
import { drawnDeck } from '../camera/scene/drawn-deck.ts';
import { GOOD_LIGHT, GOOD_OPTICS, type TableKind } from '../camera/scene/scene.ts';

/** A whole round of two as a camera above the pile sees it, and what has to be ruled on it. */

/** Rules of one's own, for a round that is soon over: no stock, four cards in the hand. */
export const SHORT_RULES = {
  format: 1,
  id: 'short',
  extends: 'palace',
  title: 'A short round: four cards in the hand, one face up, one face down, and no stock.',
  players: { min: 2, max: 3, best: null },
  deal: { rows: [{ players: [2, 3], faceDown: { stacks: 1, depth: 1 }, faceUp: 1, hand: 4 }] },
  leftover: 'dead',
  refill: { mode: 'none' },
  exchange: 'none',
  first: { steps: [{ by: 'seat', seat: 'dealerLeft' }] },
};

/** The file that is played packs every picture. */
const OPTICS = { ...GOOD_OPTICS, jpeg: null };

/** Seconds after the last card: a busy machine takes some to rule on it. */
const STILL = 8;

/** Ann sits below the picture and Bo above it. */
const ANN = 0;
const BO = 180;

const SETTING: TableSetting = {
  seed: 11,
  // 5.1 pixels a module.
  camera: { width: 960, height: 540, x: 0, y: 0, tilt: 10, turn: 0, scale: 3.4 },
  table: 'cloth',
  codeSide: 15,
  light: GOOD_LIGHT,
  optics: OPTICS,
};

const DEEDS: readonly Deed[] = [
  { at: 3, what: 'lay', cards: ['4H', '4S'], from: ANN, x: -20, y: 5, rotation: -20 },
  { at: 6.5, what: 'pass', from: 90 },
  // A pair, one card after the other.
  { at: 9, what: 'lay', cards: ['6C'], from: BO, x: 10, y: -4, rotation: 14 },
  { at: 10.1, what: 'lay', cards: ['6D'], from: BO, x: 34, y: 2, rotation: 20 },
  { at: 14, what: 'lay', cards: ['9C'], from: ANN, x: -8, y: 8, rotation: 40 },
  // Too low; the screen says so until it is taken back.
  { at: 18, what: 'lay', cards: ['5H'], from: BO, x: 20, y: -10, rotation: -8 },
  { at: 23, what: 'takeBack', count: 1, from: BO },
  { at: 27, what: 'lay', cards: ['QS'], from: BO, x: 22, y: 0, rotation: -30 },
  { at: 31, what: 'lay', cards: ['TD'], from: ANN, x: -14, y: -6, rotation: 10 },
  { at: 35, what: 'burn', from: ANN },
  { at: 39, what: 'lay', cards: ['KD'], from: ANN, x: 0, y: 0, rotation: 5 },
  { at: 43, what: 'pickUp', from: BO },
  // Face down until now.
  { at: 47, what: 'lay', cards: ['3C'], from: ANN, x: 6, y: 4, rotation: -15 },
];

const SECONDS = DEEDS.at(-1)!.at + STILL;

/** The whole round; then nothing happens for a while before the film begins anew. */
export const watchedRound = (): TableScript => tableScript(SETTING, DEEDS, SECONDS);

const ITS_CARDS = DEEDS.flatMap((deed) => (deed.what === 'lay' ? deed.cards : [])) as Card[];

/** The same with unmarked cards, which are about 190 pixels high. */
export async function unmarkedRound(table: TableKind): Promise<TableScript> {
  const camera = { ...SETTING.camera, scale: 2.2 };
  return tableScript({ ...SETTING, camera, table, deck: await drawnDeck(ITS_CARDS) }, DEEDS, SECONDS);
}

/** As `burnpile check` reads it. Ann’s king lay face up before her, her three face down. */
export const ITS_GAME: readonly string[] = [
  '1 Ann 4H4S',
  '2 Bo 6C6D',
  '3 Ann 9C',
  '4 Bo 5H?',
  '4 Bo QS',
  '5 Ann TD KD',
  '6 Bo ^',
  '7 Ann #1=3C',
  '* Bo loses',
];

/** What the screen shows on the way there, among other things. */
export const ITS_SCREENS: readonly string[] = [
  'fits 4 4 4 4 Fits Ann 4',
  'legal 4 4 4 4 Ann’s 4',
  // Nothing comes of the hand that passes.
  'camera hand',
  'camera clear',
  'fits 6 6 6 6 Fits Bo 6♣ 6♦',
  'legal 6 6 6 6 Bo’s 6♣ 6♦ fit',
  'legal 9 9 Ann’s 9♣ fits',
  'cannot Not allowed 5♥ is lower than the 9♣.',
  'illegal Not allowed 5♥ is lower than the 9♣. PA-05',
  'illegal Bo plays 5♥: not allowed, taken back. 5♥ is lower than the 9♣.',
  'fits Q Q Fits Bo Q♠',
  'fits 10 10 Fits Ann 10♦ burns the pile',
  'legal 10 10 Burn! Ann 10♦',
  'legal K K Ann’s K♦ fits',
  'legal Bo picks up the pile',
  'legal Ann turns over: 3♣',
];

/** The same round as it is held up, with the commands that end its plays. */
const HELD_UP = [
  ...(['4H', '4S', 'CMD:DONE', '6C', '6D', 'CMD:DONE', '9C', 'CMD:DONE', '5H', 'CMD:DONE'] as const),
  ...(['QS', 'CMD:DONE', 'TD', 'CMD:DONE', 'KD', 'CMD:DONE', 'CMD:PICKUP', '3C'] as const),
];

/** The same round with every card, and every command, held up to the camera; or so many of them. */
export const shownRound = (): ShowScript =>
  showScript(
    { seed: 3, table: 'wood', codeSide: 22, light: GOOD_LIGHT, optics: OPTICS },
    { cards: HELD_UP, every: 2.2, held: 1.8, wait: 2 },
    { width: 640, height: 360 },
  );
