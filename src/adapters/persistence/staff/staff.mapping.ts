import { defineEntity, p } from '@mikro-orm/core';
import { SecondFactor } from '../../../domain/staff/second-factor.js';
import { mapped } from '../mapped.js';
import { TextListType } from '../text-list-type.js';

export const SecondFactorMapping = defineEntity({
  class: mapped(SecondFactor),
  tableName: 'second_factors',
  properties: {
    id: p.integer().primary(),
    userId: p.integer().fieldName('user_id'),
    createdAt: p.datetime().fieldName('created_at').columnType('timestamptz'),
    _sealedSecret: p.string().fieldName('secret'),
    _enrolledAt: p.datetime().fieldName('enrolled_at').columnType('timestamptz').nullable(),
    _lastStep: p.bigint('number').fieldName('last_step'),
    _recoveryCodes: p.type(TextListType).fieldName('recovery_codes'),
    _version: p.integer().version().fieldName('version'),
  },
});
