import { type Card, packOf } from '../../src/engine/cards.ts';
import { dealHidden } from '../../src/engine/deal.ts';
import { makeMoveWord } from '../../src/engine/notation/entry.ts';
import { resolveRules } from '../../src/engine/rules/resolve.ts';
import type { State } from '../../src/engine/state.ts';
import { readCode } from '../../src/recognition/code.ts';
import type { Input } from '../../src/referee/input.ts';
import {
  cursorOf,
  DEFAULT_SETTINGS,
  type Referee,
  type RefereeSettings,
  registeringOf,
  startReferee,
} from '../../src/referee/referee.ts';
import { step } from '../../src/referee/step.ts';
import { findVariant } from '../../src/variants/index.ts';

export interface TableSpec {
  readonly rules: string;
  readonly options?: Record<string, unknown>;
  /** Clockwise; the last one deals. */
  readonly seats: readonly string[];
  readonly settings?: Partial<RefereeSettings>;
  /** Changes the hidden deal before the first scan. */
  readonly given?: (state: State) => State;
}

/** A table with hidden hands, at the start of a round. */
export function sitDown({
  rules,
  options = {},
  seats,
  settings = {},
  given = (state) => state,
}: TableSpec): Referee {
  const resolved = resolveRules(rules, options, findVariant);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.error));
  const table = {
    rules: resolved.value,
    names: seats,
    dealer: seats.length - 1,
    lastLoser: null,
    lastWinner: null,
  };
  const dealt = dealHidden(table, 'start');
  if (!dealt.ok) throw new Error(dealt.error.code);
  return startReferee(given(dealt.value), { ...DEFAULT_SETTINGS, ...settings });
}

/** What a screen would say now, in one line. */
export function tell(referee: Referee): string {
  const { game, open, question, judged, notice, alarm } = referee;
  const registering = registeringOf(referee);
  const name = (seat: number | null) => (seat === null ? 'nobody' : game.seats[seat]!.name);
  if (cursorOf(referee) !== null && notice !== null) return `- ${notice.code}`;
  if (question !== null)
    return `? ${question.code} ${question.card ?? '-'} ${name(question.seat)} [${question.answers
      .map((answer) =>
        answer.kind === 'seat' ? name(answer.seat) : answer.kind === 'card' ? answer.card : answer.kind,
      )
      .join(' ')}]`;
  if (registering !== null) {
    const said = notice === null ? '' : ` - ${notice.code}`;
    const slots = game.seats[registering.seat]!.faceUp.map((slot) => slot ?? '-');
    return `up ${name(registering.seat)} ${slots.join(' ')}${said}`;
  }
  if (open !== null) {
    const more = open.answer === 'notYet' ? ` ${open.missing}` : '';
    return `${name(open.seat)} ${open.cards.join('')}: ${open.answer}${more}`;
  }
  const last = judged.at(-1);
  if (notice !== null && !alarm) return `- ${notice.code}`;
  if (last?.entry.kind !== 'move' || last.ruling === null) return '';
  const { move } = last.entry;
  const cards =
    move.kind === 'play'
      ? move.cards.join('')
      : move.kind === 'flip'
        ? `#${move.card ?? ''}`
        : makeMoveWord(move);
  const why =
    last.ruling.verdict === 'illegal' ? ` ${last.ruling.breaches.map((one) => one.code).join(' ')}` : '';
  const burnt = last.events.some((event) => event.type === 'moved' && event.to.zone === 'burned')
    ? ' burn'
    : '';
  return `${name(move.seat)} ${cards}: ${last.ruling.verdict}${why}${burnt} → ${name(game.turn)}`;
}

const seatNamed = ({ game }: Referee, name: string | undefined): number =>
  game.seats.findIndex((seat) => seat.name === name);

/** What a camera saw, or a card that was tapped; null for any other word. */
function watched(referee: Referee, word: string, at: number): Input | null {
  // Not between the two parts of a card of another pack.
  const [what, ...rest] = word.split(/(?<!\b[23]):/);
  switch (what) {
    case 'settled':
    case 'gone':
    case 'missing':
      return { type: 'pile', what, at, ...(rest[0] !== undefined && { picture: rest[0] }) };
    case 'taken':
      return { type: 'taken', cards: rest as Card[], at };
    case 'up':
      return { type: 'faceUpSeen', seat: seatNamed(referee, rest[0]), card: rest[1] as Card, at };
    case 'cam':
    case 'show':
    case 'tap': {
      const [card, picture] = rest as [Card, string?];
      const sighting = {
        card,
        copy: packOf(card),
        at,
        confidence: 1,
        how: ({ cam: 'watch', show: 'camera', tap: 'tap' } as const)[what],
      };
      return { type: 'sighting', sighting: picture === undefined ? sighting : { ...sighting, picture } };
    }
    default:
      return null;
  }
}

function takeWord(referee: Referee, word: string, at: number): Referee {
  const seen = watched(referee, word, at);
  if (seen !== null) return step(referee, seen);
  if (word === 'quiet' || word === 'wait') return step(referee, { type: 'tick', at });
  if (word === 'register' || word === 'finish')
    return step(referee, { type: 'register', on: word === 'register', at });
  if (word === 'forget') return step(referee, { type: 'forget', at });
  if (word.startsWith('was:'))
    return step(referee, {
      type: 'itWas',
      seat: referee.game.seats.findIndex((seat) => `was:${seat.name}` === word),
      at,
    });
  const { packs, jokers } = referee.game.rules.set.deck;
  const isCommand = /^(YES|NO|N?\d|[A-Z_]{4,}.*|SEAT:\d)$/.test(word);
  const code = isCommand ? `CMD:${word}` : word;
  const reading = readCode(code, { packs, jokers });
  if (reading.kind === 'card')
    return step(referee, {
      type: 'sighting',
      sighting: { card: reading.card as Card, copy: reading.copy, at, confidence: 1, how: 'scanner' },
    });
  if (reading.kind === 'command') return step(referee, { type: 'command', command: reading.command, at });
  if (reading.code === 'empty') return referee;
  return step(referee, { type: 'unreadable', code: reading.code, text: reading.text });
}

/**
 * Plays a dialogue: each line has what is scanned, then `=> ` and what the screen says. Words are cards,
 * commands without their CMD:, `quiet` for three seconds of nothing, `wait` for one, `was:Bo` for the button, and `register` and
 * `finish` for the two that begin and end the scanning of face-up cards, `forget` for that which forgets what waits, `tap:7H` for a card on the screen. What a camera sees: `show:7H` a card that is
 * shown to it, `cam:7H` one on the pile (`cam:7H:p1` with a picture), `settled`, `gone`, `missing`, `taken:7H:8H`, and `up:Bo:7H` with Bo's face-up cards.
 * Returns the lines as they turned out.
 */
export function dialogue(
  start: Referee,
  script: string,
): { readonly lines: string[]; readonly referee: Referee } {
  let referee = start;
  let at = 1_000_000;
  const lines = script
    .trim()
    .split('\n')
    .map((raw) => raw.split('=>')[0]!.trim())
    .map((scans) => {
      for (const word of scans.split(/\s+/)) {
        at += word === 'quiet' ? 3000 : word === 'wait' ? 1000 : 200;
        referee = takeWord(referee, word, at);
      }
      return `${scans} => ${tell(referee)}`;
    });
  return { lines, referee };
}

export const linesOf = (script: string): string[] =>
  script
    .trim()
    .split('\n')
    .map((line) => line.trim().replace(/\s+=>/, ' =>'));
