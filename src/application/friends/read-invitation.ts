import { GroupCodeInvalid } from '../../domain/friends/group-errors.js';
import { normalizedGroupCode } from '../../domain/friends/group-code.js';
import { isHeld } from '../../domain/matching-request/hold.js';
import { MAX_GROUP_SIZE } from '../../domain/seating/model/group.js';
import { closingOf } from '../../domain/shared/saturday.js';
import type { Slot } from '../../domain/shared/slot.js';
import type { RateLimit } from '../shared/ports.js';
import type { FriendGroup, FriendPorts } from './ports.js';

/** Reads of one invitation, by all who have its link. */
const INVITATION_READS: RateLimit = { name: 'invitation-reads', times: 120, perSeconds: 600 };
/** Unknown codes, per network. */
const UNKNOWN_INVITATIONS: RateLimit = { name: 'unknown-invitations', times: 20, perSeconds: 600 };

/**
 * `open`: there is a chair; `yours`: the reader is in the group; `full`: no chair is left; `closed`: the one who invited has a
 * table, has withdrawn, there is a block, or no request can be made any more.
 */
export const INVITATION_STATES = ['open', 'yours', 'full', 'closed'] as const;
type InvitationState = (typeof INVITATION_STATES)[number];

/** What the link of a friend shows. It names nobody but the one who invites, and nobody unless there is a chair. */
export interface InvitationView {
  readonly state: InvitationState;
  /** Null unless there is a chair. */
  readonly chair: {
    readonly firstName: string;
    /** Null for a reader who is not signed in. */
    readonly profileImageUrl: string | null;
    readonly slot: Slot;
    /** Null where the one who invited waits for nobody any more, and may have a table at any time. */
    readonly heldUntil: Date | null;
  } | null;
}

/** Reads the invitation of a friend, for everybody who has its link. */
export class ReadInvitation {
  constructor(private readonly ports: FriendPorts) {}

  /**
   * @param userId null for a reader who is not signed in
   * @param network of the reader; only its unknown codes count, because friends may share a network
   * @throws TooManyAttempts, GroupCodeInvalid for an unknown code
   */
  async execute(code: string, userId: number | null, network: string): Promise<InvitationView> {
    const { groups, limiter, clock } = this.ports;
    await limiter.consume(UNKNOWN_INVITATIONS, network);
    const group = await groups.withCode(normalizedGroupCode(code));
    if (!group) throw new GroupCodeInvalid();
    await limiter.refund(UNKNOWN_INVITATIONS, network);
    await limiter.consume(INVITATION_READS, String(group.id));
    const state = await this.stateFor(userId, group);
    const { firstName, profileImageUrl } = group.members[0]!;
    const { slot, heldUntil } = group;
    if (state !== 'open') return { state, chair: null };
    return {
      state,
      chair: {
        firstName,
        profileImageUrl: userId === null ? null : profileImageUrl,
        slot,
        heldUntil: isHeld(heldUntil, clock.now()) ? heldUntil : null,
      },
    };
  }

  private async stateFor(userId: number | null, group: FriendGroup): Promise<InvitationState> {
    const ids = group.members.map((member) => member.userId);
    const { blocks, clock } = this.ports;
    const isLate = clock.now() >= closingOf(group.slot.preferredDate, group.timeZone);
    if (userId !== null && ids.includes(userId)) return group.isOver ? 'closed' : 'yours';
    if (group.isOver || group.isSeated || isLate) return 'closed';
    if (userId !== null && (await blocks.existBetween(userId, ids))) return 'closed';
    return group.members.length >= MAX_GROUP_SIZE ? 'full' : 'open';
  }
}
