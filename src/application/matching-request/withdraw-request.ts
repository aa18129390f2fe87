import { RequestNotFound } from '../../domain/matching-request/matching-request-errors.js';
import type { Clock, RateLimiter, Realtime, UnitOfWork } from '../shared/ports.js';
import { WITHDRAWING_REQUESTS } from './limits.js';
import type { MatchingRequests } from './ports.js';

export interface RequestSeats {
  /** Frees the seat of a matched request. @returns false when it has none */
  release(requestId: number): Promise<boolean>;
}

export interface WithdrawRequestCommand {
  readonly userId: number;
  readonly requestId: number;
  /** Whether the user decided it while the request was waiting, so that it must not give up a seat. */
  readonly isWaiting?: boolean;
}

/** Withdraws a request; if it has a seat, the user leaves the match. */
export class WithdrawRequest {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: MatchingRequests,
    private readonly seats: RequestSeats,
    private readonly limiter: RateLimiter,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /**
   * At the request of the user. Idempotent.
   * @throws TooManyAttempts, RequestNotFound, RequestIsOver, AlreadyInActiveMatch for a waiting request that has a seat now
   */
  async execute(command: WithdrawRequestCommand): Promise<void> {
    await this.limiter.consume(WITHDRAWING_REQUESTS, String(command.userId));
    await this.withdraw(command);
  }

  /** The same when an account ends, without a limit. Idempotent. @throws RequestNotFound, RequestIsOver, AlreadyInActiveMatch */
  withdraw({ userId, requestId, isWaiting = false }: WithdrawRequestCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.requests.ofUser(userId, requestId))) throw new RequestNotFound();
      // Lock order: the match before its requests.
      if (!isWaiting && (await this.seats.release(requestId))) return;
      const [request] = await this.requests.findForUpdate([requestId]);
      if (!isWaiting && request!.isSeated && (await this.seats.release(requestId))) return;

      if (isWaiting) request!.withdrawWaiting(this.clock.now());
      else request!.withdraw(this.clock.now());
      await this.requests.save(request!);
      await this.realtime.signal({ type: 'matches_changed', userIds: [userId] });
    });
  }
}
