import { requestIdsOf, requeue } from '../matching-request/requeue.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { MatchPorts } from './ports.js';

/** What time does to tables: those that are too small are dissolved, those that took place are completed and archived. */
export class AdvanceTables {
  constructor(private readonly ports: MatchPorts) {}

  /** Recurring job. */
  async execute(): Promise<void> {
    const { matches, clock } = this.ports;
    const now = clock.now();
    const due = pagesOf<number>((after, limit) => matches.dueToAdvance(now, limit, after));
    await eachDue(clock, due, (matchId) => this.advance(matchId));
  }

  /**
   * Dissolves a match with too few members before its start, and requeues their requests with priority.
   * @returns false when the match is not too small, or has started
   */
  dissolveIfSmall(matchId: number): Promise<boolean> {
    const { unitOfWork, matches, requests, realtime, clock } = this.ports;
    return unitOfWork.run(async () => {
      const match = await matches.findForUpdate(matchId);
      const now = clock.now();
      if (!match?.isTooSmall || !match.isAhead(now)) return false;
      const left = match.seated;
      match.dissolve(now);
      await requeue(requests, left, now);
      await matches.save(match);
      await realtime.signal({ type: 'match_cancelled', matchId, userIds: left.map(({ userId }) => userId) });
      return true;
    });
  }

  private async advance(matchId: number): Promise<void> {
    const { unitOfWork, matches, requests, clock } = this.ports;
    if (await this.dissolveIfSmall(matchId)) return;
    await unitOfWork.run(async () => {
      const match = await matches.findForUpdate(matchId);
      const now = clock.now();
      if (!match?.advance(now)) return;
      await matches.save(match);
      if (match.status !== 'completed') return;
      const theirs = await requests.findForUpdate(requestIdsOf(match.seated));
      for (const request of theirs) request.complete(now);
      await requests.save(...theirs);
    });
  }
}
