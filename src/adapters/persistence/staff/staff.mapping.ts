import { defineEntity, p } from '@mikro-orm/core';
import { TextListType } from '../text-list-type.js';

export const SecondFactorRecord = defineEntity({
  name: 'SecondFactorRecord',
  tableName: 'second_factors',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    createdAt: p.datetime().columnType('timestamptz'),
    // The application encrypts the value before it is mapped.
    sealedSecret: p.string().fieldName('secret'),
    enrolledAt: p.datetime().columnType('timestamptz').nullable(),
    lastStep: p.bigint('number'),
    recoveryCodes: p.type(TextListType),
    version: p.integer().version(),
  },
});
