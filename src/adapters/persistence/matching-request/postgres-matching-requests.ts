import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { RequestingUsers, MatchingRequests } from '../../../application/matching-request/ports.js';
import type { Events } from '../../../application/shared/ports.js';
import {
  type MatchingRequest,
  OPEN_REQUEST_STATUSES,
} from '../../../domain/matching-request/matching-request.js';
import { AlreadyHasActiveRequest } from '../../../domain/matching-request/matching-request-errors.js';
import { where } from '../mapped.js';
import { stepsInForceSql } from '../attendance/misses-sql.js';
import { violates } from '../violates.js';
import { MatchingRequestMapping, ONE_OPEN_REQUEST } from './matching-request.mapping.js';

export class PostgresMatchingRequests implements MatchingRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly events: Events,
  ) {}

  async add(request: MatchingRequest): Promise<void> {
    try {
      this.em.persist(request);
      await this.em.flush();
    } catch (error) {
      if (violates(error, ONE_OPEN_REQUEST)) throw new AlreadyHasActiveRequest(null);
      throw error;
    }
    await this.events.publish(request.pullEvents());
  }

  async save(...requests: MatchingRequest[]): Promise<void> {
    await this.em.flush();
    for (const request of requests) await this.events.publish(request.pullEvents());
  }

  ofUser(userId: number, requestId: number): Promise<MatchingRequest | null> {
    return this.em.findOne(MatchingRequestMapping, { id: requestId, userId });
  }

  openOf(userId: number): Promise<MatchingRequest | null> {
    return this.em.findOne(
      MatchingRequestMapping,
      where({ userId, _status: { $in: OPEN_REQUEST_STATUSES } }),
    );
  }

  findForUpdate(requestIds: readonly number[]): Promise<MatchingRequest[]> {
    if (requestIds.length === 0) return Promise.resolve([]);
    return this.em.find(
      MatchingRequestMapping,
      { id: { $in: [...requestIds] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    );
  }
}

export class PostgresRequestingUsers implements RequestingUsers {
  /** @param pausesRequests whether the operator lets missed tables pause requests */
  constructor(
    private readonly em: EntityManager,
    private readonly pausesRequests: boolean,
  ) {}

  /** The pause is read after the lock, because a statement that waited for it sees other tables as they were before. */
  async findForUpdate(
    userId: number,
    now: Date,
  ): Promise<{ timeZone: string | null; pausedUntil: Date | null } | null> {
    const [row] = await this.em.execute<Array<{ timeZone: string | null }>>(
      `select time_zone as "timeZone" from users where id = ? and deleted_at is null for no key update`,
      [userId],
    );
    if (!row) return null;
    if (!this.pausesRequests) return { ...row, pausedUntil: null };
    const [paused] = await this.em.execute<Array<{ until: Date | string | null }>>(
      `select max(step.step_until) as until ${stepsInForceSql(['pause'], '?', '?')}`,
      [userId, now],
    );
    return { ...row, pausedUntil: paused?.until ? new Date(paused.until) : null };
  }
}
