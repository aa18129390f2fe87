import { aSeatedTable } from '../match/a-seated-table.js';

/** From Monday 10:00 to Saturday 17:00 in New York, an hour before the start. */
const UNTIL_AN_HOUR_BEFORE = { days: 5, hours: 7 };

it('a late arrival is stored and shown to the table at once', async () => {
  const { town, matchId } = await aSeatedTable();
  town.clock.pass(UNTIL_AN_HOUR_BEFORE);
  await town.runLate(2, matchId, 15);
  const [table] = town.tables();
  expect(table!.seated.find(({ userId }) => userId === 2)).toMatchObject({
    status: 'confirmed',
    lateMinutes: 15,
  });
  expect(town.realtime.signals).toEqual([{ type: 'matches_changed', userIds: [1, 2, 3, 4, 5] }]);
});

it('a late arrival is forgotten when the seat is given back, and refused without a seat', async () => {
  const { town, matchId } = await aSeatedTable();
  town.clock.pass(UNTIL_AN_HOUR_BEFORE);
  await town.leave(2, matchId);
  await expect(town.runLate(2, matchId, 15)).rejects.toThrow('no longer available');
  await expect(town.runLate(1, 4711, 15)).rejects.toThrow('no longer available');
});
