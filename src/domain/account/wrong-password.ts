import { conflict, denied, deniedField } from '../shared/refusal.js';

/** An irreversible action requires the password, even within a session. */
export class WrongPassword extends deniedField('wrong_password', 'password', "That's not your password") {}

/** The account joined with a sign-in provider and has no password: a mailed code takes its place. */
export class PasswordNotSet extends denied(
  'password_not_set',
  'Your account has no password. Ask for a code by email and enter that',
) {}

/** A mailed code takes the place of no password that is there. */
export class PasswordIsSet extends conflict(
  'password_is_set',
  'Your account has a password. Please enter that',
) {}
