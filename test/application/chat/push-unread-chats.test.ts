import { PushUnreadChats } from '../../../src/application/chat/push-unread-chats.js';
import type { PushMessage } from '../../../src/application/notifications/push.js';
import { aNotifier } from '../../support/builders/a-notifier.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { InMemoryUnreadNotices } from '../../support/fakes/in-memory-unread-notices.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const CHAT = { date: '2026-03-07', timeZone: 'America/New_York', newestMessageId: 9, count: 1 };

let jobs: RecordingJobs;
let clock: FixedClock;
let notices: InMemoryUnreadNotices;
let pushUnreadChats: PushUnreadChats;

beforeEach(() => {
  jobs = new RecordingJobs();
  clock = new FixedClock();
  notices = new InMemoryUnreadNotices();
  const of = async (userIds: readonly number[]) =>
    userIds
      .filter((userId) => userId !== 9)
      .map((userId) => ({
        userId,
        email: `${userId}@example.org`,
        firstName: 'Ada',
        language: userId === 2 ? ('es' as const) : ('en' as const),
      }));
  const notifier = aNotifier(jobs, { idsOf: async (userId) => [userId] });
  pushUnreadChats = new PushUnreadChats(new InMemoryUnitOfWork(jobs), notices, { of }, notifier, clock);
});

const aMessageTo = (...userIds: number[]) => {
  const rows = userIds.map((userId) => ({
    ...CHAT,
    seatId: userId * 10,
    userId,
    matchId: 4,
    sentAt: clock.now(),
  }));
  notices.waiting.push(...rows);
};
const pushed = () => jobs.named<{ deviceId: number; message: PushMessage }>('send-push');

it('a message that is unread after half a minute is pushed, in the language of its reader and without its text', async () => {
  aMessageTo(1, 2);
  clock.pass({ seconds: 29 });
  await pushUnreadChats.execute();
  expect(pushed()).toEqual([]);
  clock.pass({ seconds: 1 });
  await pushUnreadChats.execute();
  const [inEnglish, inSpanish] = pushed().map(({ message }) => message);
  expect(inEnglish).toEqual({
    title: 'New messages in the chat for Sat, Mar 7',
    path: '/chat/4',
    tag: 'chat /chat/4',
  });
  expect(inSpanish!.title).toBe('Mensajes nuevos en el chat del sáb, 7 mar');
});

it('a chat is pushed once, not again each minute', async () => {
  aMessageTo(1);
  for (let minute = 0; minute < 4; minute += 1) {
    clock.pass({ minutes: 1 });
    await pushUnreadChats.execute();
  }
  expect(pushed()).toHaveLength(1);
});

it('messages that were sent while no server ran are left to the mail', async () => {
  aMessageTo(1);
  clock.pass({ minutes: 6 });
  await pushUnreadChats.execute();
  expect(pushed()).toEqual([]);
});

it('all members of a large town are told, and one whose account was deleted is skipped', async () => {
  aMessageTo(...Array.from({ length: 1001 }, (_, index) => index + 1));
  clock.pass({ minutes: 1 });
  await pushUnreadChats.execute();
  expect(pushed()).toHaveLength(1000);
});
