import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type {
  MatchingRequests,
  RequestingUser,
  RequestingUsers,
} from '../../../application/matching-request/ports.js';
import type { Events } from '../../../application/shared/ports.js';
import { MatchingRequest, OPEN_REQUEST_STATUSES } from '../../../domain/matching-request/matching-request.js';
import type { MatchingRequestEvent } from '../../../domain/matching-request/matching-request-events.js';
import { AlreadyHasActiveRequest } from '../../../domain/matching-request/matching-request-errors.js';
import { Records } from '../records.js';
import { IS_COUNTED_ACCOUNT } from './counted-account-sql.js';
import { violates } from '../violates.js';
import { MatchingRequestRecord, ONE_OPEN_REQUEST } from './matching-request.mapping.js';

export class PostgresMatchingRequests implements MatchingRequests {
  private readonly records;

  constructor(
    private readonly em: EntityManager,
    private readonly events: Events<MatchingRequestEvent>,
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
  constructor(private readonly em: EntityManager) {}

  /** Languages are read after the lock, because a statement that waited for it sees other tables as they were before. */
  async findForUpdate(userId: number): Promise<RequestingUser | null> {
    const [user] = await this.em.execute<Array<{ timeZone: string | null; isCounted: boolean }>>(
      `select u.time_zone as "timeZone", ${IS_COUNTED_ACCOUNT} as "isCounted" from users u
       where id = ? and deleted_at is null for no key update`,
      [userId],
    );
    if (!user) return null;
    const named = await this.em.execute<object[]>(
      `select 1 from private_preferences where user_id = ? and languages <> '{}'`,
      [userId],
    );
    return { ...user, hasLanguage: named.length > 0 };
  }
}
