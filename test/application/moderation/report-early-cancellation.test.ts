import { ReportEarlyCancellation } from '../../../src/application/moderation/report-early-cancellation.js';
import { aUser } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryReports } from '../../support/fakes/in-memory-reports.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const MATCH = 12;

async function aNewAccount() {
  const clock = new FixedClock();
  const jobs = new RecordingJobs();
  const users = new InMemoryUsers(jobs);
  const reports = new InMemoryReports(jobs);
  const user = aUser();
  await users.save(user);
  const early = new ReportEarlyCancellation(users, reports, clock, 'America/New_York');
  return { clock, reports, user, cancels: (userId = user.id) => early.execute({ userId, matchId: MATCH }) };
}

describe('a table canceled by an account of less than a day', () => {
  it('puts the account into the queue of the moderators, with no reporter and the profile as it was', async () => {
    const { clock, reports, user, cancels } = await aNewAccount();
    clock.pass({ hours: 23 });
    await cancels();
    const { id, firstName, bio } = user;
    expect(reports.rows.all()).toMatchObject([
      {
        kind: 'user',
        source: 'early_cancellation',
        reason: 'other',
        aboutUserId: id,
        matchId: MATCH,
        reporterId: null,
        status: 'submitted',
        evidence: { profile: { firstName, bio } },
      },
    ]);
  });

  it('is not reported after that day, nor for an account that is gone', async () => {
    const { clock, reports, cancels } = await aNewAccount();
    await cancels(4711);
    clock.pass({ hours: 24 });
    await cancels();
    expect(reports.rows.all()).toEqual([]);
  });
});
