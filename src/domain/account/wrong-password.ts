import { denied, deniedField } from '../shared/refusal.js';

/** An irreversible action requires the password, even within a session. */
export class WrongPassword extends deniedField('wrong_password', 'password', "That's not your password") {}

/** The account joined with a sign-in provider and has no password to confirm an action with. */
export class PasswordNotSet extends denied(
  'password_not_set',
  'Your account has no password yet. Log out and choose "Forgot password?" to set one',
) {}
