import { lastSaturdayBefore } from '../../../domain/seating/what-if/past-saturday.js';
import { type PastRequest, wasOpenAtFinalRun } from '../../../domain/seating/what-if/past-request.js';
import type { CalendarDate } from '../../../domain/shared/calendar-date.js';
import { localDate, type TimeZone } from '../../../domain/shared/time-zone.js';
import type { Clock } from '../../shared/ports.js';
import type { PastSaturdays } from './ports.js';

/** More requests than this are not read. */
const MAX_REQUESTS = 20_000;

/** The requests of the last Saturday that were open at its final run. */
export interface PastInput {
  readonly saturday: CalendarDate;
  readonly requests: readonly PastRequest[];
  /** About how many there were, by the counts of the runs; null where none is saved. */
  readonly recorded: number | null;
}

/** Reads what is left of the last Saturday. */
export class PastSaturdayInput {
  constructor(
    private readonly saturdays: PastSaturdays,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
  ) {}

  async execute(): Promise<PastInput> {
    const now = this.clock.now();
    const saturday = lastSaturdayBefore(localDate(now, this.homeZone));
    const stored = await this.saturdays.requestsOf(saturday, now, MAX_REQUESTS);
    const recorded = await this.saturdays.recordedOf(saturday);
    return { saturday, requests: stored.filter(wasOpenAtFinalRun), recorded };
  }
}
