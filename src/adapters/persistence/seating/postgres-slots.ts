import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  SlotSnapshot,
  WaitingSeeker,
  TableSnapshot,
  FinalRuns,
  SlotLocks,
  SlotSnapshots,
} from '../../../application/seating/ports.js';
import type { SlotInZone, WaitingInSlots } from '../../../application/matching-request/ports.js';
import type { Seeker } from '../../../domain/seating/model/seeker.js';
import type { MatchStatus } from '../../../domain/match/match-status.js';
import { AgeRange, ageOn } from '../../../domain/shared/age.js';
import type { CalendarDate } from '../../../domain/shared/calendar-date.js';
import type { Coordinates } from '../../../domain/shared/distance.js';
import type { Gender } from '../../../domain/shared/gender.js';
import { memoize } from '../../../domain/shared/memoize.js';
import { type MealTime, type Slot, slotKey, type VenueType } from '../../../domain/shared/slot.js';
import { type CountedWishes, countedWishes } from '../../../domain/seating/model/counted-wishes.js';
import { MAX_GROUP_SIZE, withZoneOfGroup } from '../../../domain/seating/model/group.js';
import type { SurveyAnswers } from '../../../domain/shared/survey-answers.js';
import { localDate, type TimeZone } from '../../../domain/shared/time-zone.js';
import {
  AVOIDED_PAIRS,
  BUSY_AT,
  PEOPLE_IN_SLOT,
  OPEN_SLOT_OF_USER,
  SOME_IN_SLOT,
  TABLES,
  UNSETTLED_SLOTS,
  WAITING_IN_SLOT,
  WAITING_SLOTS,
} from './seating-sql.js';

interface PersonRow {
  id: number;
  requestId: number;
  matchId: number | null;
  dateOfBirth: string | null;
  age: number | null;
  ageRangeMin: number | null;
  ageRangeMax: number | null;
  maxDistance: number;
  latitude: number | null;
  longitude: number | null;
  survey: SurveyAnswers | null;
  interests: string[];
  hasPriority: boolean;
  comesLater: boolean;
  timeZone: TimeZone;
  createdAt: Date;
  /** Null also for one whose friends do not wait. */
  groupId: number | null;
  /** Members of the group who wait, the user included; 0 for one with a seat. */
  friendsWaiting: number | null;
  heldUntil: Date | null;
  languages: string[];
  asksSharedLanguage: boolean;
  notTheOnly: Gender | null;
  isCounted: boolean;
}

interface TableRow {
  matchId: number;
  status: MatchStatus;
  startsAt: Date;
  timeZone: TimeZone;
  isPair: boolean;
}

type Person = Omit<WaitingSeeker, 'busyAt'> & { readonly matchId: number | null };

export class PostgresSlots implements SlotLocks, SlotSnapshots, FinalRuns, WaitingInSlots {
  /**
   * @param home the coordinates of users without a location; null where none are configured
   * @param offersNotTheOnly false where the operator has switched that rule off, also for requests that asked for it before
   */
  constructor(
    private readonly em: EntityManager,
    private readonly home: Coordinates | null,
    private readonly offersNotTheOnly = true,
  ) {}

