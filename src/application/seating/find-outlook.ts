import { RequestNotFound } from '../../domain/matching-request/matching-request-errors.js';
import { inSteps, type Outlook } from '../../domain/seating/outlook.js';
import { slotKey } from '../../domain/shared/slot.js';
import type { Clock, RateLimiter } from '../shared/ports.js';
import { OUTLOOKS, OUTLOOKS_PER_NETWORK, OUTLOOKS_PER_SLOT } from './limits.js';
import type { WaitingPeople, WaitingSnapshots } from './waiting-snapshots.js';

interface FindOutlookQuery {
  readonly userId: number;
  readonly requestId: number;
  /** Network address of the request. */
  readonly network: string;
}

/**
 * Why a request still waits, computed from a snapshot of its slot. Only a question that is new for the snapshot counts
 * against the rate limits. See ADR 54.
 */
export class FindOutlook {
  constructor(
    private readonly people: WaitingPeople,
    private readonly snapshots: WaitingSnapshots,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws RequestNotFound, TooManyAttempts */
  async execute({ userId, requestId, network }: FindOutlookQuery): Promise<Outlook> {
    const own = await this.people.ofRequest(userId, requestId, this.clock.now());
    if (!own) throw new RequestNotFound();
    const question = inSteps(own.person);
    const snapshot = this.snapshots.of(own.slot);
    const key = JSON.stringify(question);
    const known = snapshot.outlooks.get(key);
    if (known) return known;

    // The user's own limit comes first, so that what it refuses uses up nobody else's.
    await this.limiter.consume(OUTLOOKS, String(userId));
    await this.limiter.consume(OUTLOOKS_PER_NETWORK, network);
    const place = JSON.stringify(question.coordinates);
    await this.limiter.consume(OUTLOOKS_PER_SLOT, `${slotKey(own.slot)}/${place}`);
    const outlook = (await snapshot.index).outlookOf(question);
    snapshot.outlooks.set(key, outlook);
    return outlook;
  }
}
