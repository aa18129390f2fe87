import { defineEntity, p } from '@mikro-orm/core';
import { SecondFactor } from '../../../domain/staff/second-factor.js';
import { mapped } from '../mapped.js';
import { TextListType } from '../text-list-type.js';

export const SecondFactorMapping = defineEntity({
  class: mapped(SecondFactor),
  tableName: 'second_factors',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    createdAt: p.datetime().columnType('timestamptz'),
    // The application encrypts the value before it is mapped.
    _sealedSecret: p.string().fieldName('secret'),
    _enrolledAt: p.datetime().columnType('timestamptz').nullable(),
    _lastStep: p.bigint('number'),
    _recoveryCodes: p.type(TextListType),
    _version: p.integer().version(),
  },
});
