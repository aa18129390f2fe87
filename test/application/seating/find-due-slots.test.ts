import { aTown } from '../a-town.js';

const FAR_AWAY = { coordinates: { latitude: 51.5, longitude: -0.1 } };

describe('the final run', () => {
  it('is queued at 00:15 on Friday, once per slot and time zone', async () => {
    const town = aTown();
    await town.ask(1, 2, 3);
    await town.later({ days: 3, hours: 14, minutes: 14 });
    await town.runFinals();
    expect(town.seated()).toEqual([]);

    town.clock.pass({ minutes: 1 });
    await town.runFinals();
    expect(town.seated()).toEqual([[1, 2, 3]]);
    await town.runFinals();
    expect(town.jobs.named('finalize-slot')).toEqual([]);
  });

  it('is queued at the local time of each time zone', async () => {
    const town = aTown();
    for (const userId of [1, 2, 3]) town.requestingUsers.zones.set(userId, 'Europe/London');
    for (const userId of [4, 5, 6]) town.seating.profiles.set(userId, FAR_AWAY);
    await town.ask(1, 2, 3, 4, 5, 6);
    // Friday 00:20 in London is Thursday 19:20 in New York.
    await town.later({ days: 3, hours: 9, minutes: 20 });
    await town.runFinals();
    expect(town.seated()).toEqual([[1, 2, 3]]);
    town.clock.pass({ hours: 5 });
    await town.runFinals();
    expect(town.seated()).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });
});
