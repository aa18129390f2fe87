import { describe, expect, it } from '@jest/globals';
import { MeetupMails } from '../../../src/application/meetup/meetup-mails.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { aMeetup } from '../../support/builders/a-meetup.js';
import { InMemoryContacts } from '../../support/fakes/in-memory-matches.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const mailing = () => {
  const jobs = new RecordingJobs();
  const mails = new MeetupMails(new InMemoryContacts(), jobs, 'Tablemates', 'https://tables.example.org');
  return { mails, sent: () => jobs.named<Mail>('send-mail') };
};

describe('The mails about a meetup', () => {
  it('about a seat are queued for every recipient with a link to the chat', async () => {
    const { mails, sent } = mailing();
    await mails.seatFound(aMeetup(), [11, 12]);
    expect(sent().map(({ to }) => to)).toEqual(['person11@example.org', 'person12@example.org']);
    expect(sent()[0]!.text).toContain('“Dumplings for everyone” on Sat, Mar 7');
    expect(sent()[0]!.text).toContain('https://tables.example.org/chat/5001');
  });

  it('about a new venue name it and link to the meetup', async () => {
    const { mails, sent } = mailing();
    await mails.moved(aMeetup({ venue: { name: 'The Short Spoon' } }), [11]);
    expect(sent()[0]!.text).toContain('is at The Short Spoon, 12 Bleecker St, New York now');
    expect(sent()[0]!.text).toContain('https://tables.example.org/browse?meetup=1');
  });

  it('about a cancellation are not sent without recipients', async () => {
    const { mails, sent } = mailing();
    await mails.cancelled(aMeetup(), []);
    expect(sent()).toEqual([]);
    await mails.cancelled(aMeetup(), [11]);
    expect(sent().map(({ subject }) => subject)).toEqual(['A meetup you waited for was cancelled']);
  });
});
