import type { GroupChanged } from './group-changed.js';
import type { FriendGroups } from './ports.js';

/** Event handler of a request that ended before it had a seat: its friends go on without it. Idempotent. */
export class OnRequestEnded {
  constructor(
    private readonly groups: Pick<FriendGroups, 'ofRequest'>,
    private readonly groupChanged: GroupChanged,
  ) {}

  async execute({ requestId }: { requestId: number }): Promise<void> {
    const group = await this.groups.ofRequest(requestId);
    if (group && group.members.length > 1) await this.groupChanged.execute(group);
  }
}
