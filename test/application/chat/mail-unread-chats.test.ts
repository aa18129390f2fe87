import { MailUnreadChats } from '../../../src/application/chat/mail-unread-chats.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { aNotifier } from '../../support/builders/a-notifier.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { InMemoryUnreadNotices } from '../../support/fakes/in-memory-unread-notices.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

/** Monday, 10 AM in New York. */
const MORNING = new Date('2026-03-02T15:00:00Z');
const ADA = { userId: 1, email: 'ada@example.org', firstName: 'Ada', language: 'en' } as const;

let jobs: RecordingJobs;
let clock: FixedClock;
let notices: InMemoryUnreadNotices;
let mailUnreadChats: MailUnreadChats;

beforeEach(() => {
  jobs = new RecordingJobs();
  clock = new FixedClock(MORNING);
  notices = new InMemoryUnreadNotices();
  const of = async (userIds: readonly number[]) => userIds.map((userId) => ({ ...ADA, userId }));
  const unitOfWork = new InMemoryUnitOfWork(jobs);
  mailUnreadChats = new MailUnreadChats(unitOfWork, notices, { of }, aNotifier(jobs), clock);
});

const unread = (seatId: number, count: number, userId = 1) =>
  notices.waiting.push({
    seatId,
    userId,
    matchId: seatId * 10,
    date: `2026-03-${String(Math.min(seatId, 28)).padStart(2, '0')}`,
    timeZone: 'America/New_York',
    newestMessageId: 9,
    count,
    sentAt: clock.now(),
  });
const mails = () => jobs.named<Mail>('send-mail');

it('messages that are unread after four hours are mailed as numbers, with a link and without their text', async () => {
  unread(7, 3);
  clock.pass({ hours: 3, minutes: 59 });
  await mailUnreadChats.execute();
  expect(mails()).toEqual([]);
  clock.pass({ minutes: 1 });
  await mailUnreadChats.execute();
  const [mail] = mails();
  expect(mail!.subject).toBe('You have 3 unread chat messages');
  expect(mail!.text).toContain('Sat, Mar 7: 3 new messages');
  expect(mail!.text).toContain('https://tables.example.org/chat/70');
  expect(mail!.purpose!.kind).toBe('chat');
  expect(jobs.named('send-push')).toEqual([]);
});

it('several chats are one mail, which opens the list of matches', async () => {
  unread(7, 1);
  clock.pass({ hours: 4 });
  unread(14, 2);
  await mailUnreadChats.execute();
  expect(mails()).toHaveLength(1);
  expect(mails()[0]!.text).toContain('Sat, Mar 7: 1 new message\n');
  expect(mails()[0]!.text).toContain('Sat, Mar 14: 2 new messages');
  expect(mails()[0]!.text).toContain('https://tables.example.org/matches');
});

it('a chat is mailed once, and another one only a day later', async () => {
  unread(7, 1);
  clock.pass({ hours: 4 });
  await mailUnreadChats.execute();
  unread(14, 1);
  clock.pass({ hours: 6 });
  await mailUnreadChats.execute();
  expect(mails()).toHaveLength(1);
  clock.pass({ hours: 18 });
  await mailUnreadChats.execute();
  expect(mails()).toHaveLength(2);
  expect(mails()[1]!.text).not.toContain('Mar 7');
});

it('a message of three days ago is no reason for a mail any more, as after a long time without a server', async () => {
  unread(7, 1);
  clock.pass({ hours: 72 });
  await mailUnreadChats.execute();
  expect(mails()).toEqual([]);
});

it('no mail is sent at night; the next morning has it', async () => {
  clock.pass({ hours: 9 });
  unread(7, 1);
  clock.pass({ hours: 4 });
  await mailUnreadChats.execute();
  expect(mails()).toEqual([]);
  clock.pass({ hours: 9 });
  await mailUnreadChats.execute();
  expect(mails()).toHaveLength(1);
});

it('all users of a large town are mailed', async () => {
  for (let userId = 1; userId <= 1001; userId += 1) unread(userId + 10, 1, userId);
  clock.pass({ hours: 4 });
  await mailUnreadChats.execute();
  expect(mails()).toHaveLength(1001);
});

it('a user whose mail fails keeps no one else from theirs', async () => {
  unread(7, 1, 1);
  unread(8, 2, 2);
  clock.pass({ hours: 4 });
  const toMail = notices.toMail.bind(notices);
  notices.toMail = (userId) => (userId === 1 ? Promise.reject(new Error('broken')) : toMail(userId));
  await expect(mailUnreadChats.execute()).rejects.toThrow('1 of what was due failed');
  expect(mails().map(({ subject }) => subject)).toEqual(['You have 2 unread chat messages']);
});
