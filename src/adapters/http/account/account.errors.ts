import { EmailNotVerified } from '../../../domain/account/sign-in-errors.js';
import type { DomainError } from '../../../domain/shared/domain-error.js';
import type { ErrorTable } from '../error-table.js';

export const accountErrors: ErrorTable = {
  username_not_allowed: 400,
  username_taken: 409,
  email_not_valid: 400,
  email_domain_not_allowed: 403,
  email_taken: 409,
  same_email: 400,
  name_not_allowed: 400,
  misleading_name: 400,
  misleading_username: 400,
  password_length_not_allowed: 400,
  password_too_common: 400,
  passwords_dont_match: 400,
  staff_password_length_not_allowed: 400,
  date_of_birth_not_real: 400,
  too_young_to_join: 400,
  adulthood_not_confirmed: 400,
  code_not_accepted: 400,
  wrong_credentials: 401,
  wrong_password: 403,
  password_not_set: 403,
  password_sign_in_off: 403,
  provider_unavailable: 409,
  provider_sign_in_failed: 400,
  provider_sign_in_cancelled: 400,
  provider_sign_in_expired: 400,
  provider_email_not_verified: 403,
  identity_taken: 409,
  email_not_verified: 403,
  last_admin: 409,
  consent_required: 403,
  policies_changed: 409,
  not_signed_in: 401,
  bio_not_allowed: 400,
  interests_not_allowed: 400,
  profile_age_not_allowed: 400,
  heic_picture: 400,
  not_a_picture: 400,
  picture_from_elsewhere: 400,
  picture_not_fetched: 400,
  picture_too_large: 413,
  too_many_moves: 429,
  location_not_allowed: 400,
  not_on_earth: 400,
  place_without_name: 404,
};

/** The address of a pending account, so that someone who signed in with the username can enter the code. */
export const presentUnverified = (error: DomainError): object =>
  error instanceof EmailNotVerified ? { email: error.email } : {};
