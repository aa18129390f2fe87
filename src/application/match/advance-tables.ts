import type { MatchingRequests } from '../matching-request/ports.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Matches } from './ports.js';
import { requestIdsOf } from './requeue.js';
import type { FinalizeSlot } from './finalize-slot.js';

/** Maximum number of rows per call; the next call continues. */
const BATCH = 500;

/**
 * Recurring job that applies state transitions by time: matches that are too small are dissolved, matches that took place
 * are completed and archived, and waiting requests expire.
 */
export class AdvanceTables {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly requests: MatchingRequests,
    private readonly finalizeSlot: FinalizeSlot,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    for (const matchId of await this.matches.dueToAdvance(this.clock.now(), BATCH))
      await this.advance(matchId);
    await this.expireRequests();
  }

  private async advance(matchId: number): Promise<void> {
    if (await this.finalizeSlot.dissolveIfTooSmall(matchId)) return;
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

  private expireRequests(): Promise<void> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const overdue = await this.requests.findOverdueForUpdate(now, BATCH);
      await this.requests.save(...overdue.filter((request) => request.expireIfTooLate(now)));
    });
  }
}
