import { FindGroup } from '../../application/friends/find-group.js';
import { GroupChanged } from '../../application/friends/group-changed.js';
import { JoinGroup } from '../../application/friends/join-group.js';
import { LeaveGroup } from '../../application/friends/leave-group.js';
import { OpenGroup } from '../../application/friends/open-group.js';
import type { FriendGroups } from '../../application/friends/ports.js';
import { PURGE_GROUPS, PurgeGroups } from '../../application/friends/purge-groups.js';
import { SlotOfRequest } from '../../application/friends/slot-of-request.js';
import type { MatchingRequests } from '../../application/matching-request/ports.js';
import type { Blocks } from '../../application/moderation/ports.js';
import type { SlotLocks, SlotSnapshots } from '../../application/seating/ports.js';
import type { RequestRun } from '../../application/seating/request-run.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly requests: MatchingRequests;
  readonly slots: SlotLocks & SlotSnapshots;
  readonly groups: FriendGroups;
  readonly blocks: Blocks;
  readonly requestRun: RequestRun;
}

export function composeFriends(shared: Shared, ports: Ports) {
  const { requests, slots, groups, blocks, requestRun } = ports;
  const { unitOfWork, limiter, chance, realtime, clock } = shared;
  const slotOf = new SlotOfRequest(requests, slots, clock);
  const changed = new GroupChanged(requestRun, realtime);
  const background: Background = {
    handlers: {
      [PURGE_GROUPS]: new PurgeGroups(groups, clock),
    },
    recurring: [{ name: PURGE_GROUPS, match: '39 3 * * *' }],
  };
  return {
    findGroup: new FindGroup(requests, groups, clock),
    openGroup: new OpenGroup(unitOfWork, limiter, slotOf, groups, chance, clock),
    joinGroup: new JoinGroup(unitOfWork, limiter, slotOf, groups, blocks, changed, clock),
    leaveGroup: new LeaveGroup(unitOfWork, requests, slots, groups, changed, clock),
    background,
  };
}
