import type pg from 'pg';
import type { WaitingCounts } from '../../../application/matching-request/ports.js';
import { MOST_COUNTED, type Reach } from '../../../domain/matching-request/waiting.js';
import type { Coordinates } from '../../../domain/shared/distance.js';
import type { Slot } from '../../../domain/shared/slot.js';
import { IS_COUNTED_ACCOUNT } from './counted-account-sql.js';
import { LATITUDE, LONGITUDE } from './request-place-sql.js';

/** Without bounds, the users without coordinates are counted. */
const WAITING = `
  select count(*)::int as waiting from (
    select 1 from meetup_requests r join users u on u.id = r.user_id
    where r.status = 'active' and ${IS_COUNTED_ACCOUNT} and r.preferred_date = $1 and r.preferred_time = $2 and r.venue_type = $3
      and case when $4::float8 is null then ${LATITUDE} is null
        else coalesce(${LATITUDE}, $8::float8) between $4 and $5
          and coalesce(${LONGITUDE}, $9::float8) between $6 and $7 end
    limit ${MOST_COUNTED}) counted`;

export class PostgresWaitingCounts implements WaitingCounts {
  constructor(
    private readonly pool: pg.Pool,
    private readonly homeArea: Coordinates | null,
  ) {}

  async count(slot: Slot, reach: Reach | null): Promise<number> {
    const { rows } = await this.pool.query<{ waiting: number }>({
      name: 'waiting-within-reach',
      text: WAITING,
      values: [
        slot.preferredDate,
        slot.preferredTime,
        slot.venueType,
        ...[reach?.south, reach?.north, reach?.west, reach?.east].map((bound) => bound ?? null),
        this.homeArea?.latitude ?? null,
        this.homeArea?.longitude ?? null,
      ],
    });
    return rows[0]!.waiting;
  }
}
