import { afterEach, expect, it } from '@jest/globals';
import { ImapBounceMailbox } from '../../../src/adapters/mail/imap-bounce-mailbox.js';
import type { BounceReport } from '../../../src/application/notifications/note-bounce.js';
import { aBounce, type InboxMail, ImapServer } from '../../support/mail/imap-server.js';

const servers: ImapServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.stop();
});

const TOKENS = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
const [A, B, C] = TOKENS.map((token) => `bounces+${token}@tables.example`) as [string, string, string];

interface Differently {
  readonly user?: string;
  readonly password?: string;
  readonly readWithinMs?: number;
}

async function aMailbox(inbox: InboxMail[], differently: Differently = {}) {
  const { user = 'bounces:a%20password', password = 'a password', readWithinMs = 10_000 } = differently;
  const server = new ImapServer(inbox, password);
  servers.push(server);
  const url = `imap://${user}@127.0.0.1:${await server.start()}/Returned`;
  const accessTokens = { read: async () => ({ accessToken: 'a token', expiresAt: 0 }) };
  const mailbox = new ImapBounceMailbox({
    ...{ url, bounceAddress: 'bounces@tables.example', accessTokens, readWithinMs },
  });
  const reports: BounceReport[] = [];
  return { server, reports, mailbox, read: () => mailbox.read(async (report) => void reports.push(report)) };
}

it('hands over each report once, and leaves other mails unread', async () => {
  const letter: InboxMail = { to: 'bounces@tables.example', parts: [{ type: 'text/plain', text: 'Hello' }] };
  const { read, reports, server } = await aMailbox([
    letter,
    aBounce(A, '5.1.1', '550 5.1.1 no such user'),
    aBounce(B, '4.4.7', 'expired', 'delayed'),
  ]);
  await read();
  await read();
  expect(reports).toEqual([
    { token: TOKENS[0], status: '5.1.1', reply: '550 5.1.1 no such user' },
    { token: TOKENS[1], status: '4.0.0', reply: '' },
  ]);
  expect(letter.isSeen).toBeUndefined();
  expect(server.commands).toContain('SELECT Returned');
});

it('reads on behind answers of people and reports that it does not understand', async () => {
  const answer: InboxMail = { to: A, parts: [{ type: 'text/plain', text: 'I am away.' }] };
  const { read, reports } = await aMailbox([answer, aBounce(B, 'never', ''), aBounce(C, '5.1.2', 'no host')]);
  await read();
  expect(reports.map(({ token }) => token)).toEqual([TOKENS[2]]);
  expect(answer.isSeen).toBe(true);
});

it('reads a report of many megabytes up to its bound', async () => {
  const { read, reports } = await aMailbox([aBounce(A, '5.1.1', 'x'.repeat(5_000_000))]);
  await read();
  expect(reports[0]!.reply.length).toBeLessThan(16_400);
});

it('takes at most 100 reports at once', async () => {
  const { read, reports } = await aMailbox(Array.from({ length: 120 }, () => aBounce(A, '5.1.1', '')));
  await read();
  expect(reports).toHaveLength(100);
  await read();
  expect(reports).toHaveLength(120);
});

it('leaves a report unread that could not be handled', async () => {
  const bounce = aBounce(A, '5.1.1', '');
  const { mailbox } = await aMailbox([bounce]);
  await expect(mailbox.read(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(bounce.isSeen).toBeUndefined();
});

it('signs in with an access token where the URL has no password', async () => {
  const { read, reports } = await aMailbox([aBounce(A, '5.1.1', '')], {
    user: 'bounces',
    password: 'a token',
  });
  await read();
  expect(reports).toHaveLength(1);
});

it('tells when the oldest report arrived that is unread, and marks nothing', async () => {
  const read = { ...aBounce(A, '5.1.1', ''), arrivedAt: '27-Nov-2026 08:00:00 +0000', isSeen: true };
  const unread = { ...aBounce(B, '5.1.1', ''), arrivedAt: '27-Nov-2026 10:30:00 +0100' };
  const { mailbox, server } = await aMailbox([read, unread, aBounce(C, '5.1.1', '')]);
  expect(await mailbox.oldestUnread()).toEqual(new Date('2026-11-27T09:30:00Z'));
  expect(server.commands).toContain('EXAMINE Returned');
  expect(unread.isSeen).toBeUndefined();
  expect(await (await aMailbox([read])).mailbox.oldestUnread()).toBeNull();
});

it('fails for a wrong password and for a server that stays silent, within its time', async () => {
  const { mailbox, read, server } = await aMailbox([], { user: 'bounces:wrong', readWithinMs: 300 });
  await expect(read()).rejects.toThrow();
  await expect(mailbox.oldestUnread()).rejects.toMatchObject({ code: 'AUTHENTICATIONFAILED' });
  server.isSilent = true;
  await expect(read()).rejects.toThrow();
});
