import { describe, expect, it } from '@jest/globals';
import { ParticipantGuard } from '../../../src/application/meetup/participant-guard.js';
import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { GoodStanding } from '../../../src/application/standing/good-standing.js';
import { PlansAtThatTime } from '../../../src/domain/meetup/meetup-errors.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { AccountSuspended } from '../../../src/domain/moderation/suspension-errors.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { aTown } from '../a-town.js';
import { aTownWithMeetup } from './a-town-with-meetup.js';

describe('Two plans for the same time', () => {
  it('cannot be a match or a matching request and a meetup', async () => {
    const { town, meetupId } = await aTownWithMeetup();
    await town.ask(2);
    await expect(town.join(2, meetupId)).rejects.toThrow(PlansAtThatTime);
    await expect(town.waitFor(2, meetupId)).rejects.toThrow(PlansAtThatTime);
    await town.ask(3, 4, 5, 6);
    await town.doJobs();
    await expect(town.join(2, meetupId)).rejects.toThrow(PlansAtThatTime);
  });

  it('cannot be two meetups', async () => {
    const { town } = await aTownWithMeetup([2]);
    const other = await town.plan(9);
    await expect(town.join(2, other)).rejects.toThrow(PlansAtThatTime);
  });

  it('are allowed at different times of one day', async () => {
    const { town } = await aTownWithMeetup();
    const brunch = await town.plan(9, { scheduledTime: 'brunch' });
    await town.ask(2);
    await town.join(2, brunch);
    await town.asks(3);
    await expect(town.join(3, brunch)).resolves.toBeGreaterThan(0);
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
