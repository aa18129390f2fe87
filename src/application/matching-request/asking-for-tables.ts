import { MatchingRequest, type RequestWishes } from '../../domain/matching-request/matching-request.js';
import {
  ensureMayAskTable,
  LanguageNeeded,
  NotTheOnlyIsOff,
  RequestNotFound,
} from '../../domain/matching-request/matching-request-errors.js';
import { isTooLateToSeat, latestDateOfLastSeating, startOf } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import { AccountGone } from '../shared/account-gone.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { RateLimit } from '../shared/ports.js';
import type { MatchingRequestPorts, SlotInZone } from './ports.js';

/** Per user. Each one causes a run over its slot, whose outcome could tell who waits there if it were asked in series. */
const OPENING_REQUESTS: RateLimit = { name: 'requests-opened', times: 20, perSeconds: 3_600 };
const WITHDRAWING_REQUESTS: RateLimit = { name: 'requests-withdrawn', times: 20, perSeconds: 3_600 };

export interface OpenRequestCommand extends Omit<RequestWishes, 'timeZone'> {
  /** Id of the waiting request that this one replaces. */
  readonly replaces?: number;
  /** How many friends the request waits for; none by default. */
  readonly friends?: number;
}

export interface WithdrawRequestCommand {
  readonly userId: number;
  readonly requestId: number;
  /** Whether the user decided it while the request was waiting, so that it must not give up a seat. */
  readonly isWaiting?: boolean;
}

/** How a member asks for a table, and how a request ends before it has one. */
export class AskingForTables {
  constructor(
    private readonly ports: Omit<MatchingRequestPorts, 'requestQueries' | 'waitingCounts' | 'homeArea'>,
  ) {}

  /**
   * Opens a request, or replaces the waiting one, which causes a rolling run over its slot. The lock on the user excludes a
   * run that seats them, so a request is replaced before it has a seat or not at all.
   * @throws TooManyAttempts, NotTheOnlyIsOff, AccountGone, AccountSuspended, CheckedAccountNeeded, LanguageNeeded,
   * RequestNotFound, and what `MatchingRequest.open` throws
   */
  async open({ replaces, friends, ...command }: OpenRequestCommand): Promise<MatchingRequest> {
    const { unitOfWork, requestingUsers, goodStanding, requests, matches, company } = this.ports;
    const { limiter, clock, homeZone, offersNotTheOnly } = this.ports;
    await limiter.consume(OPENING_REQUESTS, String(command.userId));
    if (command.notTheOnly && !offersNotTheOnly) throw new NotTheOnlyIsOff();
    return unitOfWork.run(async () => {
      const now = clock.now();
      const user = await requestingUsers.findForUpdate(command.userId);
      if (!user) throw new AccountGone();
      await goodStanding.ensure(command.userId);
      const replaced = replaces === undefined ? null : await this.lock(command.userId, replaces);
      ensureMayAskTable(command, user.isCounted);
      if (command.sharedLanguage && !user.hasLanguage) throw new LanguageNeeded();
      const open = await requests.openOf(command.userId);
      const timeZone = user.timeZone ?? homeZone;
      const hasSeat = await matches.hasSeatAt(command.userId, startOf(command.slot, timeZone));
      const request = MatchingRequest.open({ ...command, timeZone }, open, hasSeat, now, replaced);
      // Saved first: at most one request of a user is open.
      if (replaced) await requests.save(replaced);
      await requests.add(request);
      if (friends) await company.awaitFriends(request, friends);
      else if (replaced) await company.keepFriends(replaced, request);
      return request;
    });
  }

  /**
   * Withdraws a request, at the request of the user; if it has a seat, they leave the match. Idempotent.
   * @throws TooManyAttempts, RequestNotFound, RequestIsOver, AlreadyInActiveMatch for a waiting request that has a seat now
   */
  async withdraw(command: WithdrawRequestCommand): Promise<void> {
    await this.ports.limiter.consume(WITHDRAWING_REQUESTS, String(command.userId));
    await this.end(command);
  }

  /** The same when an account ends, without a limit. Idempotent. @throws RequestNotFound, RequestIsOver, AlreadyInActiveMatch */
  end({ userId, requestId, isWaiting = false }: WithdrawRequestCommand): Promise<void> {
    const { unitOfWork, requests, leavingTables, clock, realtime } = this.ports;
    return unitOfWork.run(async () => {
      if (!(await requests.ofUser(userId, requestId))) throw new RequestNotFound();
      // Lock order: the match before its requests.
      if (!isWaiting && (await leavingTables.release(requestId))) return;
      const [request] = await requests.findForUpdate([requestId]);
      if (!isWaiting && request!.isSeated && (await leavingTables.release(requestId))) return;

      if (isWaiting) request!.withdrawWaiting(clock.now());
      else request!.withdraw(clock.now());
      await requests.save(request!);
      await realtime.signal({ type: 'matches_changed', userIds: [userId] });
    });
  }

  /**
   * Moves the user's request along with their location, until it has had a seat. Called with the row lock on the user, with
   * which no request is opened and none of theirs is seated meanwhile.
   * @param timeZone of the new coordinates, null where they are unknown
   */
  follow(userId: number, timeZone: TimeZone | null): Promise<void> {
    const { unitOfWork, requests, homeZone, clock, realtime } = this.ports;
    return unitOfWork.run(async () => {
      const open = await requests.openOf(userId);
      if (!open?.isWaiting) return;
      const [request] = await requests.findForUpdate([open.id]);
      if (!request!.moveTo(timeZone ?? homeZone, clock.now())) return;
      await requests.save(request!);
      await realtime.signal({ type: 'matches_changed', userIds: [userId] });
    });
  }

  /** Recurring job that ends waiting requests for which no table can be found any more. */
  expireOverdue(): Promise<void> {
    const { clock } = this.ports;
    return eachDue(clock, this.overdue(clock.now()), (requestId) => this.expire(requestId));
  }

  private async lock(userId: number, requestId: number): Promise<MatchingRequest> {
    const { requests } = this.ports;
    if (!(await requests.ofUser(userId, requestId))) throw new RequestNotFound();
    const [request] = await requests.findForUpdate([requestId]);
    return request!;
  }

  private async *overdue(now: Date): AsyncGenerator<number[]> {
    const { slots } = this.ports;
    const until = latestDateOfLastSeating(now);
    const pages = pagesOf<SlotInZone>((after, limit) => slots.slotsWithWaiting(until, limit, after));
    for await (const page of pages)
      for (const one of page.filter(({ slot, timeZone }) => isTooLateToSeat(slot, timeZone, now)))
        yield* pagesOf<number>((after, limit) => slots.requestsWaitingIn(one, limit, after));
  }

  private expire(requestId: number): Promise<void> {
    const { unitOfWork, requests, clock } = this.ports;
    return unitOfWork.run(async () => {
      const found = await requests.findForUpdate([requestId]);
      await requests.save(...found.filter((request) => request.expireIfTooLate(clock.now())));
    });
  }
}
