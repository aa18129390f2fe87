import { invalidField } from '../shared/refusal.js';

export const SHORTEST_PASSWORD = 6;
export const LONGEST_PASSWORD = 128;
export const PASSWORD_TOO_SHORT = `Password must be at least ${SHORTEST_PASSWORD} characters`;
export const PASSWORD_TOO_LONG = `Password must be at most ${LONGEST_PASSWORD} characters`;

class PasswordLengthNotAllowed extends invalidField('password_length_not_allowed') {
  constructor(
    readonly field: 'password' | 'newPassword',
    tooShort: boolean,
  ) {
    super(tooShort ? PASSWORD_TOO_SHORT : PASSWORD_TOO_LONG, {
      least: SHORTEST_PASSWORD,
      most: LONGEST_PASSWORD,
    });
  }
}

/** Password and confirmation differ. */
class PasswordsDontMatch extends invalidField(
  'passwords_dont_match',
  'confirmPassword',
  "Passwords don't match",
) {}

/** @throws PasswordLengthNotAllowed */
export function ensurePassword(password: string, field: 'password' | 'newPassword' = 'password'): void {
  const tooShort = password.length < SHORTEST_PASSWORD;
  if (tooShort || password.length > LONGEST_PASSWORD) throw new PasswordLengthNotAllowed(field, tooShort);
}

/** @throws PasswordsDontMatch */
export function ensureConfirmed(password: string, confirmation: string): void {
  if (password !== confirmation) throw new PasswordsDontMatch();
}
