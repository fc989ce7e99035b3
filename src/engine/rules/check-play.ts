import { RANKS } from '../cards.ts';
import { dealsFaceUp, usedRows } from './check-deal.ts';
import { startingHand } from './deal-row.ts';
import { deckOf } from './deck.ts';
import { possible } from './effects.ts';
import { finding, type Idle, type RuleSetFinding } from './findings.ts';
import { parseRankOrder } from './order.ts';
import { passOnColour } from './rules.ts';
import type { FirstStep, OpenZone, RuleSet } from './schema.ts';

/** The zones that people choose cards of a play from. */
const playZones = (set: RuleSet): OpenZone[] =>
  set.faceUp.use === 'table' && dealsFaceUp(set) ? ['hand', 'faceUp'] : ['hand'];

const dealsFaceDown = (set: RuleSet): boolean => usedRows(set).some(({ row }) => row.faceDown.stacks > 0);

/** Whether a play is never more than one card, but for the answer to a pair, which may be more (EN-15). */
const isSingle = (set: RuleSet): boolean =>
  set.set.max === 1 ||
  (set.match.size !== 'pairWhenStuck' && playZones(set).every((zone) => set.set.play[zone] === 'single'));

/** Whether two equal cards can be played together. */
const laysPairs = (set: RuleSet): boolean =>
  set.match.size === 'pairWhenStuck' ||
  (set.set.max !== 1 && playZones(set).some((zone) => ['set', 'setOrRun'].includes(set.set.play[zone])));

function ofAKindTooBig(set: RuleSet): RuleSetFinding[] {
  const { size, outOfTurn, scope } = set.ofAKind;
  const copies = 4 * set.deck.packs;
  const facts = { size, copies };
  if (size === 0)
    return outOfTurn
      ? [
          finding('OF_A_KIND_TOO_BIG', 'error', ['ofAKind.outOfTurn', 'ofAKind.size'], {
            fault: 'off',
            ...facts,
          }),
        ]
      : [];
  if (size > copies)
    return [
      finding('OF_A_KIND_TOO_BIG', 'error', ['ofAKind.size', 'deck.packs'], { fault: 'size', ...facts }),
    ];
  if (scope === 'pile' || !isSingle(set)) return [];
  return [
    finding('OF_A_KIND_TOO_BIG', 'error', ['ofAKind.scope', 'set.play'], {
      fault: 'neverTogether',
      ...facts,
    }),
  ];
}

/** With single cards equal ones come together only where equal is allowed at all. */
function ofAKindUnreachable(set: RuleSet): RuleSetFinding[] {
  const zones = [...playZones(set), ...(dealsFaceDown(set) ? (['faceDown'] as const) : [])];
  const equal = zones.map((zone) => set.beat.equal[zone]);
  if (set.ofAKind.size === 0 || !isSingle(set) || equal.includes('yes')) return [];
  const level = equal.includes('completesSet') ? 'warning' : 'error';
  return [finding('OF_A_KIND_UNREACHABLE', level, ['beat.equal', 'set.play'], {})];
}

function sizes(set: RuleSet): RuleSetFinding[] {
  const { beat, match, ofAKind, pairSkip } = set;
  const found: RuleSetFinding[] = [];
  const completing = (['hand', 'faceUp', 'faceDown'] as const).filter(
    (zone) => beat.equal[zone] === 'completesSet',
  );
  if (completing.length > 0 && ofAKind.size === 0)
    found.push(finding('EQUAL_COMPLETES_NO_SET', 'error', ['beat.equal', 'ofAKind.size'], {}));
  if (match.size === 'atLeast' && isSingle(set))
    found.push(finding('MATCH_SINGLE', 'error', ['match.size', 'set.play'], {}));
  if (
    match.size !== 'free' &&
    playZones(set).some((zone) => ['run', 'setOrRun'].includes(set.set.play[zone]))
  )
    found.push(finding('RUN_AND_SIZE', 'error', ['set.play', 'match.size'], {}));
  if (pairSkip === 'onePlay' && !laysPairs(set))
    found.push(finding('PAIRSKIP_SINGLE', 'error', ['pairSkip', 'set.play'], {}));
  return found;
}

function selfSkip(set: RuleSet): RuleSetFinding[] {
  const skips = Object.values(set.special).some((power) => possible(power?.effects ?? []).includes('skip'));
  if (set.skip.cap !== 'none' || set.players.min > 2 || !(skips || set.pairSkip !== 'off')) return [];
  return [finding('SELF_SKIP', 'warning', ['skip.cap', 'players.min'], {})];
}

