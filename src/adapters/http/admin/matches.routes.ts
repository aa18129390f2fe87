import type { AuditedReads } from '../../../application/audit/audited-reads.js';
import type {
  MatchRecordFilter,
  MatchRecords,
  MatchRecordSort,
} from '../../../application/match/match-records.js';
import type { RunMatching } from '../../../application/match/run-matching.js';
import { VENUE_TYPES } from '../../../domain/shared/slot.js';
import { notThere } from '../http-error.js';
import { one, route, type Route } from '../route.js';
import { aDate, anId, anyOf, ids, type ListRules } from './list-query.js';
import { listRoute } from './list-route.js';
import {
  MATCH_STATUSES,
  MatchRecordResponse,
  MatchRecordParams,
  MatchRecordRowResponse,
  RunMatchingResponse,
  RunMatchingBody,
} from './matches.dto.js';
import { presentRun, slotsOf } from './matching-run.presenter.js';

export interface MatchDeskServices {
  readonly records: MatchRecords;
  readonly runMatching: RunMatching;
  readonly reads: AuditedReads;
}

const path = '/api/admin/matches';
const tag = 'Console: matches';

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

/** Matches in the console, and manual runs. */
export function matchDeskRoutes({ records, runMatching, reads }: MatchDeskServices): Route[] {
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
    route({
      method: 'get',
      path: `${path}/:id`,
      tag,
      operationId: 'getMatchRecord',
      summary: 'Get a match with its members and why they were seated together; without its chat',
      access: 'moderator',
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
    route({
      method: 'post',
      path: '/api/admin/matching/run',
      tag,
      operationId: 'runMatching',
      summary: 'Run matching now for all open slots or some of them, or preview the result',
      access: 'admin',
      body: RunMatchingBody,
      responses: { 200: one(RunMatchingResponse, 'The tables that were formed or would be') },
      handle: async ({ userId, body }) => {
        const dryRun = body.dryRun ?? false;
        const run = await runMatching.execute({ staffId: userId, dryRun, slots: slotsOf(body) });
        return presentRun(run, dryRun, records);
      },
    }),
  ];
}
