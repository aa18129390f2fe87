import { defineEntity, p } from '@mikro-orm/core';
import type { SuspensionState } from '../../../domain/moderation/suspension.js';

/** The partial unique indexes that allow one suspension in force and one proposed ending per user. */
export const ONE_IN_FORCE = 'one_suspension_in_force';
export const ONE_PROPOSED = 'one_ending_proposed';

export const SuspensionRecord = defineEntity({
  name: 'SuspensionRecord',
  tableName: 'suspensions',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    kind: p.string().$type<SuspensionState['kind']>(),
    reason: p.string(),
    until: p.datetime().columnType('timestamptz').nullable(),
    askedBy: p.integer().nullable(),
    askedAt: p.datetime().columnType('timestamptz'),
    status: p.string().$type<SuspensionState['status']>(),
    agreedBy: p.integer().nullable(),
    liftedBy: p.integer().nullable(),
    liftedAt: p.datetime().columnType('timestamptz').nullable(),
    appealNote: p.string().nullable(),
    appealedAt: p.datetime().columnType('timestamptz').nullable(),
    answer: p.string().nullable(),
    answeredBy: p.integer().nullable(),
    answeredAt: p.datetime().columnType('timestamptz').nullable(),
    version: p.integer().version(),
  },
});
