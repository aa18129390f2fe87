import type { AuditedReads } from '../../../application/audit/audited-reads.js';
import {
  WORK_KINDS,
  type WorkFilter,
  type WorkQueries,
  type WorkRow,
} from '../../../application/moderation/work-views.js';
import type { Clock } from '../../../application/shared/ports.js';
import type { Route } from '../route.js';
import { anyOf, type ListRules, yesOrNo } from '../admin/list-query.js';
import { listRoute } from '../admin/list-route.js';
import { Bool, Described, Id, Instant, NestedOrNull, Nullable, OneOf, Text } from '../fields.js';
import { ClaimResponse, PersonResponse } from '../admin/person.dto.js';
import { presentClaim } from '../admin/claim.presenter.js';

/** An open review case. */
class WorkResponse {
  @Described('Unique across all kinds, such as `report-1001`.')
  @Text({ max: 40 })
  id!: string;
  @OneOf(WORK_KINDS) kind!: string;
  @Described('The id of the verification, report or suspension.')
  @Id()
  targetId!: number;
  @Described('The subject of the case.')
  @Nullable()
  @Id()
  userId!: number | null;
  @NestedOrNull(() => PersonResponse) about!: PersonResponse | null;
  @Nullable() @Text({ max: 1000 }) reason!: string | null;
  @Instant() since!: string;
  @Instant() dueAt!: string;
  @Bool() isOverdue!: boolean;
  @NestedOrNull(() => ClaimResponse) claim!: ClaimResponse | null;
}

function presentWork(row: WorkRow, staffId: number): WorkResponse {
  return {
    id: row.id,
    kind: row.kind,
    targetId: row.targetId,
    userId: row.userId,
    about: row.about,
    reason: row.reason,
    since: row.since.toISOString(),
    dueAt: row.dueAt.toISOString(),
    isOverdue: row.isOverdue,
    claim: presentClaim(row, staffId),
  };
}

const LIST: ListRules<'dueAt', WorkFilter> = {
  sorts: ['dueAt'],
  order: ['dueAt', 'ASC'],
  filters: { kind: anyOf(WORK_KINDS), mine: yesOrNo },
};

export function workRoutes({
  queries,
  reads,
  clock,
}: {
  readonly queries: WorkQueries;
  readonly reads: AuditedReads;
  readonly clock: Clock;
}): Route[] {
  return [
    listRoute({
      name: 'work',
      tag: 'Console: review cases',
      operationId: 'listWork',
      summary: 'List open review cases, by due time',
      access: 'moderator',
      isAudited: true,
      shape: WorkResponse,
      rules: LIST,
      read: async (asked, userId) => {
        const found = await queries.page(asked, { moderatorId: userId, now: clock.now() });
        return { ...found, rows: found.rows.map((row) => presentWork(row, userId)) };
      },
      noteRead: (...page) => reads.polled('work.listed', ...page),
    }),
  ];
}
