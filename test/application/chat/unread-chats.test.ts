import { MailUnreadChats } from '../../../src/application/chat/mail-unread-chats.js';
import { PushUnreadChats } from '../../../src/application/chat/push-unread-chats.js';
import type { PushMessage } from '../../../src/application/notifications/push.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { aShared } from '../../support/builders/a-shared.js';
import { InMemoryUnreadNotices } from '../../support/fakes/in-memory-unread-notices.js';

/** Monday, 10 AM in New York. User 2 reads Spanish, the account of user 9 is deleted, and each user has a device. */
function aTownOfReaders() {
  const shared = aShared();
  const { jobs, clock } = shared;
  const unreadNotices = new InMemoryUnreadNotices();
  const of = async (userIds: readonly number[]) =>
    userIds
      .filter((userId) => userId !== 9)
      .map((userId) => ({
        userId,
        email: `${userId}@example.org`,
        firstName: 'Ada',
        language: userId === 2 ? ('es' as const) : ('en' as const),
      }));
  const ports = { ...shared, unreadNotices, contacts: { ...shared.contacts, of } };
  const mailing = new MailUnreadChats(ports);
  const pushing = new PushUnreadChats(ports);
  type Time = Parameters<typeof clock.pass>[0];
  return {
    notices: unreadNotices,
    clock,
    jobs,
    /** Messages are sent now, in the chat of the table on that day of March. */
    unread(day: number, count: number, userId = 1, seatId = day) {
      const date = `2026-03-${String(day).padStart(2, '0')}`;
      const chat = { date, timeZone: 'America/New_York' as const, newestMessageId: 9, count };
      shared.devicesOf.set(userId, [userId]);
      unreadNotices.waiting.push({ seatId, userId, matchId: day * 10, ...chat, sentAt: clock.now() });
    },
    /** Runs the job after the time. @returns all mails until now */
    async mails(time: Time = {}) {
      clock.pass(time);
      await mailing.execute();
      return jobs.named<Mail>('send-mail');
    },
    async pushes(time: Time = {}) {
      clock.pass(time);
      await pushing.execute();
      return jobs.named<{ message: PushMessage }>('send-push').map(({ message }) => message);
    },
  };
}

describe('the mail about unread chats', () => {
  it('is sent after four hours, with numbers and a link and without the texts of messages', async () => {
    const { unread, mails, jobs } = aTownOfReaders();
    unread(7, 3);
    expect(await mails({ hours: 3, minutes: 59 })).toEqual([]);
    const [mail] = await mails({ minutes: 1 });
    expect(mail!.subject).toBe('You have 3 unread chat messages');
    expect(mail!.text).toContain('Sat, Mar 7: 3 new messages');
    expect(mail!.text).toContain('https://tables.example.org/chat/70');
    expect(mail!.purpose!.kind).toBe('chat');
    expect(jobs.named('send-push')).toEqual([]);
  });

  it('is one for several chats, which sums them up and opens the list of matches', async () => {
    const { unread, mails, clock } = aTownOfReaders();
    unread(7, 1);
    clock.pass({ hours: 4 });
    unread(14, 2);
    const [mail, ...others] = await mails();
    expect([mail!.subject, others]).toEqual(['You have 3 unread chat messages', []]);
    expect(mail!.text).toContain('Sat, Mar 7: 1 new message\n');
    expect(mail!.text).toContain('Sat, Mar 14: 2 new messages');
    expect(mail!.text).toContain('https://tables.example.org/matches');
  });

  it('is sent once a chat, and about another one only a day later', async () => {
    const { unread, mails } = aTownOfReaders();
    unread(7, 1);
    await mails({ hours: 4 });
    unread(14, 1);
    expect(await mails({ hours: 6 })).toHaveLength(1);
    expect(await mails({ hours: 17, minutes: 59 })).toHaveLength(1);
    const [, second, ...others] = await mails({ minutes: 1 });
    expect([second!.text.includes('Mar 7'), others]).toEqual([false, []]);
  });

  it('is not sent twice by two processes', async () => {
    const { unread, mails, notices } = aTownOfReaders();
    unread(7, 1);
    notices.noteMailed = async () => false;
    expect(await mails({ hours: 4 })).toEqual([]);
  });

  it('has no reason in a message of three days ago, as after a long time without a server', async () => {
    const { unread, mails } = aTownOfReaders();
    unread(7, 1);
    expect(await mails({ hours: 72 })).toEqual([]);
  });

  it('waits for the morning', async () => {
    const { unread, mails, clock } = aTownOfReaders();
    clock.pass({ hours: 9 });
    unread(7, 1);
    expect(await mails({ hours: 4 })).toEqual([]);
    expect(await mails({ hours: 9 })).toHaveLength(1);
  });

  it('reaches all users of a large town', async () => {
    const { unread, mails } = aTownOfReaders();
    for (let userId = 11; userId <= 1011; userId += 1) unread(7, 1, userId, userId);
    expect(await mails({ hours: 4 })).toHaveLength(1001);
  });

  it('that fails for one user keeps no one else from theirs', async () => {
    const { unread, mails, notices, jobs } = aTownOfReaders();
    unread(7, 1, 1);
    unread(8, 2, 3);
    const toMail = notices.toMail.bind(notices);
    notices.toMail = (userId) => (userId === 1 ? Promise.reject(new Error('broken')) : toMail(userId));
    await expect(mails({ hours: 4 })).rejects.toThrow('1 of what was due failed');
    const subjects = jobs.named<Mail>('send-mail').map(({ subject }) => subject);
    expect(subjects).toEqual(['You have 2 unread chat messages']);
  });
});

describe('the push about unread messages', () => {
  it('is sent after half a minute, in the language of the reader and without the text', async () => {
    const { unread, pushes } = aTownOfReaders();
    unread(7, 1, 1);
    unread(7, 1, 2, 8);
    expect(await pushes({ seconds: 29 })).toEqual([]);
    const [inEnglish, inSpanish] = await pushes({ seconds: 1 });
    expect(inEnglish).toEqual({
      title: 'New messages in the chat for Sat, Mar 7',
      path: '/chat/70',
      tag: 'chat /chat/70',
    });
    expect(inSpanish!.title).toBe('Mensajes nuevos en el chat del sáb, 7 mar');
  });

  it('is sent once a chat, not again each minute, nor by another process', async () => {
    const { unread, pushes, notices } = aTownOfReaders();
    unread(7, 1);
    for (let minute = 0; minute < 4; minute += 1) expect(await pushes({ minutes: 1 })).toHaveLength(1);
    unread(14, 1);
    notices.notePushed = async () => false;
    expect(await pushes({ minutes: 1 })).toHaveLength(1);
  });

  it('is left to the mail for messages that were sent while no server ran', async () => {
    const { unread, pushes } = aTownOfReaders();
    unread(7, 1);
    expect(await pushes({ minutes: 5 })).toEqual([]);
  });

  it('reaches all members of a large town but one whose account was deleted', async () => {
    const { unread, pushes } = aTownOfReaders();
    for (let userId = 1; userId <= 1001; userId += 1) unread(7, 1, userId, userId);
    expect(await pushes({ minutes: 1 })).toHaveLength(1000);
  });
});
