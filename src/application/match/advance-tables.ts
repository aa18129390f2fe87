import type { MatchingRequests } from '../matching-request/ports.js';
import { requestIdsOf } from '../matching-request/requeue.js';
import type { DissolveSmallTable } from './dissolve-small-table.js';
import type { Matches } from './ports.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';

/**
 * Recurring job that applies state transitions by time: matches that are too small are dissolved, and matches that took
 * place are completed and archived.
 */
export class AdvanceTables {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly requests: MatchingRequests,
    private readonly dissolveSmallTable: DissolveSmallTable,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const matches = pagesOf<number>((after, limit) => this.matches.dueToAdvance(now, limit, after));
    await eachDue(this.clock, matches, (matchId) => this.advance(matchId));
  }

  private async advance(matchId: number): Promise<void> {
    if (await this.dissolveSmallTable.execute(matchId)) return;
    await this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      const now = this.clock.now();
      if (!match?.advance(now)) return;
      await this.matches.save(match);
      if (match.status !== 'completed') return;
      const requests = await this.requests.findForUpdate(requestIdsOf(match.seated));
      for (const request of requests) request.complete(now);
      await this.requests.save(...requests);
    });
  }
}
