import { GROUP_CODE_BASE, GROUP_CODE_LENGTH, groupCodeOf } from '../../domain/friends/group-code.js';
import { holdUntil } from '../../domain/matching-request/hold.js';
import type { MatchingRequest } from '../../domain/matching-request/matching-request.js';
import { slotKey } from '../../domain/shared/slot.js';
import type { Company } from '../matching-request/ports.js';
import type { RequestRun } from '../seating/request-run.js';
import type { Chance, Clock } from '../shared/ports.js';
import type { FriendGroups } from './ports.js';

/** The code with which friends join a request, and the hold that waits for them. */
export class FriendCodes implements Company {
  constructor(
    private readonly groups: FriendGroups,
    private readonly requestRun: Pick<RequestRun, 'atEndOfHold'>,
    private readonly chance: Chance,
    private readonly clock: Clock,
  ) {}

  async awaitFriends(request: MatchingRequest, friends: number): Promise<void> {
    const now = this.clock.now();
    const code = groupCodeOf(
      Array.from({ length: GROUP_CODE_LENGTH }, () => this.chance.below(GROUP_CODE_BASE)),
    );
    const heldUntil = holdUntil(request.slot, request.timeZone, now);
    const { id: requestId, preferredDate: date } = request;
    await this.groups.open({ code, requestId, date, awaits: friends, heldUntil }, now);
    await this.requestRun.atEndOfHold(request.slot, heldUntil, now);
  }

  /** Friends who have come stay with the slot that they came for; a code that nobody has used goes along to another one. */
  async keepFriends(replaced: MatchingRequest, request: MatchingRequest): Promise<void> {
    const group = await this.groups.ofRequest(replaced.id);
    const isSameSlot = slotKey(replaced.slot) === slotKey(request.slot);
    if (!group || (!isSameSlot && group.members.length > 1)) return;
    const now = this.clock.now();
    const latest = holdUntil(request.slot, request.timeZone, now);
    const heldUntil = group.heldUntil && (group.heldUntil < latest ? group.heldUntil : latest);
    await this.groups.replaceRequest(replaced.id, request, heldUntil);
    if (heldUntil && !isSameSlot) await this.requestRun.atEndOfHold(request.slot, heldUntil, now);
  }
}
