import type { Rulebook } from '../engine/rules/rulebook.ts';
import type { LessonMessage } from '../protocol/lessons.ts';
import { courseFor } from '../table/lessons.ts';
import type { Handles } from './handles.ts';
import type { KeptProgress } from './kept-progress.ts';
import { type Screen, say } from './screens.ts';

interface Parts {
  readonly progress: KeptProgress;
  readonly rulebook: () => Rulebook;
  /** What every screen is told may be another now: whether all is on the disk. */
  readonly changed: () => void;
}

/** Answers the screen on which somebody learns a rule set. */
export function makeTeaching({ progress, rulebook, changed }: Parts): Handles<LessonMessage> {
  const tellProgress = (screen: Screen) => {
    say(screen, { type: 'progress', progress: progress.all() });
    return null;
  };
  return {
    lessons(screen, message) {
      const course = courseFor(message, rulebook());
      if (course === null) return { code: 'badMessage' };
      // House rules that were changed may have another course than the one that was answered.
      if (Object.keys(message.options).length === 0)
        progress.courseIs(
          message.rules,
          course.lessons.map(({ id }) => id),
        );
      say(screen, { type: 'lessons', rules: message.rules, ...course });
      return null;
    },
    progress: tellProgress,
    answered(screen, message) {
      if (!rulebook().ids.includes(message.rules)) return { code: 'badMessage' };
      progress.answered({ ...message, at: Date.now() });
      tellProgress(screen);
      if (progress.trouble() !== null) changed();
      return null;
    },
  };
}