type Search = Extract<FirstStep, { by: 'rank' | 'race' | 'thrownIn' | 'lowest' }>;

/** How many cards a search goes past: those below the rank where it begins to go up, and jokers, which have none. */
function missedBy(set: RuleSet, step: Search): number {
  const order = parseRankOrder(set.rank.order) ?? RANKS;
  const up = step.by !== 'lowest' && !(step.by === 'rank' && step.go === 'nearest');
  const below = up ? order.slice(0, order.indexOf(step.from)) : [];
  const { packs, jokers, without } = set.deck;
  return below.filter((rank) => !without.includes(rank)).length * 4 * packs + jokers;
}

type NamedCard = Extract<FirstStep, { by: 'card' }>;

/** The fewest cards that it goes through, over all numbers of players. */
function searchedBy(set: RuleSet, step: Search | NamedCard): number {
  const zone = 'zone' in step ? step.zone : 'hand';
  const searched = usedRows(set).map(({ row, players }) => {
    const each = (zone === 'faceUp' ? 0 : startingHand(set, row)) + (zone === 'hand' ? 0 : row.faceUp);
    return each * Math.min(...players);
  });
  return Math.min(...searched);
}

/** A chance that nobody needs to hear about. */
const SLIGHT = 1 / 10_000;

/** Whether one of these cards is found, as good as always, by a search that goes past some of the deck. */
function isSure(set: RuleSet, missed: number, searched: number): boolean {
  const share = missed / deckOf(set).length;
  return share ** searched < SLIGHT;
}

/** Whether somebody has one of the cards that are named one after the other, as good as always. */
function areSure(set: RuleSet, named: readonly NamedCard[]): boolean {
  const cards = new Set(named.map(({ card }) => card)).size * set.deck.packs;
  const searched = Math.min(...named.map((step) => searchedBy(set, step)));
  return named.length > 0 && isSure(set, deckOf(set).length - cards, searched);
}

/**
 * A seat is always somebody's, lots always name somebody, and a search through ranks mostly finds somebody if it
 * begins with a low one; so does a long list of cards. One certain card may be nobody's, and a first round has no loser.
 */
function firstCard(set: RuleSet): RuleSetFinding[] {
  const { steps } = set.first;
  const deck = deckOf(set);
  const missing = steps.flatMap((step, i) =>
    step.by === 'card' && !deck.some((card) => card === step.card)
      ? [
          finding('FIRST_CARD_MISSING', 'error', [`first.steps[${i}].card`, 'deck'], {
            fault: 'notInDeck',
            card: step.card,
          }),
        ]
      : [],
  );
  const searches = steps.filter(
    (step): step is Search => (step.by === 'lowest' || 'from' in step) && searchedBy(set, step) > 0,
  );
  const isFound =
    steps.some((step) => step.by === 'seat' || step.by === 'random' || step.by === 'worstFaceUp') ||
    searches.some((step) => isSure(set, missedBy(set, step), searchedBy(set, step))) ||
    areSure(
      set,
      steps.filter((step) => step.by === 'card'),
    );
  if (isFound) return missing;
  const [level, fault] =
    searches.length > 0 ? (['warning', 'mayFindNobody'] as const) : (['error', 'nobody'] as const);
  return [...missing, finding('FIRST_CARD_MISSING', level, ['first.steps'], { fault, card: null })];
}

/** Cards are thrown in before anything is said of who starts, and by what hands hold then. */
function thrownIn({ first, next }: RuleSet): RuleSetFinding[] {
  const place = first.steps.findIndex((step) => step.by === 'thrownIn');
  const clash = (path: 'first.steps' | 'next.starter' | 'first.window', holds: boolean) =>
    place !== -1 && holds
      ? [finding('THROWN_IN_CLASH', 'error', [`first.steps[${place}]`, path], { with: path })]
      : [];
  return [
    ...clash(
      'first.steps',
      first.steps.some((step, i) => step.by === 'thrownIn' && i > 0),
    ),
    ...clash('next.starter', next.starter !== 'rule'),
    ...clash('first.window', first.window === 'beforeExchange'),
  ];
}

/** Whether a step asks for a card that can be played first. */
const asksForFirst = (step: FirstStep): boolean =>
  step.by !== 'thrownIn' && ('card' in step || 'from' in step || step.by === 'lowest');

