import { defineEntity, p } from '@mikro-orm/core';
import type { MissState } from '../../../domain/attendance/miss.js';

export const MissRecord = defineEntity({
  name: 'MissRecord',
  tableName: 'reliability_misses',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    matchId: p.integer().nullable(),
    kind: p.string().$type<MissState['kind']>(),
    at: p.datetime().columnType('timestamptz'),
    date: p.date(),
    assessedAt: p.datetime().columnType('timestamptz'),
    step: p.string().$type<NonNullable<MissState['step']>>().nullable(),
    stepUntil: p.datetime().columnType('timestamptz').nullable(),
    version: p.integer().version(),
  },
});
