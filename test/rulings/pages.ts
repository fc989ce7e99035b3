/** What the pages of the rule sets say, held to positions: the tables in `pages/`, read and judged. */

import { readFileSync } from 'node:fs';
import { makeAnswer } from '../../src/engine/answer.ts';
import { parseOptions } from '../../src/engine/notation/options.ts';
import { parsePosition } from '../../src/engine/position.ts';
import { type Options, pathParts, type ResolveRules } from '../../src/engine/rules/resolve.ts';
import { tellSetUp, type What } from '../variants/set-ups.ts';

/** One position with a move and what the rules say about it, or a set-up and what is to be seen of it. */
export interface Line {
  readonly text: string;
  readonly cells: readonly string[];
}

/** What the page says of some parameters. */
export interface Statement {
  /** The line that it begins with. */
  readonly head: string;
  /** The numbers of the sentences that say it. */
  readonly numbers: readonly string[];
  /** The options that are chosen. */
  readonly options: Options;
  /** The parameters that it says, in the spelling of `spelled`. */
  readonly parameters: readonly string[];
  /** What the sentences have to say. */
  readonly english: readonly string[];
  readonly german: readonly string[];
  readonly lines: readonly Line[];
}

const fail = (text: string): never => {
  throw new Error(`pages: ${text}`);
};

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const isNumber = (word: string): boolean => /^[A-Z]{2}-\w+$/.test(word);

function readStatement(block: string): Statement {
  const [head, ...rest] = block.split('\n');
  const [, chosen = ''] = /\(([^)]*)\)/.exec(head!) ?? [];
  const words = wordsIn(head!.replace(`(${chosen})`, ''));
  const saying = (mark: string) =>
    rest.flatMap((line) => (line.trim().startsWith(`${mark} `) ? [line.trim().slice(2)] : []));
  const lines = rest.filter((line) => !/^[=~]/.test(line.trim()));
  return {
    head: head!,
    numbers: words.filter(isNumber),
    options: parseOptions(chosen) ?? fail(`no options: ${chosen}`),
    parameters: words.filter((word) => !isNumber(word)).map(spelled),
    english: saying('='),
    german: saying('~'),
    lines: lines.map((text) => ({ text: text.trim(), cells: text.split('|').map((cell) => cell.trim()) })),
  };
}

/** The statements of a rule set, as its file has them. */
export function readStatements(id: string): Statement[] {
  const text = readFileSync(`test/rulings/pages/${id}.txt`, 'utf8');
  return text
    .split(/\n{2,}/)
    .map((block) => block.trimEnd())
    .filter((block) => block !== '' && !block.startsWith('#'))
    .map(readStatement);
}

const cardsIn = (text: string): string[] => (text === '-' ? [] : wordsIn(text));

/** `8H KD / 9C / 3`: hand, face-up cards, how many face-down ones; `-` for none. */
function readSeat(name: string, text: string, down: number) {
  const [hand = '-', faceUp = '-', faceDown = String(down)] = text.split('/').map((part) => part.trim());
  return { name, hand: cardsIn(hand), faceUp: cardsIn(faceUp), faceDown: Number(faceDown) };
}

const UNKNOWN = '?? ?? ??';

/** `8H KD; Cy 4C; Ann out; stock 0`: Bo's cards, then those of others and what else isn't as usual. */
function readTable(text: string, down: number) {
  const [bo, ...more] = text.split(';').map((part) => part.trim());
  const given = new Map(
    more.map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );
  const seats = ['Ann', 'Bo', 'Cy'].map((name) => {
    const own = name === 'Bo' ? bo! : (given.get(name) ?? UNKNOWN);
    return own === 'out' ? readSeat(name, '- / - / 0', 0) : readSeat(name, own, down);
  });
  const usual = bo!.startsWith('-') ? 0 : 10;
  return { seats, stock: Number(given.get('stock') ?? usual) };
}

/** `9C [8C 8D]`, the cards in brackets played by Ann just now; `start` or `exchange` before it for another phase. */
function readPile(text: string) {
  const [, phase = 'play', cards = ''] = /^(start|exchange)?\s*(.*)$/.exec(text)!;
  const [, last] = /\[(.*)\]/.exec(cards) ?? [];
  const pile = cardsIn(cards.replace(/[[\]]/g, ' ').trim());
  const history = last === undefined ? [] : [{ seat: 'Ann', play: cardsIn(last) }];
  return { phase, turn: phase === 'play' ? 'Bo' : null, pile, history };
}

