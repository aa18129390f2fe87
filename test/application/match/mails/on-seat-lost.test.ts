import type { Mail } from '../../../../src/application/shared/ports.js';
import { aTown } from '../../a-town.js';

it('a member who loses the seat by a corrected age gets the reason by mail and in the app, and only they do', async () => {
  const town = aTown();
  for (const id of [1, 2, 3, 4, 5]) await town.asks(id, { ageRangeMin: 18, ageRangeMax: 30 });
  await town.doJobs();
  const before = town.jobs.named<Mail>('send-mail').length;
  town.seating.profiles.set(3, { age: 90 });
  await town.changesProfile(3);
  await town.doJobs();
  const mails = town.jobs.named<Mail>('send-mail').slice(before);
  expect(mails).toMatchObject([
    { to: 'person3@example.org', subject: 'Your seat for Sat, Mar 7 has changed' },
  ]);
  expect(mails[0]!.text).toContain("it's outside the age range of your table on Saturday, March 7, 6 PM");
  const { id } = town.tables()[0]!;
  expect(town.realtime.signals).toContainEqual({ type: 'seat_lost', matchId: id, userIds: [3] });
  for (const other of [1, 2, 4, 5]) expect(town.realtime.heardBy(other)).not.toContain('seat_lost');
});

it('a member who leaves gets no such mail', async () => {
  const town = aTown();
  await town.ask(1, 2, 3, 4, 5);
  await town.doJobs();
  await town.leave(3, town.tables()[0]!.id);
  await town.doJobs();
  expect(town.mailsTo(3)).toEqual(['Your table is ready: Sat, Mar 7, 6 PM']);
});
