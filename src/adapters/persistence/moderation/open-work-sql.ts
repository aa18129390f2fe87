import { DECIDED_WITHIN_HOURS } from '../../../domain/moderation/suspension.js';
import { isReportShownSql } from '../review-cases/shown-reports-sql.js';
import { isUndecidedSql } from '../status-sql.js';

const dueAfter = (instant: string): string => `${instant} + interval '${DECIDED_WITHIN_HOURS} hours'`;

/**
 * Each kind of open work with the same columns, from a partial index of open ones. Cases that need a second moderator
 * are hidden from the first, and reports as `isReportShownSql` says. A new kind is one more query in this list.
 * @param now SQL expression of the current time
 * @param reader SQL expression of the moderator's id
 */
const kindsOfWork = (now: string, reader: string): string[] => [
  `select 'verification-' || id as id, kind, id as target_id, user_id, null as reason, submitted_at as since, due_at,
     claimed_by, claimed_until
   from verification_reviews where ${isUndecidedSql('status')} and user_id is not null`,
  `select 'report-' || id, 'report', id, about_user_id, reason, submitted_at, due_at, claimed_by, claimed_until
   from reports where ${isUndecidedSql('status')} and ${isReportShownSql(reader, 'reports')}`,
  `select 'appeal-' || id, 'appeal', id, user_id, null, appealed_at, ${dueAfter('appealed_at')}, null::int, null::timestamptz
   from suspensions
   where status = 'in_force' and appealed_at is not null and answered_at is null and (until is null or until > ${now})
     and asked_by is distinct from ${reader} and agreed_by is distinct from ${reader}`,
  `select 'ending-' || id, 'ending', id, user_id, null, asked_at, ${dueAfter('asked_at')}, null, null
   from suspensions where status = 'proposed' and asked_by is distinct from ${reader}`,
];

/** Everything without a decision, as a subquery. */
export const openWorkSql = (now: string, reader: string): string =>
  `(${kindsOfWork(now, reader).join('\n  union all\n  ')})`;
