import { conflict, signedOut } from '../shared/refusal.js';

/** The password is correct, but the second factor is missing. */
export class SecondFactorNeeded extends signedOut(
  'second_factor_needed',
  'Please enter the code of your authenticator app.',
) {}

/** The code is wrong, expired or was used before. */
export class SecondFactorNotAccepted extends signedOut(
  'second_factor_not_accepted',
  'That code is wrong or was already used. Please wait for the next one.',
) {}

/** A second factor that is on can only be reset by two other admins, so a stolen password cannot replace it. */
export class SecondFactorIsOn extends conflict(
  'second_factor_is_on',
  'Your second factor is already on. An operator can reset it.',
) {}

/** The setup of a second factor was not started. */
export class SecondFactorNotBegun extends conflict(
  'second_factor_not_begun',
  'Please set up your authenticator app first.',
) {}

/** At least one admin must remain. */
export class LastAdmin extends conflict(
  'last_admin',
  'This is the last admin. Please appoint another one first.',
) {}

/** Admins cannot change their own role. */
export class OwnRole extends conflict('own_role', 'Another admin has to change your role.') {}