  async acquireSlotLock(slot: Slot): Promise<void> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [slotKey(slot)]);
  }

  async lockUsersForShare(userIds: readonly number[]): Promise<void> {
    // A shared lock: runs of other slots can lock the same users, and only a change of one of them waits.
    await this.em.execute(`select 1 from users where id = any (?::int[]) order by id for share`, [
      sqlList(userIds),
    ]);
  }

  async snapshotOf(slot: Slot, now: Date, userIds: readonly number[] | null = null): Promise<SlotSnapshot> {
    const where = [slot.preferredDate, slot.preferredTime, slot.venueType];
    const rows = userIds
      ? await this.em.execute<PersonRow[]>(SOME_IN_SLOT, [...where, sqlList(userIds), now])
      : await this.em.execute<PersonRow[]>(PEOPLE_IN_SLOT, [...where, now]);
    const ids = sqlList(rows.map(({ id }) => id));
    const pairs = await this.em.execute<Array<{ a: number; b: number }>>(AVOIDED_PAIRS, [...where, ids, now]);
    const matchIds = new Set(rows.flatMap(({ matchId }) => matchId ?? []));
    const tables = await this.em.execute<TableRow[]>(TABLES, [sqlList([...matchIds])]);

    const people = this.people(rows, pairs, now);
    const busyAt = await this.busyAt(slot, rows);
    return {
      waiting: people
        .filter(({ matchId }) => matchId === null)
        .map((one) => ({ ...one, busyAt: busyAt.get(one.id) ?? [] })),
      tables: withMembers(tables, people),
    };
  }

  slotsWithoutFinalRun(until: CalendarDate, limit: number, after?: SlotInZone): Promise<SlotInZone[]> {
    return this.slots(UNSETTLED_SLOTS, until, limit, after);
  }

  slotsWithWaiting(until: CalendarDate, limit: number, after?: SlotInZone): Promise<SlotInZone[]> {
    return this.slots(WAITING_SLOTS, until, limit, after);
  }

  async requestsWaitingIn({ slot, timeZone }: SlotInZone, limit: number, after = 0): Promise<number[]> {
    const { preferredDate, preferredTime, venueType } = slot;
    const rows = await this.em.execute<Array<{ id: number }>>(WAITING_IN_SLOT, [
      ...[preferredDate, preferredTime, venueType, timeZone],
      after,
      limit,
    ]);
    return rows.map(({ id }) => id);
  }

  private async slots(
    statement: string,
    until: CalendarDate,
    limit: number,
    after?: SlotInZone,
  ): Promise<SlotInZone[]> {
    type Row = { date: string; time: MealTime; venueType: VenueType; timeZone: TimeZone };
    const previous = after
      ? [after.slot.preferredDate, after.slot.preferredTime, after.slot.venueType, after.timeZone]
      : ['-infinity', '', '', ''];
    const rows = await this.em.execute<Row[]>(statement, [until, ...previous, limit]);
    return rows.map(({ date, time, venueType, timeZone }) => ({
      slot: { preferredDate: date, preferredTime: time, venueType },
      timeZone,
    }));
  }

  async zonesAfterFinalRun({ preferredDate, preferredTime, venueType }: Slot): Promise<Set<TimeZone>> {
    const rows = await this.em.execute<Array<{ timeZone: TimeZone }>>(
      `select time_zone as "timeZone" from final_runs
       where preferred_date = ? and preferred_time = ? and venue_type = ?`,
      [preferredDate, preferredTime, venueType],
    );
    return new Set(rows.map(({ timeZone }) => timeZone));
  }

  async markFinalRunDone(slot: Slot, timeZone: TimeZone, now: Date): Promise<void> {
    await this.em.execute(
      `insert into final_runs (preferred_date, preferred_time, venue_type, time_zone, ran_at)
       values (?, ?, ?, ?, ?) on conflict do nothing`,
      [slot.preferredDate, slot.preferredTime, slot.venueType, timeZone, now],
    );
  }

  async openSlotOf(userId: number): Promise<{ slot: Slot; matchId: number | null } | null> {
    type Row = { date: string; time: MealTime; venueType: VenueType; matchId: number | null };
    const [row] = await this.em.execute<Row[]>(OPEN_SLOT_OF_USER, [userId]);
    if (!row) return null;
    const { date, time, venueType, matchId } = row;
    return { slot: { preferredDate: date, preferredTime: time, venueType }, matchId };
  }

  /** The instants at which those of the rows who wait have a seat elsewhere, by user. */
  private async busyAt(slot: Slot, rows: readonly PersonRow[]): Promise<Map<number, Date[]>> {
    const ids = rows.filter(({ matchId }) => matchId === null).map(({ id }) => id);
    type Row = { userId: number; busyAt: ReadonlyArray<Date | string> };
    const busy = await this.em.execute<Row[]>(BUSY_AT, [slot.preferredDate, sqlList(ids)]);
    return new Map(busy.map(({ userId, busyAt }) => [userId, busyAt.map((at) => new Date(at))]));
  }

  private people(rows: PersonRow[], pairs: ReadonlyArray<{ a: number; b: number }>, now: Date): Person[] {
    const avoid = new Map<number, Set<number>>(rows.map(({ id }) => [id, new Set()]));
    for (const { a, b } of pairs) avoid.get(a)?.add(b);
    const today = memoize((zone: TimeZone) => localDate(now, zone));
    const grouped = rows.map((row) => ({ ...row, group: groupOf(row) }));
    const offered = this.offersNotTheOnly ? grouped : grouped.map((row) => ({ ...row, notTheOnly: null }));
    const wishes = countedWishes(offered);
    return withZoneOfGroup(grouped, ({ latitude }) => latitude !== null).map((row) => ({
      ...seeker(row, avoid.get(row.id)!, this.home, now, today(row.timeZone)),
      ...withWishes(avoid.get(row.id)!, wishes.get(row.id)!),
      requestId: row.requestId,
      matchId: row.matchId,
      timeZone: row.timeZone,
      heldUntil: row.heldUntil,
    }));
  }
}

/** An array literal of PostgreSQL. */
const sqlList = (ids: readonly number[]): string => `{${ids.join(',')}}`;

function withMembers(tables: readonly TableRow[], people: readonly Person[]): TableSnapshot[] {
  const byTable = Map.groupBy(people, ({ matchId }) => matchId);
  return tables.map((table) => ({ ...table, members: byTable.get(table.matchId) ?? [] }));
}

/** Differs once a friend has come or gone, and for friends with a seat, so that no run takes it for the group it planned. */
const groupOf = ({ groupId, friendsWaiting }: PersonRow): number | null =>
  groupId === null ? null : groupId * (MAX_GROUP_SIZE + 1) + (friendsWaiting ?? 0);

function seeker(
  row: PersonRow & Pick<Seeker, 'group'>,
  avoid: ReadonlySet<number>,
  home: Coordinates | null,
  now: Date,
  today: CalendarDate,
): Seeker {
  const { id, latitude, longitude, maxDistance, survey, interests, hasPriority, comesLater, group } = row;
  const { languages } = row;
  const age = row.dateOfBirth ? ageOn(row.dateOfBirth, today) : (row.age ?? 0);
  return {
    id,
    age,
    ageRange: AgeRange.of(row.ageRangeMin, row.ageRangeMax),
    maxDistance,
    coordinates: latitude !== null && longitude !== null ? { latitude, longitude } : home,
    survey,
    interests,
    waitingSeconds: Math.max(0, Math.floor((now.getTime() - row.createdAt.getTime()) / 1000)),
    hasPriority,
    avoid,
    group,
    ...(comesLater && { comesLater }),
    ...(languages.length > 0 && { languages }),
  };
}

const withWishes = (
  avoid: ReadonlySet<number>,
  { asksSharedLanguage, notTheOnly, avoid: uncounted }: CountedWishes,
): Partial<Seeker> => ({
  ...(uncounted.size > 0 && { avoid: new Set([...avoid, ...uncounted]) }),
  ...(asksSharedLanguage && { asksSharedLanguage }),
  ...(notTheOnly && { notTheOnly }),
});
