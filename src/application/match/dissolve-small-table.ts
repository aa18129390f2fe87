import type { Requeue } from '../matching-request/requeue.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { Matches } from './ports.js';

/** Dissolves a match with too few members before its start, and requeues their requests with priority. */
export class DissolveSmallTable {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly requeue: Requeue,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** @returns false when the match is not too small, or has started */
  execute(matchId: number): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      const now = this.clock.now();
      if (!match?.isTooSmall || !match.isAhead(now)) return false;
      const left = match.seated;
      match.dissolve(now);
      await this.requeue.execute(left, now);
      await this.matches.save(match);
      await this.realtime.signal({
        type: 'match_cancelled',
        matchId,
        userIds: left.map(({ userId }) => userId),
      });
      return true;
    });
  }
}
