import type { PendingRegistrations } from '../../../src/application/sign-up/ports.js';
import { PurgeExpiredCodes } from '../../../src/application/account/purge-expired-codes.js';
import { ItemsFailed } from '../../../src/application/shared/each-due.js';
import { anAccountDesk } from './account-desk.js';

it('deletes registrations, resets and email changes a day after their code expired', async () => {
  const desk = anAccountDesk();
  await desk.signUp({ username: 'grace', email: 'grace@example.org' });
  await desk.forgot('grace@example.org');
  await desk.runJobs();
  await desk.register();
  await desk.beginEmailChange('countess@example.org', 'grace');
  const purge = new PurgeExpiredCodes([desk.registrations, desk.resets, desk.emailProofs], desk.clock);
  const left = () => [
    desk.registrations.rows.all().length,
    desk.resets.rows.all().length,
    desk.emailProofs.rows.all().length,
  ];

  desk.clock.pass({ days: 1, minutes: 15 });
  await purge.execute();
  expect(left()).toEqual([1, 1, 1]);

  desk.clock.pass({ seconds: 1 });
  await purge.execute();
  expect(left()).toEqual([0, 0, 0]);
});

it('deletes the others where one kind fails', async () => {
  const desk = anAccountDesk();
  await desk.signUp({ username: 'grace', email: 'grace@example.org' });
  await desk.forgot('grace@example.org');
  await desk.runJobs();
  const failing: PendingRegistrations = Object.create(desk.registrations, {
    removeExpiredBefore: { value: () => Promise.reject(new Error('locked')) },
  });
  desk.clock.pass({ days: 2 });
  const purge = new PurgeExpiredCodes([failing, desk.resets, desk.emailProofs], desk.clock);
  await expect(purge.execute()).rejects.toThrow(ItemsFailed);
  expect(desk.resets.rows.all()).toEqual([]);
});
