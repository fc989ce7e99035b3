import { describe, expect, it } from 'vitest';
import type { GuestMessage } from '../../src/protocol/messages.ts';
import { PROTOCOL_VERSION } from '../../src/protocol/messages.ts';
import type { PlayView } from '../../src/protocol/play.ts';
import { followSeat } from '../../src/renderer/guest/follow-seat.ts';
import { type GuestMemory, makeMemory } from '../../src/renderer/guest/kept.ts';
import { makePing } from '../../src/renderer/guest/ping.ts';
import { createStore } from '../../src/renderer/store/create.ts';
import { newDraft } from '../../src/renderer/store/draft.ts';
import { perform } from '../../src/renderer/store/effect.ts';
import { leaveSeat, mayTakeSeat, showsSeats, takeSeat, toMenu } from '../../src/renderer/store/guest.ts';
import { askHint, hintsAt } from '../../src/renderer/store/hints.ts';
import { NOTHING_YET, type PageState } from '../../src/renderer/store/page.ts';
import { withCursor } from '../../src/renderer/store/play/act.ts';
import { receive } from '../../src/renderer/store/receive.ts';
import { findOver, on } from '../../src/renderer/store/route.ts';
import { lobby, midGame } from './fixtures.ts';
import { done, hear, settingUp, way } from './page-states.ts';
import { PLAYS } from './play-fixtures.ts';

/** What a browser keeps. */
function storage(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      kept[key] = value;
    },
  };
}

const FREE = {
  occupant: { who: 'phone' },
  taken: false,
  left: false,
  joins: null,
  online: false,
  sitIn: null,
  ready: false,
  acts: false,
} as const;

const playing = (you: number | null): PlayView => ({
  you,
  mine: you === null ? [] : [you],
  cover: null,
  seats: midGame.seats.map((_, seat) => ({ ...FREE, taken: seat === you })),
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
});

const KEY = 'a'.repeat(24);
const OLD = 'b'.repeat(24);

/** A phone whose host is played by the test: `heard` is what the phone has said, without its pings. */
function phone(memory: GuestMemory = makeMemory(storage())) {
  const store = createStore<PageState>(NOTHING_YET);
  const heard: GuestMessage[] = [];
  let ping = 0;
  const send = (message: object): boolean => {
    const said = message as GuestMessage;
    if (said.type === 'ping') ping = said.id;
    else heard.push(said);
    return store.getState().connection === 'open';
  };
  followSeat(store, { send, ping: makePing(send), memory });
  const tell = (message: object) => store.setState((state) => receive(state, JSON.stringify(message)));
  return {
    store,
    heard,
    connect: () => store.setState({ connection: 'open' }),
    lose: () => store.setState({ connection: 'lost' }),
    /** How things stand, as the host says it: the seat of this phone, `none` without a table. */
    stands: (you: number | null | 'none', more: object = {}) =>
      tell({
        type: 'guest',
        version: PROTOCOL_VERSION,
        table: you === 'none' ? null : { ...midGame, play: playing(you) },
        guest: { locked: false, naming: 'family', token: null, removed: false, ...more },
      }),
    /** The host has taken everything that was said. */
    answer: () => tell({ type: 'pong', id: ping }),
    tell,
    act: (effect: Parameters<typeof perform>[1]) => perform({ store, send }, effect),
  };
}

/** A phone that has taken a seat. */
function seated(memory = makeMemory(storage())) {
  const one = phone(memory);
  one.connect();
  one.stands(null);
  one.act(takeSeat(1)(one.store.getState()));
  one.stands(null, { token: KEY });
  one.stands(1);
  one.heard.length = 0;
  return one;
}

