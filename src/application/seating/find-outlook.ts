import {
  ensureMayAskTable,
  LanguageNeeded,
  RequestNotFound,
} from '../../domain/matching-request/matching-request-errors.js';
import type { RequestWishes } from '../../domain/matching-request/matching-request.js';
import { inSteps, type Outlook } from '../../domain/seating/outlook.js';
import type { Pool } from '../../domain/seating/pool.js';
import { AgeRange } from '../../domain/shared/age.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import { type Slot, slotKey } from '../../domain/shared/slot.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Clock, RateLimit, RateLimiter } from '../shared/ports.js';
import type { WaitingPeople, WaitingSnapshots } from './waiting-snapshots.js';

/** New questions about the outlook of a waiting request, per user: changing limits must not search for people. */
const OUTLOOKS: RateLimit = { name: 'outlooks', times: 6, perSeconds: 12 * 3_600 };
/** New questions about the pool of a request before it is sent, per user: one for each set of choices. */
const POOLS: RateLimit = { name: 'pools', times: 12, perSeconds: 12 * 3_600 };
/** Outlooks and pools per network, because one person can have several accounts; a campus may be one. */
const OUTLOOKS_PER_NETWORK: RateLimit = {
  name: 'outlooks-per-network',
  times: 60,
  perSeconds: 12 * 3_600,
};
/** Both from all accounts and networks, per slot and coarse place of the one who asks. */
const OUTLOOKS_PER_SLOT: RateLimit = { name: 'outlooks-per-slot', times: 300, perSeconds: 3_600 };

interface FindOutlookQuery {
  readonly userId: number;
  readonly requestId: number;
  /** Network address of the request. */
  readonly network: string;
}

interface FindPoolQuery {
  readonly wishes: Omit<RequestWishes, 'timeZone'>;
  /** Network address of the request. */
  readonly network: string;
}

interface Asked {
  readonly userId: number;
  readonly network: string;
  readonly slot: Slot;
}

/**
 * What a member may know about who waits in a slot, from a snapshot of it. Only a question that is new for the snapshot counts
 * against the rate limits.
 */
export class FindOutlook {
  constructor(
    private readonly people: WaitingPeople,
    private readonly snapshots: WaitingSnapshots,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Why a request still waits. See ADR 54. @throws RequestNotFound, TooManyAttempts */
  async ofRequest({ userId, requestId, network }: FindOutlookQuery): Promise<Outlook> {
    const own = await this.people.ofRequest(userId, requestId, this.clock.now());
    if (!own) throw new RequestNotFound();
    const question = inSteps(own.person);
    const snapshot = this.snapshots.of(own.slot);
    const key = JSON.stringify(question);
    const known = snapshot.outlooks.get(key);
    if (known) return known;

    await this.limit(OUTLOOKS, { userId, network, slot: own.slot }, question);
    const outlook = (await snapshot.index).outlookOf(question);
    snapshot.outlooks.set(key, outlook);
    return outlook;
  }

  /**
   * How many people fit a request that is not sent yet, and how many of them are left by what it asks of a whole table. See
   * ADR 71.
   * @throws AccountGone, AgeRangeReversed, CheckedAccountNeeded, LanguageNeeded, TooManyAttempts
   */
  async before({ wishes, network }: FindPoolQuery): Promise<Pool> {
    const { userId, slot, maxDistance, ageRangeMin, ageRangeMax, sharedLanguage, notTheOnly } = wishes;
    const ageRange = AgeRange.of(ageRangeMin, ageRangeMax);
    const found = await this.people.ofUser(userId, this.clock.now());
    if (!found) throw new AccountGone();
    const { isCounted, ...own } = found;
    const { languages = [] } = own;
    ensureMayAskTable(wishes, isCounted);
    if (sharedLanguage && languages.length === 0) throw new LanguageNeeded();
    const question = inSteps({ ...own, maxDistance, ageRange });
    const asked = { languages: sharedLanguage ? languages : null, notTheOnly: notTheOnly ?? null };
    const snapshot = this.snapshots.of(slot);
    const key = JSON.stringify({ question, asked });
    const known = snapshot.pools.get(key);
    if (known) return known;

    await this.limit(POOLS, { userId, network, slot }, question);
    const pool = (await snapshot.index).poolOf(question, asked);
    snapshot.pools.set(key, pool);
    return pool;
  }

  /** The user's own limit comes first, so that what it refuses uses up nobody else's. */
  private async limit(
    own: RateLimit,
    { userId, network, slot }: Asked,
    { coordinates }: { readonly coordinates: Coordinates | null },
  ): Promise<void> {
    await this.limiter.consume(own, String(userId));
    await this.limiter.consume(OUTLOOKS_PER_NETWORK, network);
    await this.limiter.consume(OUTLOOKS_PER_SLOT, `${slotKey(slot)}/${JSON.stringify(coordinates)}`);
  }
}
