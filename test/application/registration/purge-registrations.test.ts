import { expect, it } from '@jest/globals';
import { PurgeRegistrations } from '../../../src/application/registration/purge-registrations.js';
import { candidateOf } from '../../../src/domain/account/candidate.js';
import { Application } from '../../../src/domain/registration/application.js';
import { aRegistration } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryApplications, InMemoryInvitations } from '../../support/fakes/in-memory-registration.js';

it('deletes applications and invitations after their retention', async () => {
  const clock = new FixedClock();
  const applications = new InMemoryApplications();
  const invitations = new InMemoryInvitations();
  const purge = new PurgeRegistrations(applications, invitations, clock);
  const now = clock.now();
  const [open, ended] = ['open', 'ended'].map((username) =>
    Application.of(candidateOf(aRegistration({ username })), 'place', null, 'America/New_York', now),
  ) as [Application, Application];
  ended.join(1, now);
  for (const each of [open, ended]) await applications.save(each);
  await invitations.add({ digest: 'digest', uses: 1, endsAt: now, createdBy: 1, createdAt: now });
  const left = () => [
    applications.rows
      .all()
      .map(({ state }) => state.username)
      .join(),
    invitations.rows.all().length,
  ];

  const after: unknown[] = [];
  for (const days of [30, 1, 149, 1, 184, 1]) {
    clock.pass({ days });
    await purge.execute();
    after.push(left());
  }
  expect(after).toEqual([
    ['open,ended', 1],
    ['open', 1],
    ['open', 1],
    ['', 1],
    ['', 1],
    ['', 0],
  ]);
});
