import { DINNER } from '../../support/builders/a-request.js';
import { startOf } from '../../../src/domain/shared/slot.js';
import { aTown } from '../a-town.js';

const LOS_ANGELES = 'America/Los_Angeles';

describe('a user who moves', () => {
  it('before the first seat sits at the hour of the new location', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    for (const userId of [1, 2, 3, 4, 5]) await town.movesTo(userId, LOS_ANGELES);
    await town.doJobs();
    expect(town.tables()).toMatchObject([{ timeZone: LOS_ANGELES, startsAt: startOf(DINNER, LOS_ANGELES) }]);
  });

  it('after the first seat keeps its hour, also when the table is lost', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    await town.movesTo(1, LOS_ANGELES);
    await town.cancelMatch(2, town.tables()[0]!.id);
    expect(town.requestOf(1)).toMatchObject({ status: 'active', timeZone: 'America/New_York' });
  });

  it('waits in the home zone without coordinates', async () => {
    const town = aTown();
    town.requestingUsers.zones.set(1, LOS_ANGELES);
    await town.ask(1);
    await town.movesTo(1, null);
    expect(town.requestOf(1).timeZone).toBe('America/New_York');
  });

  it('to where the Saturday is closed is told that the request ended', async () => {
    const town = aTown();
    await town.ask(1);
    // Thursday 23:30 in New York is already Friday in London.
    await town.later({ days: 3, hours: 13, minutes: 30 });
    await town.movesTo(1, 'Europe/London');
    await town.doJobs();
    expect(town.requestOf(1).status).toBe('expired');
    expect(town.mailsTo(1)).toEqual(['Your request for Sat, Mar 7 has ended']);
    expect(town.realtime.heardBy(1)).toEqual(['matches_changed', 'request_closed']);
    await expect(town.asks(1, { slot: { ...DINNER, preferredDate: '2026-03-14' } })).resolves.toMatchObject({
      timeZone: 'Europe/London',
    });
  });
});
