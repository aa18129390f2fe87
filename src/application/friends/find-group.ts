import { isHeld } from '../../domain/matching-request/hold.js';
import { MAX_GROUP_SIZE } from '../../domain/seating/model/group.js';
import { finalRunOf } from '../../domain/shared/slot.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { Clock } from '../shared/ports.js';
import type { FriendGroups } from './ports.js';

/** `waiting`: no friend has joined; `together`; `over`: each member is alone. */
export const GROUP_STATES = ['waiting', 'together', 'over'] as const;
type GroupState = (typeof GROUP_STATES)[number];

/** A group as one of its members sees it. */
export interface GroupView {
  readonly state: GroupState;
  /** Null where no further friend can join. */
  readonly code: string | null;
  /** First names of the others; empty once the group is over. */
  readonly friends: readonly string[];
  /** Until when the group waits for the rest of its members; null where it waits for nobody. */
  readonly heldUntil: Date | null;
}

/** Reads the group of the user's open request. */
export class FindGroup {
  constructor(
    private readonly requests: MatchingRequests,
    private readonly groups: FriendGroups,
    private readonly clock: Clock,
  ) {}

  async execute(userId: number): Promise<GroupView | null> {
    const request = await this.requests.openOf(userId);
    const group = request && (await this.groups.ofRequest(request.id));
    if (!group) return null;
    if (group.isOver) return { state: 'over', code: null, friends: [], heldUntil: null };
    const now = this.clock.now();
    const isEarly = request.isWaiting && now < finalRunOf(request.slot, request.timeZone);
    const hasSeat = group.members.length < MAX_GROUP_SIZE;
    return {
      state: group.members.length === 1 ? 'waiting' : 'together',
      code: isEarly && hasSeat ? group.code : null,
      friends: group.members.filter((member) => member.userId !== userId).map(({ firstName }) => firstName),
      heldUntil: request.isWaiting && isHeld(group.heldUntil, now) ? group.heldUntil : null,
    };
  }
}
