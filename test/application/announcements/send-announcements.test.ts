import { DirectAnnouncement } from '../../../src/application/announcements/direct-announcement.js';
import type { Announcements } from '../../../src/application/announcements/ports.js';
import { SendAnnouncements } from '../../../src/application/announcements/send-announcements.js';
import type { Contact } from '../../../src/application/notifications/contacts.js';
import { ItemsFailed } from '../../../src/application/shared/each-due.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { Announcement } from '../../../src/domain/announcements/announcement.js';
import type { AnnouncementDraft } from '../../../src/domain/announcements/announcement-state.js';
import { aNotifier } from '../../support/builders/a-notifier.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRows } from '../../support/fakes/in-memory-rows.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const NOW = new Date('2026-11-25T15:00:00Z');
const ADMIN = 5;
const members: Contact[] = Array.from({ length: 7 }, (_, index) => ({
  userId: 11 + index * 3,
  email: `member${index}@example.org`,
  firstName: 'Ada',
  language: index === 1 ? ('es' as const) : ('en' as const),
}));

let rows: InMemoryRows<Announcement>;
let jobs: RecordingJobs;
let audit: RecordingAuditLog;
let clock: FixedClock;
let waiting: number;
/** The user at whom the process is killed; null for none. */
let killedAt: number | null;
/** The announcement that cannot be saved; null for none. */
let brokenId: number | null;
let sender: SendAnnouncements;
let direct: DirectAnnouncement;

beforeEach(() => {
  rows = new InMemoryRows<Announcement>();
  jobs = new RecordingJobs();
  audit = new RecordingAuditLog();
  clock = new FixedClock(NOW);
  [waiting, killedAt, brokenId] = [0, null, null];
  const announcements: Pick<Announcements, 'due' | 'findForUpdate' | 'save'> = {
    due: async () => rows.all().flatMap(({ id, state }) => (state.status === 'sending' ? id : [])),
    findForUpdate: async (id) => rows.find((each) => each.id === id),
    save: async (announcement) => {
      if (announcement.id === brokenId) throw new Error('locked');
      rows.save(announcement);
    },
  };
  const unitOfWork = new InMemoryUnitOfWork(rows, jobs, audit);
  const notifier = aNotifier(jobs);
  sender = new SendAnnouncements(
    unitOfWork,
    announcements,
    {
      page: async (_meant, _now, after, limit) =>
        members.filter(({ userId }) => userId > after).slice(0, limit),
    },
    {
      mail: async (contact, notification) => {
        if (contact.userId === killedAt) throw new Error('killed');
        await notifier.mail(contact, notification);
      },
    },
    audit,
    clock,
    () => 'Tablemates',
    { perMinute: 3, waiting: async () => waiting },
  );
  direct = new DirectAnnouncement(unitOfWork, announcements, audit, clock, 'America/New_York');
});

async function started(draft: Partial<AnnouncementDraft> = {}): Promise<number> {
  const announcement = Announcement.draft(
    {
      subject: 'Our picnic',
      body: 'Come to [the park](https://example.org/park), **all**!',
      audience: 'everyone',
      bannerUntil: new Date('2026-12-24T12:00:00Z'),
      ...draft,
    },
    clock.now(),
  );
  rows.save(announcement);
  const { id } = announcement;
  await direct.send({ actorId: ADMIN, id, version: 1 });
  return id;
}

const stateOf = (id: number) => rows.find((each) => each.id === id)!.state;
const recipients = (): string[] => jobs.named<Mail>('send-mail').map(({ to }) => to);
const addressesOf = (from: number, to: number) => members.slice(from, to).map(({ email }) => email);

