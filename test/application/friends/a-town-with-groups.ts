import { FindGroup } from '../../../src/application/friends/find-group.js';
import { GroupChanged } from '../../../src/application/friends/group-changed.js';
import { JoinGroup } from '../../../src/application/friends/join-group.js';
import { LeaveGroup } from '../../../src/application/friends/leave-group.js';
import { OpenGroup } from '../../../src/application/friends/open-group.js';
import { PurgeGroups } from '../../../src/application/friends/purge-groups.js';
import { SlotOfRequest } from '../../../src/application/friends/slot-of-request.js';
import { RequestRun } from '../../../src/application/seating/request-run.js';
import { InMemoryFriendGroups } from '../../support/fakes/in-memory-friend-groups.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { aTown } from '../a-town.js';

/** A town with the use cases of groups. */
export function aTownWithGroups() {
  const town = aTown();
  const { unitOfWork, requests, seating, realtime, clock, jobs, blocks } = town;
  const groups = new InMemoryFriendGroups(requests, blocks.pairs);
  seating.groupOf = (requestId) => groups.numberOf(requestId);
  const limiter = new InMemoryRateLimiter(clock);
  const slotOfRequest = new SlotOfRequest(requests, seating, clock);
  const changed = new GroupChanged(new RequestRun(jobs, 1000), realtime);
  const openGroup = new OpenGroup(unitOfWork, limiter, slotOfRequest, groups, new ScriptedChance(1), clock);
  const joinGroup = new JoinGroup(unitOfWork, limiter, slotOfRequest, groups, blocks, changed, clock);
  const leaveGroup = new LeaveGroup(unitOfWork, requests, seating, groups, changed, clock);
  const findGroup = new FindGroup(requests, groups, clock);
  const purgeGroups = new PurgeGroups(groups, clock);
  const joins = (userId: number, code: string) => joinGroup.execute({ userId, code });
  return {
    ...town,
    groups,
    opens: (userId: number) => openGroup.execute(userId),
    joins,
    leaves: (userId: number) => leaveGroup.execute(userId),
    groupOf: (userId: number) => findGroup.execute(userId),
    purge: () => purgeGroups.execute(),
    /** The first user opens a group, the others join it. @returns the code */
    async comeTogether(...userIds: number[]): Promise<string> {
      await openGroup.execute(userIds[0]!);
      const { code } = (await findGroup.execute(userIds[0]!))!;
      for (const userId of userIds.slice(1)) await joins(userId, code!);
      return code!;
    },
  };
}
