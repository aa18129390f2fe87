import { RequestNotFound } from '../../domain/matching-request/matching-request-errors.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { MatchingRequests } from './ports.js';

export interface RequestSeats {
  /** Frees the seat of a matched request. @returns false when it has none */
  release(requestId: number): Promise<boolean>;
}

/** Withdraws a request; if it has a seat, the user leaves the match. */
export class WithdrawRequest {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: MatchingRequests,
    private readonly seats: RequestSeats,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. @throws RequestNotFound, RequestIsOver */
  execute(command: { userId: number; requestId: number }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { userId, requestId } = command;
      if (!(await this.requests.ofUser(userId, requestId))) throw new RequestNotFound();
      // Lock order: the match before its requests.
      if (await this.seats.release(requestId)) return;
      const [request] = await this.requests.findForUpdate([requestId]);
      if (request!.isSeated && (await this.seats.release(requestId))) return;

      request!.withdraw(this.clock.now());
      await this.requests.save(request!);
      await this.realtime.signal({ type: 'matches_changed', userIds: [userId] });
    });
  }
}
