import type { Mail } from '../../../src/application/shared/ports.js';
import { adaAtATable } from './ada-at-a-table.js';

let desk: Awaited<ReturnType<typeof adaAtATable>>;
beforeEach(async () => {
  desk = await adaAtATable();
  desk.jobs.take('send-mail');
  await desk.accountActivities.noteSignIn(desk.ada.id, desk.clock.now());
});

/** Runs the job on each of the next days. @returns the subjects of the mails by day */
async function daysPass(days: number): Promise<Array<[number, string]>> {
  const sent: Array<[number, string]> = [];
  for (let day = 1; day <= days; day++) {
    desk.clock.pass({ days: 1 });
    await desk.account.handlers.endInactiveAccounts.execute();
    for (const { subject } of desk.jobs.take<Mail>('send-mail')) sent.push([day, subject]);
  }
  return sent;
}

const NOTICE = 'Would you like to keep your account?';

describe('an inactive account', () => {
  it('is deleted two years after the last sign-in, after mails 30 and 7 days before', async () => {
    expect(await daysPass(730)).toEqual([
      [700, NOTICE],
      [723, NOTICE],
      [730, 'Your account is deleted'],
    ]);
    expect(await desk.users.find(desk.ada.id)).toBeNull();
  });

  it('starts again after a sign-in', async () => {
    await daysPass(725);
    await desk.accountActivities.noteSignIn(desk.ada.id, desk.clock.now());
    expect(await daysPass(699)).toEqual([]);
    expect(await daysPass(1)).toEqual([[1, NOTICE]]);
  });

  it('leaves staff alone', async () => {
    desk.ada.appoint('moderator', desk.clock.now());
    await desk.users.save(desk.ada);
    expect(await daysPass(800)).toEqual([]);
  });

  it('sends all notices after an outage of the job, and shortens none of the announced times', async () => {
    desk.clock.pass({ days: 1000 });
    expect(await daysPass(31)).toEqual([
      [1, NOTICE],
      [24, NOTICE],
      [31, 'Your account is deleted'],
    ]);
  });
});
