import { defineEntity, p } from '@mikro-orm/core';
import { Report } from '../../../domain/moderation/report.js';
import { claimed } from '../review-cases/claim.mapping.js';
import { mapped } from '../mapped.js';

export const ReportMapping = defineEntity({
  class: mapped(Report),
  tableName: 'reports',
  properties: {
    id: p.integer().primary(),
    kind: p.string(),
    targetId: p.integer(),
    reason: p.string(),
    note: p.string().nullable(),
    source: p.string(),
    reporterId: p.integer().nullable(),
    aboutUserId: p.integer().nullable(),
    matchId: p.integer().nullable(),
    evidence: p.json().columnType('jsonb').nullable(),
    submittedAt: p.datetime().columnType('timestamptz'),
    dueAt: p.datetime().columnType('timestamptz'),
    _status: p.string(),
    _claim: claimed(),
    _decidedBy: p.integer().nullable(),
    _decidedAt: p.datetime().columnType('timestamptz').nullable(),
    _decisionNote: p.string().nullable(),
    _version: p.integer().version(),
  },
});
