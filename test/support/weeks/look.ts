import type pg from 'pg';
import type { Coordinates } from '../../../src/domain/shared/distance.js';
import type { MealTime, Slot, VenueType } from '../../../src/domain/shared/slot.js';
import type { TimeZone } from '../../../src/domain/shared/time-zone.js';

export interface Request {
  readonly id: number;
  readonly userId: number;
  readonly status: string;
  readonly date: string;
  readonly meal: MealTime;
  readonly venueType: VenueType;
  readonly maxDistance: number;
  readonly ageRangeMin: number | null;
  readonly ageRangeMax: number | null;
  readonly dateOfBirth: string;
  readonly hasPriority: boolean;
  /** Where the engine seats the user: the place of the first seat, before it the user's own. */
  readonly place: Coordinates | null;
}

interface Seat {
  readonly userId: number;
  readonly requestId: number | null;
  readonly status: string;
  readonly consents: boolean;
}

/** A match, that of a meetup included. */
export interface Table {
  readonly id: number;
  readonly status: string;
  readonly startsAt: number;
  readonly timeZone: TimeZone;
  readonly date: string;
  readonly meal: MealTime;
  readonly venueType: VenueType;
  /** Null for a table of the engine. */
  readonly meetup: { readonly id: number; readonly participants: number; readonly status: string } | null;
  readonly everSeated: readonly Seat[];
  readonly seated: readonly Seat[];
  readonly isOpen: boolean;
  /** Members who are asked to move to another table. */
  readonly asked: readonly number[];
}

/** The state of the database at an instant. */
export interface Look {
  readonly at: Date;
  readonly requests: ReadonlyMap<number, Request>;
  readonly tables: ReadonlyMap<number, Table>;
  readonly friends: ReadonlyArray<{
    readonly group: number;
    readonly userId: number;
    readonly requestId: number;
  }>;
  /** `a/b` of users, in both directions. */
  readonly blocks: ReadonlySet<string>;
  /** `match/user` of questions and of missed tables. */
  readonly homeSafe: ReadonlySet<string>;
  readonly misses: ReadonlySet<string>;
}

const LOOK = `select
  (select json_agg(json_build_object('id', r.id, 'userId', r.user_id, 'status', r.status, 'date', r.preferred_date,
     'meal', r.preferred_time, 'venueType', r.venue_type, 'maxDistance', r.max_distance, 'hasPriority', r.has_priority,
     'ageRangeMin', r.age_range_min, 'ageRangeMax', r.age_range_max, 'dateOfBirth', u.date_of_birth,
     'place', case when r.has_seat_place and r.seat_latitude is not null
         then json_build_object('latitude', r.seat_latitude, 'longitude', r.seat_longitude)
       when not r.has_seat_place and u.latitude is not null
         then json_build_object('latitude', u.latitude, 'longitude', u.longitude) end))
   from meetup_requests r join users u on u.id = r.user_id) as requests,
  (select json_agg(json_build_object('id', m.id, 'status', m.status, 'startsAt', extract(epoch from m.starts_at) * 1000,
     'timeZone', m.time_zone, 'date', m.suggested_date, 'meal', m.suggested_time, 'venueType', m.venue_type,
     'meetup', (select json_build_object('id', p.id, 'participants', p.current_participants, 'status', p.status)
       from meetups p where p.id = m.meetup_id),
     'everSeated', (select json_agg(json_build_object('userId', s.user_id, 'requestId', s.request_id,
       'status', s.status, 'consents', s.consents_to_pair) order by s.id) from match_members s where s.match_id = m.id),
     'asked', (select json_agg(a.user_id order by a.user_id) from split_offers o
       join split_offer_movers a on a.match_id = o.match_id where m.id in (o.match_id, o.other_match_id))) order by m.id)
   from matches m) as tables,
  (select json_agg(json_build_object('group', group_id, 'userId', user_id, 'requestId', request_id))
   from live_group_members) as friends,
  (select json_agg(a || '/' || b) from blocked_pairs) as blocks,
  (select json_agg(match_id || '/' || user_id) from home_safe_questions) as "homeSafe",
  (select json_agg(match_id || '/' || user_id) from reliability_misses) as misses`;

const SEATED = ['joined', 'confirmed', 'attended', 'no_show'];
const OPEN = ['pending', 'confirmed'];

export async function lookAt(pool: pg.Pool, at: Date): Promise<Look> {
  const { rows } = await pool.query(LOOK);
  const { requests, tables, friends, blocks, homeSafe, misses } = rows[0];
  return {
    at,
    requests: byId<Request>(requests ?? []),
    tables: byId<Table>((tables ?? []).map(tableOf)),
    friends: friends ?? [],
    blocks: new Set(blocks),
    homeSafe: new Set(homeSafe),
    misses: new Set(misses),
  };
}

function tableOf(row: Table): Table {
  const everSeated = row.everSeated ?? [];
  return {
    ...row,
    everSeated,
    seated: everSeated.filter(({ status }) => SEATED.includes(status)),
    isOpen: OPEN.includes(row.status),
    asked: row.asked ?? [],
  };
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]): Map<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

export const slotOf = ({ date, meal, venueType }: Request | Table): Slot => ({
  preferredDate: date,
  preferredTime: meal,
  venueType,
});

export const openTables = (look: Look): Table[] => [...look.tables.values()].filter(({ isOpen }) => isOpen);

export const sitsAt = (table: Table, userId: number): boolean =>
  table.seated.some((seat) => seat.userId === userId);

export const openRequestOf = (look: Look, userId: number): Request | undefined =>
  [...look.requests.values()].find(
    (one) => one.userId === userId && (one.status === 'active' || one.status === 'matched'),
  );
