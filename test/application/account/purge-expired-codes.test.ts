import { expect, it } from '@jest/globals';
import { PurgeExpiredCodes } from '../../../src/application/account/purge-expired-codes.js';
import { anAccountDesk } from './account-desk.js';

it('deletes registrations, resets and email changes a day after their code expired', async () => {
  const desk = anAccountDesk();
  await desk.signUp({ username: 'grace', email: 'grace@example.org' });
  await desk.forgot('grace@example.org');
  await desk.runJobs();
  await desk.register();
  await desk.beginEmailChange('countess@example.org', 'grace');
  const purge = new PurgeExpiredCodes(desk.registrations, desk.resets, desk.emailChanges, desk.clock);
  const left = () => [
    desk.registrations.rows.all().length,
    desk.resets.rows.all().length,
    desk.emailChanges.rows.all().length,
  ];

  desk.clock.pass({ days: 1, minutes: 15 });
  await purge.execute();
  expect(left()).toEqual([1, 1, 1]);

  desk.clock.pass({ seconds: 1 });
  await purge.execute();
  expect(left()).toEqual([0, 0, 0]);
});
