import type { Town } from './town.js';

/** A table or meetup that has not ended. */
export interface OpenTable {
  readonly id: number;
  readonly status: string;
  readonly isMeetup: boolean;
  readonly startsAt: Date;
  readonly date: string;
  readonly meal: string;
  readonly venueType: string;
  readonly seats: ReadonlyArray<{ readonly userId: number; readonly requestId: number | null }>;
}

/** Reads the open tables, with none of the product's queries. */
export async function openTablesOf({ stage }: Town): Promise<OpenTable[]> {
  const { rows } = await stage.database.query<OpenTable>(
    `select m.id, m.status, m.meetup_id is not null as "isMeetup", m.starts_at as "startsAt", m.venue_type as "venueType",
       to_char(m.suggested_date, 'YYYY-MM-DD') as date, m.suggested_time as meal,
       coalesce(jsonb_agg(jsonb_build_object('userId', s.user_id, 'requestId', s.request_id) order by s.user_id)
         filter (where s.id is not null), '[]') as seats
     from matches m left join match_members s on s.match_id = m.id and s.status in ('joined', 'confirmed')
     where m.status in ('pending', 'confirmed') group by m.id order by m.id`,
  );
  return rows;
}
