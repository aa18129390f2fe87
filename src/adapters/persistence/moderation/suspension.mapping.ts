import { defineEntity, p } from '@mikro-orm/core';
import { Suspension } from '../../../domain/moderation/suspension.js';
import { mapped } from '../mapped.js';

/** The partial unique indexes that hold one suspension in force, and one proposed ending, per person. */
export const ONE_IN_FORCE = 'one_suspension_in_force';
export const ONE_PROPOSED = 'one_ending_proposed';

export const SuspensionMapping = defineEntity({
  class: mapped(Suspension),
  tableName: 'suspensions',
  properties: {
    id: p.integer().primary(),
    userId: p.integer().fieldName('user_id'),
    kind: p.string(),
    reason: p.string(),
    until: p.datetime().columnType('timestamptz').nullable(),
    askedBy: p.integer().fieldName('asked_by').nullable(),
    askedAt: p.datetime().fieldName('asked_at').columnType('timestamptz'),
    _status: p.string().fieldName('status'),
    _agreedBy: p.integer().fieldName('agreed_by').nullable(),
    _liftedBy: p.integer().fieldName('lifted_by').nullable(),
    _liftedAt: p.datetime().fieldName('lifted_at').columnType('timestamptz').nullable(),
    _appealNote: p.string().fieldName('appeal_note').nullable(),
    _appealedAt: p.datetime().fieldName('appealed_at').columnType('timestamptz').nullable(),
    _answer: p.string().fieldName('answer').nullable(),
    _answeredBy: p.integer().fieldName('answered_by').nullable(),
    _answeredAt: p.datetime().fieldName('answered_at').columnType('timestamptz').nullable(),
    _version: p.integer().version().fieldName('version'),
  },
});
