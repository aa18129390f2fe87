import { defineEntity, p } from '@mikro-orm/core';
import { EmailChange } from '../../../domain/account/email-change.js';
import { PasswordReset } from '../../../domain/account/password-reset.js';
import { PendingRegistration } from '../../../domain/account/pending-registration.js';
import { User } from '../../../domain/account/user.js';
import { mapped } from '../mapped.js';
import { TextListType } from '../text-list-type.js';

/** Unique indexes on the lowercase text, so that names which differ in case only are the same. */
export const ONE_PER_USERNAME = 'users_username_unique';
export const ONE_PER_EMAIL = 'users_email_unique';
export const ONE_PER_MAILBOX = 'users_mailbox_unique';
export const ONE_PER_PHONE_NUMBER = 'users_phone_unique';
export const ONE_PER_IDENTITY = 'users_google_id_key';

export const UserMapping = defineEntity({
  class: mapped(User),
  tableName: 'users',
  properties: {
    id: p.integer().primary(),
    authProvider: p.string(),
    createdAt: p.datetime().columnType('timestamptz'),
    _isFirstOfNetwork: p.boolean(),
    _email: p.string(),
    _mailbox: p.string().nullable(),
    _firstName: p.string(),
    _lastName: p.string(),
    _dateOfBirth: p.date().nullable(),
    _username: p.string(),
    // The data model fixes this name.
    _passwordHash: p.string().fieldName('password').nullable(),
    // The data model fixes this name.
    _identityKey: p.string().fieldName('google_id').nullable(),
    _age: p.integer().nullable(),
    _language: p.string(),
    _profileImageUrl: p.string().nullable(),
    _bio: p.string().nullable(),
    _interests: p.type(TextListType),
    _location: p.string().nullable(),
    _locationNear: p.string().nullable(),
    _latitude: p.double().nullable(),
    _longitude: p.double().nullable(),
    _timeZone: p.string().nullable(),
    _hasTakenSurvey: p.boolean(),
    _isEmailVerified: p.boolean(),
    _isIdVerified: p.boolean(),
    _isPhoneVerified: p.boolean(),
    _phoneNumber: p.string().nullable(),
    _isProfilePictureVerified: p.boolean(),
    _verificationStatus: p.string(),
    _trustScore: p.integer(),
    _role: p.string(),
    _consentVersion: p.integer(),
    _consentedAt: p.datetime().columnType('timestamptz'),
    _updatedAt: p.datetime().columnType('timestamptz'),
    _deletedAt: p.datetime().columnType('timestamptz').nullable(),
    _version: p.integer().version(),
  },
});

export const PendingRegistrationMapping = defineEntity({
  class: mapped(PendingRegistration),
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
    language: p.string(),
    // The data model fixes the names `password`, `verification_code` and `verification_expiry`.
    passwordHash: p.string().fieldName('password'),
    consentVersion: p.integer(),
    createdAt: p.datetime().columnType('timestamptz'),
    _codeDigest: p.string().fieldName('verification_code'),
    _codeExpiresAt: p.datetime().fieldName('verification_expiry').columnType('timestamptz'),
    _codeTries: p.integer(),
    _triesWithoutKey: p.integer(),
    _mailRefusedAt: p.datetime().columnType('timestamptz').nullable(),
  },
});

export const PasswordResetMapping = defineEntity({
  class: mapped(PasswordReset),
  tableName: 'password_resets',
  properties: {
    id: p.integer().primary(),
    key: p.string(),
    email: p.string(),
    createdAt: p.datetime().columnType('timestamptz'),
    // The data model fixes both names.
    _codeDigest: p.string().fieldName('reset_code'),
    _codeExpiresAt: p.datetime().fieldName('reset_expiry').columnType('timestamptz'),
    _codeTries: p.integer(),
    _triesWithoutKey: p.integer(),
  },
});

export const EmailChangeMapping = defineEntity({
  class: mapped(EmailChange),
  tableName: 'email_changes',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    email: p.string(),
    _codeDigest: p.string(),
    codeExpiresAt: p.datetime().columnType('timestamptz'),
    _codeTries: p.integer(),
    _mailRefusedAt: p.datetime().columnType('timestamptz').nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
});

export const accountMappings = [
  UserMapping,
  PendingRegistrationMapping,
  PasswordResetMapping,
  EmailChangeMapping,
];
