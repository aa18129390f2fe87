import { RequestNotFound } from '../../domain/matching-request/matching-request-errors.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { MatchingRequests } from './ports.js';

/** Releases the seat of a matched request. @returns false when it has none */
export interface RequestSeats {
  release(requestId: number): Promise<boolean>;
}

/** Withdraws a request. For one that already has a seat this is leaving the table. */
export class CancelRequest {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: MatchingRequests,
    private readonly seat: RequestSeats,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Cancelling twice is fine. @throws RequestNotFound, RequestIsOver */
  execute(command: { userId: number; requestId: number }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { userId, requestId } = command;
      if (!(await this.requests.ofUser(userId, requestId))) throw new RequestNotFound();
      // Lock order: match before requests.
      if (await this.seat.release(requestId)) return;
      const [request] = await this.requests.findForUpdate([requestId]);
      if (request!.isSeated && (await this.seat.release(requestId))) return;

      request!.withdraw(this.clock.now());
      await this.requests.save(request!);
      await this.realtime.signal({ type: 'matches_changed', userIds: [userId] });
    });
  }
}
