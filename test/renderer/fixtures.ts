import { type Card, makeDeck, RANKS } from '../../src/engine/cards.ts';
import type { BeginningView } from '../../src/protocol/beginning.ts';
import type { CoachView, PowerName, SpecialView } from '../../src/protocol/coach.ts';
import type { KeptView, LobbyView } from '../../src/protocol/lobby.ts';
import { LONGEST_NAME } from '../../src/protocol/names.ts';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import type {
  DemandView,
  EffectView,
  LogLine,
  MendView,
  NoticeView,
  OpenView,
  RulingView,
  SeatView,
  TableView,
} from '../../src/protocol/view.ts';
import { firstRound, longSeries } from './series-fixtures.ts';

/** Views of a table for every state that the page has to show. Nothing here follows rules: it is only shown. */

export const anything: DemandView = {
  card: null,
  bound: null,
  colour: null,
  equalCompletes: false,
  only: null,
  forced: false,
  pairs: false,
  missing: null,
  size: 1,
  always: [],
};

const sevenOrLower: DemandView = {
  ...anything,
  card: '7H',
  bound: { kind: 'atMost', rank: '7' },
  always: ['2', '3', 'T', 'JK'],
};

const seat = (name: string, more: Partial<SeatView> = {}): SeatView => ({
  name,
  hand: 3,
  least: more.hand ?? 3,
  most: more.hand ?? 3,
  known: [],
  faceUp: ['KH', '5D', '8S'],
  faceDown: [1, 1, 1],
  away: false,
  place: null,
  ...more,
});

/** Seats that are skipped, as a ruling tells it. */
export const skips = (...seats: number[]): EffectView => ({ effect: 'skip', seats });

export const ruling = (more: Partial<RulingView> = {}): RulingView => ({
  id: 12,
  move: { kind: 'play', seat: 0, cards: ['7H'], stack: null },
  verdict: 'legal',
  breaches: [],
  claims: [],
  asked: { ...anything, card: '4S', bound: { kind: 'atLeast', rank: '4' } },
  burn: false,
  equals: null,
  draws: 1,
  takenUp: 0,
  again: false,
  optional: false,
  effects: [],
  pickedUp: 0,
  taker: null,
  failed: false,
  out: [],
  settled: true,
  stands: false,
  unburned: false,
  letBurn: false,
  picture: null,
  ...more,
});

const notice = (more: Partial<NoticeView> = {}): NoticeView => ({
  id: 3,
  code: 'seatAnnounced',
  card: null,
  seat: 1,
  text: null,
  ...more,
});

const open = (more: Partial<OpenView> = {}): OpenView => ({
  seat: 1,
  cards: ['6S'],
  answer: 'fits',
  missing: 0,
  burn: false,
  breaches: [],
  closesIn: 2000,
  quiet: 2500,
  ...more,
});

const tooHigh = ruling({
  id: 13,
  move: { kind: 'play', seat: 1, cards: ['9C'], stack: null },
  verdict: 'illegal',
  breaches: [
    {
      code: 'tooHigh',
      rule: 'RE-31',
      ruleText:
        'A seven is played in natural order. The next player needs a seven or lower, or a card that goes on anything.',
      card: '7H',
      seat: null,
    },
  ],
  asked: sevenOrLower,
  draws: 0,
  settled: false,
});

const line = (number: number, one: RulingView): LogLine => ({
  number,
  ruling: one,
  notice: null,
});

const log: readonly LogLine[] = [
  line(
    8,
    ruling({ id: 8, move: { kind: 'pickUp', seat: 2, cards: [], stack: null }, pickedUp: 9, draws: 0 }),
  ),
  line(
    9,
    ruling({ id: 9, move: { kind: 'play', seat: 3, cards: ['TD'], stack: null }, burn: true, again: true }),
  ),
  line(10, { ...tooHigh, id: 10, settled: true }),
  { number: null, ruling: null, notice: notice({ code: 'takenBack', card: '9C' }) },
  line(11, ruling({ id: 11, move: { kind: 'play', seat: 2, cards: ['4S'], stack: null } })),
  line(12, ruling()),
];

