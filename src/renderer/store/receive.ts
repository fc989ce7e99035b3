import { serverMessage } from '../../protocol/messages.ts';
import type { PageState } from './page.ts';

/** Reads a message of the table; null if it is none that this page knows. */
function read(data: unknown) {
  if (typeof data !== 'string') return null;
  try {
    const result = serverMessage['~standard'].validate(JSON.parse(data));
    return result instanceof Promise || result.issues ? null : result.value;
  } catch {
    return null;
  }
}

/** What a message changes. One that can't be read changes nothing but says so. */
export function receive(state: PageState, data: unknown): Partial<PageState> {
  const message = read(data);
  if (message === null) return { trouble: { code: 'unreadable' } };
  switch (message.type) {
    case 'welcome':
      return { welcome: message };
    case 'ports':
      return { ports: message.ports };
    case 'refused':
      return { trouble: message.refusal };
    case 'state':
      return {
        lobby: message.lobby,
        table: message.table,
        revision: state.revision + 1,
        trouble: null,
        // Whose the last play was can no longer mean the same play.
        choosing: state.choosing && message.table?.ruling?.id === state.table?.ruling?.id,
      };
  }
}
