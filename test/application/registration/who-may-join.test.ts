import { WhoMayJoin } from '../../../src/application/registration/who-may-join.js';
import { aShared } from '../../support/builders/a-shared.js';
import { InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { aRegistrationDesk } from '../../support/fakes/in-memory-registration.js';

it('deletes invitations a year after their end', async () => {
  const shared = aShared();
  const { clock } = shared;
  const users = new InMemoryUsers(shared.jobs);
  const { policies: registrationPolicies, invitations, digests } = aRegistrationDesk({ users, clock });
  const stored = { users, registrationPolicies, invitations, digests };
  const whoMayJoin = new WhoMayJoin({ ...shared, ...stored, disposableDomains: { has: () => false } });
  const now = clock.now();
  const invitation = { digest: 'digest', note: 'us', uses: 1, endsAt: now, createdBy: 1, createdAt: now };
  await invitations.add(invitation);

  clock.pass({ days: 365 });
  await whoMayJoin.purge();
  expect(invitations.rows.all()).toHaveLength(1);
  clock.pass({ days: 1 });
  await whoMayJoin.purge();
  expect(invitations.rows.all()).toHaveLength(0);
});
