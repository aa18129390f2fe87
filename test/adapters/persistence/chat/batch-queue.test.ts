import { expect, it } from '@jest/globals';
import { RoomsInFlight } from '../../../../src/adapters/shared/rooms-in-flight.js';
import { BatchQueue, type Pending } from '../../../../src/adapters/persistence/chat/batch-queue.js';

const pending = (matchId: number, text = ''): Pending =>
  ({ draft: { matchId, text }, since: 0 }) as unknown as Pending;
const texts = (batch: readonly Pending[]): string[] => batch.map(({ draft }) => draft.text);

it('takes the messages of a room in order, and no more of them until they are released', () => {
  const queue = new BatchQueue(new RoomsInFlight());
  for (const text of ['a', 'b']) queue.add(pending(1, text));
  const first = queue.take();
  queue.add(pending(1, 'c'));
  queue.add(pending(2, 'd'));
  expect([texts(first), texts(queue.take())]).toEqual([['a', 'b'], ['d']]);
  expect([queue.hasReady, queue.size]).toEqual([false, 1]);
  queue.release(first);
  expect(texts(queue.take())).toEqual(['c']);
});

it('takes at most 256 messages, and serves rooms in the order in which they became ready', () => {
  const queue = new BatchQueue(new RoomsInFlight());
  for (let n = 0; n < 300; n++) queue.add(pending(1, `${n}`));
  queue.add(pending(2, 'other'));
  const first = queue.take();
  expect(first).toHaveLength(256);
  queue.release(first);
  expect(texts(queue.take()).slice(0, 2)).toEqual(['other', '256']);
  expect(queue.size).toBe(0);
});
