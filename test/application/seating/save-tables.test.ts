import { DINNER } from '../../support/builders/a-request.js';
import { aTown, type Town } from '../a-town.js';

let town: Town;
beforeEach(() => {
  town = aTown();
});

describe('saving a table', () => {
  it('uses the time zone of most members', async () => {
    for (const userId of [1, 2]) town.requestingUsers.zones.set(userId, 'America/Chicago');
    await town.gather(1, 2, 3, 4, 5);
    expect(town.tables()[0]).toMatchObject({ timeZone: 'America/New_York' });
  });

  describe('whose zone puts it at the instant of a meetup', () => {
    // Dinner at 18:00 in New York.
    const AT_DINNER = {
      scheduledDate: DINNER.preferredDate,
      scheduledTime: '17:00',
      timeZone: 'America/Chicago',
    };
    const aBorderTown = async () => {
      const town = aTown();
      town.requestingUsers.zones.set(1, 'America/Chicago');
      return { town, meetupId: await town.plan(9, AT_DINNER) };
    };

    it('does not seat a user who joined the meetup during the run', async () => {
      const { town, meetupId } = await aBorderTown();
      await town.ask(1, 2, 3, 4, 5);
      await town.runWhile(() => town.join(1, meetupId));
      expect(town.requestOf(1).status).toBe('active');
      expect(town.seated()).not.toContainEqual(expect.arrayContaining([1, 2]));
    });

    it('is formed without the user who has a seat there, and does not wait for them', async () => {
      const { town, meetupId } = await aBorderTown();
      await town.join(1, meetupId);
      await town.gather(1, 2, 3, 4, 5, 6);
      expect(town.seated()).toContainEqual([2, 3, 4, 5, 6]);
      expect(town.requestOf(1).status).toBe('active');
    });

    it('is not filled with them either', async () => {
      const { town, meetupId } = await aBorderTown();
      await town.gather(2, 3, 4, 5, 6);
      await town.join(1, meetupId);
      await town.gather(1);
      expect(town.seated()).toContainEqual([2, 3, 4, 5, 6]);
      expect(town.requestOf(1).status).toBe('active');
    });

    it('is not formed with one whose own zone is the same', async () => {
      const { town, meetupId } = await aBorderTown();
      await town.join(2, meetupId);
      town.requestingUsers.zones.set(2, 'America/Chicago');
      await town.ask(2, 3, 4, 5, 6, 7);
      await town.doJobs(town.movesTo(2, 'America/New_York'));
      expect(town.seated()).toContainEqual([3, 4, 5, 6, 7]);
      expect(town.requestOf(2).status).toBe('active');
    });
  });

  it('saves nothing when one of the users withdraws during the run', async () => {
    await town.ask(1, 2, 3, 4, 5);
    await town.runWhile(() => town.withdrawRequest(3, town.requestOf(3).id));
    expect(town.tables()).toEqual([]);
    expect([1, 2, 3, 4, 5].map((userId) => town.requestOf(userId).status)).toEqual([
      'active',
      'active',
      'cancelled',
      'active',
      'active',
    ]);
    expect(town.realtime.heardBy(1)).toEqual([]);
  });

  it('does not seat a withdrawn request when its user opened another during the run', async () => {
    await town.ask(1, 2, 3, 4, 5);
    await town.runWhile(async () => {
      await town.withdrawRequest(3, town.requestOf(3).id);
      await town.asks(3, { maxDistance: 5 });
    });
    // The first run saved nothing; the new request caused a second run.
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.tables()[0]!.seated.map(({ requestId }) => requestId)).toContain(town.requestOf(3).id);
    expect(town.requests.rows.all().map(({ status }) => status)).toEqual([
      'matched',
      'matched',
      'cancelled',
      'matched',
      'matched',
      'matched',
    ]);
  });

  it('saves nothing when the users become incompatible during the run', async () => {
    await town.ask(1, 2, 3, 4, 5);
    await town.runWhile(() =>
      town.seating.profiles.set(2, { coordinates: { latitude: 51.5, longitude: 0 } }),
    );
    expect(town.tables()).toEqual([]);
    expect(town.requestOf(1).status).toBe('active');
  });

  it('does not fill a seat with a user who withdrew or moved away during the run', async () => {
    await town.gather(1, 2, 3, 4, 5);
    await town.ask(6);
    await town.runWhile(() => town.withdrawRequest(6, town.requestOf(6).id));
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.requestOf(6).status).toBe('cancelled');

    await town.ask(7);
    await town.runWhile(() => town.seating.profiles.set(7, { coordinates: null }));
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.requestOf(7).status).toBe('active');
  });

  it('seats nobody who became the only one during the run and does not want that, at a new table or at an open one', async () => {
    const becomes = (userId: number) => () => town.seating.profiles.set(userId, { notTheOnly: 'woman' });
    await town.ask(1, 2, 3, 4, 5);
    await town.runWhile(becomes(2));
    expect(town.tables()).toEqual([]);

    await town.gather(6);
    expect(town.seated()).toEqual([[1, 3, 4, 5, 6]]);
    await town.ask(7);
    town.seating.profiles.delete(2);
    await town.withdrawRequest(2, town.requestOf(2).id);
    await town.runWhile(becomes(7));
    expect(town.seated()).toEqual([[1, 3, 4, 5, 6]]);
    expect(town.requestOf(7).status).toBe('active');
  });
});
