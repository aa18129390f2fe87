import { defineEntity, p } from '@mikro-orm/core';
import { Report } from '../../../domain/moderation/report.js';
import { claimed } from '../claim.mapping.js';
import { mapped } from '../mapped.js';

export const ReportMapping = defineEntity({
  class: mapped(Report),
  tableName: 'reports',
  properties: {
    id: p.integer().primary(),
    kind: p.string(),
    targetId: p.integer().fieldName('target_id'),
    reason: p.string(),
    note: p.string().nullable(),
    reporterId: p.integer().fieldName('reporter_id').nullable(),
    aboutUserId: p.integer().fieldName('about_user_id').nullable(),
    matchId: p.integer().fieldName('match_id').nullable(),
    evidence: p.json().columnType('jsonb').nullable(),
    submittedAt: p.datetime().fieldName('submitted_at').columnType('timestamptz'),
    dueAt: p.datetime().fieldName('due_at').columnType('timestamptz'),
    _status: p.string().fieldName('status'),
    _claim: claimed(),
    _decidedBy: p.integer().fieldName('decided_by').nullable(),
    _decidedAt: p.datetime().fieldName('decided_at').columnType('timestamptz').nullable(),
    _decisionNote: p.string().fieldName('decision_note').nullable(),
    _version: p.integer().version().fieldName('version'),
  },
});
