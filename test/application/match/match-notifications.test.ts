import { describe, expect, it } from '@jest/globals';
import type { Mail } from '../../../src/application/shared/ports.js';
import { SYSTEM_USER_ID } from '../../../src/domain/chat/chat-message.js';
import { aTown } from '../a-town.js';

const likesTravel = {
  survey: {
    favoriteConversationTopic: 'travel',
    favoriteMusic: 'pop',
    personalityType: 'chill',
  },
} as const;

describe('a new table', () => {
  it('is greeted in its chat by the system, with a question about what most of them like', async () => {
    const town = aTown();
    for (const userId of [1, 2, 3]) town.seating.profiles.set(userId, likesTravel);
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    const lines = await town.read(1, town.tables()[0]!.id);
    expect(lines.map(({ userId }) => userId)).toEqual([SYSTEM_USER_ID, SYSTEM_USER_ID]);
    expect(lines[0]!.text).toContain('Sat, Mar 7 at 6:00 PM at a restaurant');
    expect(lines[1]!.text).toBe(
      'Something to start with: Which place would you go back to tomorrow, and why?',
    );
  });

  it('is greeted once, however often the job is done', async () => {
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

  it('is not greeted any more when it has ended before the job came', async () => {
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

  it('is announced by a mail that leads to its chat and names nobody else', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    const mails = town.jobs.named<Mail>('send-mail');
    expect(mails.map(({ to }) => to)).toEqual([1, 2, 3, 4, 5].map((id) => `person${id}@example.org`));
    const [first] = mails;
    expect(first!.text).toContain('Hi Person 1,');
    expect(first!.text).toContain('Sat, Mar 7');
    expect(first!.text).toContain(`https://tables.example.org/chat/${town.tables()[0]!.id}`);
    expect(first!.text).not.toContain('Person 2');
  });
});
