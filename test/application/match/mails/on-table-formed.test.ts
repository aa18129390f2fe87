import { SYSTEM_USER_ID } from '../../../../src/domain/chat/chat-message.js';
import { aTown } from '../../a-town.js';

const LIKES_TRAVEL = {
  survey: {
    favoriteConversationTopic: 'travel',
    favoriteMusic: 'pop',
    personalityType: 'chill',
  },
} as const;

describe('after a table was formed', () => {
  it('the chat has a welcome message and a question about the most frequent topic', async () => {
    const town = aTown();
    for (const userId of [1, 2, 3]) town.seating.profiles.set(userId, LIKES_TRAVEL);
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    const lines = await town.read(1, town.tables()[0]!.id);
    expect(lines.map(({ userId }) => userId)).toEqual([SYSTEM_USER_ID, SYSTEM_USER_ID]);
    const [welcome, question] = town.chat.said(town.tables()[0]!.id);
    expect(welcome).toContain('Sat, Mar 7 at 6:00 PM at a restaurant');
    expect(question).toBe('Icebreaker: Which place would you go back to tomorrow, and why?');
  });

  it('the messages are posted once, however often the event is handled', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    const signals = town.realtime.signals.length;
    const { id } = town.tables()[0]!;
    await town.jobs.add('table-formed', { matchId: id, userIds: [1, 2, 3, 4, 5] });
    await town.doJobs();
    expect(town.chat.said(id)).toHaveLength(2);
    expect(town.realtime.signals).toHaveLength(signals);
  });

  it('no message is posted and no mail queued when the match was canceled before', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    const hold = town.jobs.publish.bind(town.jobs);
    let held: Parameters<typeof hold>[0] = [];
    town.jobs.publish = async (events) => {
      held = [...held, ...events.filter(({ type }) => type === 'table-formed')];
      await hold(events.filter(({ type }) => type !== 'table-formed'));
    };
    await town.doJobs();
    const { id } = town.tables()[0]!;
    await town.cancelMatch(1, id);
    await hold(held);
    await town.doJobs();
    expect(held).toHaveLength(1);
    expect(town.chat.said(id)).toEqual([]);
    expect(town.mailsTo(1)).toEqual([]);
  });
});
