import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '../../../domain/shared/language.js';
import type { ApplicationState } from '../../../domain/registration/application.js';

export const ApplicationRecord = defineEntity({
  name: 'ApplicationRecord',
  tableName: 'applications',
  properties: {
    id: p.integer().primary(),
    email: p.string(),
    mailbox: p.string(),
    username: p.string(),
    // As in `users`.
    passwordHash: p.string().fieldName('password').nullable(),
    identityKey: p.string().fieldName('google_id').nullable(),
    authProvider: p.string(),
    firstName: p.string(),
    lastName: p.string(),
    dateOfBirth: p.date(),
    age: p.integer(),
    language: p.string().$type<Language>(),
    consentVersion: p.integer(),
    consentedAt: p.datetime().columnType('timestamptz'),
    statement: p.string().nullable(),
    invitationId: p.integer().nullable(),
    status: p.string().$type<ApplicationState['status']>(),
    submittedAt: p.datetime().columnType('timestamptz'),
    dueAt: p.datetime().columnType('timestamptz'),
    claimedBy: p.integer().nullable(),
    claimedUntil: p.datetime().columnType('timestamptz').nullable(),
    decidedBy: p.integer().nullable(),
    decidedAt: p.datetime().columnType('timestamptz').nullable(),
    endedAt: p.datetime().columnType('timestamptz').nullable(),
    userId: p.integer().nullable(),
    version: p.integer().version(),
  },
});
