import { MatchingRequest, type RequestWishes } from '../../domain/matching-request/matching-request.js';
import {
  AlreadyHasActiveRequest,
  AlreadyInActiveMatch,
  RequestsPaused,
} from '../../domain/matching-request/matching-request-errors.js';
import { startOf } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import { AccountGone } from '../shared/account-gone.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { OPENING_REQUESTS } from './limits.js';
import type { RequestingUsers, MatchingRequests, SeatQueries } from './ports.js';

export type OpenRequestCommand = Omit<RequestWishes, 'timeZone'>;

/** Opens a matching request, which causes a rolling run over its slot. */
export class OpenRequest {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requestingUsers: RequestingUsers,
    private readonly goodStanding: GoodStanding,
    private readonly requests: MatchingRequests,
    private readonly seats: SeatQueries,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
  ) {}

  /**
   * @throws TooManyAttempts, AccountGone, AccountSuspended, RequestsPaused, AlreadyInActiveMatch, AlreadyHasActiveRequest, and
   * what `MatchingRequest.open` throws
   */
  async execute(command: OpenRequestCommand): Promise<MatchingRequest> {
    await this.limiter.consume(OPENING_REQUESTS, String(command.userId));
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const user = await this.requestingUsers.findForUpdate(command.userId, now);
      if (!user) throw new AccountGone();
      await this.goodStanding.ensure(command.userId);
      if (user.pausedUntil) throw new RequestsPaused(user.pausedUntil);
      const open = await this.requests.openOf(command.userId);
      if (open?.isSeated) throw new AlreadyInActiveMatch();

      const timeZone = user.timeZone ?? this.homeZone;
      const request = MatchingRequest.open({ ...command, timeZone }, now);
      const startsAt = startOf(request.slot, timeZone);
      if (await this.seats.hasSeatAt(command.userId, startsAt)) throw new AlreadyInActiveMatch();
      if (open) throw new AlreadyHasActiveRequest(open);
      await this.requests.add(request);
      return request;
    });
  }
}