/** `8H 8D`, `table 9C`, `turn`, `turn #2 9H`, `turn stock`, `pick up`, `swap 4D for KC`, `put 7D on Cy 7H`, `choose 8H 9H TD`, `Cy 8H`. */
function readMove(text: string) {
  const [, seat = 'Bo', what] = /^(?:(Ann|Bo|Cy) )?(.*)$/.exec(text)!;
  if (what === 'pick up') return { seat, pickUp: true };
  if (what === 'done') return { seat, done: true };
  const [first, ...rest] = wordsIn(what!);
  if (first === 'turn') {
    const [stack, card] = rest[0]?.startsWith('#') || rest[0] === 'stock' ? rest : ['#1', ...rest];
    const flip = stack === 'stock' ? 'stock' : Number(stack!.slice(1));
    return card === undefined ? { seat, flip } : { seat, flip, card };
  }
  if (first === 'swap') {
    const at = rest.indexOf('for');
    return { seat, swap: { give: rest.slice(0, at), take: rest.slice(at + 1) } };
  }
  if (first === 'put') {
    const at = rest.indexOf('on');
    const [card, whose = seat] = rest.slice(at + 1).reverse();
    return { seat, stack: rest.slice(0, at), on: { seat: whose, card } };
  }
  if (first === 'choose') return { seat, choose: rest };
  return first === 'table' ? { seat, play: rest, from: 'faceUp' } : { seat, play: [first, ...rest] };
}

type Answer = Readonly<Record<string, unknown>>;
const countOf = (cards: unknown): number => (Array.isArray(cards) ? cards.length : 0);

/** Whether an answer is as a word or two say it: `next Cy`, `draws 2`, `burns`. */
function isSo(answer: Answer, said: string): boolean {
  const [word, ...rest] = wordsIn(said);
  const [name, what, count] = [word!, ...rest];
  switch (word) {
    case 'yes':
      return answer.verdict === 'legal';
    case 'no':
      return rest.length === 0 ? answer.verdict === 'illegal' : answer.burn === false;
    case 'next':
      return answer.turn === rest[0];
    case 'draws':
      return answer.draws === Number(rest[0]);
    case 'burns':
      return answer.burn === true;
    case 'again':
      return answer.again === true && answer.optional === undefined;
    case 'may':
      return answer.again === true && answer.optional === true;
    case 'fails':
      return answer.failed === true;
    case 'over':
      return answer.turn === null;
    case 'nobody':
      return answer.loser === null;
    case 'anticlockwise':
      return answer.direction === 'counterclockwise';
    case 'clockwise':
      return answer.direction === 'clockwise';
    case 'pile':
      return countOf(answer.pile) === (rest[0] === 'empty' ? 0 : Number(rest[0]));
  }
  if (what === 'takes') return answer.taker === name && countOf(answer.pickedUp) === Number(count);
  if (what === 'out') return Array.isArray(answer.out) && answer.out.includes(name);
  return what === 'loses' ? answer.loser === name : fail(`what is ${said}?`);
}

const isSetUp = (what: string): boolean => /^(deal \d+|next|names|starter)$/.test(what);

/** What a line sees by some rules, if not what it says; null where it sees just that; undefined where it can't look. */
export function judgeLine(
  rules: string,
  options: Options,
  { cells }: Line,
  resolve: ResolveRules,
): string | null | undefined {
  const [pile, table, move, said] = cells;
  if (isSetUp(pile!)) {
    const what = (pile!.startsWith('deal') ? Number(pile!.slice(5)) : pile) as What;
    const seen = tellSetUp(rules, options, what, resolve);
    return seen === table ? null : seen;
  }
  if (said === undefined) return fail(`not a line: ${cells.join(' | ')}`);
  const down = rules === 'threes' ? 6 : 3;
  const input = {
    rules,
    options,
    dealer: 'Ann',
    ...readPile(pile!),
    ...readTable(table!, down),
    move: readMove(move!),
  };
  const position = parsePosition(input, resolve);
  if (!position.ok) return position.error.code === 'rules' ? undefined : position.error.code;
  const answer = makeAnswer(position.value.state, position.value.move, () => 'text');
  const wrong = said.split(',').filter((one) => !isSo(answer, one));
  return wrong.length === 0 ? null : JSON.stringify(answer);
}

/** A parameter in one spelling: `special[10].on` and `first.steps[1].card` as `special.T.on` and `first.steps.1.card`. */
export const spelled = (path: string): string => pathParts(path).join('.');
