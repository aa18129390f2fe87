import type { Signal } from '../../../src/application/shared/ports.js';
import { tagsOf } from '../../../src/infrastructure/compose/poll-caches.js';

const MESSAGE = { id: 1, previousId: 0, userId: 7, hiddenFrom: [], frame: null };
const messages = [1, 2, 1].map((matchId) => ({ ...MESSAGE, matchId }));

it.each<[string[], Signal]>([
  [['match:1', 'match:2'], { type: 'messages_written', from: null, messages }],
  [['match:3'], { type: 'message_erased', matchId: 3, messageId: 1 }],
  [['user:7'], { type: 'chat_read', userId: 7 }],
  [[], { type: 'matches_changed', userIds: [7] }],
])('answers with the tags %j become stale by %j', (tags, signal) => {
  expect(tagsOf(signal)).toEqual(tags);
});