const special = (kind: string | null, power: PowerName, more: Partial<SpecialView> = {}): SpecialView => ({
  kind,
  powers: [{ power, ranks: power === 'atMost' ? ['7'] : [], cards: kind === null ? 4 : 1 }],
  lies: false,
  held: false,
  ...more,
});

/** Ann has laid a seven, and draws; Bo is to follow. */
const coachAtSeven: CoachView = {
  due: { seat: 0, tasks: [{ task: 'draw', cards: 1 }] },
  next: {
    step: 'lay',
    any: false,
    seat: 1,
    from: 'hand',
    again: null,
    pickUp: 'ifUnable',
    toOther: false,
    add: false,
    tryStock: null,
    flip: false,
  },
  specials: [
    special('2', 'reset'),
    special('3', 'transparent'),
    special('7', 'atMost', { lies: true }),
    special('8', 'skip'),
    special('T', 'burn'),
    special('JK', 'reverse'),
    special(null, 'burnTogether'),
  ],
};

const DECK = makeDeck(1, 2);
const PILE: readonly Card[] = ['5H', '6C', '4S', '3D', '7H'];
const BURNED: readonly Card[] = ['8C', '8D', '8H', 'QH', 'JC', 'JD', 'TD', 'QC', 'QD', 'KC'];
const HELD: readonly Card[] = ['KH', '5D', '8S', 'KS', '9D', '6H', 'JH', '3H', '9C', '4D', '2C'];
const SEEN: readonly Card[] = [...PILE, ...BURNED, ...HELD];

/** What Ann’s seven may have been instead; what corrects it matters to no screen. */
const otherwise = (kind: MendView['kind']): TableView['mends'][number] => ({
  mend: { kind, isNow: true, whose: 0, cards: ['7H'], seat: 0, cut: null },
  correction: { kind: 'player', entry: MEND_ENTRIES.indexOf(kind), seat: 0 },
});
const MEND_ENTRIES: readonly MendView['kind'][] = ['pickedUp', 'drewMore', 'drewLess'];

/** The middle of a game of four. */
export const midGame: TableView = {
  rules: {
    id: 'reference',
    title: 'Same or higher, sevens cap, eights skip, tens and four of a kind clear the pile.',
    options: [],
    burnCall: null,
    packs: 1,
    jokers: 2,
    without: [],
    order: RANKS,
    players: 4,
    names: { game: '', loser: '' },
    exchange: 'swap',
    leftover: 'stock',
    end: 'lastHolder',
    setsOutOfTurn: true,
    chosen: { 'RE-X1': true },
    values: { penalty: 'takeBack', 'pass.pickUp': 'optional', 'set.max': null },
    runs: false,
  },
  phase: 'play',
  seats: [
    seat('Ann'),
    seat('Bo', { faceUp: ['3H', '9C', '4D'] }),
    seat('Cy', { hand: 7, known: ['KS', '9D', '6H', 'JH'], faceUp: ['??', '??', '??'] }),
    seat('Di', { hand: 0, faceUp: [null, '2C', null], faceDown: [0, 1, 1] }),
  ],
  dealer: 3,
  direction: 'clockwise',
  turn: 1,
  extra: null,
  starters: [],
  beginning: null,
  pile: [...PILE],
  stock: 21,
  burned: BURNED.length,
  unseen: DECK.filter((card) => !SEEN.includes(card)),
  demand: sevenOrLower,
  demandRule: {
    rule: 'RE-31',
    ruleText:
      'A seven is played in natural order. The next player needs a seven or lower, or a card that goes on anything.',
  },
  announced: null,
  registering: null,
  blind: null,
  open: null,
  ruling: ruling(),
  question: null,
  choices: [],
  mends: [otherwise('pickedUp'), otherwise('drewMore'), otherwise('drewLess')],
  earlier: [],
  waiting: [],
  notice: null,
  log: [...log],
  revision: 0,
  changed: [],
  hindsight: [],
  cursor: null,
  counting: null,
  penalty: 'takeBack',
  canUndo: true,
  canMove: false,
  stalled: false,
  drawn: false,
  loser: null,
  next: null,
  series: firstRound(['Ann', 'Bo', 'Cy', 'Di']),
  inputs: 40,
  coach: coachAtSeven,
  scanner: { kind: 'serial', state: 'open', name: '/dev/ttyACM0', reason: null },
  repeated: null,
  playback: null,
  play: null,
};

