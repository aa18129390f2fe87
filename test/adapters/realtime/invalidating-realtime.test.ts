import { beforeEach, describe, expect, it } from '@jest/globals';
import { InvalidatingRealtime } from '../../../src/adapters/realtime/invalidating-realtime.js';
import type { AfterCommit } from '../../../src/adapters/realtime/signal-publisher.js';
import type { Signal } from '../../../src/application/shared/ports.js';

describe('a signal of a chat', () => {
  let order: string[];
  beforeEach(() => {
    order = [];
  });

  const realtime = (afterCommit: AfterCommit): InvalidatingRealtime =>
    new InvalidatingRealtime(
      { signal: async ({ type }) => void order.push(type) },
      { invalidate: (tags) => order.push(...tags), clear: () => undefined },
      afterCommit,
    );
  const message = { id: 1, previousId: 0, userId: 7, originSocket: null, hiddenFrom: [], frame: null };
  const signals: Array<[string[], Signal]> = [
    [
      ['match:1', 'match:2'],
      {
        type: 'messages_written',
        from: null,
        messages: [1, 2, 1].map((matchId) => ({ ...message, matchId })),
      },
    ],
    [['match:3'], { type: 'message_erased', matchId: 3, messageId: 1 }],
    [['user:7'], { type: 'chat_read', userId: 7 }],
    [[], { type: 'matches_changed', userIds: [7] }],
  ];

  it.each(signals)('invalidates %j before it is published', async (tags, signal) => {
    await realtime((callback) => callback()).signal(signal);
    expect(order).toEqual([...tags, signal.type]);
  });

  it('invalidates nothing before the commit', async () => {
    const callbacks: Array<() => Promise<void>> = [];
    await realtime(async (callback) => void callbacks.push(callback)).signal({
      type: 'chat_read',
      userId: 7,
    });
    expect(order).toEqual(['chat_read']);
    for (const callback of callbacks) await callback();
    expect(order).toEqual(['chat_read', 'user:7']);
  });
});
