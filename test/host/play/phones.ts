import type { Client } from '../../../src/host/client.ts';
import type { Host } from '../../../src/host/host.ts';
import type { ServerMessage } from '../../../src/protocol/messages.ts';
import type { Occupant, PlayView, ScreenMove } from '../../../src/protocol/play.ts';
import type { TableView } from '../../../src/protocol/view.ts';

export const PHONE: Occupant = { who: 'phone' };
export const HERE: Occupant = { who: 'here' };
/** Careless, but its rounds end soon: those of random players may go on for thousands of moves. */
export const BOT: Occupant = { who: 'bot', level: 'easy' };

/** Opens a table without a deck in which nothing waits for anybody's reading. */
export const openFor = (host: Host, seats: readonly Occupant[], grace = 0) =>
  host.open({
    rules: 'reference',
    options: {},
    names: ['Ann', 'Bo', 'Cy', 'Di'].slice(0, seats.length),
    dealer: 'Ann',
    lastLoser: null,
    play: { seats, grace },
  });

type Told = Extract<ServerMessage, { type: 'guest' }>;

/** A screen of the network in this process. */
export interface Phone {
  readonly client: Client;
  /** Every message as it came. */
  readonly texts: readonly string[];
  say(message: object): void;
  told(): Told;
  table(): TableView | null;
  play(): PlayView;
  /** The key of the seat that it took last. */
  key(): string | null;
  /** The codes of what was refused. */
  refusals(): string[];
  /** The first move that it may make. */
  move(): ScreenMove | undefined;
}

export function phoneAt(host: Host): Phone {
  const texts: string[] = [];
  const client = host.connectGuest((text) => texts.push(text));
  if (client === null) throw new Error('there is no room');
  const all = () => texts.map((text) => JSON.parse(text) as ServerMessage);
  const isTold = (one: ServerMessage): one is Told => one.type === 'guest';
  const told = () => JSON.parse(texts.findLast((text) => text.startsWith('{"type":"guest"'))!) as Told;
  return {
    client,
    texts,
    told,
    say: (message) => client.take(JSON.stringify(message)),
    table: () => told().table,
    play: () => told().table!.play!,
    key: () =>
      all()
        .filter(isTold)
        .findLast(({ guest }) => guest.token !== null)?.guest.token ?? null,
    refusals: () => all().flatMap((one) => (one.type === 'refused' ? [one.refusal.code] : [])),
    move: () => told().table?.play?.moves[0],
  };
}

/** A phone that has taken a seat. */
export function seatedAt(host: Host, seat: number, name: string | null = null): Phone {
  const phone = phoneAt(host);
  phone.say({ type: 'sit', seat, name });
  return phone;
}
