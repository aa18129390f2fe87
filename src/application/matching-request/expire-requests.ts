import { isTooLateToSeat, latestDateOfLastSeating } from '../../domain/shared/slot.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { MatchingRequests, SlotInZone, WaitingInSlots } from './ports.js';

/** Recurring job that ends waiting requests for which no table can be found any more. */
export class ExpireRequests {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: MatchingRequests,
    private readonly waiting: WaitingInSlots,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<void> {
    return eachDue(this.clock, this.overdue(this.clock.now()), (requestId) => this.expire(requestId));
  }

  private async *overdue(now: Date): AsyncGenerator<number[]> {
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