it('queues a batch a minute in the order of the members, and is sent after the last one', async () => {
  const id = await started();
  await sender.execute();
  expect(recipients()).toEqual(addressesOf(0, 3));
  expect(stateOf(id)).toMatchObject({ status: 'sending', mailed: 3, startedAt: NOW });
  await sender.execute();
  await sender.execute();
  expect(recipients()).toEqual(addressesOf(0, 7));
  expect(stateOf(id)).toMatchObject({ status: 'sent', mailed: 7, endedAt: NOW });
  await sender.execute();
  expect(recipients()).toHaveLength(7);
  expect(audit.lines.at(-1)).toEqual({
    actorId: null,
    action: 'announcement.sent',
    target: { kind: 'announcement', id },
    details: { mails: 7 },
  });
});

it('goes on with the next announcement after one that fails', async () => {
  const [first, second] = [await started(), await started()];
  brokenId = first;
  await expect(sender.execute()).rejects.toThrow(ItemsFailed);
  expect(stateOf(first)).toMatchObject({ mailed: 0 });
  expect(stateOf(second)).toMatchObject({ mailed: 3 });
});

it('mails each member once, also when the process is killed within a batch', async () => {
  const id = await started();
  await sender.execute();
  killedAt = members[4]!.userId;
  await expect(sender.execute()).rejects.toThrow(ItemsFailed);
  expect(recipients()).toEqual(addressesOf(0, 3));
  expect(stateOf(id)).toMatchObject({ mailed: 3, lastUserId: members[2]!.userId });
  killedAt = null;
  for (let minute = 0; minute < 3; minute++) await sender.execute();
  expect(recipients()).toEqual(addressesOf(0, 7));
});

it('mails each member once when two workers run the job at once', async () => {
  await started();
  await Promise.all([sender.execute(), sender.execute(), sender.execute(), sender.execute()]);
  expect(recipients()).toEqual(addressesOf(0, 7));
});

it('queues no mail while many wait for the mail server', async () => {
  waiting = 200;
  const id = await started();
  await sender.execute();
  expect([recipients(), stateOf(id).status]).toEqual([[], 'sending']);
  waiting = 198;
  await sender.execute();
  expect(recipients()).toHaveLength(2);
});

it('shares the mails of a minute among all that are being sent', async () => {
  await started();
  const second = await started({ subject: 'Other' });
  for (let minute = 0; minute < 3; minute++) await sender.execute();
  expect(jobs.named<Mail>('send-mail').map(({ subject }) => subject)).toEqual([
    ...Array.from({ length: 7 }, () => 'Our picnic'),
    'Other',
    'Other',
  ]);
  expect(stateOf(second)).toMatchObject({ status: 'sending', mailed: 2 });
});

it('queues no further mail after a stop, which is in the audit log', async () => {
  const id = await started();
  await sender.execute();
  await direct.stop({ actorId: ADMIN, id });
  await sender.execute();
  expect(recipients()).toHaveLength(3);
  expect(stateOf(id)).toMatchObject({ status: 'stopped', bannerUntil: NOW });
  expect(audit.lines.map(({ actorId, action, details }) => [actorId, action, details])).toEqual([
    [ADMIN, 'announcement.started', { audience: 'everyone' }],
    [ADMIN, 'announcement.stopped', { mails: 3 }],
  ]);
});

it('has the texts of the admin in a frame in the language of the reader, and a link of its own kind', async () => {
  await started();
  await sender.execute();
  const [english, spanish] = jobs.named<Mail>('send-mail');
  expect(english).toMatchObject({
    subject: 'Our picnic',
    purpose: { kind: 'announcement', userId: 11, unsubscribeUrl: expect.stringContaining('/u/') },
  });
  expect(english!.text).toContain('The team of Tablemates writes to you:\n\n');
  expect(english!.text).toContain('Come to the park (https://example.org/park), all!\n\n');
  expect(english!.text).toContain('Open Tablemates:\nhttps://tables.example.org/');
  expect(english!.html).toContain('href="https://example.org/park"');
  expect(spanish!.text).toContain('El equipo de Tablemates te escribe:');
  expect(spanish!.text).toContain('Come to the park');
});
