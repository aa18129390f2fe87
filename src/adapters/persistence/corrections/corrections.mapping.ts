import { defineEntity, p } from '@mikro-orm/core';
import type { CorrectionReason, PendingKind } from '../../../domain/corrections/pending-correction.js';

export const PendingCorrectionRecord = defineEntity({
  name: 'PendingCorrectionRecord',
  tableName: 'pending_corrections',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    kind: p.string().$type<PendingKind>(),
    reason: p.string().$type<CorrectionReason>(),
    askedBy: p.integer(),
    email: p.string().nullable(),
    previousEmail: p.string().nullable(),
    askedAt: p.datetime().columnType('timestamptz'),
    expiresAt: p.datetime().columnType('timestamptz'),
    agreedBy: p.integer().nullable(),
    newProvedAt: p.datetime().columnType('timestamptz').nullable(),
    oldProvedAt: p.datetime().columnType('timestamptz').nullable(),
    version: p.integer().version(),
  },
});
