import { reachAround, waitingLevel, type WaitingLevel } from '../../domain/matching-request/waiting.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import { finalRunOf, type MealTime, type Slot, type VenueType } from '../../domain/shared/slot.js';
import type { MatchingRequestQueries, OpenRequestRow, WaitingCounts } from './ports.js';

/** An open request with what its user can expect. */
export interface OpenRequestView {
  readonly row: OpenRequestRow;
  /** False while neither the user's location nor a home area is known. */
  readonly distanceApplies: boolean;
  /** UTC instant of the final run, which decides about every waiting request. */
  readonly decidedAt: Date;
  /** Null for a request with a seat. */
  readonly othersWaiting: WaitingLevel | null;
}

/** Reads the user's open request, and for a waiting one how many others wait within reach. See ADR 32. */
export class FindOpenRequest {
  constructor(
    private readonly queries: MatchingRequestQueries,
    private readonly waitingCounts: WaitingCounts,
    /** Where users without a location count as being; null where none is set. */
    private readonly homeArea: Coordinates | null,
  ) {}

  async execute(userId: number): Promise<OpenRequestView | null> {
    const row = await this.queries.openRequestOf(userId);
    if (!row) return null;
    const slot: Slot = {
      preferredDate: row.preferredDate,
      preferredTime: row.preferredTime as MealTime,
      venueType: row.venueType as VenueType,
    };
    const place = row.coordinates ?? this.homeArea;
    return {
      row,
      distanceApplies: place !== null,
      decidedAt: finalRunOf(slot, row.timeZone),
      othersWaiting: row.status === 'active' ? await this.othersWaiting(slot, place) : null,
    };
  }

  private async othersWaiting(slot: Slot, place: Coordinates | null): Promise<WaitingLevel> {
    return waitingLevel(await this.waitingCounts.count(slot, place && reachAround(place)));
  }
}
