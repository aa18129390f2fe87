import { isTooLateToSeat, latestDateOfLastSeating } from '../../domain/shared/slot.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { FinalizeSlot } from './finalize-slot.js';
import type { Matches, SlotInZone, WaitingInSlots } from './ports.js';
import { requestIdsOf } from './requeue.js';

/**
 * Recurring job that applies state transitions by time: matches that are too small are dissolved, matches that took place
 * are completed and archived, and waiting requests expire.
 */
export class AdvanceTables {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly requests: MatchingRequests,
    private readonly waiting: WaitingInSlots,
    private readonly finalizeSlot: FinalizeSlot,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const matches = pagesOf<number>((after, limit) => this.matches.dueToAdvance(now, limit, after));
    try {
      await eachDue(this.clock, matches, (matchId) => this.advance(matchId));
    } finally {
      await eachDue(this.clock, this.overdueRequests(now), (requestId) => this.expire(requestId));
    }
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

  private async *overdueRequests(now: Date): AsyncGenerator<number[]> {
    const until = latestDateOfLastSeating(now);
    const slots = pagesOf<SlotInZone>((after, limit) => this.waiting.slotsWithWaiting(until, limit, after));
    for await (const page of slots)
      for (const one of page.filter(({ slot, timeZone }) => isTooLateToSeat(slot, timeZone, now)))
        yield* pagesOf<number>((after, limit) => this.waiting.requestsWaitingIn(one, limit, after));
  }

  private expire(requestId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const requests = await this.requests.findForUpdate([requestId]);
      await this.requests.save(...requests.filter((request) => request.expireIfTooLate(this.clock.now())));
    });
  }
}
