import { PurgeInvitations } from '../../../src/application/registration/purge-invitations.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryInvitations } from '../../support/fakes/in-memory-registration.js';

it('deletes invitations a year after their end', async () => {
  const clock = new FixedClock();
  const invitations = new InMemoryInvitations();
  const purge = new PurgeInvitations(invitations, clock);
  const now = clock.now();
  const invitation = { digest: 'digest', note: 'us', uses: 1, endsAt: now, createdBy: 1, createdAt: now };
  await invitations.add(invitation);

  clock.pass({ days: 365 });
  await purge.execute();
  expect(invitations.rows.all()).toHaveLength(1);
  clock.pass({ days: 1 });
  await purge.execute();
  expect(invitations.rows.all()).toHaveLength(0);
});
