import { LeaveAllMatches } from '../../../src/application/match/leave-all-matches.js';
import type { CancelMatch } from '../../../src/application/match/cancel-match.js';
import type { LeaveMatch } from '../../../src/application/match/leave-match.js';
import { aTown } from '../a-town.js';

const ORGANIZER = 1;

/** Records which matches are left and which are canceled. */
function leavingAll() {
  const town = aTown();
  const left: number[] = [];
  const canceled: number[] = [];
  const leaveMatch = {
    execute: async ({ matchId }) => {
      left.push(matchId);
      return 'left';
    },
  } as Pick<LeaveMatch, 'execute'> as LeaveMatch;
  const cancelMatch = {
    execute: async ({ matchId }) => {
      canceled.push(matchId);
      return 'cancelled';
    },
  } as Pick<CancelMatch, 'execute'> as CancelMatch;
  const leaveAll = new LeaveAllMatches(town.matches, leaveMatch, cancelMatch, town.clock);
  return { town, left, canceled, leaveAll: (userId: number) => leaveAll.execute(userId) };
}

describe('Leaving all matches', () => {
  it('cancels the meetups that the user organizes and leaves the matches of others', async () => {
    const { town, left, canceled, leaveAll } = leavingAll();
    const own = await town.meetup(await town.plan(ORGANIZER));
    const other = await town.meetup(await town.plan(2, { scheduledTime: 'brunch' }));
    await town.join(ORGANIZER, other.id);
    await leaveAll(ORGANIZER);
    expect(canceled).toEqual([own.table.id]);
    expect(left).toEqual([other.table.id]);
  });

  it('leaves an own meetup that has started, because only upcoming ones can be canceled', async () => {
    const { town, left, canceled, leaveAll } = leavingAll();
    const own = await town.meetup(await town.plan(ORGANIZER));
    town.clock.pass({ days: 5, hours: 9 });
    await leaveAll(ORGANIZER);
    expect(canceled).toEqual([]);
    expect(left).toEqual([own.table.id]);
  });

  it('skips a match that ended after its id was read', async () => {
    const { town, left, canceled, leaveAll } = leavingAll();
    const own = await town.meetup(await town.plan(ORGANIZER));
    town.matches.openTablesOf = async () => [own.table.id];
    await town.cancelOwnMeetup(ORGANIZER, own.id);
    await leaveAll(ORGANIZER);
    expect([left, canceled]).toEqual([[], []]);
  });
});
