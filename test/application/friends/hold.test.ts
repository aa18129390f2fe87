import { DINNER } from '../../support/builders/a-request.js';
import { aTown, type Town, UNTIL_FRIDAY } from '../a-town.js';

let town: Town;
beforeEach(() => {
  town = aTown();
});

const LUNCH = { ...DINNER, preferredTime: 'lunch' } as const;
const LATER_DINNER = { ...DINNER, preferredDate: '2026-03-14' };

/** User 1 waits for friends, and enough others wait for a table. */
async function aHeldTown(friends = 1) {
  const town = aTown();
  await town.asks(1, { friends });
  await town.gather(2, 3, 4, 5);
  const { code } = (await town.groupOf(1))!;
  return { town, code: code! };
}

describe('a request made with a friend in mind', () => {
  it('is left out by rolling runs until the friend has come, and then both get one table', async () => {
    const { town, code } = await aHeldTown();
    expect(town.seated()).toEqual([]);
    expect(await town.groupOf(1)).toMatchObject({ heldUntil: new Date('2026-03-03T15:00:00Z') });
    await town.doJobs(town.joins(6, code));
    const [members] = town.seated();
    expect(members).toEqual(expect.arrayContaining([1, 6]));
  });

  it('is seated when the day is over, without anything else that happens in its slot', async () => {
    const { town } = await aHeldTown();
    await town.later({ hours: 23, minutes: 59 });
    // Those who have waited long enough do not wait for a held one.
    expect(town.seated()).toEqual([[2, 3, 4, 5]]);
    const alone = aTown();
    await alone.asks(1, { friends: 1 });
    await alone.ask(2, 3, 4);
    await alone.later({ hours: 24 });
    expect(alone.seated()).toEqual([[1, 2, 3, 4]]);
    expect(await alone.groupOf(1)).toMatchObject({ heldUntil: null });
  });

  it('is seated at once when its user goes without the friend, whose code ends', async () => {
    const { town, code } = await aHeldTown();
    await town.doJobs(town.goesWithout(1));
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(await town.groupOf(1)).toBeNull();
    await expect(town.readsInvitation(code)).rejects.toThrow("This code doesn't work");
  });

  it('is taken as it is by the final run', async () => {
    town.clock.pass({ days: 3 });
    await town.asks(1, { friends: 2 });
    await town.gather(2, 3);
    expect(town.seated()).toEqual([]);
    town.clock.pass({ hours: 14, minutes: 20 });
    await town.settle();
    expect(town.seated()).toEqual([[1, 2, 3]]);
  });

  it('waits for the second of two friends, and goes without only that one', async () => {
    const { town, code } = await aHeldTown(2);
    await town.doJobs(town.joins(6, code));
    expect(town.seated()).toEqual([]);
    expect(await town.groupOf(6)).toMatchObject({ heldUntil: new Date('2026-03-03T15:00:00Z') });
    await town.doJobs(town.goesWithout(6));
    expect(town.seated()).toEqual([expect.arrayContaining([1, 6])]);
  });

  it('lets the friends who have come go when its user withdraws', async () => {
    const { town, code } = await aHeldTown(2);
    await town.doJobs(town.joins(6, code));
    town.realtime.signals.length = 0;
    await town.doJobs(town.withdrawRequest(1, town.requestOf(1).id));
    expect(town.realtime.signals).toContainEqual({ type: 'matches_changed', userIds: [1, 6] });
    expect(town.seated()).toEqual([[2, 3, 4, 5, 6]]);
  });

  it('is left out by a run that has planned its table before', async () => {
    await town.ask(1, 2, 3, 4, 5);
    await town.runWhile(() => town.opens(1));
    expect(town.seated().flat()).not.toContain(1);
  });

  it('keeps its code and its friends when other limits are chosen', async () => {
    const { town, code } = await aHeldTown(2);
    await town.joins(6, code);
    await town.doJobs(town.asks(1, { maxDistance: 40, replaces: town.requestOf(1).id }));
    expect(await town.groupOf(1)).toMatchObject({ state: 'together', code, friends: ['User 6'] });
    expect(town.seated()).toEqual([]);
  });

  it('takes a code that nobody has used along to another slot, and friends not', async () => {
    const { town, code } = await aHeldTown();
    await town.asks(1, { slot: LATER_DINNER, replaces: town.requestOf(1).id });
    expect(await town.readsInvitation(code)).toMatchObject({ chair: { slot: LATER_DINNER } });
    await town.joins(6, code);
    await town.asks(1, { slot: LUNCH, replaces: town.requestOf(1).id });
    expect(await town.groupOf(6)).toMatchObject({ state: 'over' });
    expect(await town.groupOf(1)).toBeNull();
  });
});

describe('the end of a hold', () => {
  it('is queued for its instant, so that it outlives the process', async () => {
    await town.asks(1, { friends: 1 });
    const queued = town.jobs.waiting.filter(({ name }) => name === 'form-tables');
    expect(queued).toMatchObject([{ payload: { slot: DINNER }, options: { delaySeconds: 86_400 } }]);
  });

  it('comes with the final run where that is sooner', async () => {
    town.clock.pass(UNTIL_FRIDAY);
    await town.asks(1, { slot: LATER_DINNER, friends: 1 });
    town.clock.pass({ days: 6 });
    expect(await town.groupOf(1)).toMatchObject({ heldUntil: null });
  });
});
