import type { AuditedReads } from '../../../application/audit/audited-reads.js';
import type { AnswerStepAppeal } from '../../../application/attendance/answer-step-appeal.js';
import {
  APPEAL_SORTS,
  APPEAL_STATUSES,
  type AppealFilter,
  type AppealQueries,
  type AppealRow,
  type AppealSort,
} from '../../../application/attendance/appeal-views.js';
import type { Clock } from '../../../application/shared/ports.js';
import { AppealNotFound } from '../../../domain/attendance/attendance-errors.js';
import { decisionConflict } from '../admin/decision.dto.js';
import { one, route, type Route } from '../route.js';
import { anyOf, ids, type ListRules } from '../admin/list-query.js';
import { listRoute } from '../admin/list-route.js';
import { RecordParams } from '../admin/person.dto.js';
import { AnswerStepAppealBody, StepAppealRowResponse } from './step-appeals.admin.dto.js';

export interface StepAppealServices {
  readonly queries: AppealQueries;
  readonly reads: AuditedReads;
  readonly answerStepAppeal: AnswerStepAppeal;
  readonly clock: Clock;
}

const tag = 'Console: appeals';

const LIST: ListRules<AppealSort, AppealFilter> = {
  sorts: APPEAL_SORTS,
  order: ['appealedAt', 'ASC'],
  filters: { id: ids, status: anyOf(APPEAL_STATUSES) },
};

const NOT_THERE = { 404: { description: 'Not found, or about the reader or a table-mate' } };

/** Answers to appeals against the steps after missed tables. */
export function stepAppealRoutes({ queries, reads, answerStepAppeal, clock }: StepAppealServices): Route[] {
  const find = async (id: number, moderatorId: number): Promise<StepAppealRowResponse> => {
    const row = await queries.find(id, { moderatorId, now: clock.now() });
    if (!row) throw new AppealNotFound();
    return presentAppeal(row);
  };

  return [
    listRoute({
      name: 'appeals',
      tag,
      operationId: 'listStepAppeals',
      summary: 'List appeals against steps after missed tables, the longest waiting first',
      access: 'moderator',
      isAudited: true,
      shape: StepAppealRowResponse,
      rules: LIST,
      read: async (asked, moderatorId) => {
        const found = await queries.page(asked, { moderatorId, now: clock.now() });
        return { ...found, rows: found.rows.map(presentAppeal) };
      },
      noteRead: (...page) => reads.listed('appeal.listed', ...page),
    }),
    route({
      method: 'get',
      path: '/api/admin/appeals/:id',
      tag,
      operationId: 'getStepAppeal',
      summary: 'Get an appeal against a step',
      access: 'moderator',
      isAudited: true,
      params: RecordParams,
      responses: { 200: one(StepAppealRowResponse, 'The appeal'), ...NOT_THERE },
      handle: async ({ userId, params }) => {
        const appeal = await find(params.id, userId);
        const { about } = appeal;
        await reads.viewed(userId, 'appeal.viewed', about && { kind: 'user', id: about.id });
        return appeal;
      },
    }),
    route({
      method: 'post',
      path: '/api/admin/appeals/:id/answer',
      tag,
      operationId: 'answerStepAppeal',
      summary: 'Answer an appeal against a step, and lift or uphold it',
      access: 'moderator',
      params: RecordParams,
      body: AnswerStepAppealBody,
      responses: {
        200: one(StepAppealRowResponse, 'It is answered, and the user has been told'),
        403: {
          description: 'About the reader, a table-mate, or a staff member, on whom only an admin may act',
        },
        ...NOT_THERE,
        ...decisionConflict('Answered before, or someone decided in the meantime'),
      },
      handle: async ({ userId: actorId, params, body }) => {
        await answerStepAppeal.execute({ actorId, missId: params.id, ...body });
        return find(params.id, actorId);
      },
    }),
  ];
}

const presentAppeal = (row: AppealRow): StepAppealRowResponse => ({
  id: row.id,
  about: row.about,
  step: row.step,
  kind: row.kind,
  date: row.date,
  takenAt: row.takenAt.toISOString(),
  until: row.until.toISOString(),
  note: row.note,
  appealedAt: row.appealedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  isOverdue: row.isOverdue,
  status: row.status,
  answer: row.answer,
  answeredBy: row.answeredBy,
  lastDecisionId: row.lastDecisionId,
  answeredAt: row.answeredAt?.toISOString() ?? null,
});
