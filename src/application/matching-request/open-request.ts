import { MatchingRequest, type RequestWishes } from '../../domain/matching-request/matching-request.js';
import {
  ensureMayAskTable,
  LanguageNeeded,
  NotTheOnlyIsOff,
  RequestNotFound,
} from '../../domain/matching-request/matching-request-errors.js';
import { startOf } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import { AccountGone } from '../shared/account-gone.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { OPENING_REQUESTS } from './limits.js';
import type { Company, RequestingUsers, MatchingRequests, SeatQueries } from './ports.js';

export interface OpenRequestCommand extends Omit<RequestWishes, 'timeZone'> {
  /** Id of the waiting request that this one replaces. */
  readonly replaces?: number;
  /** How many friends the request waits for; none by default. */
  readonly friends?: number;
}

/** Opens a matching request, or replaces the waiting one, which causes a rolling run over its slot. */
export class OpenRequest {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requestingUsers: RequestingUsers,
    private readonly goodStanding: GoodStanding,
    private readonly requests: MatchingRequests,
    private readonly seats: SeatQueries,
    private readonly company: Company,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
    /** Whether the operator lets users ask not to be the only one of a gender. */
    private readonly offersNotTheOnly: boolean,
  ) {}

  /**
   * The lock on the user excludes a run that seats them, so a request is replaced before it has a seat or not at all.
   * @throws TooManyAttempts, NotTheOnlyIsOff, AccountGone, AccountSuspended, CheckedAccountNeeded, LanguageNeeded,
   * RequestNotFound, and what `MatchingRequest.open` throws
   */
  async execute({ replaces, friends, ...command }: OpenRequestCommand): Promise<MatchingRequest> {
    await this.limiter.consume(OPENING_REQUESTS, String(command.userId));
    if (command.notTheOnly && !this.offersNotTheOnly) throw new NotTheOnlyIsOff();
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const user = await this.requestingUsers.findForUpdate(command.userId);
      if (!user) throw new AccountGone();
      await this.goodStanding.ensure(command.userId);
      const replaced = replaces === undefined ? null : await this.lock(command.userId, replaces);
      ensureMayAskTable(command, user.isCounted);
      if (command.sharedLanguage && !user.hasLanguage) throw new LanguageNeeded();
      const open = await this.requests.openOf(command.userId);
      const timeZone = user.timeZone ?? this.homeZone;
      const hasSeat = await this.seats.hasSeatAt(command.userId, startOf(command.slot, timeZone));
      const request = MatchingRequest.open({ ...command, timeZone }, open, hasSeat, now, replaced);
      // Saved first: at most one request of a user is open.
      if (replaced) await this.requests.save(replaced);
      await this.requests.add(request);
      if (friends) await this.company.awaitFriends(request, friends);
      else if (replaced) await this.company.keepFriends(replaced, request);
      return request;
    });
  }

  private async lock(userId: number, requestId: number): Promise<MatchingRequest> {
    if (!(await this.requests.ofUser(userId, requestId))) throw new RequestNotFound();
    const [request] = await this.requests.findForUpdate([requestId]);
    return request!;
  }
}
