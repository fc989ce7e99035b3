import type { TableView } from '../../protocol/view.ts';
import { sayCoach } from '../../words/say/coach.ts';
import { sayMend, sayQuestion } from '../../words/say/question.ts';
import { demandAloud, sentences } from '../../words/say/speech.ts';
import type { Words } from '../../words/words.ts';
import { speechFor } from './speech-for.ts';

/** What a screen reader is to read. */
export interface Announcement {
  readonly text: string;
  /** Somebody has to do something before the game goes on: it is read at once. */
  readonly urgent: boolean;
}

/** What is offered as an answer, behind its key if it has one. */
function answersOf(words: Words, { question, seats, choices }: TableView): string[] {
  if (question === null) return [];
  const { answers } = sayQuestion(words, seats, question, choices);
  return choices.map((choice) => {
    if (choice.kind === 'mend') return sayMend(words, seats, choice.mend);
    const { key, label } = answers[choice.answer]!;
    return `${key}: ${label}`;
  });
}

/** What is to be done now: the steps that beginners are told, else what the pile asks. */
function nextSteps(words: Words, before: TableView, after: TableView, coach: boolean): string[] {
  if (after.phase !== 'play') return [];
  const isSame = after.turn === before.turn && after.pile.length === before.pile.length;
  if (isSame) return [];
  if (!coach) return [demandAloud(words, after.demand)];
  const { due, next } = sayCoach(words, after);
  return [due, next].filter((one) => one !== null);
}

/**
 * What has changed at the table, in one go: what happened, the ruling with its reason, whose turn it is and what is
 * asked; of a question, how it may be answered. Null if that is nothing.
 */
export function announcementFor(
  words: Words,
  before: TableView | null,
  after: TableView | null,
  coach: boolean,
): Announcement | null {
  const said = speechFor(words, before, after);
  if (said === null || before === null || after === null) return null;
  const isAsked = after.question !== null && after.question.id !== before.question?.id;
  const more = isAsked ? answersOf(words, after) : nextSteps(words, before, after, coach);
  const text = [said, sentences(words, more)].filter((part) => part !== '').join(' ');
  return { text, urgent: isAsked };
}
