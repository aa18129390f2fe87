import {
  AnnouncementDesk,
  type EnteredDraft,
} from '../../../src/application/announcements/announcement-desk.js';
import type { AnnouncementPorts } from '../../../src/application/announcements/ports.js';
import { SendAnnouncements } from '../../../src/application/announcements/send-announcements.js';
import type { Contact } from '../../../src/application/notifications/contacts.js';
import { ItemsFailed } from '../../../src/application/shared/each-due.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import type { Announcement } from '../../../src/domain/announcements/announcement.js';
import { aShared } from '../../support/builders/a-shared.js';
import { InMemoryRows } from '../../support/fakes/in-memory-rows.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { refused } from '../../support/refused.js';

const ADMIN = 5;
const members: Contact[] = Array.from({ length: 7 }, (_, index) => ({
  userId: 11 + index * 3,
  email: `member${index}@example.org`,
  firstName: 'Ada',
  language: index === 1 ? ('es' as const) : ('en' as const),
}));
const admin: Contact = { userId: ADMIN, email: 'admin@example.org', firstName: 'Grace', language: 'en' };

/** Mails of announcements leave three a minute. */
function aDesk() {
  const shared = aShared();
  const { jobs, audit, clock } = shared;
  const rows = new InMemoryRows<Announcement>();
  const find = async (id: number) => rows.find((each) => each.id === id);
  const world = {
    /** The mails that wait for the mail server. */
    waiting: 0,
    /** The user at whom the process is killed; null for none. */
    killedAt: null as number | null,
    /** The announcement that cannot be saved; null for none. */
    brokenId: null as number | null,
    wantsMails: true,
  };
  const ports: AnnouncementPorts = {
    ...shared,
    unitOfWork: new InMemoryUnitOfWork(rows, jobs, audit),
    announcements: {
      find,
      findForUpdate: find,
      // As a process has read them that is late by now.
      due: async () => rows.all().flatMap(({ id, state }) => (state.status === 'draft' ? [] : id)),
      save: async (announcement) => {
        if (announcement.state.id !== null && announcement.id === world.brokenId) throw new Error('locked');
        rows.save(announcement);
      },
      removeBefore: async () => 0,
    },
    audience: {
      page: async (_meant, _now, after, limit) =>
        members.filter(({ userId }) => userId > after).slice(0, limit),
      count: async ({ saturday }) => (saturday === '2026-03-07' ? members.length : 0),
    },
    contacts: { ...shared.contacts, of: async (ids) => [admin].filter(({ userId }) => ids.includes(userId)) },
    notifier: Object.assign(Object.create(shared.notifier) as typeof shared.notifier, {
      mail: async (contact: Contact, ...rest: [never]) => {
        if (contact.userId === world.killedAt) throw new Error('killed');
        await shared.notifier.mail(contact, ...rest);
      },
    }),
    preferences: { allow: async () => world.wantsMails },
    mailPace: { perMinute: 3, waiting: async () => world.waiting },
  };
  const desk = new AnnouncementDesk(ports);
  const sender = new SendAnnouncements(ports);
  const drafts = (draft: Partial<EnteredDraft> = {}) =>
    desk.create(ADMIN, {
      subject: 'Our picnic',
      body: 'Come to [the park](https://example.org/park), **all**!',
      audience: 'everyone',
      bannerUntil: '2026-03-20T12:00:00Z',
      ...draft,
    });
  return Object.assign(world, {
    desk,
    drafts,
    starts: async (draft: Partial<EnteredDraft> = {}) => {
      const id = await drafts(draft);
      await desk.send(ADMIN, id, 1);
      return id;
    },
    minutes: async (count: number) => {
      for (let minute = 0; minute < count; minute++) await sender.execute();
    },
    stateOf: (id: number) => desk.read(id),
    mails: () => jobs.named<Mail>('send-mail'),
    recipients: () => jobs.named<Mail>('send-mail').map(({ to }) => to),
    audit,
    now: clock.now(),
  });
}

const addressesOf = (from: number, to: number) => members.slice(from, to).map(({ email }) => email);

