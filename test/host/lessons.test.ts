import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openHost } from '../../src/host/host.ts';
import { keepProgress } from '../../src/host/kept-progress.ts';
import { type ClientMessage, type ServerMessage, serverMessage } from '../../src/protocol/messages.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'burnpile-lessons-'));

/** What a screen is told after it has joined, each message checked as a page checks it. */
async function told(data: string, ...messages: ClientMessage[]): Promise<ServerMessage[]> {
  const opened = await openHost({ data, samples: 'resources/samples' });
  if (!opened.ok) throw new Error(opened.error.code);
  const heard: ServerMessage[] = [];
  const client = opened.host.connect((text) => {
    const read = serverMessage['~standard'].validate(JSON.parse(text));
    if (read instanceof Promise || read.issues) throw new Error(JSON.stringify(read));
    heard.push(read.value);
  });
  const joined = heard.length;
  for (const message of messages) client.take(JSON.stringify(message));
  await opened.host.close();
  return heard.slice(joined);
}

test('a course is told with what is right and why', async () => {
  const [answer] = await told(folder(), { type: 'lessons', rules: 'reference', options: {}, seed: 3 });
  if (answer?.type !== 'lessons') throw new Error(answer?.type);
  expect(answer.rules).toBe('reference');
  const seven = answer.lessons.find(({ id }) => id === 'special[7].follows')!;
  expect(seven).toMatchObject({ rules: [{ rule: 'RE-31' }], asked: 'lay', many: true, you: 0 });
  for (const { right, ruling } of seven.choices) expect(ruling?.verdict).toBe(right ? 'legal' : 'illegal');
  const tooHigh = seven.choices
    .flatMap(({ ruling }) => ruling?.breaches ?? [])
    .find(({ code }) => code === 'tooHigh');
  expect(tooHigh).toMatchObject({ rule: 'RE-31', card: seven.pile.at(-1) });
});

test('other hands are told only where they decide who starts', async () => {
  const [answer] = await told(folder(), { type: 'lessons', rules: 'palace', options: {}, seed: 1 });
  if (answer?.type !== 'lessons') throw new Error(answer?.type);
  for (const { asked, seats, you } of answer.lessons)
    for (const [seat, { hand }] of seats.entries())
      if (seat !== you) expect(hand.length > 0, asked).toBe(asked === 'starts');
});

test.each<ClientMessage>([
  { type: 'lessons', rules: 'nowhere', options: {}, seed: 1 },
  { type: 'lessons', rules: 'palace', options: { 'no such option': true }, seed: 1 },
  { type: 'answered', rules: 'nowhere', lesson: 'blind', right: true, of: 3 },
])('what there is no course for is refused: %o', async (message) => {
  expect(await told(folder(), message)).toMatchObject([{ type: 'refused', refusal: { code: 'badMessage' } }]);
});

test('progress is kept: what is learnt once stays learnt, whatever is answered later', async () => {
  const data = folder();
  const answered = (lesson: string, right: boolean): ClientMessage => ({
    type: 'answered',
    rules: 'palace',
    lesson,
    right,
    of: 14,
  });
  await told(data, answered('blind', false), answered('end', true));
  await told(data, answered('blind', true), answered('end', false), answered('order', false));
  const [answer] = await told(data, { type: 'progress' });
  expect(answer).toMatchObject({
    progress: {
      palace: {
        of: 14,
        lessons: {
          blind: { first: false, right: true },
          end: { first: true, right: true },
          order: { right: false },
        },
      },
    },
  });
});

test('what was answered of lessons that the course has no more does not count', async () => {
  const data = folder();
  const progress = keepProgress(data);
  for (const lesson of ['blind', 'end', 'constructor'])
    progress.answered({ rules: 'toString', lesson, right: true, of: 3, at: 5 });
  expect(progress.all().toString).toMatchObject({ of: 3, lessons: { constructor: { first: true } } });
  progress.courseIs('toString', ['blind', 'order']);
  expect(keepProgress(data).all().toString).toEqual({
    of: 2,
    lessons: { blind: { first: true, right: true, at: 5 } },
    course: ['blind', 'order'],
    round: false,
  });
});

test('a first round that was played stays so, whatever is answered and whatever lessons there are', () => {
  const data = folder();
  const progress = keepProgress(data);
  progress.roundPlayed('palace');
  progress.answered({ rules: 'palace', lesson: 'blind', right: true, of: 3, at: 5 });
  progress.courseIs('palace', ['order']);
  expect(keepProgress(data).all()).toEqual({
    palace: { of: 1, lessons: {}, course: ['order'], round: true },
  });
});

test('what cannot be read of the file is kept beside, and the rest of it goes on', () => {
  const data = folder();
  const path = join(data, 'progress.json');
  const palace = { of: 3, lessons: { blind: { first: true, right: true, at: 5 } } };
  const text = JSON.stringify({ format: 1, rules: { palace, reference: { of: 'many' } } });
  writeFileSync(path, text);
  const progress = keepProgress(data);
  expect(progress.all()).toEqual({ palace: { ...palace, course: [], round: false } });
  progress.answered({ rules: 'palace', lesson: 'end', right: true, of: 3, at: 9 });
  expect(readFileSync(`${path}.damaged`, 'utf8')).toBe(text);
  expect(keepProgress(data).all().palace?.lessons).toMatchObject({ blind: { at: 5 }, end: { at: 9 } });
  expect(existsSync(`${path}.damaged-2`)).toBe(false);
});
