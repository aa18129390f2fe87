import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type {
  MatchingRequests,
  RequestingUser,
  RequestingUsers,
} from '../../../application/matching-request/ports.js';
import type { Events } from '../../../application/shared/ports.js';
import { MatchingRequest, OPEN_REQUEST_STATUSES } from '../../../domain/matching-request/matching-request.js';
import { AlreadyHasActiveRequest } from '../../../domain/matching-request/matching-request-errors.js';
import { Records } from '../records.js';
import { stepsInForceSql } from '../attendance/misses-sql.js';
import { violates } from '../violates.js';
import { MatchingRequestRecord, ONE_OPEN_REQUEST } from './matching-request.mapping.js';

export class PostgresMatchingRequests implements MatchingRequests {
  private readonly records;

  constructor(
    private readonly em: EntityManager,
    private readonly events: Events,
  ) {
    this.records = new Records(em, MatchingRequestRecord, MatchingRequest);
  }

  async add(request: MatchingRequest): Promise<void> {
    try {
      await this.save(request);
      // A gender serves no run of a slot that is over; the newest request keeps it for the next one with the same choices.
      await this.em.execute(
        `update meetup_requests set not_the_only = null
         where user_id = ? and id < ? and not_the_only is not null`,
        [request.userId, request.id],
      );
    } catch (error) {
      if (violates(error, ONE_OPEN_REQUEST)) throw new AlreadyHasActiveRequest(null);
      throw error;
    }
  }

  async save(...requests: MatchingRequest[]): Promise<void> {
    await this.records.save(...requests);
    for (const request of requests) await this.events.publish(request.pullEvents());
  }

  ofUser(userId: number, requestId: number): Promise<MatchingRequest | null> {
    return this.records.one(this.em.findOne(MatchingRequestRecord, { id: requestId, userId }));
  }

  openOf(userId: number): Promise<MatchingRequest | null> {
    const status = { $in: OPEN_REQUEST_STATUSES };
    return this.records.one(this.em.findOne(MatchingRequestRecord, { userId, status }));
  }

  newestOf(userId: number): Promise<MatchingRequest | null> {
    return this.records.one(this.em.findOne(MatchingRequestRecord, { userId }, { orderBy: { id: 'desc' } }));
  }

  async findForUpdate(requestIds: readonly number[]): Promise<MatchingRequest[]> {
    if (requestIds.length === 0) return [];
    return this.records.all(
      this.em.find(
        MatchingRequestRecord,
        { id: { $in: [...requestIds] } },
        { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
      ),
    );
  }
}

export class PostgresRequestingUsers implements RequestingUsers {
  /** @param pausesRequests whether the operator lets missed tables pause requests */
  constructor(
    private readonly em: EntityManager,
    private readonly pausesRequests: boolean,
  ) {}

  /** Pause and languages are read after the lock, because a statement that waited for it sees other tables as they were before. */
  async findForUpdate(userId: number, now: Date): Promise<RequestingUser | null> {
    const [user] = await this.em.execute<Array<{ timeZone: string | null }>>(
      `select time_zone as "timeZone" from users where id = ? and deleted_at is null for no key update`,
      [userId],
    );
    if (!user) return null;
    const named = await this.em.execute<object[]>(
      `select 1 from private_preferences where user_id = ? and languages <> '{}'`,
      [userId],
    );
    const row = { ...user, hasLanguage: named.length > 0 };
    if (!this.pausesRequests) return { ...row, pausedUntil: null };
    const [paused] = await this.em.execute<Array<{ until: Date | string | null }>>(
      `select max(step.step_until) as until ${stepsInForceSql(['pause'], '?', '?')}`,
      [userId, now],
    );
    return { ...row, pausedUntil: paused?.until ? new Date(paused.until) : null };
  }
}
