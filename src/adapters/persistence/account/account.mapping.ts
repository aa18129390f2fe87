import { defineEntity, p } from '@mikro-orm/core';
import { EmailChange } from '../../../domain/account/email-change.js';
import { PasswordReset } from '../../../domain/account/password-reset.js';
import { PendingRegistration } from '../../../domain/account/pending-registration.js';
import { User } from '../../../domain/account/user.js';
import { mapped } from '../mapped.js';
import { TextListType } from '../text-list-type.js';

/** Both over the lower-cased text, so that capitals make nobody two people. */
export const ONE_PER_USERNAME = 'users_username_unique';
export const ONE_PER_EMAIL = 'users_email_unique';
export const ONE_PER_PHONE_NUMBER = 'users_phone_unique';

export const UserMapping = defineEntity({
  class: mapped(User),
  tableName: 'users',
  properties: {
    id: p.integer().primary(),
    authProvider: p.string().fieldName('auth_provider'),
    createdAt: p.datetime().fieldName('created_at').columnType('timestamptz'),
    _email: p.string().fieldName('email'),
    _firstName: p.string().fieldName('first_name'),
    _lastName: p.string().fieldName('last_name'),
    _dateOfBirth: p.date().fieldName('date_of_birth').nullable(),
    _username: p.string().fieldName('username'),
    _passwordHash: p.string().fieldName('password').nullable(),
    _age: p.integer().fieldName('age').nullable(),
    _profileImageUrl: p.string().fieldName('profile_image_url').nullable(),
    _bio: p.string().fieldName('bio').nullable(),
    _interests: p.type(TextListType).fieldName('interests'),
    _location: p.string().fieldName('location').nullable(),
    _latitude: p.double().fieldName('latitude').nullable(),
    _longitude: p.double().fieldName('longitude').nullable(),
    _timeZone: p.string().fieldName('time_zone').nullable(),
    _hasTakenSurvey: p.boolean().fieldName('has_taken_survey'),
    _isEmailVerified: p.boolean().fieldName('is_email_verified'),
    _isIdVerified: p.boolean().fieldName('is_id_verified'),
    _isPhoneVerified: p.boolean().fieldName('is_phone_verified'),
    _phoneNumber: p.string().fieldName('phone_number').nullable(),
    _isProfilePictureVerified: p.boolean().fieldName('is_profile_picture_verified'),
    _verificationStatus: p.string().fieldName('verification_status'),
    _trustScore: p.integer().fieldName('trust_score'),
    _role: p.string().fieldName('role'),
    _updatedAt: p.datetime().fieldName('updated_at').columnType('timestamptz'),
    _deletedAt: p.datetime().fieldName('deleted_at').columnType('timestamptz').nullable(),
    _version: p.integer().version().fieldName('version'),
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
    firstName: p.string().fieldName('first_name'),
    lastName: p.string().fieldName('last_name'),
    dateOfBirth: p.date().fieldName('date_of_birth'),
    age: p.integer(),
    passwordHash: p.string().fieldName('password'),
    createdAt: p.datetime().fieldName('created_at').columnType('timestamptz'),
    _codeDigest: p.string().fieldName('verification_code'),
    _codeExpiresAt: p.datetime().fieldName('verification_expiry').columnType('timestamptz'),
    _codeTries: p.integer().fieldName('code_tries'),
    _triesWithoutKey: p.integer().fieldName('tries_without_key'),
  },
});

export const PasswordResetMapping = defineEntity({
  class: mapped(PasswordReset),
  tableName: 'password_resets',
  properties: {
    id: p.integer().primary(),
    key: p.string(),
    email: p.string(),
    createdAt: p.datetime().fieldName('created_at').columnType('timestamptz'),
    _codeDigest: p.string().fieldName('reset_code'),
    _codeExpiresAt: p.datetime().fieldName('reset_expiry').columnType('timestamptz'),
    _codeTries: p.integer().fieldName('code_tries'),
    _triesWithoutKey: p.integer().fieldName('tries_without_key'),
  },
});

export const EmailChangeMapping = defineEntity({
  class: mapped(EmailChange),
  tableName: 'email_changes',
  properties: {
    id: p.integer().primary(),
    userId: p.integer().fieldName('user_id'),
    email: p.string(),
    _codeDigest: p.string().fieldName('code_digest'),
    codeExpiresAt: p.datetime().fieldName('code_expires_at').columnType('timestamptz'),
    _codeTries: p.integer().fieldName('code_tries'),
    createdAt: p.datetime().fieldName('created_at').columnType('timestamptz'),
  },
});

export const accountMappings = [
  UserMapping,
  PendingRegistrationMapping,
  PasswordResetMapping,
  EmailChangeMapping,
];
