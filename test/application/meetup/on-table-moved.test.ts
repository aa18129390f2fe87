import type { Mail } from '../../../src/application/shared/ports.js';
import { aTownWithMeetup, ORGANIZER } from './a-town-with-meetup.js';

describe('A changed venue of a meetup', () => {
  it('is announced in the chat, and by mail to members and waitlist', async () => {
    const { town, meetupId, change, meetup } = await aTownWithMeetup([2], { maxParticipants: 2 });
    await town.waitFor(3, meetupId);
    await change({ venue: { name: 'The Short Spoon' } });
    await town.doJobs();
    const { table } = await meetup();
    expect(table.suggestedLocation).toBe('The Short Spoon, 12 Bleecker St, New York');
    expect(town.chat.said(table.id).at(-1)).toBe("The place has changed. Check where you're meeting now.");
    for (const userId of [2, 3]) expect(town.mailsTo(userId)).toEqual(['A meetup has a new venue']);
    expect(town.mailsTo(ORGANIZER)).toEqual([]);
    const [mail] = town.jobs.named<Mail>('send-mail');
    expect(mail!.text).toContain('is now at The Short Spoon, 12 Bleecker St, New York.');
    for (const userId of [ORGANIZER, 2, 3])
      expect(town.realtime.heardBy(userId)).toContain('matches_changed');
  });

  it('is not mailed to users of the waitlist for whom a block hides the meetup', async () => {
    const { town, meetupId, change } = await aTownWithMeetup([2], { maxParticipants: 2 });
    for (const userId of [3, 4, 5]) await town.waitFor(userId, meetupId);
    await town.blocks.add(ORGANIZER, 3, town.clock.now());
    await town.blocks.add(4, 2, town.clock.now());
    await change({ venue: { name: 'The Short Spoon' } });
    await town.doJobs();
    expect([2, 3, 4, 5].filter((userId) => town.mailsTo(userId).length > 0)).toEqual([2, 5]);
  });

  it('is announced once per change, and a changed title is not announced', async () => {
    const { town, change, meetup } = await aTownWithMeetup([2]);
    await change({ title: 'Soup' });
    for (const restaurantName of ['One', 'One', 'Two']) {
      await change({ venue: { name: restaurantName } });
      town.clock.pass({ minutes: 1 });
    }
    await town.doJobs();
    const lines = town.chat.said((await meetup()).table.id).filter((line) => line.startsWith('The place'));
    expect(lines).toHaveLength(2);
    expect(town.mailsTo(2)).toHaveLength(2);
  });
});
