import { describe, expect, it } from '@jest/globals';
import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { OtherPlans } from '../../../src/application/meetup/other-plans.js';
import { PlanMeetup } from '../../../src/application/meetup/plan-meetup.js';
import { VenueFinder } from '../../../src/application/meetup/venue-finder.js';
import { GoodStanding } from '../../../src/application/standing/good-standing.js';
import { PictureStore } from '../../../src/application/shared/picture-store.js';
import { NotTrustedToOrganize } from '../../../src/domain/meetup/meetup-errors.js';
import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { AccountSuspended } from '../../../src/domain/moderation/suspension-errors.js';
import { aMeetupForm } from '../../support/builders/a-meetup.js';
import { InMemoryPlaces } from '../../support/fakes/in-memory-places.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { aTown, STAFF } from '../a-town.js';

const ORGANISER = 1;

/** Somebody is about to invite; `meanwhile` happens while the address is looked up. */
function anInvitation(meanwhile: (town: ReturnType<typeof aTown>) => Promise<unknown> | unknown) {
  const town = aTown();
  const map = new InMemoryPlaces();
  map.search = async () => {
    await meanwhile(town);
    return [];
  };
  const limiter = new InMemoryRateLimiter(town.clock);
  const planMeetup = new PlanMeetup(
    town.unitOfWork,
    town.meetups,
    town.participants,
    new GoodStanding(town.suspensions, town.clock),
    new OtherPlans(town.matches, town.requests),
    new VenueFinder(map, { zoneOf: () => 'America/New_York' }, 'America/New_York'),
    new PictureStore(town.objects, { toWebp: async (bytes) => bytes }, new ScriptedChance(), limiter),
    limiter,
    town.realtime,
    town.audit,
    town.clock,
  );
  const invite = (userId: number, byStaff: boolean) =>
    planMeetup.execute({ ...aMeetupForm(), coordinates: null, userId, byStaff });
  return { town, invite };
}

describe('while the place of a new meetup is looked up', () => {
  it('its organiser may delete their account, and nobody invites', async () => {
    const { town, invite } = anInvitation(({ participants }) => participants.known.set(ORGANISER, null));
    await expect(invite(ORGANISER, false)).rejects.toThrow(AccountGone);
    expect(town.tables()).toEqual([]);
  });

  it('its organiser may lose what trust they had, and does not invite', async () => {
    const { invite } = anInvitation(({ participants }) =>
      participants.known.set(ORGANISER, { trustScore: 40 }),
    );
    await expect(invite(ORGANISER, false)).rejects.toThrow(NotTrustedToOrganize);
  });

  it.each([
    ['a member', ORGANISER, false],
    ['one of the staff', STAFF, true],
  ])('%s may be suspended, and does not invite', async (_who, userId, byStaff) => {
    const { town, invite } = anInvitation(({ suspensions, clock }) =>
      suspensions.add(Suspension.suspend({ userId, reason: 'Insults', until: null }, 99, clock.now())),
    );
    await expect(invite(userId, byStaff)).rejects.toThrow(AccountSuspended);
    expect(town.tables()).toEqual([]);
    expect(town.audit.lines).toEqual([]);
  });
});
