import { DINNER } from '../../support/builders/a-request.js';
import { aTown, type Town } from '../a-town.js';

let town: Town;
beforeEach(() => {
  town = aTown();
});

describe('seating the users of a slot', () => {
  it('forms a table as soon as five users wait', async () => {
    await town.gather(1, 2, 3, 4);
    expect(town.seated()).toEqual([]);

    await town.gather(5);
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.tables()[0]).toMatchObject({ status: 'pending', slot: DINNER, matchScore: 50 });
    for (const userId of [1, 2, 3, 4, 5]) expect(town.requestOf(userId).status).toBe('matched');
  });

  it('fills a free seat with a user who opens a request later', async () => {
    await town.gather(1, 2, 3, 4, 5);
    town.realtime.forget();
    await town.gather(6);
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
    expect(town.requestOf(6).status).toBe('matched');
    expect(town.realtime.heardBy(6)).toEqual(['match_found']);
    expect(town.realtime.heardBy(1)).toEqual(['matches_changed']);
    await town.gather(7);
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
    expect(town.requestOf(7).status).toBe('active');
  });

  it('saves which run formed a table, which run filled it, and the affinity of each pair', async () => {
    await town.gather(1, 2, 3, 4, 5);
    expect(town.tables()[0]!.formation).toMatchObject({ run: 'rolling', grownBy: null, meanAffinity: 50 });
    expect(town.tables()[0]!.formation!.pairs).toHaveLength(10);

    await town.gather(6, 7);
    expect(town.tables()[0]!.formation).toMatchObject({ run: 'rolling', grownBy: 'rolling' });
    await town.reachFriday();
    await town.doJobs(town.leave(1, town.tables()[0]!.id));
    expect(town.seated()).toEqual([[2, 3, 4, 5, 6, 7]]);
    expect(town.tables()[0]!.formation).toMatchObject({ run: 'rolling', grownBy: 'backfill' });
    expect(town.tables()[0]!.formation!.pairs).toHaveLength(15);
  });
});

/** A confirmed table of users 1 to 5, and user 6, who waits because a block keeps them from user 5. */
async function aTableAndOneWaiting() {
  const town = aTown();
  await town.gather(1, 2, 3, 4, 5);
  for (const userId of [2, 3, 4, 5]) await town.blocks.add(6, userId, town.clock.now());
  await town.gather(6);
  await town.reachFriday();
  for (const userId of [2, 3, 4]) await town.blocks.remove(6, userId);
  town.jobs.take('send-mail');
  return { town, matchId: town.tables()[0]!.id };
}

it('a seat that is freed on Saturday morning is given to one who waits, and all are told', async () => {
  const { town, matchId } = await aTableAndOneWaiting();
  expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
  await town.later({ days: 1, hours: 9 });
  await town.doJobs(town.leave(5, matchId));
  expect(town.seated()).toEqual([[1, 2, 3, 4, 6]]);
  expect(town.requestOf(6).status).toBe('matched');
  expect(town.mailsTo(6)).toEqual([expect.stringMatching(/^Your table is ready/)]);
  expect(town.realtime.heardBy(6)).toContain('match_found');
  const lines = town.chat.said(matchId);
  expect(lines.some((line) => line.endsWith('left the table.'))).toBe(true);
  expect(lines.some((line) => line.endsWith('joined the table. Say hi!'))).toBe(true);
  for (const userId of [1, 2, 3, 4]) expect(town.realtime.heardBy(userId)).toContain('matches_changed');
});

it('the user who takes a freed seat reads what is written from then on', async () => {
  const { town, matchId } = await aTableAndOneWaiting();
  await town.later({ days: 1, hours: 9 });
  await town.write(1, matchId, 'Before the change');
  town.clock.pass({ minutes: 1 });
  await town.doJobs(town.leave(5, matchId));
  await town.write(1, matchId, 'Hi there');
  const texts = (await town.read(6, matchId)).map(({ text }) => text);
  expect(texts).toContain('Hi there');
  expect(texts).not.toContain('Before the change');
});

it('a seat that is freed less than three hours before the start stays free', async () => {
  const { town, matchId } = await aTableAndOneWaiting();
  await town.later({ days: 1, hours: 15 });
  await town.doJobs(town.leave(5, matchId));
  expect(town.seated()).toEqual([[1, 2, 3, 4]]);
});

it('two who agreed to meet as a pair stay two, before the final run and after it', async () => {
  const town = aTown();
  const matchId = await town.gather(1, 2, 3, 4, 5);
  for (const userId of [3, 4, 5]) await town.leave(userId, matchId);
  for (const userId of [1, 2]) await town.confirm(userId, matchId);
  await town.gather(6);
  expect(town.seated()).toEqual([[1, 2]]);
  await town.reachFriday();
  await town.doJobs(town.changesProfile(6));
  expect(town.seated()).toEqual([[1, 2]]);
  expect(town.tables()[0]).toMatchObject({ status: 'confirmed', meetupType: '1v1' });
  expect(town.requestOf(6).status).toBe('active');
});
