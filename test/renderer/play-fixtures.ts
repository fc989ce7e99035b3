import type { Page } from 'playwright-core';
import { type Card, type Played, RANKS, SUITS } from '../../src/engine/cards.ts';
import type { Refusal } from '../../src/protocol/messages.ts';
import type { PlayView, ScreenMove, SeatPlayView } from '../../src/protocol/play.ts';
import type { SeatView, TableView } from '../../src/protocol/view.ts';
import { FIXTURES, midGame, ruling } from './fixtures.ts';

/** Views of a table without a deck. Nothing here follows rules: it is only shown. */

export interface PlayFixture {
  readonly table: TableView;
  /** What the host says besides. */
  readonly refusal?: Refusal;
  readonly act?: (page: Page) => Promise<void>;
}

const at = (more: Partial<SeatPlayView> = {}): SeatPlayView => ({
  occupant: { who: 'bot', level: 'medium' },
  taken: true,
  left: false,
  joins: null,
  online: true,
  sitIn: null,
  ready: false,
  acts: false,
  ...more,
});

const here: SeatPlayView = at({ occupant: { who: 'here' } });
const play = (...cards: readonly Played[]): ScreenMove => ({ kind: 'play', seat: 0, cards });
const saying = (card: Played): ScreenMove => ({ kind: 'flip', seat: 0, stack: 0, card });
/** A seven that lets its player choose. */
const CHOOSING: TableView['coach']['specials'][number] = {
  kind: '7',
  powers: [
    {
      power: 'choose',
      ranks: [],
      cards: 1,
      options: [
        { power: 'atLeast', ranks: ['7'] },
        { power: 'atMost', ranks: ['7'] },
      ],
    },
  ],
  lies: false,
  held: true,
};
const pickUp: ScreenMove = { kind: 'pickUp', seat: 0 };

const alone: PlayView = {
  you: 0,
  mine: [0],
  cover: null,
  seats: [here, at(), at({ occupant: { who: 'bot', level: 'strong' } }), at()],
  grace: null,
  held: false,
  moves: [],
  exchange: null,
  canUnmake: false,
  onlyBots: false,
  waitsFor: [],
  guided: false,
  advised: null,
  advisedBurns: false,
  passedOver: null,
};

const HAND: readonly Card[] = ['9C', '4H', '7S', 'TD', '4S'];

const own = (view: TableView, more: Partial<SeatView>): TableView => ({
  ...view,
  seats: view.seats.map((seat, i) =>
    i === 0 ? { ...seat, hand: more.known?.length ?? seat.hand, ...more } : seat,
  ),
});

const base: TableView = own({ ...midGame, play: alone }, { known: [...HAND] });
const withPlay = (view: TableView, more: Partial<PlayView>): TableView => ({
  ...view,
  play: { ...alone, ...more },
});

const exchange: TableView = {
  ...base,
  phase: 'exchange',
  turn: null,
  pile: [],
  stock: 22,
  burned: 0,
  ruling: null,
  log: [],
  demand: { ...midGame.demand, card: null, bound: null, always: [] },
};

const yourTurn = withPlay(
  { ...base, turn: 0 },
  {
    moves: [play('4H'), play('4S'), play('4H', '4S'), play('7S'), play('TD'), pickUp],
    canUnmake: true,
    advised: play('4H'),
  },
);

