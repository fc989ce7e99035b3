import type { Kind, Rank } from '../../engine/cards.ts';
import type { FindingCode, Idle, Role, RuleSetFinding } from '../../engine/rules/findings.ts';
import { cardName, cards, rankName } from './cards.ts';
import { effects } from './effects.ts';
import { andList, cardCount, orList } from './grammar.ts';

/** `The 7`, `A joker`. */
const theKind = (kind: Kind): string => (kind === 'JK' ? 'A joker' : `The ${rankName(kind)}`);
const rankNames = (ranks: readonly Rank[]): string => orList(ranks.map(rankName));

/** What it does, without the ranks that it names. */
function roleWords(role: Role): string {
  const words = effects[role];
  return 'role' in words ? words.role : words.clause;
}
const both = (kind: Kind, roles: readonly Role[]): string =>
  `${theKind(kind)} ${andList(roles.map(roleWords))}`;

const jokerWords = {
  noJokers: 'Jokers have a power, but there are none in the deck. Add jokers, or leave their power out.',
  named:
    'Jokers are named as an answer to a card, but there are none in the deck. Add jokers, or don’t name them there.',
  noPower: 'There are jokers in the deck, and nothing says what they do. Give them a power.',
  notOnAny: 'A joker has no rank, so no card is higher or lower than it. Let it go on any card.',
} as const;

const idleWords: Record<Idle, string> = {
  whenAlone:
    'A pair may be played at any time, but nothing here keeps pairs for players without a higher single card. Leave that out.',
  together:
    'Several cards of one rank may be played from the hand, but a pair only answers for a missing higher card. Let any number of cards follow, or play one card at a time.',
  onAny:
    'A whole set goes on any card, but no set burns the pile. Say how many equal cards do, or leave that out.',
  seeThrough:
    'Sets count through invisible cards, but no set burns the pile. Say how many equal cards do, or leave that out.',
  jumpIn:
    'Out of turn only the very card that lies on top may be played, but one pack has no second one. Play with more packs, or let any equal card be played.',
  newStarter:
    'After a pick-up a new card should be turned up from the stock, but there is no stock. Make the leftover cards the stock, or leave that out.',
  addFaceUp:
    'A face-up card should be picked up with the pile, but none is dealt. Deal some, or leave that out.',
  swapsRows: 'A card swaps face-up cards, but none are dealt. Deal some, or let it do something else.',
  exempt:
    'Some cards go on their equals of either colour, but no card asks for a colour. Let one ask, or leave that out.',
  required:
    'A burn only counts if it is called, but nothing says what to call. Give the word, or leave that out.',
};

