import { ParticipantGuard } from '../../../src/application/meetup/participant-guard.js';
import { AccountGone } from '../../../src/application/shared/account-gone.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { GoodStanding } from '../../../src/application/standing/good-standing.js';
import { PlansAtThatTime } from '../../../src/domain/meetup/meetup-errors.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { AccountSuspended } from '../../../src/domain/moderation/suspension-errors.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { aTown } from '../a-town.js';
import { aTownWithMeetup, ORGANIZER } from './a-town-with-meetup.js';

describe('Two plans for the same time', () => {
  it('cannot be a seat in a match and one at a meetup', async () => {
    const { town, meetupId } = await aTownWithMeetup();
    await town.ask(2, 3, 4, 5, 6);
    await town.doJobs();
    await expect(town.join(2, meetupId)).rejects.toThrow(PlansAtThatTime);
    await expect(town.waitFor(2, meetupId)).rejects.toThrow(PlansAtThatTime);
  });

  it('cannot be two meetups', async () => {
    const { town } = await aTownWithMeetup([2]);
    const other = await town.plan(9);
    await expect(town.join(2, other)).rejects.toThrow(PlansAtThatTime);
  });

  it('are allowed at different times of one day', async () => {
    const { town } = await aTownWithMeetup();
    const brunch = await town.plan(9, { scheduledTime: 'brunch' });
    await town.ask(2, 3, 4, 5, 6);
    await town.doJobs();
    await expect(town.join(2, brunch)).resolves.toBeGreaterThan(0);
  });
});

describe('A waiting request and a meetup', () => {
  it('at the same time: who joins withdraws the request and is told so', async () => {
    const { town, meetupId, seated } = await aTownWithMeetup();
    await town.ask(2);
    expect(await town.joinMeetup.join({ userId: 2, meetupId })).toMatchObject({ requestWithdrawn: true });
    expect(await town.requests.openOf(2)).toBeNull();
    expect(await seated()).toEqual([ORGANIZER, 2]);
  });

  it('at different times: who joins keeps the request', async () => {
    const { town } = await aTownWithMeetup();
    const brunch = await town.plan(9, { scheduledTime: 'brunch' });
    await town.ask(2);
    const joined = await town.joinMeetup.join({ userId: 2, meetupId: brunch });
    expect(joined).toMatchObject({ requestWithdrawn: false });
    expect((await town.requests.openOf(2))?.isWaiting).toBe(true);
  });

  it('at the same time: who is waitlisted keeps the request until they get the seat, with a word in the mail', async () => {
    const { town, meetupId, seated } = await aTownWithMeetup([2], { maxParticipants: 2 });
    await town.ask(3);
    await town.waitFor(3, meetupId);
    expect((await town.requests.openOf(3))?.isWaiting).toBe(true);
    await town.leaveMeetup(2, meetupId);
    await town.doJobs();
    expect(await seated()).toEqual([ORGANIZER, 3]);
    expect(await town.requests.openOf(3)).toBeNull();
    const [mail] = town.jobs.named<Mail>('send-mail').filter(({ to }) => to === 'person3@example.org');
    expect(mail!.text).toContain('we withdrew your request for the same time');
  });

  it('at the same time: the next run seats the others only', async () => {
    const { town, meetupId } = await aTownWithMeetup();
    await town.ask(2, 3, 4, 5, 6, 7);
    await town.join(2, meetupId);
    await town.doJobs();
    const tables = town.matches.rows.all().filter((match) => match.slot);
    expect(tables.map((match) => match.seated.map(({ userId }) => userId))).toEqual([[3, 4, 5, 6, 7]]);
  });
});

describe('ParticipantGuard', () => {
  const aGuard = () => {
    const { clock, participants, suspensions, matches, requests } = aTown();
    const limiter = new InMemoryRateLimiter(clock);
    const standing = new GoodStanding(suspensions, clock);
    const guard = new ParticipantGuard(participants, standing, matches, requests, limiter);
    const suspend = (userId: number) =>
      suspensions.add(Suspension.suspend({ userId, reason: 'Insults', until: null }, 99, clock.now()));
    return { guard, participants, suspend, now: clock.now() };
  };

  it('refuses a deleted account', async () => {
    const { guard, participants, now } = aGuard();
    participants.known.set(2, null);
    await expect(guard.find(2, now)).rejects.toThrow(AccountGone);
    await expect(guard.lock(2, now)).rejects.toThrow(AccountGone);
    expect(await guard.lockIfActive(2, now)).toBeNull();
  });

  it('refuses a suspended account and returns an active one', async () => {
    const { guard, suspend, now } = aGuard();
    await suspend(2);
    await expect(guard.lock(2, now)).rejects.toThrow(AccountSuspended);
    expect(await guard.lockIfActive(2, now)).toBeNull();
    expect(await guard.lockIfActive(3, now)).toMatchObject({ userId: 3 });
  });
});