const MANY: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`)).slice(
  6,
  40,
);
const NAMES = ['Ann', 'Ada', 'Blaise', 'Clio', 'Dante', 'Edda', 'Fritz', 'Christopherson the Elder'];

const tap =
  (...ids: readonly string[]) =>
  async (page: Page) => {
    for (const id of ids) await page.getByTestId(id).click();
  };

export const PLAYS = {
  swap: {
    table: withPlay(exchange, {
      exchange: 'swap',
      moves: [{ kind: 'ready', seat: 0 }],
      seats: [here, at({ ready: true }), at(), at({ ready: true })],
    }),
    act: tap('hand-TD'),
  },
  /** Cards were put on equal ones, and a ten may be put on one’s own or on Cy’s. */
  stack: {
    table: withPlay(own(exchange, { faceUp: ['5D', 'KH', 'TC', '5S'], faceDown: [1, 1, 1, 0] }), {
      exchange: 'swap',
      moves: [
        { kind: 'ready', seat: 0 },
        { kind: 'stack', seat: 0, cards: ['TD'], on: { seat: 0, card: 'TC' } },
        { kind: 'stack', seat: 0, cards: ['TD'], on: { seat: 2, card: 'TH' } },
        { kind: 'stack', seat: 0, cards: ['TD'], on: { seat: 2, card: 'TS' } },
      ],
      seats: [here, at(), at(), at({ ready: true })],
    }),
    act: tap('hand-TD'),
  },
  choose: {
    table: withPlay(
      own(
        { ...exchange, rules: { ...exchange.rules, exchange: 'pick' } },
        { known: ['9C', '4H', '7S', 'TD', '4S', '2C'], faceUp: [null, null, null] },
      ),
      { exchange: { choose: 3 }, moves: [] },
    ),
    act: tap('hand-TD', 'hand-2C'),
  },
  waitingForReady: {
    table: withPlay(exchange, { seats: [{ ...here, ready: true }, at({ ready: true }), at(), at()] }),
  },
  youStart: {
    table: withPlay(
      { ...exchange, phase: 'start', starters: [0] },
      { moves: [play('4H')], seats: [{ ...here, acts: true }, at(), at(), at()] },
    ),
  },
  yourTurn: { table: yourTurn },
  chosen: { table: yourTurn, act: tap('hand-4H', 'hand-4S') },
  oneOfTwo: { table: yourTurn, act: tap('hand-4H') },
  theirTurn: { table: base },
  /** The card that was played lets its player choose who plays next. */
  chooseNext: {
    table: withPlay(
      { ...base, turn: 0, extra: 'choose' },
      { moves: [1, 2, 3].map((to) => ({ kind: 'done', seat: 0, to })), canUnmake: true },
    ),
  },
  /** A joker counts as the rank that is named for it. */
  wild: {
    table: withPlay(own({ ...base, turn: 0, pile: ['5C', '2=QD'] }, { known: ['X1', 'KS', '4S'] }), {
      moves: [play('X1'), play('KS'), play('X=Q1'), play('X=K1'), play('X=A1'), play('KS', 'X=K1'), pickUp],
    }),
    act: tap('hand-X1'),
  },
  /** Of a seven its player says whether the next card is higher or lower. */
  ways: {
    table: withPlay(
      { ...base, turn: 0, coach: { ...base.coach, specials: [CHOOSING, ...base.coach.specials] } },
      { moves: [play('9C'), play('7S'), play('7b=7S'), pickUp] },
    ),
    act: tap('hand-7S'),
  },
  /** The same of one that was turned over. */
  waysTurnedOver: {
    table: withPlay(
      own(
        {
          ...base,
          turn: 0,
          blind: 'said',
          pile: [...base.pile, '7S'],
          coach: { ...base.coach, specials: [CHOOSING, ...base.coach.specials] },
        },
        { known: [], faceUp: [null, null, null], faceDown: [0, 1, 1] },
      ),
      { moves: [saying('7a=7S'), saying('7b=7S')] },
    ),
  },
  refused: {
    table: yourTurn,
    refusal: {
      code: 'move',
      ruling: ruling({
        verdict: 'illegal',
        settled: false,
        move: { kind: 'play', seat: 0, cards: ['9C'], stack: null },
        asked: midGame.demand,
        breaches: [
          {
            code: 'tooHigh',
            rule: 'RE-13',
            ruleText: 'After a seven the next card must be a seven or lower.',
            card: '7H',
            seat: null,
          },
        ],
      }),
    },
    act: tap('hand-9C'),
  },
  tooLate: { table: yourTurn, refusal: { code: 'playedSince' } },
  bigHand: {
    table: withPlay(own({ ...base, turn: 0 }, { known: [...MANY] }), {
      moves: [play('7C'), play('7D'), pickUp],
    }),
  },
  stuck: {
    table: withPlay(
      {
        ...own({ ...base, turn: 0 }, { known: ['9C', 'QD'], faceUp: ['4H', '2C', 'KH'] }),
        coach: {
          ...base.coach,
          due: null,
          next: {
            step: 'pickUp',
            seat: 0,
            from: 'hand',
            pickUp: 'ifUnable',
            toOther: false,
            add: false,
            tryStock: null,
            flip: false,
          },
        },
      },
      { moves: [pickUp], guided: true },
    ),
  },
  faceUp: {
    table: withPlay(own({ ...base, turn: 0, stock: 0 }, { known: [], faceUp: ['KH', null, '4C'] }), {
      moves: [play('4C'), pickUp],
    }),
  },
  addWhich: {
    table: withPlay(own({ ...base, turn: 0, stock: 0 }, { known: [], faceUp: ['KH', '9D', '8S'] }), {
      moves: [
        { kind: 'pickUp', seat: 0, add: 'KH' },
        { kind: 'pickUp', seat: 0, add: '9D' },
      ],
    }),
    act: tap('pick-up'),
  },
  blind: {
    table: withPlay(
      own({ ...base, turn: 0, stock: 0 }, { known: [], faceUp: [null, null, null], faceDown: [1, 0, 1] }),
      {
        moves: [
          { kind: 'flip', seat: 0, stack: 0 },
          { kind: 'flip', seat: 0, stack: 2 },
        ],
      },
    ),
    act: tap('stack-3'),
  },
  cover: {
    table: withPlay(own({ ...base, turn: 1 }, { known: [] }), {
      you: null,
      mine: [0, 1],
      cover: 1,
      seats: [here, here, at(), at()],
    }),
  },
  allCovered: {
    table: withPlay(own({ ...base, turn: 2 }, { known: [] }), {
      you: null,
      mine: [0, 1],
      seats: [here, here, at(), at()],
    }),
  },
  shared: {
    table: { ...yourTurn, play: { ...yourTurn.play!, mine: [0, 1], seats: [here, here, at(), at()] } },
  },
  held: {
    table: {
      ...yourTurn,
      play: { ...yourTurn.play!, grace: { closesIn: 1800, total: 2500, seats: [1, 3] }, held: true },
    },
  },
  /** The set on the pile may be completed by the player’s own face-up card, out of turn. */
  jumpIn: {
    table: withPlay(
      own({ ...base, turn: 1, pile: ['5C', 'JC', 'JH', 'JS'] }, { known: [], faceUp: ['JD', null, '4C'] }),
      { moves: [play('JD')], grace: { closesIn: 1800, total: 2500, seats: [0] } },
    ),
  },
  waits: {
    table: withPlay(base, {
      seats: [here, at({ occupant: { who: 'phone' }, online: false }), at(), at()],
      waitsFor: [1],
    }),
  },
  crowd: {
    table: withPlay(
      {
        ...own(base, {}),
        turn: 0,
        seats: NAMES.map((name, i) => ({
          ...base.seats[i === 0 ? 0 : 1]!,
          name,
          hand: 3 + i,
          known: i === 0 ? [...HAND] : [],
        })),
      },
      { seats: NAMES.map((_, i) => (i === 0 ? here : at())), moves: [play('4H'), play('7S'), pickUp] },
    ),
  },
  out: {
    table: withPlay(
      (() => {
        const table = own(
          { ...base, turn: 1, stock: 0 },
          { known: [], hand: 0, faceUp: [null, null, null], faceDown: [0, 0, 0] },
        );
        return { ...table, seats: table.seats.map((seat, i) => (i === 0 ? { ...seat, place: 2 } : seat)) };
      })(),
      {},
    ),
  },
  stalled: {
    table: withPlay({ ...base, turn: 0, stalled: true }, { moves: [play('4H'), { kind: 'draw', seat: 0 }] }),
  },
  burned: {
    table: {
      ...yourTurn,
      pile: [],
      ruling: FIXTURES.burn.ruling,
      demand: { ...midGame.demand, card: null, bound: null, always: [] },
    },
  },
  over: {
    table: {
      ...FIXTURES.finished,
      play: alone,
      left: { hand: ['4C', '5H', '8D'], faceUp: [], faceDown: ['7S', 'KD', 'TC'] },
    },
  },
  overLost: {
    table: {
      ...FIXTURES.titledOver,
      loser: 1,
      play: { ...alone, you: 1, mine: [1] },
      // As many as push and shove where there is little room.
      left: {
        hand: [...'23456789T'].flatMap((rank) => [`${rank}C`, `${rank}H`] as Card[]).concat('JC', 'JH', 'QC'),
        faceUp: ['QH', 'KC', 'KH'],
        faceDown: ['7S', 'KD', 'TD'],
      },
    },
  },
} satisfies Record<string, PlayFixture>;
