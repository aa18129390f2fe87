import { aTown } from '../../a-town.js';
import { aSeatedTable } from '../a-seated-table.js';

describe('after a match has ended early', () => {
  it('all members but the one who canceled it are mailed', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.cancelMatch(2, matchId);
    await town.doJobs();
    expect(town.mailsTo(2)).not.toContain('Your table for Sat, Mar 7 was cancelled');
    for (const userId of [1, 3, 4, 5])
      expect(town.mailsTo(userId)).toContain('Your table for Sat, Mar 7 was cancelled');
  });

  it('the members and the waitlist of a meetup are mailed', async () => {
    const town = aTown();
    const meetupId = await town.plan(1, { maxParticipants: 3 });
    for (const userId of [2, 3]) await town.join(userId, meetupId);
    await town.waitFor(4, meetupId);
    await town.cancelOwnMeetup(1, meetupId);
    await town.doJobs();
    expect(town.mailsTo(1)).toEqual([]);
    expect(town.mailsTo(2)).toEqual(['A meetup you joined was cancelled']);
    expect(town.mailsTo(4)).toEqual(['A meetup you waited for was cancelled']);
  });

  it('no mail is queued for an unknown match', async () => {
    const town = aTown();
    await town.jobs.add('table-ended', { matchId: 4711, reason: 'dissolved', userIds: [1] });
    await town.doJobs();
    expect(town.mailsTo(1)).toEqual([]);
  });
});
