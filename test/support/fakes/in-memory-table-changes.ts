import type { SplitOffers } from '../../../src/application/match/ports.js';
import { SplitOffer } from '../../../src/domain/match/split/split-offer.js';
import { type Slot, slotKey } from '../../../src/domain/shared/slot.js';
import type { InMemoryMatchingRequests } from './in-memory-matching-requests.js';

const copyOf = ({ matchId, leftOver, moverIds, expiresAt, agreedIds }: SplitOffer): SplitOffer =>
  new SplitOffer(matchId, leftOver, moverIds, expiresAt, agreedIds);

export class InMemorySplitOffers implements SplitOffers {
  private readonly byMatch = new Map<number, SplitOffer>();

  constructor(private readonly requests: InMemoryMatchingRequests) {}

  async leftOverIn(slot: Slot, limit: number): Promise<number[]> {
    const asked = new Set([...this.byMatch.values()].map(({ leftOver }) => leftOver.requestId));
    return this.requests.rows
      .all()
      .filter(
        (request) => request.isWaiting && slotKey(request.slot) === slotKey(slot) && !asked.has(request.id),
      )
      .map(({ userId }) => userId)
      .slice(0, limit);
  }

  async of(matchId: number): Promise<SplitOffer | null> {
    const offer = this.byMatch.get(matchId);
    return offer ? copyOf(offer) : null;
  }

  async save(offer: SplitOffer): Promise<void> {
    this.byMatch.set(offer.matchId, copyOf(offer));
  }

  async remove(matchId: number): Promise<void> {
    this.byMatch.delete(matchId);
  }
}