/** What is wrong with a combination of rules, what it means and what to do: one sentence for each code. */
export const findings: {
  readonly [C in FindingCode]: (finding: Extract<RuleSetFinding, { code: C }>) => string;
} = {
  DEAL_TOO_BIG: ({ players, each, starter, needed, deck }) =>
    `${players} players × ${each} cards${starter ? ' and the first card of the pile' : ''} = ${needed}, but the deck has ${deck}. Deal fewer cards, play with fewer people, or add a pack or jokers.`,
  DEAL_NO_ROW: ({ players }) =>
    `No deal is given for ${orList(players.map(String))} players, so they can’t begin. Add a row for them, or change the number of players.`,
  FACE_UP_WITHOUT_STACK: ({ faceUp, stacks }) =>
    `If face-down cards may be played once uncovered, each face-up card must lie on one, but there are ${faceUp} face-up cards and ${stacks} stacks. Deal as many stacks as face-up cards.`,
  UNCOVERED_NEEDS_TABLE: () =>
    'All face-up cards are taken into the hand at once, so none is uncovered before the others. Play them from the table, or play face-down cards after the face-up ones.',
  EXCHANGE_NO_FACE_UP: () =>
    'There are no face-up cards to swap or to choose. Deal some, or leave the swap out.',
  PICK_HAND_SHORT: ({ faceUp, hand }) =>
    `If ${cardCount(faceUp)} of ${hand} are put face up, no hand is left. Deal a larger hand.`,
  REFILL_DEAD: () =>
    'There is no stock, so nothing can be drawn. Make the leftover cards the stock, or don’t draw.',
  REFILL_SIZE: ({ size, hand }) =>
    `Hands are filled up to ${cardCount(size)}, but play begins with ${hand}: everybody draws more than they were dealt. Make both the same if that isn’t what you want.`,
  RESET_DEAD: ({ kind, roles }) =>
    `${both(kind, roles)}, and these exclude each other. Let it do one of them.`,
  TWO_TRANSPARENT_RESET: ({ kind, roles }) =>
    `${both(kind, roles)}: a card can’t be ignored and have an effect on the pile. Let it do one of them.`,
  BURN_PLUS_EFFECT: ({ kind, roles }) =>
    `${both(kind, roles)}: it leaves the game at once, so the other would never apply. Let it do one of them.`,
  AGAIN_NO_NEXT: ({ kind, roles }) =>
    `${both(kind, roles)}: its player plays next anyway, so the other matters only with a last card. Let it do one of them.`,
  ATMOST_OUT: ({ kind, limit }) =>
    `${theKind(kind)} calls for ${rankName(limit)} or lower, but here the next card must be lower anyway. Make it “${rankName(limit)} or higher”, or leave it out.`,
  JOKER_ABSENT: ({ fault }) => jokerWords[fault],
  OF_A_KIND_TOO_BIG: ({ fault, size, copies }) =>
    ({
      size: `${size} equal cards burn the pile, but there are only ${copies} of each rank. Ask for fewer, or add a pack.`,
      off: 'A set may be completed out of turn, but no set burns the pile. Say how many equal cards do, or leave it out.',
      neverTogether:
        'Equal cards must be played together to burn the pile, but a play is one card only. Allow sets, or let equal cards count wherever they come together on the pile.',
    })[fault],
  OF_A_KIND_UNREACHABLE: () =>
    'Equal cards burn the pile, but they can never come together: a play is one card only, and no equal one may follow. Allow sets or equal cards, or switch that burn off.',
  EQUAL_COMPLETES_NO_SET: () =>
    'Equal cards may only be played to complete a set, but no set burns the pile. Say how many equal cards do, or say whether equal cards may be played.',
  JUMP_IN_NO_EQUAL: () =>
    'Equal cards may be played out of turn, but here none goes on an equal one, except some special cards. Allow equal cards, or let nobody jump in with them.',
  MATCH_SINGLE: () =>
    'A play must have as many cards as the one before, but a play is one card only. Allow sets, or leave that rule out.',
  RUN_AND_SIZE: () =>
    'Cards may be played as a run, and a play must have as many cards as the one before. Nothing says whether a run counts as a set: leave one of the two out.',
  SELF_SKIP: () =>
    'With two players, skipping two also skips the player who played them. Let only others be skipped, or begin with three players.',
  PAIRSKIP_SINGLE: () =>
    'A pair skips the next player, but no two equal cards may be played together. Allow sets, or let equal cards of two plays count.',
  FIRST_CARD_MISSING: ({ card, fault }) =>
    fault === 'mayFindNobody'
      ? 'It can happen that everybody holds only lower cards: then anybody may begin. If that isn’t what you want, add a seat as the last step, or look for the closest rank.'
      : card === null
        ? 'It can happen that nobody begins: nobody holds the right card, and nobody has lost before. Add a seat, or a search through the ranks, as the last step.'
        : `The player with the ${cardName(card)} begins, but the deck has no such card. Name another one.`,
  THROWN_IN_CLASH: ({ with: path }) =>
    ({
      'first.steps':
        'Cards are thrown in before it is known who begins, so no other way comes before that. Make it the first step, or leave it out.',
      'next.starter':
        'The player after the last to throw cards in begins, so the next round can’t be begun by somebody else. Let the steps decide, or throw nothing in.',
      'first.window':
        'Cards are thrown in after swapping, but the cards as dealt should decide who begins. Let the cards after swapping decide, or throw nothing in.',
    })[path],
  MUSTPLAY_STARTER: ({ always }) =>
    always
      ? 'The card that decides who begins must be played first, but here no certain card decides. Leave that rule out.'
      : 'The card that decides who begins must be played first, but a seat or the last loser who begins has none. Leave that rule out if this isn’t what you want.',
  STARTER_PILE_FIRST: () =>
    'The pile begins with a card that is turned up, so no card can be the first, whether in a race or thrown in. Turn none up, or let somebody begin.',
  STARTER_NO_STOCK: () =>
    'Another first card should be turned up from the stock, but there is no stock. Make the leftover cards the stock, or begin on whatever card is turned up.',
  ADD_FACE_UP_WITH_TO_HAND: () =>
    'A face-up card should be picked up with the pile, but face-up cards are in hand by the time they are played. Play them from the table, or leave that rule out.',
  CHANCE_NO_STOCK: () =>
    'The top card of the stock should be turned over, but there is no stock. Make the leftover cards the stock, or leave that rule out.',
  STACKING_CLASH: ({ with: path }) =>
    ({
      exchange:
        'Cards are to be put on face-up cards before play, but play begins at once. Let face-up cards be swapped or chosen first, or leave that out.',
      'faceDown.access':
        'Cards put on face-up cards lie on no face-down card, but here a face-down card is played once it is uncovered. Play face-down cards after the face-up ones, or leave that out.',
      leftover:
        'A card should be drawn for each one put on a face-up card, but there is no stock. Make the leftover cards the stock, or leave that out.',
    })[path],
  LASTCARD_SPECIAL_BLIND: () =>
    'The last card may not be a special one, but nobody can choose what a last face-down card turns out to be. A special one then fails like any card that doesn’t fit.',
  SAME_RANK_TWO_ROLES: ({ kind, roles }) =>
    roles.length === 1
      ? `${both(kind, roles)}, twice over: nothing says which one counts. Let it do so once.`
      : `${both(kind, roles)}: these are two ways to say what may follow. Let it do one of them.`,
  NOTON_ANY: ({ kind, under }) =>
    `${cards.plural(kind).replace(/^[a-z]/, (letter) => letter.toUpperCase())} may not be played on ${rankNames(under)}, where they never fit anyway. Leave that out, or let them go on any card.`,
  WILD_IDLE: ({ kind, fault }) =>
    ({
      jokers: `${theKind(kind)} is wild and counts as a rank, so it can’t count as a joker. Take the joker off the list of what it may be.`,
      itself: `${theKind(kind)} is wild but may only be what it is anyway. Name other ranks, or leave it out.`,
      powers:
        'A wild joker counts as the rank you say, so its other powers hardly ever apply. Leave them out.',
    })[fault],
  CHOICE_IDLE: ({ kind, fault }) =>
    ({
      wild: `${theKind(kind)} can’t be chosen to be wild, as a rank is named for wild cards only. Make it wild, or let its player choose among other things.`,
      joker:
        'What a joker counts as can’t be chosen as it is played: that is one rule for all jokers. Let its player choose among other things.',
      twice: `${theKind(kind)} offers the same thing twice. Leave one of them out.`,
    })[fault],
  COLOUR_SUITLESS: ({ kind }) =>
    `${theKind(kind)} calls for a colour, but the cards are read without their suits. Use codes with suits, or leave that power out.`,
  WITHOUT_EFFECT: ({ idle }) => idleWords[idle],
  END_NO_LOSER: ({ next, mode }) =>
    `${mode === 'firstOut' ? 'The game ends as soon as somebody is out' : 'Everybody is ranked and nobody loses'}, so there is no loser who could ${next === 'dealer' ? 'deal' : 'begin'} next. Let the last one with cards lose, or choose somebody else.`,
};
