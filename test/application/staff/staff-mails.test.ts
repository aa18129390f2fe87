import type { Mail } from '../../../src/application/shared/ports.js';
import { StaffMails } from '../../../src/application/staff/staff-mails.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const MO = { email: 'mo@example.org', firstName: 'Mo', language: 'en' } as const;

async function mailOf(send: (mails: StaffMails) => Promise<void>): Promise<Mail> {
  const jobs = new RecordingJobs();
  await send(new StaffMails(() => 'Tablemates', 'https://tables.example.org', jobs));
  return jobs.named<Mail>('send-mail')[0]!;
}

describe('StaffMails', () => {
  it('sends a link to the console and advice for an unexpected change', async () => {
    const { to, text } = await mailOf((mails) => mails.secondFactorOn(MO));
    expect(to).toBe('mo@example.org');
    expect(text).toContain('https://tables.example.org/admin');
    expect(text).toContain('tell another admin right away');
  });

  it('contains the number of recovery codes that are left', async () => {
    const { text } = await mailOf((mails) => mails.recoveryCodeUsed(MO, 9));
    expect(text).toContain('You have 9 left.');
  });

  it('distinguishes a new role from the loss of the role', async () => {
    const promoted = await mailOf((mails) => mails.roleChanged(MO, 'moderator'));
    expect(promoted.text).toContain('Your role is now moderator.');
    const removed = await mailOf((mails) => mails.roleChanged(MO, 'member'));
    expect(removed.text).toContain('You no longer have access to the console.');
  });
});
