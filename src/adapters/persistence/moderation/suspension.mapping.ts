import { defineEntity, p } from '@mikro-orm/core';
import { Suspension } from '../../../domain/moderation/suspension.js';
import { mapped } from '../mapped.js';

/** The partial unique indexes that allow one suspension in force and one proposed ending per user. */
export const ONE_IN_FORCE = 'one_suspension_in_force';
export const ONE_PROPOSED = 'one_ending_proposed';

export const SuspensionMapping = defineEntity({
  class: mapped(Suspension),
  tableName: 'suspensions',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    kind: p.string(),
    reason: p.string(),
    until: p.datetime().columnType('timestamptz').nullable(),
    askedBy: p.integer().nullable(),
    askedAt: p.datetime().columnType('timestamptz'),
    _status: p.string(),
    _agreedBy: p.integer().nullable(),
    _liftedBy: p.integer().nullable(),
    _liftedAt: p.datetime().columnType('timestamptz').nullable(),
    _appealNote: p.string().nullable(),
    _appealedAt: p.datetime().columnType('timestamptz').nullable(),
    _answer: p.string().nullable(),
    _answeredBy: p.integer().nullable(),
    _answeredAt: p.datetime().columnType('timestamptz').nullable(),
    _version: p.integer().version(),
  },
});
