import { openedRequests, type StoredRequest } from '../../../domain/seating/fairness/opened-requests.js';
import { pastQuarters, type Quarter } from '../../../domain/seating/fairness/quarter.js';
import { type SeatShares, seatSharesOf } from '../../../domain/seating/fairness/seat-shares.js';
import type { CalendarDate } from '../../../domain/shared/calendar-date.js';
import { localDate, type TimeZone } from '../../../domain/shared/time-zone.js';
import type { Clock } from '../../shared/ports.js';

/** Of all quarters together; with more, the quarters that were not read completely are not shown. */
const MAX_REQUESTS = 100_000;

/** Reads without locks, from a replica where there is one. */
export interface StoredRequests {
  /** Of accounts that still exist, the latest Saturday first. */
  between(from: CalendarDate, to: CalendarDate, limit: number): Promise<StoredRequest[]>;
}

interface QuarterShares extends Quarter {
  /** Null where there were too few people, or too many requests to read. */
  readonly shares: SeatShares | null;
}

/** Who got seats, and how long they waited, in the last quarters that are over. See ADR 80. */
export class ReadSeatShares {
  constructor(
    private readonly stored: StoredRequests,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
    private readonly limit = MAX_REQUESTS,
  ) {}

  async execute(): Promise<QuarterShares[]> {
    const quarters = pastQuarters(localDate(this.clock.now(), this.homeZone));
    const rows = await this.stored.between(quarters.at(-1)!.from, quarters[0]!.to, this.limit + 1);
    const cutAt = rows.length > this.limit ? rows.at(-1)!.slot.preferredDate : '';
    const requests = openedRequests(rows.toReversed());
    return quarters.map(({ from, to }) => {
      const isComplete = from > cutAt;
      const own = requests.filter(({ saturday }) => isComplete && saturday >= from && saturday <= to);
      return { from, to, shares: seatSharesOf(own) };
    });
  }
}