function mustPlayStarter({ first }: RuleSet): RuleSetFinding[] {
  const without = first.steps.filter((step) => !asksForFirst(step));
  if (!first.mustPlayIt || without.length === 0) return [];
  const always = without.length === first.steps.length;
  return [
    finding('MUSTPLAY_STARTER', always ? 'error' : 'warning', ['first.mustPlayIt', 'first.steps'], {
      always,
    }),
  ];
}

function ending(set: RuleSet): RuleSetFinding[] {
  const found: RuleSetFinding[] = [];
  const specials = Object.values(set.special).some((power) => power !== null);
  if (set.end.lastCard === 'noSpecial' && specials && dealsFaceDown(set))
    found.push(finding('LASTCARD_SPECIAL_BLIND', 'warning', ['end.lastCard', 'blind.fail'], {}));
  for (const next of ['dealer', 'starter'] as const)
    if (set.end.mode !== 'lastHolder' && set.next[next] === 'loser')
      found.push(
        finding('END_NO_LOSER', 'error', ['end.mode', `next.${next}`], { next, mode: set.end.mode }),
      );
  return found;
}

/**
 * Cards are played out of turn on an equal one, where alone that fits only by a power: two on two, as it goes on any. A
 * pair may beat by being one (EN-14).
 */
function jumpInNoEqual(set: RuleSet): RuleSetFinding[] {
  const mayFit =
    set.match.size === 'pairWhenStuck' || playZones(set).some((zone) => set.beat.equal[zone] !== 'no');
  return set.jumpIn === 'no' || mayFit
    ? []
    : [finding('JUMP_IN_NO_EQUAL', 'warning', ['jumpIn', 'beat.equal'], {})];
}

/** What is stated, and does nothing as long as something else isn't. */
function withoutEffect(set: RuleSet): RuleSetFinding[] {
  const { announce, deck, jumpIn, leftover, match, ofAKind, pickUp, whenAlone } = set;
  const found = (idle: Idle, holds: boolean, ...paths: readonly string[]) =>
    holds ? [finding('WITHOUT_EFFECT', 'warning', paths, { idle })] : [];
  const noSet = ofAKind.size === 0;
  const swapping = Object.entries(set.special).flatMap(([kind, power]) =>
    possible(power?.effects ?? []).includes('swapsRows') ? [`special[${kind}].effects`] : [],
  );
  const asksColour =
    passOnColour(set) !== null ||
    Object.values(set.special).some((power) => possible(power?.effects ?? []).includes('sameColour'));
  return [
    ...found('exempt', set.sameColour.exempt.length > 0 && !asksColour, 'sameColour.exempt', 'special'),
    ...found(
      'whenAlone',
      whenAlone.set === 'free' && match.size !== 'pairWhenStuck',
      'whenAlone.set',
      'match.size',
    ),
    // Of a rank, that says by itself how many are played from the hand (EN-14, EN-15); a run is another thing.
    ...found(
      'together',
      match.size === 'pairWhenStuck' && whenAlone.set === 'pairWhenStuck' && set.set.play.hand === 'set',
      'set.play.hand',
      'match.size',
    ),
    ...found('onAny', ofAKind.onAny && noSet, 'ofAKind.onAny', 'ofAKind.size'),
    ...found('seeThrough', ofAKind.seeThrough && noSet, 'ofAKind.seeThrough', 'ofAKind.size'),
    ...found('jumpIn', jumpIn === 'identical' && deck.packs === 1, 'jumpIn', 'deck.packs'),
    ...found('newStarter', pickUp.next === 'newStarter' && leftover !== 'stock', 'pickUp.next', 'leftover'),
    ...found('addFaceUp', pickUp.addFaceUp !== 0 && !dealsFaceUp(set), 'pickUp.addFaceUp', 'deal.rows'),
    ...found('swapsRows', !dealsFaceUp(set) && swapping.length > 0, ...swapping, 'deal.rows'),
    ...found(
      'required',
      announce.required === 'yes' && announce.burn === null,
      'announce.required',
      'announce.burn',
    ),
  ];
}

/** What is wrong with how cards are played, who begins and how it ends. */
export const checkPlay = (set: RuleSet): RuleSetFinding[] => [
  ...ofAKindTooBig(set),
  ...ofAKindUnreachable(set),
  ...sizes(set),
  ...jumpInNoEqual(set),
  ...selfSkip(set),
  ...firstCard(set),
  ...thrownIn(set),
  ...mustPlayStarter(set),
  ...ending(set),
  ...withoutEffect(set),
];
