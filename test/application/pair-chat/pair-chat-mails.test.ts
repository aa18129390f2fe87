import { PairChatMails } from '../../../src/application/pair-chat/pair-chat-mails.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { aNotifier } from '../../support/builders/a-notifier.js';
import { InMemoryContacts } from '../../support/fakes/in-memory-matches.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

function somePeople() {
  const jobs = new RecordingJobs();
  const contacts = new InMemoryContacts();
  const devices = { idsOf: async (userId: number) => (userId === 1 ? [7] : []) };
  const mails = new PairChatMails(contacts, aNotifier(jobs, devices));
  const mailsTo = (userId: number) =>
    jobs.named<Mail>('send-mail').filter(({ to }) => to === `person${userId}@example.org`);
  return { jobs, contacts, mails, mailsTo };
}

describe('the notification of an offer', () => {
  it('tells both by mail and push who would meet them again, and can be unsubscribed', async () => {
    const { jobs, mails, mailsTo } = somePeople();
    await mails.offered([[1, 2]]);
    const subject = 'You and Person 1 would both like to meet again';
    expect(mailsTo(2)).toMatchObject([
      { subject, purpose: { kind: 'chat', userId: 2, unsubscribeUrl: expect.stringContaining('/u/') } },
    ]);
    expect(mailsTo(2)[0]!.text).toContain('https://tables.example.org/matches');
    expect(jobs.named('send-push')).toMatchObject([
      {
        deviceId: 7,
        kind: 'chat',
        message: { title: 'You and Person 2 would both like to meet again', path: '/matches' },
      },
    ]);
  });

  it('is one for several offers, and names to each member only those of their own offers', async () => {
    const { mails, mailsTo } = somePeople();
    await mails.offered([
      [1, 2],
      [1, 3],
    ]);
    const [mail, ...more] = mailsTo(1);
    expect([mail!.subject, more]).toEqual(["2 people you'd meet again said the same", []]);
    expect(mail!.text).toContain("you'd gladly meet Person 2 and Person 3 again");
    for (const [reader, stranger] of [
      [2, 3],
      [3, 2],
    ] as const) {
      const [own, ...others] = mailsTo(reader);
      expect([own!.subject, others]).toEqual(['You and Person 1 would both like to meet again', []]);
      expect(own!.text + own!.html).not.toContain(`Person ${stranger}`);
    }
  });

  it('is in the language of its reader', async () => {
    const { contacts, mails, mailsTo } = somePeople();
    contacts.languages.set(1, 'es').set(2, 'fr');
    await mails.offered([[1, 2]]);
    await mails.opened(12, 1, 2);
    expect(mailsTo(1).map(({ subject }) => subject)).toEqual([
      'A Person 2 y a ti les gustaría volver a verse',
      'Person 2 y tú ya pueden chatear',
    ]);
    expect(mailsTo(2)[0]!.subject).toBe('Person 1 et toi aimeriez vous revoir');
  });

  it('is not sent about an account that was deleted', async () => {
    const { jobs, contacts, mails } = somePeople();
    const all = contacts.of.bind(contacts);
    contacts.of = async (userIds) => (await all(userIds)).filter(({ userId }) => userId !== 2);
    await mails.offered([[1, 2]]);
    await mails.opened(12, 1, 2);
    expect(jobs.waiting).toEqual([]);
  });
});

it('the notification of an open chat goes to one member and leads to the chat', async () => {
  const { mails, mailsTo, jobs } = somePeople();
  await mails.opened(12, 1, 2);
  expect(mailsTo(1)).toMatchObject([{ subject: 'You and Person 2 can chat now', purpose: { kind: 'chat' } }]);
  expect(mailsTo(1)[0]!.text).toContain('https://tables.example.org/chat/12');
  expect(mailsTo(2)).toEqual([]);
  expect(jobs.named('send-push')).toMatchObject([{ deviceId: 7, message: { path: '/chat/12' } }]);
});
