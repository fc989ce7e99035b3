/** What may be played in a turn, what is drawn after it, and how the pile is picked up. */

import type { Kind } from '../../../engine/cards.ts';
import { dealsFaceUp } from '../../../engine/rules/check-deal.ts';
import { kindsIn } from '../../../engine/rules/deck.ts';
import type { RuleSet } from '../../../engine/rules/schema.ts';
import { dealsFaceDown } from './dealing.ts';
import { lineOf, type RuleLine, type Source, where } from './line.ts';

/** Whether cards are played straight from the table. */
const playsFaceUp = ({ set }: Source): boolean => set.faceUp.use === 'table' && dealsFaceUp(set);

function equalLines(source: Source): readonly RuleLine[] {
  const { words, set } = source;
  const { hand, faceUp, faceDown } = set.beat.equal;
  return [
    ...where(
      playsFaceUp(source),
      lineOf(source, 'equalFaceUp', 'beat.equal.faceUp', words.equalFrom.faceUp[faceUp], faceUp === hand),
    ),
    ...where(
      dealsFaceDown(set),
      lineOf(
        source,
        'equalFaceDown',
        'beat.equal.faceDown',
        words.equalFrom.faceDown[faceDown],
        faceDown === hand,
      ),
    ),
  ];
}

/** The cards after which their own rank is enough, though elsewhere an equal card isn't. */
function askForThemselves({ set, rules }: Source): readonly Kind[] {
  if (set.beat.equal.hand === 'yes') return [];
  return kindsIn(set).filter((kind) =>
    rules.of[kind].effects.some(
      ({ name, ranks }) => (name === 'atMost' || name === 'atLeast') && ranks.includes(kind),
    ),
  );
}

function beatLine(source: Source): RuleLine {
  const { words, set } = source;
  const themselves = askForThemselves(source);
  const beat = words.beat[set.beat.direction][set.beat.equal.hand];
  return lineOf(
    source,
    'beat',
    'beat',
    themselves.length === 0 ? beat : `${beat} ${words.equalOn(themselves)}`,
  );
}

/** What is played together from the hand: where a pair answers for a single card, that rule says how many of a rank. */
export function togetherInHand({ match, whenAlone, set: { play } }: RuleSet): RuleSet['set']['play']['hand'] {
  if (match.size !== 'pairWhenStuck') return play.hand;
  const runs = play.hand === 'run' || play.hand === 'setOrRun';
  if (whenAlone.set === 'free') return runs ? 'setOrRun' : 'set';
  return runs ? 'run' : 'single';
}

/** Whether several cards may ever be played together, or one be added to another. */
export function playsSeveral(source: Source): boolean {
  const { play, followUp } = source.set.set;
  return (
    followUp ||
    play.hand !== 'single' ||
    (play.faceUp !== 'single' && playsFaceUp(source)) ||
    source.set.match.size === 'pairWhenStuck'
  );
}

function togetherLines(source: Source): readonly RuleLine[] {
  const { words, set } = source;
  const { play, max, mixZones } = set.set;
  const hand = togetherInHand(set);
  const mixes = playsFaceUp(source);
  const isOfOneRank = [hand, ...(mixes ? [play.faceUp] : [])].every(
    (one) => one === 'set' || one === 'single',
  );
  const several = hand !== 'single' || (mixes && play.faceUp !== 'single');
  return [
    lineOf(source, 'together', 'set.play', words.together.hand[hand]),
    ...where(
      mixes,
      lineOf(
        source,
        'togetherFaceUp',
        'set.play.faceUp',
        words.together.faceUp[play.faceUp],
        play.faceUp === hand,
      ),
    ),
    ...where(
      several,
      lineOf(source, 'mostTogether', 'set.max', words.mostTogether(max, isOfOneRank), max === null),
    ),
    ...where(
      mixes && playsSeveral(source),
      lineOf(source, 'mixZones', 'set.mixZones', words.mixZones(mixZones), !mixZones),
    ),
  ];
}

/** What may be played in a turn, and what is drawn after it. */
export function turnLines(source: Source): readonly RuleLine[] {
  const { words, set } = source;
  const { size } = set.match;
  return [
    beatLine(source),
    ...equalLines(source),
    ...togetherLines(source),
    lineOf(source, 'match', 'match', words.match[size], size === 'free'),
    ...where(
      size === 'pairWhenStuck',
      lineOf(
        source,
        'whenAlone',
        'whenAlone',
        words.whenAlone[set.whenAlone.set],
        set.whenAlone.set === 'pairWhenStuck',
      ),
    ),
    lineOf(source, 'refill', 'refill', words.refill(set.refill.mode, set.refill.size)),
    lineOf(source, 'followUp', 'set.followUp', words.followUp(set.set.followUp), !set.set.followUp),
    lineOf(source, 'jumpIn', 'jumpIn', words.jumpIn[set.jumpIn], set.jumpIn === 'no'),
    lineOf(source, 'penalty', 'penalty', words.penalty[set.penalty], set.penalty === 'takeBack'),
  ];
}

/** What a player does who can’t play. */
export function pickUpLines(source: Source): readonly RuleLine[] {
  const { words, set } = source;
  const { taker, addFaceUp, next } = set.pickUp;
  return [
    lineOf(source, 'pass', 'pass', words.pass[set.pass.pickUp][taker]),
    ...where(
      playsFaceUp(source),
      lineOf(source, 'addFaceUp', 'pickUp.addFaceUp', words.addFaceUp[addFaceUp], addFaceUp === 0),
    ),
    lineOf(source, 'chance', 'chance', words.chance[set.chance], set.chance === 'none'),
    lineOf(source, 'afterPickUp', 'pickUp.next', words.afterPickUp[next]),
  ];
}

/** How the face-up and face-down cards are played. */
export function tableLines(source: Source): readonly RuleLine[] {
  const { words, set } = source;
  const faceUp = dealsFaceUp(set);
  const draws = set.refill.mode !== 'none';
  return [
    ...where(faceUp, lineOf(source, 'useFaceUp', 'faceUp', words.faceUp(set.faceUp.use, draws))),
    ...where(
      dealsFaceDown(set),
      lineOf(source, 'faceDown', 'faceDown', words.faceDown(set.faceDown.access, faceUp, draws)),
      lineOf(source, 'blindFail', 'blind.fail', words.blindFail[set.blind.fail]),
    ),
  ];
}
