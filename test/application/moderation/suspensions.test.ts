import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { plainLinks } from '../../support/fakes/plain-links.js';
import { refused } from '../../support/refused.js';
import { aTown } from '../a-town.js';
import { aRecord, aSuspensionDesk } from './a-suspension-desk.js';

let desk: Awaited<ReturnType<typeof aSuspensionDesk>>;
beforeEach(async () => {
  desk = await aSuspensionDesk();
});

describe('a suspended user', () => {
  let town: ReturnType<typeof aTown>;
  let ada: number;
  beforeEach(async () => {
    town = aTown();
    desk = await aSuspensionDesk({ ...town, links: plainLinks }, town.participation);
    ({ ada } = desk);
  });
  /** Without the consequences. */
  const isSuspended = () =>
    town.suspensions.add(
      Suspension.suspend({ userId: ada, reason: 'Insults', until: null }, 99, town.clock.now()),
    );

  it('cannot open a request, join a meetup or waitlist, or write', async () => {
    const meetupId = await town.plan(2, { maxParticipants: 2 });
    const matchId = (await town.meetup(meetupId)).table.id;
    await town.join(ada, meetupId);
    await isSuspended();
    for (const tries of [
      () => town.asks(ada),
      () => town.write(ada, matchId, 'Hello?'),
      () => town.join(ada, meetupId),
      () => town.waitFor(ada, meetupId),
    ])
      await refused(tries(), 'suspended');
  });

  it('is skipped when a seat is freed', async () => {
    const meetupId = await town.plan(2, { maxParticipants: 2 });
    await town.join(3, meetupId);
    await town.waitFor(ada, meetupId);
    await town.waitFor(4, meetupId);
    await isSuspended();
    await town.doJobs(town.leaveMeetup(3, meetupId));
    expect(town.seated()).toEqual([[2, 4]]);
    expect((await town.meetup(meetupId)).isOnWaitlist(ada)).toBe(false);
  });

  it('may ask again once it has expired, and the job closes and audits it once', async () => {
    await desk.suspend(desk.mia, '2026-03-03');
    await desk.closeExpired();
    expect((await desk.inForce())!.status).toBe('in_force');
    town.clock.pass({ days: 1 });
    await town.asks(ada);
    for (let round = 0; round < 2; round++) await desk.closeExpired();
    expect(await desk.inForce()).toBeNull();
    expect(desk.audit.lines.map(({ action, actorId }) => [action, actorId]).slice(1)).toEqual([
      ['user.suspension_over', null],
    ]);
  });
});

describe('suspending', () => {
  it('gives up seats before the user is locked, and those that were taken meanwhile', async () => {
    const { users, ada } = desk;
    const find = users.findForUpdate.bind(users);
    users.findForUpdate = async (id) => {
      expect(desk.cancelled).toEqual([ada]);
      return find(id);
    };
    await desk.suspend();
    expect(desk.cancelled).toEqual([ada, ada]);
  });

  it('replaces no ending', async () => {
    for (const moderator of [desk.mia, desk.omar]) await desk.endAccount(moderator);
    const person = (await desk.users.find(desk.ada))!;
    const restriction = { until: null, reason: 'Too young', replaces: true };
    expect(await desk.applySuspension.execute(person, restriction, desk.mia)).toBeNull();
    expect((await desk.inForce())!.kind).toBe('ending');
  });
});

describe('the mail about a suspension', () => {
  it('has its end in the local time of the product and the language of its reader, the reason and the way to appeal', async () => {
    await desk.suspend(desk.mia, '2026-03-09');
    const [mail, ...more] = desk.mails();
    expect([mail!.to, mail!.subject, more]).toEqual(['ada@example.org', 'Your account is suspended', []]);
    expect(mail!.text).toMatch(/until Monday, March 9, 2026, 12\sAM\./);
    expect(mail!.text).toContain('The reason: Insults');
    expect(JSON.stringify(desk.audit.lines)).not.toContain('Insults');
    expect(mail!.text).toContain('https://tables.example.org/auth');

    const ada = (await desk.users.find(desk.ada))!;
    ada.changeLanguage('es', desk.clock.now());
    await desk.users.save(ada);
    await desk.lift(desk.mia);
    desk.mails();
    await desk.suspend(desk.mia, '2026-03-09');
    expect(desk.mails()[0]!.text).toMatch(/lunes, 9 de marzo de 2026, 12\sa\.\sm\./);
  });

  it('says so if there is no end', async () => {
    await desk.suspend();
    expect(desk.mails()[0]!.text).toContain('until further notice');
  });
});

