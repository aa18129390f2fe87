import type { Realtime } from '../shared/ports.js';
import type { RequestRun } from '../seating/request-run.js';
import type { FriendGroup } from './ports.js';

/** Effects of a changed group: a run over its slot, and a signal to its members. */
export class GroupChanged {
  constructor(
    private readonly requestRun: RequestRun,
    private readonly realtime: Realtime,
  ) {}

  /** @param joinedId a member who is not in `group` yet */
  async execute({ slot, members }: FriendGroup, joinedId?: number): Promise<void> {
    await this.requestRun.execute({ slot });
    const userIds = [...members.map(({ userId }) => userId), ...(joinedId === undefined ? [] : [joinedId])];
    await this.realtime.signal({ type: 'matches_changed', userIds });
  }
}