describe('a phone', () => {
  it.each(['overtaken', 'playedSince', 'notYours'] as const)(
    'reads why its own act came to nothing, “%s”, until the next one, whatever others do meanwhile',
    (code) => {
      const { store, stands, tell, act } = seated();
      tell({ type: 'refused', refusal: { code } });
      stands(1);
      expect(store.getState().trouble).toEqual({ code });
      act({ show: withCursor(store.getState(), 1) });
      expect(store.getState().trouble).toBeNull();
      tell({ type: 'refused', refusal: { code } });
      stands('none');
      expect(store.getState().trouble).toBeNull();
    },
  );

  it('reads that its move was overtaken until the next move', () => {
    const { store, tell } = seated();
    const ruled = (id: number) => ({ ...midGame, play: playing(1), ruling: { ...midGame.ruling!, id } });
    const at = (id: number) =>
      tell({ type: 'guest', version: PROTOCOL_VERSION, table: ruled(id), guest: store.getState().guest });
    at(8);
    tell({ type: 'refused', refusal: { code: 'overtaken' } });
    expect(store.getState().trouble).toEqual({ code: 'overtaken' });
    at(9);
    expect(store.getState().trouble).toBeNull();
  });

  it('knows that its host has left the table, until there is one again', () => {
    const { store, stands } = seated();
    const left = () => store.getState().leftTable !== null;
    expect(left()).toBe(false);
    stands('none');
    stands('none');
    expect(left()).toBe(true);
    stands(1);
    expect(left()).toBe(false);
    const fresh = phone();
    fresh.stands('none');
    expect(fresh.store.getState().leftTable).toBeNull();
  });

  it('knows that its seat waits at a table that was put away, until it sits again', () => {
    const { store, stands, tell } = seated();
    const waits = () => store.getState().seatWaits;
    const told = { type: 'guest', version: PROTOCOL_VERSION, guest: store.getState().guest };
    const others = midGame.seats.map((seat) => ({ ...seat, name: `other ${seat.name}` }));
    expect(waits()).toBe(false);
    tell({ ...told, table: { ...midGame, seats: others, play: playing(null) } });
    expect(waits()).toBe(true);
    stands(1);
    expect(waits()).toBe(false);
    // A seat that was left at the same table is nobody’s.
    stands(null);
    expect(waits()).toBe(false);
  });

  describe('whose hint is being thought out', () => {
    const asking = () => {
      const one = seated();
      const ask = () => one.act(askHint(one.store.getState()));
      ask();
      expect(on(one.store.getState(), 'table').hinting?.step).toBe('advice');
      return { ...one, ask };
    };

    it.each(['noHint', 'notYours', 'badMessage'] as const)('may ask again after “%s”', (code) => {
      const { store, tell, ask, heard } = asking();
      tell({ type: 'refused', refusal: { code } });
      expect(on(store.getState(), 'table').hinting).toBeNull();
      ask();
      expect(heard.map(({ type }) => type)).toEqual(['hint', 'hint']);
    });

    it('may ask again in the exchange once somebody is called otherwise, which ends the thinking', () => {
      const { table } = PLAYS.swap;
      const state = { ...NOTHING_YET, ...way('table'), table };
      const { hinting } = on(done(state, askHint(state)), 'table');
      expect(hintsAt(hinting, { ...table, stock: 1 })).toBe(hinting);
      const seats = table.seats.map((seat, i) => (i === 2 ? { ...seat, name: 'Zoe' } : seat));
      expect(hintsAt(hinting, { ...table, seats })).toBeNull();
    });

    it('keeps it where another thing is refused, and what was answered in any case', () => {
      const { store, tell } = asking();
      tell({ type: 'refused', refusal: { code: 'playedSince' } });
      expect(on(store.getState(), 'table').hinting?.step).toBe('advice');
      const hint = {
        step: 'advice',
        seat: 1,
        deep: 0,
        inputs: midGame.inputs,
        moves: [],
        grief: 'last',
        ranks: [],
      };
      tell({ type: 'hint', hint });
      tell({ type: 'refused', refusal: { code: 'notYours' } });
      expect(on(store.getState(), 'table').hinting?.advice).toEqual(hint);
    });
  });

  it.each<[string, null | 'none']>([
    ['its seat', null],
    ['its table', 'none'],
  ])('whose menu was open finds it closed when it has lost %s', (_, how) => {
    const { store, stands, act } = seated();
    act(toMenu(store.getState()));
    stands(1);
    expect(findOver(store.getState(), 'menu')).not.toBeNull();
    stands(how);
    stands(null);
    expect(findOver(store.getState(), 'menu')).toBeNull();
  });

  it('asks for nothing at a table where it has never sat', () => {
    const { connect, stands, heard, store } = phone();
    connect();
    stands(null);
    expect(heard).toEqual([]);
    expect(showsSeats(store.getState())).toBe(true);
  });

  it('keeps the key of its seat, and comes back with it over every new connection', () => {
    const memory = makeMemory(storage());
    const { lose, connect, stands, heard, store } = seated(memory);
    expect(memory.tokens()).toEqual([KEY]);
    lose();
    connect();
    // What is still shown is from before.
    expect(heard).toEqual([]);
    stands(null);
    expect(heard).toEqual([{ type: 'back', token: KEY }]);
    expect(store.getState().returning).toBe(true);
    stands(1);
    expect(store.getState().returning).toBe(false);
  });

  it('has its key after the page was loaded again', () => {
    const kept = storage();
    seated(makeMemory(kept));
    const again = phone(makeMemory(kept));
    again.connect();
    again.stands(null);
    expect(again.heard).toEqual([{ type: 'back', token: KEY }]);
  });

  it('comes back when the host, begun anew, takes the table up again', () => {
    const { lose, connect, stands, heard } = seated();
    lose();
    connect();
    stands('none');
    expect(heard).toEqual([]);
    stands(null);
    expect(heard).toEqual([{ type: 'back', token: KEY }]);
  });

  it('comes back to a locked table, which shows itself to nobody else', () => {
    const { lose, connect, stands, heard } = seated();
    lose();
    connect();
    stands('none', { locked: true });
    expect(heard).toEqual([{ type: 'back', token: KEY }]);
  });

  it('tries its keys one after the other, the last one first, and then asks for a seat', () => {
    const memory = makeMemory(storage());
    memory.remember(OLD);
    memory.remember(KEY);
    const { connect, stands, answer, heard, store } = phone(memory);
    connect();
    stands(null);
    // Others play meanwhile: no answer.
    stands(null);
    expect(heard).toEqual([{ type: 'back', token: KEY }]);
    stands(null, { removed: true });
    answer();
    expect(heard.slice(1)).toEqual([{ type: 'back', token: OLD }]);
    answer();
    expect(heard.length).toBe(2);
    expect(store.getState().returning).toBe(false);
    expect(memory.tokens()).toEqual([KEY, OLD]);
  });

  it('forgets the key of a seat that was taken from it, or that it left, and asks for no other', () => {
    for (const leaves of [true, false]) {
      const memory = makeMemory(storage());
      memory.remember(OLD);
      const { store, stands, heard, act } = seated(memory);
      if (leaves) act(leaveSeat(store.getState()));
      stands(null, { removed: !leaves });
      expect(memory.tokens()).toEqual([OLD]);
      expect(heard.filter(({ type }) => type === 'back')).toEqual([]);
    }
  });

  it('asks for its seat anew at another table, which the host has opened instead', () => {
    const { stands, heard } = seated();
    stands(null);
    expect(heard).toEqual([{ type: 'back', token: KEY }]);
  });

  it('sits down under the name that was given, or under that of the seat', () => {
    const { store, act, heard, connect, stands } = phone();
    connect();
    stands(null);
    act(takeSeat(2)(store.getState()));
    store.setState({ ownName: 'Zoe' });
    act(takeSeat(2)(store.getState()));
    expect(heard).toEqual([
      { type: 'sit', seat: 2, name: null },
      { type: 'sit', seat: 2, name: 'Zoe' },
    ]);
  });

  it('says why it got no seat until the next try, whatever others do meanwhile', () => {
    const { tell, stands, store, act, connect } = phone();
    connect();
    stands(null);
    tell({ type: 'refused', refusal: { code: 'seatTaken' } });
    stands(null);
    expect(store.getState().unseated).toEqual({ code: 'seatTaken' });
    act(takeSeat(2)(store.getState()));
    expect(store.getState().unseated).toBe(null);
  });

  it('offers seats while some are free and the table isn’t locked', () => {
    const { stands, store, connect } = phone();
    connect();
    stands(null);
    expect(mayTakeSeat(store.getState())).toBe(true);
    stands(null, { locked: true });
    expect(mayTakeSeat(store.getState())).toBe(false);
    stands(0);
    expect(mayTakeSeat(store.getState())).toBe(false);
    expect(showsSeats(store.getState())).toBe(false);
  });
});

