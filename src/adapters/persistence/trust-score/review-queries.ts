import type { Pool } from 'pg';
import type { CaseSort } from '../../../application/review-cases/case-views.js';
import type { PageAsked, PageFound } from '../../../application/shared/page.js';
import type { Viewer } from '../../../application/shared/viewer.js';
import type {
  EarlierReview,
  ReviewQueries,
  ReviewEntry,
  ReviewFilter,
  ReviewRecord,
} from '../../../application/trust-score/review-views.js';
import { UNDECIDED_STATUSES } from '../../../domain/review-cases/undecided.js';
import { isHeldSql, statusSql } from '../review-cases/claim-sql.js';
import { Conditions, consolePage, personSql } from '../console-sql.js';
import { isUndecidedSql } from '../status-sql.js';

const IS_HELD = isHeldSql('review');
const STATUS = statusSql('review');

/** `$1` is the current time. */
const REVIEWS = `verification_reviews review cross join (select $1::timestamptz as now) clock`;
const PEOPLE = `
  left join users person on person.id = review.user_id
  left join users holder on holder.id = review.claimed_by and ${IS_HELD}
  left join users decider on decider.id = review.decided_by`;

const ENTRY = `
  review.id, review.kind, ${STATUS} as status, ${personSql('person')} as person,
  review.submitted_at as "submittedAt", review.due_at as "dueAt",
  ${isUndecidedSql('review.status')} and review.due_at < clock.now as "isOverdue",
  ${personSql('holder')} as "claimedBy", case when ${IS_HELD} then review.claimed_until end as "claimedUntil",
  ${personSql('decider')} as "decidedBy", review.decided_at as "decidedAt", review.reason`;

/** `$2` is the reader, `$3` the review. A date of birth is returned only to the moderator with a valid claim. */
const RECORD = `
  select ${ENTRY}, review.content_type as "contentType", review.page_count as "pageCount", review.compared_with as "comparedWith", review.note,
    review.date_of_birth_agrees as "dateOfBirthAgrees",
    review.user_id as "userId", person.first_name as "firstName", person.last_name as "lastName",
    person.profile_image_url as "profileImageUrl", person.trust_score as "trustScore",
    person.created_at as "memberSince",
    case when review.kind = 'id' and review.claimed_by = $2 and ${IS_HELD}
      then to_char(person.date_of_birth, 'YYYY-MM-DD') end as "dateOfBirth"
  from ${REVIEWS} ${PEOPLE} where review.id = $3`;

const EARLIER = `
  select id, kind, status, decided_at as "decidedAt", reason
  from verification_reviews where user_id = $1 and id < $2 order by id desc limit 10`;

const SORTS: Record<CaseSort, string> = {
  id: 'review.id',
  submittedAt: 'review.submitted_at',
  dueAt: 'review.due_at',
};

interface RecordRow extends Omit<ReviewRecord, 'about' | 'earlier'> {
  readonly userId: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImageUrl: string | null;
  readonly trustScore: number;
  readonly memberSince: Date;
  readonly dateOfBirth: string | null;
}

export class PostgresReviewQueries implements ReviewQueries {
  constructor(private readonly pool: Pool) {}

  page(
    asked: PageAsked<CaseSort, ReviewFilter>,
    { moderatorId, now }: Viewer,
  ): Promise<PageFound<ReviewEntry>> {
    const { id, status, kind, userId, mine } = asked.filter;
    const { where, values } = new Conditions(now)
      .add(id, (given) => `review.id = any (${given}::int[])`)
      .add(
        status === 'open' ? UNDECIDED_STATUSES : status && [status],
        (given) => `${STATUS} = any (${given}::text[])`,
      )
      .add(kind, (given) => `review.kind = ${given}`)
      .add(userId, (given) => `review.user_id = ${given}`)
      .add(mine ? moderatorId : undefined, (given) => `review.claimed_by = ${given} and ${IS_HELD}`);
    return consolePage(
      this.pool,
      { select: ENTRY, from: REVIEWS, joins: PEOPLE, where, values, sorts: SORTS, id: SORTS.id },
      asked,
    );
  }

  async find(id: number, { moderatorId, now }: Viewer): Promise<ReviewRecord | null> {
    const { rows } = await this.pool.query<RecordRow>(RECORD, [now, moderatorId, id]);
    const [row] = rows;
    if (!row) return null;
    const { userId, firstName, lastName, profileImageUrl, trustScore, memberSince, dateOfBirth, ...rest } =
      row;
    const earlier = await this.pool.query<EarlierReview>(EARLIER, [userId, id]);
    const about = { firstName, lastName, profileImageUrl, trustScore, memberSince, dateOfBirth };
    return { ...rest, about: rest.person && about, earlier: earlier.rows };
  }
}
