import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { MatchingRequests } from './ports.js';

/** Moves the user's request along with their location, until it has had a seat. */
export class MoveRequest {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: MatchingRequests,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
  ) {}

  /**
   * Called with the row lock on the user, with which no request is opened and none of theirs is seated meanwhile.
   * @param timeZone of the new coordinates, null where they are unknown
   */
  follow(userId: number, timeZone: TimeZone | null): Promise<void> {
    return this.unitOfWork.run(async () => {
      const open = await this.requests.openOf(userId);
      if (!open?.isWaiting) return;
      const [request] = await this.requests.findForUpdate([open.id]);
      if (!request!.moveTo(timeZone ?? this.homeZone, this.clock.now())) return;
      await this.requests.save(request!);
      await this.realtime.signal({ type: 'matches_changed', userIds: [userId] });
    });
  }
}
