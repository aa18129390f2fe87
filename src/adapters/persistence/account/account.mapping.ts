import { defineEntity, p } from '@mikro-orm/core';
import type { ProofPurpose } from '../../../domain/account/email-proof.js';
import type { UserState } from '../../../domain/account/user-state.js';
import type { Language } from '../../../domain/shared/language.js';
import { TextListType } from '../text-list-type.js';

/** Unique indexes on the lowercase text, so that names which differ in case only are the same. */
export const ONE_PER_USERNAME = 'users_username_unique';
export const ONE_PER_EMAIL = 'users_email_unique';
export const ONE_PER_MAILBOX = 'users_mailbox_unique';
export const ONE_PER_PHONE_NUMBER = 'users_phone_unique';
export const ONE_PER_IDENTITY = 'users_google_id_key';

export const UserRecord = defineEntity({
  name: 'UserRecord',
  tableName: 'users',
  properties: {
    id: p.integer().primary(),
    authProvider: p.string(),
    createdAt: p.datetime().columnType('timestamptz'),
    isFirstOfNetwork: p.boolean(),
    email: p.string(),
    mailbox: p.string().nullable(),
    firstName: p.string(),
    lastName: p.string(),
    dateOfBirth: p.date().nullable(),
    username: p.string(),
    // The data model fixes this name.
    passwordHash: p.string().fieldName('password').nullable(),
    // The data model fixes this name.
    identityKey: p.string().fieldName('google_id').nullable(),
    age: p.integer().nullable(),
    language: p.string().$type<Language>(),
    profileImageUrl: p.string().nullable(),
    bio: p.string().nullable(),
    interests: p.type(TextListType),
    location: p.string().nullable(),
    locationNear: p.string().nullable(),
    latitude: p.double().$type<number>().nullable(),
    longitude: p.double().$type<number>().nullable(),
    timeZone: p.string().$type<NonNullable<UserState['timeZone']>>().nullable(),
    hasTakenSurvey: p.boolean(),
    isEmailVerified: p.boolean(),
    isIdVerified: p.boolean(),
    isPhoneVerified: p.boolean(),
    phoneNumber: p.string().nullable(),
    isProfilePictureVerified: p.boolean(),
    verificationStatus: p.string().$type<UserState['verificationStatus']>(),
    trustScore: p.integer(),
    role: p.string().$type<UserState['role']>(),
    roleSince: p.datetime().columnType('timestamptz').strictNullable(),
    roleGivenBy: p.integer().strictNullable(),
    consentVersion: p.integer(),
    consentedAt: p.datetime().columnType('timestamptz'),
    updatedAt: p.datetime().columnType('timestamptz'),
    deletedAt: p.datetime().columnType('timestamptz').nullable(),
    version: p.integer().version(),
  },
});

export const PendingRegistrationRecord = defineEntity({
  name: 'PendingRegistrationRecord',
  tableName: 'pending_registrations',
  properties: {
    id: p.integer().primary(),
    key: p.string(),
    email: p.string(),
    username: p.string(),
    firstName: p.string(),
    lastName: p.string(),
    dateOfBirth: p.date(),
    age: p.integer(),
    language: p.string().$type<Language>(),
    // The data model fixes the names `password`, `verification_code` and `verification_expiry`.
    passwordHash: p.string().fieldName('password'),
    consentVersion: p.integer(),
    invitation: p.string().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
    codeDigest: p.string().fieldName('verification_code'),
    codeExpiresAt: p.datetime().fieldName('verification_expiry').columnType('timestamptz'),
    codeTries: p.integer(),
    replacedDigests: p.type(TextListType),
    triesWithoutKey: p.integer(),
    mailRefusedAt: p.datetime().columnType('timestamptz').nullable(),
  },
});

export const PasswordResetRecord = defineEntity({
  name: 'PasswordResetRecord',
  tableName: 'password_resets',
  properties: {
    id: p.integer().primary(),
    key: p.string(),
    email: p.string(),
    createdAt: p.datetime().columnType('timestamptz'),
    // The data model fixes both names.
    codeDigest: p.string().fieldName('reset_code'),
    codeExpiresAt: p.datetime().fieldName('reset_expiry').columnType('timestamptz'),
    codeTries: p.integer(),
    replacedDigests: p.type(TextListType),
    triesWithoutKey: p.integer(),
  },
});

export const EmailProofRecord = defineEntity({
  name: 'EmailProofRecord',
  tableName: 'email_proofs',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    purpose: p.string().$type<ProofPurpose>(),
    email: p.string(),
    codeDigest: p.string(),
    codeExpiresAt: p.datetime().columnType('timestamptz'),
    codeTries: p.integer(),
    replacedDigests: p.type(TextListType),
    mailRefusedAt: p.datetime().columnType('timestamptz').nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
});

export const accountMappings = [UserRecord, PendingRegistrationRecord, PasswordResetRecord, EmailProofRecord];
