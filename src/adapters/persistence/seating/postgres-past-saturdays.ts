import type { PastSaturdays } from '../../../application/seating/what-if/ports.js';
import type { PastRequest } from '../../../domain/seating/what-if/past-request.js';
import type { EarlierMeeting } from '../../../domain/seating/what-if/past-seeker.js';
import { AgeRange, ageOn } from '../../../domain/shared/age.js';
import { addDays, type CalendarDate } from '../../../domain/shared/calendar-date.js';
import type { Coordinates } from '../../../domain/shared/distance.js';
import type { Gender } from '../../../domain/shared/gender.js';
import { finalRunOf, type Slot } from '../../../domain/shared/slot.js';
import type { SurveyAnswers } from '../../../domain/shared/survey-answers.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import type { ReadQueries } from '../read-queries.js';
import { APART, MEETINGS, PAST_REQUESTS, RECORDED } from './past-saturday-sql.js';

interface Row extends Slot {
  readonly id: number;
  readonly timeZone: TimeZone;
  readonly createdAt: Date;
  readonly withdrawnAt: Date | null;
  readonly dateOfBirth: string | null;
  readonly age: number | null;
  readonly ageRangeMin: number | null;
  readonly ageRangeMax: number | null;
  readonly maxDistance: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly interests: string[];
  readonly hasPriority: boolean;
  readonly survey: SurveyAnswers | null;
  readonly languages: string[];
  readonly asksSharedLanguage: boolean;
  readonly notTheOnly: Gender | null;
}

export class PostgresPastSaturdays implements PastSaturdays {
  /**
   * @param home the coordinates of users without a location; null where none are configured
   * @param offersNotTheOnly false where the operator has switched that rule off
   */
  constructor(
    private readonly reads: ReadQueries,
    private readonly home: Coordinates | null,
    private readonly offersNotTheOnly = true,
  ) {}

  async requestsOf(saturday: CalendarDate, now: Date, limit: number): Promise<PastRequest[]> {
    const { rows } = await this.reads.query<Row>(PAST_REQUESTS, [saturday, now, limit]);
    const apart = new Map<number, Set<number>>();
    for (const { a, b } of await this.apart(rows.map(({ id }) => id)))
      apart.set(a, (apart.get(a) ?? new Set()).add(b));
    return rows.map((row) => this.request(row, apart.get(row.id) ?? new Set()));
  }

  async meetingsOf(userIds: readonly number[], from: Date, to: Date): Promise<EarlierMeeting[]> {
    return (await this.reads.query<EarlierMeeting>(MEETINGS, [userIds, from, to])).rows;
  }

  async recordedOf(saturday: CalendarDate): Promise<number | null> {
    const { rows } = await this.reads.query<{ recorded: number | null }>(RECORDED, [saturday]);
    return rows[0]?.recorded ?? null;
  }

  private async apart(ids: readonly number[]): Promise<Array<{ a: number; b: number }>> {
    return (await this.reads.query<{ a: number; b: number }>(APART, [ids])).rows;
  }

  /** The age on the day of the final run; the location and the answers of today, because no others are stored. */
  private request(row: Row, avoid: ReadonlySet<number>): PastRequest {
    const { preferredDate, preferredTime, venueType, timeZone, createdAt, withdrawnAt, ...user } = row;
    const { latitude, longitude } = user;
    const slot = { preferredDate, preferredTime, venueType };
    const waitedMs = finalRunOf(slot, timeZone).getTime() - createdAt.getTime();
    return {
      slot,
      timeZone,
      createdAt,
      withdrawnAt,
      person: {
        id: user.id,
        age: user.dateOfBirth ? ageOn(user.dateOfBirth, addDays(preferredDate, -1)) : (user.age ?? 0),
        ageRange: AgeRange.of(user.ageRangeMin, user.ageRangeMax),
        maxDistance: user.maxDistance,
        coordinates: latitude !== null && longitude !== null ? { latitude, longitude } : this.home,
        survey: user.survey,
        interests: user.interests,
        waitingSeconds: Math.max(0, Math.floor(waitedMs / 1000)),
        hasPriority: user.hasPriority,
        avoid,
        languages: user.languages,
        asksSharedLanguage: user.asksSharedLanguage,
        notTheOnly: this.offersNotTheOnly ? user.notTheOnly : null,
      },
    };
  }
}