const byRank = { by: 'rank', seat: null, card: null, zones: ['hand', 'faceUp'], holders: [] } as const;

/** Four are dealt three of each, and the four of hearts is asked for. */
const beginning: BeginningView = {
  dealing: [
    { step: 'pack', packs: 1, jokers: 2, without: [], cards: 54, dealt: 36 },
    { step: 'faceDown', stacks: 3, depth: 1 },
    { step: 'faceUp', cards: 3, stacks: 3 },
    { step: 'hand', cards: 3, choose: 0 },
    { step: 'rest', cards: 18, use: 'stock' },
    { step: 'swap' },
  ],
  dealerLost: false,
  starts: { ...byRank, by: 'card', card: '4H', ranks: [], zones: ['hand', 'faceUp'], holders: [] },
  otherwise: { ...byRank, ranks: ['4'], zones: ['hand', 'faceUp'], holders: [] },
  nearest: null,
  dealtFirst: false,
  asDealt: false,
  mustPlayIt: false,
  denied: false,
};

const noScanner = { kind: 'none', state: 'none', name: null, reason: null } as const;
const fresh = {
  pile: [],
  stock: 18,
  burned: 0,
  unseen: DECK,
  demand: anything,
  ruling: null,
  log: [],
  canUndo: false,
};

const of = <More extends Partial<TableView>>(more: More): TableView & More => ({
  ...midGame,
  // The answers of a question in their order.
  choices: (more.question?.answers ?? []).map((_, answer) => ({ kind: 'answer' as const, answer })),
  ...more,
});

/** What may have happened at the present play, Bo’s 9♣. */
const mend = (kind: MendView['kind'], more: Partial<MendView> = {}): TableView['choices'][number] => ({
  kind: 'mend',
  mend: { kind, isNow: true, whose: 1, cards: ['9C'], seat: 1, cut: null, ...more },
});

const five = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve'].map((name, i) =>
  seat(name, {
    hand: 6 + i,
    known: ['JH', '8C', '8H', '8S', 'KD', 'AH', ...(i === 2 ? (['TS', 'QH', 'TD'] as const) : [])],
    faceDown: [2, 2, 2],
  }),
);

const eight = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hanna'];

