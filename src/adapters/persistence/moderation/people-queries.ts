import type { Pool, QueryResultRow } from 'pg';
import type {
  UserFilter,
  UserQueries,
  UserSort,
  UserRecord,
  UserRow,
} from '../../../application/moderation/user-records.js';
import type { PageAsked, PageFound } from '../../../application/shared/page.js';
import type { Viewer } from '../../../application/shared/viewer.js';
import { type KeptSeats, LATE_CANCEL_HOURS } from '../../../domain/attendance/attendance-rules.js';
import { isStaff, ROLES } from '../../../domain/staff/role.js';
import { Conditions, consolePage } from '../console-sql.js';
import type { ReadQueries } from '../read-queries.js';
import * as sql from './people-sql.js';

const SORTS: Readonly<Record<UserSort, string>> = {
  id: 'u.id',
  createdAt: 'u.created_at',
  trustScore: 'u.trust_score',
  /** The database sorts by code point, which puts Öztürk and Łuk behind Z. */
  lastName: 'lower(u.last_name) collate "und-x-icu"',
};

const STAFF_ROLES = ROLES.filter(isStaff);
/** Most users that a search counts; the pages go on behind them. */
const MOST_FOUND = 1000;
/** Words of a search that are looked for; further ones are ignored. */
const MOST_WORDS = 5;

/** The columns of the user's own row. */
type PersonRow = Omit<
  UserRecord,
  'keptSeats' | 'sessions' | 'suspensions' | 'openMatches' | 'reviews' | 'reports'
>;

export class PostgresPeopleQueries implements UserQueries {
  constructor(
    private readonly pool: Pool,
    private readonly lists: ReadQueries,
  ) {}

  list(asked: PageAsked<UserSort, UserFilter>, { moderatorId, now }: Viewer): Promise<PageFound<UserRow>> {
    const { id, q, role, isInvited, standing } = asked.filter;
    const conditions = new Conditions(now, moderatorId)
      .add(id, (listed) => `u.id = any (${listed}::int[])`)
      .add(role === 'staff' ? STAFF_ROLES : role && [role], (wanted) => `u.role = any (${wanted}::text[])`)
      .add(isInvited, (wanted) => `exists (${sql.USED_INVITATION}) = ${wanted}`)
      .add(standing, (wanted) => `${sql.STANDING} = ${wanted}`);
    for (const word of q?.split(/\s+/, MOST_WORDS).filter(Boolean) ?? [])
      conditions.add(word, (part) => sql.isCalledSql(part, idIn(word)));
    const { where, values } = conditions;
    return consolePage<UserRow, UserSort>(
      this.lists,
      {
        select: sql.inList('reader.id'),
        from: `${sql.PEOPLE} cross join (select $2::int as id) reader`,
        where: [sql.IS_ACTIVE_USER, ...where],
        values,
        sorts: SORTS,
        id: 'u.id',
        ...(q && { mostCounted: MOST_FOUND }),
      },
      asked,
    );
  }

  async file(userId: number, { moderatorId, now }: Viewer): Promise<UserRecord | null> {
    const read = async <Row extends QueryResultRow>(text: string, ...more: unknown[]): Promise<Row[]> =>
      (await this.pool.query<Row>(text, [now, userId, ...more])).rows;
    const [person] = await read<PersonRow>(sql.PERSON, moderatorId);
    if (!person) return null;
    const [keptSeats] = await read<KeptSeats>(sql.KEPT_SEATS, LATE_CANCEL_HOURS);
    return {
      ...person,
      keptSeats: keptSeats!,
      sessions: await read(sql.SESSIONS),
      suspensions: await read(sql.SUSPENSIONS),
      openMatches: await read(sql.OPEN_MATCHES),
      reviews: await read(sql.REVIEWS),
      reports: await read(sql.REPORTS, moderatorId),
    };
  }
}

/** The user id that a search text may be, or null. */
const idIn = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);
