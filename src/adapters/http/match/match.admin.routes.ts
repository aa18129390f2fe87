import type { AuditedReads } from '../../../application/audit/audited-reads.js';
import type {
  MatchRecordFilter,
  MatchRecords,
  MatchRecordSort,
} from '../../../application/match/match-records.js';
import { VENUE_TYPES } from '../../../domain/shared/slot.js';
import { notThere } from '../http-error.js';
import { one, type Route } from '../route.js';
import { aDate, anId, anyOf, ids, type ListRules } from '../admin/list-query.js';
import { listRoute } from '../admin/list-route.js';
import {
  MATCH_STATUSES,
  MatchRecordResponse,
  MatchRecordParams,
  MatchRecordRowResponse,
} from './match.admin.dto.js';
import { routesFor } from '../routes-for.js';

export interface MatchDeskServices {
  readonly records: MatchRecords;
  readonly reads: AuditedReads;
}

const path = '/api/admin/matches';
const tag = 'Console: matches';
const moderator = routesFor('moderator', tag);

const rules: ListRules<MatchRecordSort, MatchRecordFilter> = {
  sorts: ['id', 'date', 'matchScore'],
  order: ['id', 'DESC'],
  filters: {
    id: ids,
    status: anyOf(MATCH_STATUSES),
    date: aDate,
    venueType: anyOf(VENUE_TYPES),
    userId: anId,
  },
};

/** Matches in the console. */
export function matchDeskRoutes({ records, reads }: MatchDeskServices): Route[] {
  return [
    listRoute({
      name: 'matches',
      tag,
      operationId: 'listMatchRecords',
      summary: 'List matches, newest first',
      access: 'moderator',
      isAudited: true,
      shape: MatchRecordRowResponse,
      rules,
      read: (asked) => records.page(asked),
      noteRead: (...page) => reads.listed('match.listed', ...page),
    }),
    moderator.get(`${path}/:id`, 'getMatchRecord', {
      summary: 'Get a match with its members and why they were seated together; without its chat',
      isAudited: true,
      params: MatchRecordParams,
      responses: { 200: one(MatchRecordResponse) },
      handle: async ({ userId, params }) => {
        const record = await records.one(params.id);
        if (!record) throw notThere();
        await reads.viewed(userId, 'match.viewed', { kind: 'match', id: params.id });
        return record;
      },
    }),
  ];
}
