import { HOUR_MS } from '../../../src/domain/shared/durations.js';
import { OVER_AFTER_HOURS } from '../../../src/domain/match/match-status.js';
import { type Look, openTables } from './look.js';

/** Hours from the start until the attendance is assessed; later feedback does not count. */
export const ASSESSED_AFTER_HOURS = 48;

export const hoursSince = (startsAt: Date, now: Date): number =>
  (now.getTime() - startsAt.getTime()) / HOUR_MS;

/** What the members of a table said afterwards, by user. */
interface Said {
  readonly again: readonly number[];
  readonly didNotCome: readonly number[];
}

/** A table that began, with those who sat at it then, whatever they did later. */
export interface PastTable {
  readonly id: number;
  readonly isMeetup: boolean;
  readonly startsAt: Date;
  readonly userIds: readonly number[];
  readonly said: Map<number, Said>;
}

/** The tables that began: the test's own memory, because the product must not forget who sat there. */
export class Past {
  readonly tables = new Map<number, PastTable>();
  readonly refusedFeedback: string[] = [];

  /** Remembers the tables that begin until the instant, as they were before it. */
  pass(look: Look, until: Date): void {
    for (const { id, meetup, startsAt, seated } of openTables(look)) {
      if (startsAt > until.getTime() || this.tables.has(id)) continue;
      const userIds = seated.map(({ userId }) => userId);
      const isMeetup = meetup !== null;
      this.tables.set(id, { id, isMeetup, startsAt: new Date(startsAt), userIds, said: new Map() });
    }
  }

  /** The tables whose members can give feedback that counts for the attendance. */
  openForFeedback(now: Date): PastTable[] {
    return [...this.tables.values()].filter(({ startsAt }) => {
      const hours = hoursSince(startsAt, now);
      return hours >= OVER_AFTER_HOURS && hours < ASSESSED_AFTER_HOURS;
    });
  }
}
