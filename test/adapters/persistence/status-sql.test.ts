import type { MatchStatus } from '../../../src/domain/match/match-status.js';
import { REPORT_STATUSES } from '../../../src/domain/moderation/report.js';
import * as sql from '../../../src/adapters/persistence/status-sql.js';
import { ownDatabase } from '../../support/postgres/product-database.js';

const database = ownDatabase('kept');

/** No constraint lists them, see ADR 53; the compiler requires each one here. */
const MATCH_STATUSES: Record<MatchStatus, true> = {
  pending: true,
  confirmed: true,
  completed: true,
  archived: true,
  cancelled: true,
  dissolved: true,
  in_touch: true,
  parted: true,
};

/** Their state machine alone guards them, so that a further status needs no change of the schema. */
const STATUSES: Readonly<Record<string, readonly string[]>> = {
  matches: Object.keys(MATCH_STATUSES),
  reports: REPORT_STATUSES,
};

/** The statuses that a table's check constraint allows. */
async function statusesOf(table: string): Promise<string[]> {
  if (STATUSES[table]) return [...STATUSES[table]];
  const { rows } = await database.pool.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint
     where conrelid = $1::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%status%'`,
    [table],
  );
  return [...rows[0]!.rule.matchAll(/'(\w+)'/g)].map(([, status]) => status!);
}

/** The statuses that satisfy the condition in PostgreSQL. */
async function matching(statuses: readonly string[], condition: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ status: string }>(
    `select status from unnest($1::text[]) status where ${condition} order by status`,
    [statuses],
  );
  return rows.map(({ status }) => status);
}

it.each([
  ['match_members', 'isSeatedSql', ['attended', 'confirmed', 'joined', 'no_show']],
  ['match_members', 'hasLeftSql', ['left', 'removed']],
  ['match_members', 'isExpectedSql', ['confirmed', 'joined']],
  ['match_members', 'hasAttendedSql', ['attended', 'confirmed', 'joined']],
  ['matches', 'isOpenMatchSql', ['confirmed', 'pending']],
  ['matches', 'isPastMatchSql', ['archived', 'completed']],
  ['matches', 'isVoidSql', ['cancelled', 'dissolved']],
  ['matches', 'isVisibleTableSql', ['archived', 'completed', 'confirmed', 'pending']],
  ['matches', 'isVisibleMatchSql', ['archived', 'completed', 'confirmed', 'in_touch', 'pending']],
  ['meetup_requests', 'isOpenRequestSql', ['active', 'matched']],
  ['reports', 'isUndecidedSql', ['in_review', 'submitted']],
  ['verification_reviews', 'isUndecidedSql', ['in_review', 'submitted']],
] as const)('of the statuses of %s, %s selects %j', async (table, condition, expected) => {
  expect(await matching(await statusesOf(table), sql[condition]('status'))).toEqual(expected);
});
