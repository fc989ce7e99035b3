import { expect, it } from 'vitest';
import { type Handles, handOn, takenBy } from '../../src/host/handles.ts';
import { newScreen } from '../../src/host/screens.ts';

type Message =
  | { readonly type: 'count'; readonly to: number }
  | { readonly type: 'stop' }
  | { readonly type: 'go' };

const screen = newScreen(() => {}, false);
const count = {
  count: (_: unknown, { to }: { to: number }) => (to > 3 ? { code: 'locked' as const } : null),
};
const stop = { stop: () => null };
const go = { go: () => ({ code: 'noSeat' as const }) };

it('each message comes to the part that takes it', () => {
  const handles: Handles<Message> = takenBy(count).and(stop).and(go).handles;
  const said = (message: Message) => handOn(handles, screen, message.type, message);
  expect([said({ type: 'count', to: 3 }), said({ type: 'count', to: 4 })]).toEqual([
    null,
    { code: 'locked' },
  ]);
  expect([said({ type: 'stop' }), said({ type: 'go' })]).toEqual([null, { code: 'noSeat' }]);
});

it('a message that no part takes, or that two take, doesn’t compile', () => {
  // @ts-expect-error: nobody takes `go`.
  const lacking: Handles<Message> = takenBy(count).and(stop).handles;
  const first = takenBy(count).and(stop);
  // @ts-expect-error: `stop` is taken already.
  const twice = first.and({ ...go, stop: () => null }).handles;
  expect([Object.keys(lacking), Object.keys(twice)]).toEqual([
    ['count', 'stop'],
    ['count', 'stop', 'go'],
  ]);
});
