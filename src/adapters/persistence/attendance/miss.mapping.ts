import { defineEntity, p } from '@mikro-orm/core';
import { Miss } from '../../../domain/attendance/miss.js';
import { mapped } from '../mapped.js';

export const MissMapping = defineEntity({
  class: mapped(Miss),
  tableName: 'reliability_misses',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    matchId: p.integer().nullable(),
    kind: p.string(),
    at: p.datetime().columnType('timestamptz'),
    date: p.date(),
    assessedAt: p.datetime().columnType('timestamptz'),
    _step: p.string().nullable(),
    _stepUntil: p.datetime().columnType('timestamptz').nullable(),
    _appealNote: p.string().nullable(),
    _appealedAt: p.datetime().columnType('timestamptz').nullable(),
    _answer: p.string().nullable(),
    _answeredBy: p.integer().nullable(),
    _answeredAt: p.datetime().columnType('timestamptz').nullable(),
    _isLifted: p.boolean(),
    _version: p.integer().version(),
  },
});
