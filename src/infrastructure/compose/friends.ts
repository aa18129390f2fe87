import { FindGroup } from '../../application/friends/find-group.js';
import { FriendCodes } from '../../application/friends/friend-codes.js';
import { GroupChanged } from '../../application/friends/group-changed.js';
import { JoinGroup } from '../../application/friends/join-group.js';
import { LeaveGroup } from '../../application/friends/leave-group.js';
import { OnRequestEnded } from '../../application/friends/on-request-ended.js';
import { OpenGroup } from '../../application/friends/open-group.js';
import type { FriendGroups } from '../../application/friends/ports.js';
import { PurgeGroups } from '../../application/friends/purge-groups.js';
import { ReadInvitation } from '../../application/friends/read-invitation.js';
import { SlotOfRequest } from '../../application/friends/slot-of-request.js';
import type { OpenRequest } from '../../application/matching-request/open-request.js';
import type { MatchingRequests } from '../../application/matching-request/ports.js';
import type { Blocks } from '../../application/moderation/ports.js';
import type { SlotLocks, SlotSnapshots } from '../../application/seating/ports.js';
import type { RequestRun } from '../../application/seating/request-run.js';
import type { Shared } from './shared.js';

interface CodePorts {
  readonly groups: FriendGroups;
  readonly requestRun: RequestRun;
}

/** What a request needs of friends when it is opened. */
export const composeFriendCodes = ({ chance, clock }: Shared, { groups, requestRun }: CodePorts) => ({
  company: new FriendCodes(groups, requestRun, chance, clock),
});

interface Ports extends CodePorts {
  readonly requests: MatchingRequests;
  readonly slots: SlotLocks & SlotSnapshots;
  readonly blocks: Blocks;
  readonly company: FriendCodes;
  readonly openRequest: OpenRequest;
}

export function composeFriends(shared: Shared, ports: Ports) {
  const { requests, slots, groups, blocks, requestRun, company, openRequest } = ports;
  const { unitOfWork, limiter, realtime, clock } = shared;
  const slotOf = new SlotOfRequest(requests, slots, clock);
  const changed = new GroupChanged(requestRun, realtime);
  const handlers = {
    purgeGroups: new PurgeGroups(groups, clock),
    onRequestEnded: new OnRequestEnded(groups, changed),
  };
  return {
    findGroup: new FindGroup(requests, groups, clock),
    readInvitation: new ReadInvitation(groups, blocks, limiter, clock),
    openGroup: new OpenGroup(unitOfWork, limiter, slotOf, groups, company, clock),
    joinGroup: new JoinGroup(
      unitOfWork,
      limiter,
      slotOf,
      slots,
      requests,
      openRequest,
      groups,
      blocks,
      changed,
      clock,
    ),
    leaveGroup: new LeaveGroup(unitOfWork, requests, slots, groups, changed, clock),
    handlers,
  };
}
