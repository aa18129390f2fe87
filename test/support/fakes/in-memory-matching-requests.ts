import type {
  MatchingRequests,
  RequestingUser,
  RequestingUsers,
} from '../../../src/application/matching-request/ports.js';
import type { Events } from '../../../src/application/shared/ports.js';
import type { MatchingRequest } from '../../../src/domain/matching-request/matching-request.js';
import { AlreadyHasActiveRequest } from '../../../src/domain/matching-request/matching-request-errors.js';
import type { TimeZone } from '../../../src/domain/shared/time-zone.js';
import { InMemoryRows } from './in-memory-rows.js';

export class InMemoryMatchingRequests implements MatchingRequests {
  readonly rows = new InMemoryRows<MatchingRequest>();

  constructor(private readonly events: Events) {}

  async add(request: MatchingRequest): Promise<void> {
    if (await this.openOf(request.userId)) throw new AlreadyHasActiveRequest(null);
    await this.save(request);
  }

  async save(...requests: MatchingRequest[]): Promise<void> {
    for (const request of requests) {
      const events = request.pullEvents();
      this.rows.save(request);
      await this.events.publish(events);
    }
  }

  async ofUser(userId: number, requestId: number): Promise<MatchingRequest | null> {
    return this.rows.find((request) => request.id === requestId && request.userId === userId);
  }

  async openOf(userId: number): Promise<MatchingRequest | null> {
    return this.rows.find((request) => request.userId === userId && isOpen(request));
  }

  async newestOf(userId: number): Promise<MatchingRequest | null> {
    return this.found((request) => request.userId === userId).at(-1) ?? null;
  }

  async findForUpdate(requestIds: readonly number[]): Promise<MatchingRequest[]> {
    return this.found(({ id }) => requestIds.includes(id));
  }

  private found(matches: (request: MatchingRequest) => boolean): MatchingRequest[] {
    const ids = this.rows.all().flatMap((request) => (matches(request) ? [request.id] : []));
    return ids.sort((a, b) => a - b).map((id) => this.rows.find((request) => request.id === id)!);
  }
}

export class InMemoryRequestingUsers implements RequestingUsers {
  /** Time zones of users with a location. */
  readonly zones = new Map<number, TimeZone>();
  /** Users who named a language. */
  readonly speakers = new Set<number>();
  /** Users whose accounts cost nothing. */
  readonly uncounted = new Set<number>();

  async findForUpdate(userId: number): Promise<RequestingUser> {
    return {
      timeZone: this.zones.get(userId) ?? null,
      hasLanguage: this.speakers.has(userId),
      isCounted: !this.uncounted.has(userId),
    };
  }
}

const isOpen = (request: MatchingRequest): boolean => request.isWaiting || request.isSeated;
