import { PROPOSE_VENUES } from '../../../src/application/venue/propose-venues.js';
import { aTown } from '../a-town.js';
import { aSeatedTable } from './a-seated-table.js';

const JOINED = '{name} joined the table. Say hi!';
const FOUND = 'Your table is ready: Sat, Mar 7, 6 PM';

describe('after a seat was taken', () => {
  it('one system message is posted, however often the event is handled', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.ask(6);
    await town.doJobs();
    await town.jobs.add('seat-taken', { matchId, userId: 6 });
    await town.doJobs();
    expect(town.chat.said(matchId).filter((line) => line === JOINED)).toHaveLength(1);
  });

  it('only the new member is mailed, and venues are proposed again', async () => {
    const { town } = await aSeatedTable();
    const before = town.places.asked.length;
    await town.ask(6);
    await town.doJobs();
    expect(town.mailsTo(6)).toEqual([FOUND]);
    expect(town.mailsTo(1)).toEqual([FOUND]);
    expect(town.places.asked.length).toBeGreaterThan(before);
  });

  it('at a meetup, the user who took it themselves gets no mail, and no venues are proposed', async () => {
    const town = aTown();
    const meetupId = await town.plan(1);
    await town.join(2, meetupId);
    await town.doJobs();
    const { table } = await town.meetup(meetupId);
    expect(town.chat.said(table.id)).toContain(JOINED);
    expect(town.mailsTo(2)).toEqual([]);
    expect(town.places.asked).toEqual([]);
    expect(town.jobs.named(PROPOSE_VENUES)).toEqual([]);
  });

  it('nothing is posted or mailed when the member has left before', async () => {
    const { town, matchId } = await aSeatedTable();
    await town.leave(5, matchId);
    const lines = town.chat.said(matchId);
    const mails = town.mailsTo(5);
    town.jobs.take('seat-freed');
    await town.jobs.add('seat-taken', { matchId, userId: 5 });
    await town.doJobs();
    expect(town.chat.said(matchId)).toEqual(lines);
    expect(town.mailsTo(5)).toEqual(mails);
  });
});