describe('an announcement', () => {
  it('is queued in batches of a minute in the order of the members, and is sent after the last one', async () => {
    const { starts, minutes, recipients, stateOf, audit, now } = aDesk();
    const id = await starts();
    await minutes(1);
    expect(recipients()).toEqual(addressesOf(0, 3));
    expect(await stateOf(id)).toMatchObject({ status: 'sending', mailed: 3, startedAt: now });
    await minutes(2);
    expect(recipients()).toEqual(addressesOf(0, 7));
    expect(await stateOf(id)).toMatchObject({ status: 'sent', mailed: 7, endedAt: now });
    await minutes(1);
    expect(recipients()).toHaveLength(7);
    const target = { kind: 'announcement', id };
    const sent = { actorId: null, action: 'announcement.sent', target, details: { mails: 7 } };
    expect(audit.lines.at(-1)).toEqual(sent);
  });

  it('that fails does not hold up the next one', async () => {
    const world = aDesk();
    const [first, second] = [await world.starts(), await world.starts()];
    world.brokenId = first;
    await expect(world.minutes(1)).rejects.toThrow(ItemsFailed);
    expect(await world.stateOf(first)).toMatchObject({ mailed: 0 });
    expect(await world.stateOf(second)).toMatchObject({ mailed: 3 });
  });

  it('is mailed to each member once, also when the process is killed within a batch', async () => {
    const world = aDesk();
    const id = await world.starts();
    await world.minutes(1);
    world.killedAt = members[4]!.userId;
    await expect(world.minutes(1)).rejects.toThrow(ItemsFailed);
    expect(world.recipients()).toEqual(addressesOf(0, 3));
    expect(await world.stateOf(id)).toMatchObject({ mailed: 3, lastUserId: members[2]!.userId });
    world.killedAt = null;
    await world.minutes(3);
    expect(world.recipients()).toEqual(addressesOf(0, 7));
  });

  it('is not mailed while many mails wait for the mail server', async () => {
    const world = aDesk();
    world.waiting = 200;
    const id = await world.starts();
    await world.minutes(1);
    expect([world.recipients(), (await world.stateOf(id)).status]).toEqual([[], 'sending']);
    world.waiting = 198;
    await world.minutes(1);
    expect(world.recipients()).toHaveLength(2);
  });

  it('shares the mails of a minute with all that are being sent', async () => {
    const { starts, minutes, mails, stateOf } = aDesk();
    await starts();
    const second = await starts({ subject: 'Other' });
    await minutes(3);
    expect(mails().map(({ subject }) => subject)).toEqual([
      ...Array<string>(7).fill('Our picnic'),
      'Other',
      'Other',
    ]);
    expect(await stateOf(second)).toMatchObject({ status: 'sending', mailed: 2 });
  });

  it('has no further mail after a stop', async () => {
    const { starts, minutes, desk, recipients, stateOf, audit, now } = aDesk();
    const id = await starts();
    await minutes(1);
    await desk.stop(ADMIN, id);
    await minutes(1);
    expect(recipients()).toHaveLength(3);
    expect(await stateOf(id)).toMatchObject({ status: 'stopped', bannerUntil: now });
    expect(audit.lines.map(({ actorId, action, details }) => [actorId, action, details])).toEqual([
      [ADMIN, 'announcement.created', { audience: 'everyone', version: 1 }],
      [ADMIN, 'announcement.started', { audience: 'everyone' }],
      [ADMIN, 'announcement.stopped', { mails: 3 }],
    ]);
  });

  it('has the texts of the admin in a frame in the language of the reader, and a link of its own kind', async () => {
    const { starts, minutes, mails } = aDesk();
    await starts();
    await minutes(1);
    const [english, spanish] = mails();
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
});

describe('a draft', () => {
  it('is changed by an admin who names its version, which is audited', async () => {
    const { desk, drafts, stateOf, audit } = aDesk();
    const id = await drafts();
    const { subject, body, audience } = await stateOf(id);
    const changed = { subject: `${subject}!`, body, audience, bannerUntil: '2026-03-21T12:00:00Z' };
    await desk.change(ADMIN, id, 1, changed);
    expect(await stateOf(id)).toMatchObject({ subject: 'Our picnic!', version: 2 });
    expect(audit.lines.at(-1)).toMatchObject({
      action: 'announcement.changed',
      details: { audience: 'everyone', version: 2 },
    });
    await refused(desk.change(ADMIN, id, 1, changed), 'announcement_changed_meanwhile');
    await refused(
      desk.change(ADMIN, id, 2, { ...changed, bannerUntil: 'tomorrow' }),
      'banner_end_not_allowed',
    );
  });

  it('is seen as a mail to the admin, with the number of those who would get it for the coming Saturday', async () => {
    const { desk, drafts, mails } = aDesk();
    const { recipients, mail } = await desk.preview(ADMIN, await drafts({ audience: 'saturday' }));
    expect([recipients, mail.to]).toEqual([7, admin.email]);
    expect(mail.html).toContain('<strong>all</strong>');
    expect(mails()).toEqual([]);
  });

  it('is mailed to its admin alone, ten times an hour', async () => {
    const { desk, drafts, recipients } = aDesk();
    const id = await drafts();
    for (let count = 0; count < 10; count++) expect(await desk.sendTest(ADMIN, id)).toBe(admin.email);
    await refused(desk.sendTest(ADMIN, id), 'too_many_attempts');
    expect(recipients()).toEqual(Array(10).fill(admin.email));
  });

  it('is not mailed to an admin who has switched off announcements', async () => {
    const world = aDesk();
    world.wantsMails = false;
    await refused(world.desk.sendTest(ADMIN, await world.drafts()), 'announcements_switched_off');
    expect(world.recipients()).toEqual([]);
  });
});

it('every act on an announcement that is not there is refused', async () => {
  const { desk } = aDesk();
  const draft: EnteredDraft = {
    subject: 'a',
    body: 'b',
    audience: 'everyone',
    bannerUntil: '2026-03-20T12:00:00Z',
  };
  for (const act of [
    desk.read(9),
    desk.change(ADMIN, 9, 1, draft),
    desk.send(ADMIN, 9, 1),
    desk.stop(ADMIN, 9),
    desk.preview(ADMIN, 9),
    desk.sendTest(ADMIN, 9),
  ])
    await refused(act, 'announcement_not_found');
});
