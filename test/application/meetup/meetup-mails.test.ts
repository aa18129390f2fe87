import { MeetupMails } from '../../../src/application/meetup/meetup-mails.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { aMeetup } from '../../support/builders/a-meetup.js';
import { aNotifier } from '../../support/builders/a-notifier.js';
import { InMemoryContacts } from '../../support/fakes/in-memory-matches.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const mailing = () => {
  const jobs = new RecordingJobs();
  const contacts = new InMemoryContacts();
  const mails = new MeetupMails(contacts, aNotifier(jobs), () => 'Tablemates', 'https://tables.example.org');
  return { contacts, mails, sent: () => jobs.named<Mail>('send-mail') };
};

describe('The mails about a meetup', () => {
  it('about a seat are queued for every recipient with a link to the chat', async () => {
    const { mails, sent } = mailing();
    await mails.seatFound(aMeetup(), [11, 12], false);
    expect(sent().map(({ to }) => to)).toEqual(['person11@example.org', 'person12@example.org']);
    expect(sent()[0]!.subject).toBe("A seat opened up, and it's yours");
    expect(sent()[0]!.text).toContain('“Dumplings for everyone”');
    expect(sent()[0]!.text).toMatch(/Date: Saturday, March 7\nTime: \d+(:\d+)? [AP]M\nVenue: /);
    expect(sent()[0]!.attachments![0]!.content).toContain('SUMMARY:Dumplings for everyone');
    expect(sent()[0]!.text).toContain('https://tables.example.org/chat/5001');
  });

  it('about a new venue name it and link to the meetup', async () => {
    const { mails, sent } = mailing();
    await mails.moved(aMeetup({ venue: { name: 'The Short Spoon' } }), [11]);
    expect(sent()[0]!.text).toContain('is now at The Short Spoon, 12 Bleecker St, New York.');
    expect(sent()[0]!.text).toContain('https://tables.example.org/browse?meetup=1');
  });

  it('isolate title and venue that are written from right to left', async () => {
    const { mails, sent } = mailing();
    await mails.moved(aMeetup({ title: 'ארוחה', venue: { name: 'מסעדה' } }), [11]);
    expect(sent()[0]!.text).toMatch(/\u2068ארוחה\u2069.* is now at \u2068מסעדה, .*\u2069\./);
  });

  it('about a new venue contain a file for the calendar of members, not of those who wait', async () => {
    const { mails, sent } = mailing();
    const meetup = aMeetup();
    const [member] = meetup.table.seated;
    await mails.moved(meetup, [member!.userId, 99]);
    expect(sent().map(({ attachments }) => attachments!.length)).toEqual([1, 0]);
  });

  it('are in the language of each reader', async () => {
    const { contacts, mails, sent } = mailing();
    contacts.languages.set(12, 'es');
    await mails.cancelled(aMeetup(), [11, 12]);
    expect(sent().map(({ subject }) => subject)).toEqual([
      'A meetup you waited for was cancelled',
      'Se canceló un encuentro que esperabas',
    ]);
  });

  it('about a cancellation are not sent without recipients', async () => {
    const { mails, sent } = mailing();
    await mails.cancelled(aMeetup(), []);
    expect(sent()).toEqual([]);
    await mails.cancelled(aMeetup(), [11]);
    expect(sent().map(({ subject }) => subject)).toEqual(['A meetup you waited for was cancelled']);
  });
});