/** Every state by its name. */
export const FIXTURES = {
  start: of({
    ...fresh,
    phase: 'start',
    turn: null,
    starters: [0, 2],
    beginning: { ...beginning, dealing: null },
    seats: ['Ann', 'Bo', 'Cy', 'Di'].map((name) => seat(name, { faceUp: ['??', '??', '??'] })),
    scanner: noScanner,
  }),
  dealing: of({
    ...fresh,
    phase: 'start',
    turn: null,
    starters: [0, 1, 2, 3],
    beginning,
    seats: ['Ann', 'Bo', 'Cy', 'Di'].map((name) => seat(name, { faceUp: ['??', '??', '??'] })),
    scanner: noScanner,
  }),
  rescanning: of({
    ...fresh,
    phase: 'exchange',
    turn: null,
    beginning: { ...beginning, dealing: null },
    registering: { seat: 1, stack: 2, done: 1, of: 3, again: true },
    seats: [seat('Ann', { known: ['8C'] }), ...['Bo', 'Cy', 'Di'].map((name) => seat(name))],
    notice: notice({ code: 'registered', card: 'KC' }),
    canUndo: true,
  }),
  rescanned: of({
    ...fresh,
    phase: 'start',
    turn: null,
    starters: [0, 1, 2, 3],
    beginning: { ...beginning, dealing: null },
    ruling: ruling({ move: { kind: 'ready', seat: 3, cards: [], stack: null }, draws: 0 }),
    notice: notice({ code: 'exchangeKnown', seat: null }),
    seats: [seat('Ann', { known: ['8C'] }), ...['Bo', 'Cy', 'Di'].map((name) => seat(name))],
    log: [
      line(
        1,
        ruling({ move: { kind: 'swap', seat: 0, cards: ['KC'], taken: ['5D'], stack: null }, draws: 0 }),
      ),
      line(2, ruling({ move: { kind: 'ready', seat: 0, cards: [], stack: null }, draws: 0 })),
    ],
    canUndo: true,
  }),
  startDenied: of({
    ...fresh,
    phase: 'start',
    turn: null,
    starters: [0, 1, 2, 3],
    beginning: {
      ...beginning,
      dealing: null,
      starts: { ...byRank, ranks: ['3', '5'], zones: ['hand', 'faceUp'], holders: [] },
      otherwise: { ...byRank, ranks: ['2', '6'], zones: ['hand', 'faceUp'], holders: [] },
      denied: true,
    },
    notice: notice({ code: 'nobodyHasIt', seat: null, text: '4' }),
    canUndo: true,
  }),
  startKnown: of({
    ...fresh,
    phase: 'start',
    turn: null,
    starters: [2],
    beginning: {
      ...beginning,
      dealing: null,
      starts: { ...byRank, ranks: ['3'], zones: ['faceUp'], holders: [2] },
      otherwise: null,
      nearest: 0,
      dealtFirst: false,
    },
    seats: ['Ann', 'Bo', 'Cy', 'Di'].map((name) => seat(name)),
    canUndo: true,
  }),
  starter: of({
    ...fresh,
    phase: 'start',
    pile: ['??'],
    turn: null,
    starters: [0],
    beginning: {
      ...beginning,
      dealing: [
        { step: 'pack', packs: 1, jokers: 0, without: [], cards: 52, dealt: 37 },
        { step: 'faceDown', stacks: 3, depth: 1 },
        { step: 'faceUp', cards: 3, stacks: 3 },
        { step: 'hand', cards: 3, choose: 0 },
        { step: 'starter', again: 'asOrdinary' },
        { step: 'rest', cards: 15, use: 'stock' },
        { step: 'swap' },
      ],
      starts: { ...byRank, by: 'seat', seat: 0, ranks: [], zones: [], holders: [] },
      otherwise: null,
    },
    rules: { ...midGame.rules, jokers: 0 },
  }),
  middle: midGame,
  colour: of({
    demand: {
      ...sevenOrLower,
      card: '4C',
      bound: { kind: 'atLeast', rank: '4' },
      colour: 'black',
    },
    pile: ['QD', '4C'],
    direction: 'counterclockwise',
    notice: notice(),
    announced: 1,
    scanner: noScanner,
    ruling: ruling({ effects: [{ effect: 'reverse', seats: [] }, skips(2)], draws: 2 }),
  }),
  blast: of({
    rules: { ...midGame.rules, id: 'blast', burnCall: 'Blast', jokers: 0, setsOutOfTurn: false },
    demand: {
      ...anything,
      card: '8H',
      bound: { kind: 'below', rank: '8' },
      equalCompletes: true,
      missing: 2,
      always: ['T'],
    },
    pile: ['KS', '9D', '8H'],
  }),
  fits: of({ open: open() }),
  fitsBurn: of({ open: open({ cards: ['6S', '6H', '6D'], burn: true }) }),
  notYet: of({ open: open({ cards: ['8D'], answer: 'notYet', missing: 1 }), pile: ['KS', '9D', '8H', '8S'] }),
  cannot: of({ open: open({ cards: ['9C'], answer: 'cannot', breaches: tooHigh.breaches }) }),
  mends: of({
    open: open({ cards: ['9C', '9D'], answer: 'cannot', breaches: tooHigh.breaches }),
    choices: [
      mend('twoPlays', { cards: ['9C', '9D'], seat: 2, cut: 1 }),
      mend('onePlay', { isNow: false, whose: 0, cards: ['8S', '8D', '8H'], seat: 0 }),
      mend('missed', { isNow: false, whose: 3, cards: ['TD'], seat: 2, passesTo: 0 }),
    ],
  }),
  fitsOverIllegal: of({ open: open(), ruling: tooHigh }),
  illegal: of({
    ruling: tooHigh,
    choices: [mend('pickedUp'), mend('stand'), mend('misread')],
  }),
  illegalTwice: of({
    turn: 2,
    ruling: {
      ...tooHigh,
      breaches: [
        {
          code: 'notYourTurn',
          rule: 'RE-03',
          ruleText: 'Play goes clockwise, one seat after another.',
          card: null,
          seat: 2,
        },
        ...tooHigh.breaches,
      ],
    },
  }),
  penaltyDue: of({ ruling: tooHigh, penalty: 'drawCard' }),
  stands: of({
    ruling: { ...tooHigh, settled: true, stands: true, draws: 1 },
    pile: ['4S', '7H', '9C'],
  }),
  unburned: of({ ruling: ruling({ draws: 2, unburned: true }) }),
  manyReasons: of({
    penalty: 'pickUpPile',
    ruling: {
      ...tooHigh,
      breaches: [
        { code: 'elsewhere', rule: null, ruleText: null, card: '9C', seat: null },
        {
          code: 'wrongZone',
          rule: 'RE-12',
          ruleText: 'Whoever has cards in the hand plays from the hand; face-up cards come after it.',
          card: null,
          seat: null,
        },
        ...tooHigh.breaches,
      ],
    },
  }),
  takenBack: of({ ruling: { ...tooHigh, settled: true }, notice: notice({ code: 'takenBack', card: '9C' }) }),
  contradiction: of({
    ruling: {
      ...tooHigh,
      breaches: [{ code: 'elsewhere', rule: null, ruleText: null, card: '9C', seat: 2 }],
    },
  }),
  onTrust: of({
    ruling: ruling({
      verdict: 'onTrust',
      move: { kind: 'pickUp', seat: 1, cards: [], stack: null },
      claims: [{ code: 'couldNotPlay', seat: 1 }],
      pickedUp: 9,
      draws: 0,
    }),
  }),
  burn: of({
    turn: 0,
    extra: 'must',
    pile: [],
    burned: 16,
    demand: anything,
    ruling: ruling({
      id: 14,
      move: { kind: 'play', seat: 0, cards: ['7S', '7D', '7C'], stack: null },
      burn: true,
      again: true,
      draws: 3,
    }),
  }),
  /** No name is broader. */
  broadName: of({
    seats: midGame.seats.map((one, i) => (i === 1 ? { ...one, name: 'W'.repeat(LONGEST_NAME) } : one)),
    ruling: ruling({
      id: 15,
      move: { kind: 'play', seat: 1, cards: ['7S'], stack: null },
      burn: true,
      equals: 4,
      again: true,
    }),
  }),
  question: of({
    question: {
      id: 5,
      code: 'pickedUp',
      count: null,
      card: '3D',
      seat: 0,
      answers: [
        { kind: 'yes', seat: null },
        { kind: 'misScan', seat: null },
      ],
    },
  }),
  questionChosen: of({
    question: {
      id: 5,
      code: 'whatChosen',
      count: null,
      card: '7H',
      seat: 1,
      answers: [
        { kind: 'choice', seat: null, offer: { power: 'atLeast', ranks: ['7'] } },
        { kind: 'choice', seat: null, offer: { power: 'atMost', ranks: ['7'] } },
      ],
    },
    choices: [
      { kind: 'answer', answer: 0 },
      { kind: 'answer', answer: 1 },
    ],
  }),
  questionMends: of({
    question: {
      id: 5,
      code: 'laidByHolder',
      count: null,
      card: '9C',
      seat: 2,
      answers: [
        { kind: 'yes', seat: null },
        { kind: 'misScan', seat: null },
      ],
    },
    choices: [
      mend('pickedUp'),
      mend('missed'),
      mend('missed', { isNow: false, whose: 3, cards: ['TD'], seat: 2, passesTo: 0 }),
      { kind: 'answer', answer: 0 },
      { kind: 'answer', answer: 1 },
    ],
  }),
  /** All at once that may stand above the seats of five, and their known cards. */
  tightRuling: of({
    seats: five,
    ruling: {
      ...tooHigh,
      breaches: [
        {
          code: 'elsewhere',
          rule: 'EV-03',
          ruleText: 'From one pack everybody is dealt three cards face down in a row, and six more.',
          card: '9C',
          seat: 2,
        },
      ],
    },
    choices: [
      mend('stand'),
      mend('twoPlays', { whose: 0, cards: ['8H', '8D'], seat: 1, cut: 1 }),
      mend('missed', { isNow: false, whose: 3, cards: ['TD'], seat: 2, passesTo: 0 }),
    ],
    notice: notice({ code: 'joined', card: '8D', seat: 0, text: '1' }),
    changed: [{ entry: 11, number: 11, was: tooHigh, now: ruling({ draws: 1 }) }],
    waiting: [
      { what: 'card', card: 'KC' },
      { what: 'command', command: 'DONE' },
    ],
  }),
  tightQuestion: of({
    seats: five,
    turn: 4,
    question: {
      id: 5,
      code: 'miscounted',
      count: 9,
      card: 'KC',
      seat: 4,
      answers: [
        { kind: 'yes', seat: null },
        { kind: 'misScan', seat: null },
        { kind: 'no', seat: null },
      ],
    },
    choices: [
      mend('misread', { whose: 4, cards: ['KC', 'KH'], cut: 1 }),
      mend('missed', { seat: 4 }),
      mend('misread', { isNow: false, whose: 0, cards: ['KH', 'KC'], cut: 1 }),
      { kind: 'answer', answer: 0 },
      { kind: 'answer', answer: 1 },
      { kind: 'answer', answer: 2 },
    ],
    notice: notice({ code: 'answerFirst', seat: null }),
    waiting: [{ what: 'card', card: 'KH' }],
  }),
  whoPlayed: of({
    question: {
      id: 6,
      code: 'whoPlayed',
      count: null,
      card: '7S',
      seat: 1,
      answers: [
        { kind: 'seat', seat: 1 },
        { kind: 'seat', seat: 3 },
        { kind: 'misScan', seat: null },
      ],
    },
  }),
  whoPlayedTyped: of({
    scanner: noScanner,
    question: {
      id: 7,
      code: 'whoPlayed',
      count: null,
      card: '7S',
      seat: 1,
      answers: [0, 1, 2, 3].map((one) => ({ kind: 'seat' as const, seat: one })),
    },
  }),
  whoPlayedWaiting: of({
    scanner: noScanner,
    question: {
      id: 8,
      code: 'whoPlayed',
      count: null,
      card: '7S',
      seat: 1,
      answers: [0, 1, 2, 3].map((one) => ({ kind: 'seat' as const, seat: one })),
    },
    waiting: [
      ...(['QH', 'TD', 'X1'] as const).map((card) => ({ what: 'card' as const, card })),
      { what: 'command', command: 'DONE' },
      { what: 'command', command: 'PICKUP' },
      ...(['4C', '4D', '9S'] as const).map((card) => ({ what: 'card' as const, card })),
    ],
    notice: notice({ code: 'answerFirst', seat: null }),
  }),
  lost: of({
    scanner: { kind: 'serial', state: 'lost', name: '/dev/ttyACM0', reason: 'unplugged' },
    notice: notice({ code: 'scannerLost', seat: null }),
  }),
  resumedCut: of({ notice: notice({ code: 'resumedCut', seat: null, text: '9' }) }),
  garbage: of({ notice: notice({ code: 'notACode', seat: null, text: '7'.repeat(32) }) }),
  watching: of({
    scanner: { kind: 'recording', state: 'open', name: 'reference', reason: null },
    playback: { sample: 'reference', done: 34, total: 120, speed: 4 },
    open: open(),
  }),
  finished: of({
    phase: 'over',
    turn: null,
    loser: 1,
    demand: anything,
    seats: midGame.seats.map((one, i) =>
      i === 1
        ? one
        : {
            ...one,
            hand: 0,
            known: [],
            faceUp: [null, null, null],
            faceDown: [0, 0, 0],
            place: i === 0 ? 1 : i,
          },
    ),
    next: { dealer: 1, starters: [2] },
  }),
  ranked: of({
    phase: 'over',
    turn: null,
    demand: anything,
    seats: midGame.seats.map((one, i) => ({
      ...one,
      hand: 0,
      known: [],
      faceUp: [null, null, null],
      faceDown: [0, 0, 0],
      place: ((i + 2) % 4) + 1,
    })),
    next: { dealer: 0, starters: [0, 1, 2, 3] },
  }),
  registering: of({
    ...fresh,
    phase: 'start',
    turn: null,
    registering: { seat: 1, stack: 1, done: 1, of: 3, again: false },
    seats: midGame.seats.map((one, i) =>
      seat(one.name, { faceUp: i === 0 ? ['KH', '5D', '8S'] : [i === 1 ? '9C' : '??', '??', '??'] }),
    ),
    notice: notice({ code: 'registered', card: '9C', seat: 1 }),
    canUndo: true,
  }),
  finishedMany: of({
    phase: 'over',
    turn: null,
    loser: 2,
    demand: anything,
    next: { dealer: 2, starters: [5, 7] },
    seats: eight.map((name, i) =>
      seat(i === 2 ? 'Maximiliana-Alexandra' : i === 5 ? 'Christopherson the Elder' : name, {
        hand: i === 2 ? 17 : 0,
        faceUp: [null, null],
        faceDown: [0, 0],
        place: i === 2 ? null : i + 1,
      }),
    ),
  }),
  eight: of({
    seats: eight.map((name, i) => seat(name, { hand: i + 1, faceUp: ['KH', '5D'], faceDown: [1, 1] })),
    turn: 6,
    ruling: ruling({ effects: [skips(1, 2, 3, 4)], draws: 0 }),
  }),
  longNames: of({
    seats: [
      seat('Maximiliana-Alexandra', { known: ['KS', '9D', '6C', 'JH'] }),
      seat('Christopherson the Elder'),
      seat('عبد الرحمن بن عبد العزيز'),
      seat('WWWWWWWWWWWWWWWW'),
      seat('Ed', { hand: 0, place: 1 }),
    ],
    dealer: 1,
    turn: 2,
  }),
  longNamesMany: of({
    seats: [
      seat('Maximiliana-Alexandra', { known: ['KS', '9D', 'TC', 'JH'], hand: 38 }),
      seat('Christopherson the Elder'),
      seat('عبد الرحمن بن عبد العزيز'),
      seat('WWWWWWWWWWWWWWWW'),
      seat('Ed', { hand: 0, place: 1 }),
      seat('Flo'),
    ],
    dealer: 1,
    turn: 2,
  }),
  whoPlayedMany: of({
    seats: eight.map((name, i) =>
      seat(i === 2 ? 'Maximiliana-Alexandra' : i === 5 ? 'Christopherson the Elder' : name),
    ),
    scanner: noScanner,
    question: {
      id: 9,
      code: 'wrongPlayer',
      count: null,
      card: null,
      seat: 3,
      answers: [
        ...[0, 1, 2, 4, 5, 6, 7].map((one) => ({ kind: 'seat' as const, seat: one })),
        { kind: 'misScan', seat: null },
      ],
    },
  }),
  threes: of({
    ...fresh,
    rules: { ...midGame.rules, id: 'threes', exchange: 'none' },
    phase: 'start',
    turn: null,
    starters: [0, 1, 2, 3],
    seats: ['Ann', 'Bo', 'Cy', 'Di'].map((name) => seat(name, { faceUp: [], faceDown: [2, 2, 2] })),
  }),
  eleven: of({
    rules: { ...midGame.rules, id: 'threes', packs: 2, exchange: 'none' },
    seats: [...eight, 'Ida', 'Maximiliana-Alexandra', 'Christopherson the Elder'].map((name, i) =>
      seat(name, {
        faceUp: [],
        faceDown: [2, 1, 2],
        hand: i === 9 ? 34 : 3,
        known: i > 7 ? ['KS', '9D', 'TC', 'JH'] : [],
        place: i === 4 ? 1 : null,
      }),
    ),
    turn: 8,
    dealer: 10,
    direction: 'counterclockwise',
  }),
  twelve: of({
    seats: [...eight, 'Ida', 'Maximiliana-Alexandra', 'Christopherson the Elder', 'Lu'].map((name, i) =>
      seat(name, { hand: i === 9 ? 34 : 3, known: i > 7 ? ['TS', 'TD', 'TC', 'TH'] : [] }),
    ),
    turn: 9,
    dealer: 10,
    scanner: noScanner,
  }),
  forced: of({ demand: { ...anything, card: 'JS', only: ['J'], forced: true }, pile: ['4S', 'JS'] }),
  only: of({ demand: { ...anything, card: 'AS', only: ['2', '3', 'T'] }, pile: ['4S', 'AS'] }),
  pairs: of({
    demand: { ...sevenOrLower, size: 2, pairs: true },
    ruling: ruling({
      taker: 2,
      pickedUp: 9,
      draws: 0,
      move: { kind: 'pickUp', seat: 3, cards: [], stack: null },
    }),
  }),
  titled: of({ series: longSeries }),
  titledOver: of({
    phase: 'over',
    turn: null,
    demand: anything,
    loser: 3,
    seats: midGame.seats.map((one, i) => ({ ...one, hand: i === 3 ? 4 : 0, place: [2, 3, 1, null][i]! })),
    series: longSeries,
    next: { dealer: 3, starters: [0] },
  }),
  stalled: of({ stalled: true }),
  drawn: of({
    phase: 'over',
    turn: null,
    demand: anything,
    drawn: true,
    stalled: false,
    seats: midGame.seats.map((one, i) => ({ ...one, place: i === 2 ? 1 : null })),
    ruling: ruling({ move: { kind: 'draw', seat: 3, cards: [], stack: null }, draws: 0 }),
    next: { dealer: 0, starters: [0, 1, 2, 3] },
  }),
  crowded: of({
    seats: eight.map((name, i) =>
      seat(i === 2 ? 'Maximiliana-Alexandra' : i === 5 ? 'Christopherson the Elder' : name, {
        hand: i === 2 ? 47 : 3,
        known:
          i === 2
            ? ['2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C', 'TC', 'JC', 'QC', 'KC', 'AC', 'TD', 'TH']
            : [],
        faceDown: [2, 2, 1],
        place: i === 4 ? 1 : null,
      }),
    ),
    turn: 2,
    stock: 104,
    burned: 99,
    pile: [...midGame.pile, ...midGame.pile, ...midGame.pile, 'TS', 'X1', 'TH', 'TC'],
    demand: { ...sevenOrLower, card: '4C', bound: { kind: 'atLeast', rank: 'T' }, colour: 'black', size: 2 },
    scanner: noScanner,
    ruling: ruling({ move: { kind: 'play', seat: 2, cards: ['TS', 'TD', 'TH', 'TC'], stack: null } }),
  }),
} satisfies Record<string, TableView>;

/** What a page is told besides a table, with the tables to continue: they come in a message of their own. */
export interface ShownLobby extends LobbyView {
  readonly kept?: readonly KeptView[];
}

/** What is shown besides a table: nothing chosen, nothing kept. */
export const lobby: LobbyView = {
  settings: DEFAULT_SETTINGS,
  lastSetup: null,
  otherSetup: null,
  played: false,
  unreadable: 0,
  settingsDamaged: false,
  folder: '/home/ann/.local/share/burnpile',
  scanner: { kind: 'none', state: 'none', name: null, reason: null },
  test: null,
  network: { addresses: [], url: null, trouble: null, locked: false, onlookers: 0 },
  recordings: { folder: '/home/ann/.local/share/burnpile/recordings', newest: null, trouble: null },
  camera: { state: 'off', sight: 'clear', label: null },
  evidence: { folder: '/home/ann/.local/share/burnpile/evidence', pictures: 0, trouble: null },
  decks: { decks: [], broken: [], folder: '/home/ann/.local/share/burnpile/decks', enrolling: null },
  parted: false,
  trouble: null,
};
