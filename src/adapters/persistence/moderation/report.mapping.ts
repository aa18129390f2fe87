import { defineEntity, p } from '@mikro-orm/core';
import type { ReportState } from '../../../domain/moderation/report.js';

export const ReportRecord = defineEntity({
  name: 'ReportRecord',
  tableName: 'reports',
  properties: {
    id: p.integer().primary(),
    kind: p.string().$type<ReportState['kind']>(),
    targetId: p.integer(),
    reason: p.string().$type<ReportState['reason']>(),
    note: p.string().nullable(),
    source: p.string().$type<ReportState['source']>(),
    reporterId: p.integer().nullable(),
    aboutUserId: p.integer().nullable(),
    matchId: p.integer().nullable(),
    evidence: p.json().$type<NonNullable<ReportState['evidence']>>().columnType('jsonb').nullable(),
    submittedAt: p.datetime().columnType('timestamptz'),
    dueAt: p.datetime().columnType('timestamptz'),
    status: p.string().$type<ReportState['status']>(),
    claimedBy: p.integer().nullable(),
    claimedUntil: p.datetime().columnType('timestamptz').nullable(),
    decidedBy: p.integer().nullable(),
    decidedAt: p.datetime().columnType('timestamptz').nullable(),
    decisionNote: p.string().nullable(),
    version: p.integer().version(),
  },
});
