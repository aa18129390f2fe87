import { PairChatNotice } from '../../../src/application/pair-chat/pair-chat-notice.js';
import { Match } from '../../../src/domain/match/match.js';
import { aSeatedTable } from '../match/a-seated-table.js';

it('an open chat is signaled to both at once, and told to the one who agreed first not before the morning', async () => {
  const { town } = await aSeatedTable();
  const { realtime, jobs, clock, matches } = town;
  const chat = Match.keepInTouch(town.tables()[0]!, [1, 2], clock.now());
  await matches.add(chat);
  const notice = new PairChatNotice(realtime, jobs);
  realtime.forget();
  // 11:30 PM and noon in New York.
  for (const now of ['2026-03-20T03:30:00Z', '2026-03-20T16:00:00Z'])
    await notice.opened(chat, 2, new Date(now));
  expect(realtime.signals[0]).toEqual({ type: 'matches_changed', userIds: [1, 2] });
  const delays = jobs.waiting.filter(({ name }) => name === 'tell-of-pair-chat');
  expect(delays.map(({ options }) => options.delaySeconds)).toEqual([8.5 * 3600, 0]);
});