describe('lifting a suspension', () => {
  it('ends it, mails the note and is audited without the note', async () => {
    await desk.suspend();
    desk.mails();
    await desk.lift(desk.omar, 'Sorry about that.');
    expect(await desk.inForce()).toBeNull();
    const [mail] = desk.mails();
    expect([mail!.to, mail!.subject]).toEqual(['ada@example.org', 'You can sign in again']);
    expect(mail!.text).toContain('Sorry about that.');
    expect(desk.audit.lines.at(-1)).toMatchObject({ action: 'user.suspension_lifted' });
    expect(JSON.stringify(desk.audit.lines)).not.toContain('Sorry');
  });

  it('is refused without a suspension, and after its expiry', async () => {
    await refused(desk.lift(desk.omar), 'not_suspended');
    await desk.suspend(desk.mia, '2026-03-03');
    desk.clock.pass({ days: 2 });
    await refused(desk.lift(desk.omar), 'not_suspended');
  });
});

describe('an appeal', () => {
  it('needs a suspension, is stored with it, once, and is answered by another moderator', async () => {
    await refused(desk.appeal(), 'not_suspended');
    await refused(desk.answer(desk.omar, false), 'no_appeal_waiting');
    await desk.suspend(desk.mia);
    await refused(desk.answer(desk.omar, false), 'no_appeal_waiting');
    await desk.appeal('It was not me.');
    await refused(desk.appeal('Really not.'), 'already_appealed');
    await refused(desk.answer(desk.mia, true), 'appeal_needs_another');
    expect((await desk.inForce())!.appeal).toMatchObject({ note: 'It was not me.', answer: null });
  });

  it.each([
    [true, 'your account is no longer suspended'],
    [false, 'the decision stands'],
  ])(
    'is answered by mail, and whether that lifts the suspension (%s) is audited',
    async (lifted, sentence) => {
      await desk.suspend(desk.mia);
      await desk.appeal();
      desk.mails();
      await desk.answer(desk.omar, lifted);
      expect((await desk.inForce()) === null).toBe(lifted);
      const [mail] = desk.mails();
      expect(mail!.text).toContain(sentence);
      expect(mail!.text).toContain('We read it again.');
      expect(desk.audit.lines.at(-1)).toMatchObject({ action: 'user.appeal_answered', details: { lifted } });
    },
  );
});

it('lifting and granting an appeal are refused while the user is not 18 yet', async () => {
  const ada = (await desk.users.find(desk.ada))!;
  ada.correctDateOfBirth('2010-05-06', desk.clock.now());
  await desk.users.save(ada);
  await desk.suspend(desk.mia);
  await desk.appeal();
  await refused(desk.answer(desk.omar, true), 'still_under_age');
  await refused(desk.lift(desk.omar), 'still_under_age');
  await desk.answer(desk.omar, false);
});

it('ending the sessions of a user ends all of them, and is audited', async () => {
  const { ada, mia } = desk;
  await desk.endSessions(mia);
  expect(desk.sessions.ended).toEqual([{ userId: ada }]);
  const target = { kind: 'user', id: ada };
  expect(desk.audit.lines).toEqual([{ actorId: mia, action: 'user.sessions_ended', target }]);
});

describe('the record of a user', () => {
  it('is complete for staff, and every view is audited', async () => {
    const { ada, mia } = desk;
    expect(await desk.record(mia)).toEqual(aRecord(ada));
    expect(desk.audit.lines).toEqual([
      { actorId: mia, action: 'user.viewed', target: { kind: 'user', id: ada } },
    ]);
  });

  it('shows staff no proposed endings of their own account, nor that there was a decision', async () => {
    const own = await desk.record(desk.mia, desk.mia);
    expect(own.suspensions.map(({ status }) => status)).toEqual(['lifted']);
    expect(own.lastDecisionId).toBeNull();
  });

  it('of an unknown user is not found, and not audited', async () => {
    await refused(desk.record(desk.mia, 4711), 'person_not_found');
    expect(desk.audit.lines).toEqual([]);
  });
});