describe('the host’s screen', () => {
  const setsUp: PageState = { ...NOTHING_YET, ...way(settingUp(newDraft(lobby, []))), lobby };
  const opened = (state: PageState, play: PlayView | null) =>
    findOver(hear(state, { type: 'state', lobby, table: { ...midGame, play } }), 'people') !== null;
  const bots: PlayView = {
    ...playing(null),
    seats: midGame.seats.map(() => ({ ...FREE, taken: true, occupant: { who: 'bot', level: 'easy' } })),
  };

  it.each([
    ['seats for phones', setsUp, playing(null), true],
    ['bots alone', setsUp, bots, false],
    ['real cards', setsUp, null, false],
    ['seats for phones, set up at another screen', { ...setsUp, ...way() }, playing(null), false],
  ] as const)(
    'looks after phones at once where a table was set up with them: %s',
    (_, state, play, shown) => {
      expect(opened(state, play)).toBe(shown);
    },
  );
});

describe('what a phone keeps', () => {
  it('is read again, and a few keys only', () => {
    const kept = storage();
    const memory = makeMemory(kept);
    memory.setName('Zoe');
    for (const letter of 'cdefghij') memory.remember(letter.repeat(24));
    const again = makeMemory(kept);
    expect(again.name()).toBe('Zoe');
    expect(again.tokens().map((token) => token[0])).toEqual(['j', 'i', 'h', 'g', 'f', 'e']);
  });

  it.each([
    ['nothing at all', null],
    ['something else', storage({ 'burnpile.seats': '{"a":1}', 'burnpile.name': '[]' })],
    ['what is no JSON', storage({ 'burnpile.seats': '[', 'burnpile.name': 'Zoe' })],
  ])('may be %s', (_, kept) => {
    const memory = makeMemory(kept);
    expect(memory.tokens()).toEqual([]);
    expect(memory.name()).toBe('');
    memory.remember(KEY);
    expect(memory.tokens()).toEqual([KEY]);
  });
});
