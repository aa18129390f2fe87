import { ensureMayAskTable, LanguageNeeded } from '../../domain/matching-request/matching-request-errors.js';
import type { RequestWishes } from '../../domain/matching-request/matching-request.js';
import { inSteps } from '../../domain/seating/outlook.js';
import type { Pool } from '../../domain/seating/pool.js';
import { AgeRange } from '../../domain/shared/age.js';
import { slotKey } from '../../domain/shared/slot.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Clock, RateLimiter } from '../shared/ports.js';
import { OUTLOOKS_PER_NETWORK, OUTLOOKS_PER_SLOT, POOLS } from './limits.js';
import type { WaitingPeople, WaitingSnapshots } from './waiting-snapshots.js';

interface FindPoolQuery {
  readonly wishes: Omit<RequestWishes, 'timeZone'>;
  /** Network address of the request. */
  readonly network: string;
}

/**
 * How many people fit a request that is not sent yet, and how many of them are left by what it asks of a whole table. From
 * the snapshot of the outlook, with limits of its own. See ADR 71.
 */
export class FindPool {
  constructor(
    private readonly people: WaitingPeople,
    private readonly snapshots: WaitingSnapshots,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws AccountGone, AgeRangeReversed, CheckedAccountNeeded, LanguageNeeded, TooManyAttempts */
  async execute({ wishes, network }: FindPoolQuery): Promise<Pool> {
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

    await this.limiter.consume(POOLS, String(userId));
    await this.limiter.consume(OUTLOOKS_PER_NETWORK, network);
    const place = JSON.stringify(question.coordinates);
    await this.limiter.consume(OUTLOOKS_PER_SLOT, `${slotKey(slot)}/${place}`);
    const pool = (await snapshot.index).poolOf(question, asked);
    snapshot.pools.set(key, pool);
    return pool;
  }
}
