import { AlreadyInGroup } from '../../domain/friends/group-errors.js';
import type { FriendGroups } from './ports.js';

/**
 * Leaves the group of a request that joins another one: a code that no friend has used yet, or a group that is over.
 * @throws AlreadyInGroup
 */
export async function leaveOwnGroup(groups: FriendGroups, requestId: number, now: Date): Promise<void> {
  const own = await groups.ofRequest(requestId);
  if (!own) return;
  if (!own.isOver && own.members.length > 1) throw new AlreadyInGroup();
  await groups.leave(own.id, requestId, now);
}
