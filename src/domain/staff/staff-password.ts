import { DomainError, InvalidField } from '../shared/domain-error.js';
import { isStaff, type Role } from './role.js';

/** The fewest characters of a password of someone who works in the console: a guessed one would expose many people. */
export const SHORTEST_STAFF_PASSWORD = 12;

/** A staff member with a shorter password has to choose a longer one first. */
export class StaffPasswordTooShort extends DomainError {
  readonly code = 'staff_password_too_short';
  constructor() {
    super(
      `The console needs a password of at least ${SHORTEST_STAFF_PASSWORD} characters. Please choose one with "Forgot password?" where you sign in to the app.`,
    );
  }
}

/** A new password of staff is a long one. */
export class StaffPasswordLengthNotAllowed extends InvalidField {
  readonly code = 'staff_password_length_not_allowed';
  readonly field = 'newPassword';
  constructor() {
    super(`You work in the console, so your password needs at least ${SHORTEST_STAFF_PASSWORD} characters`);
  }
}

/** @throws StaffPasswordLengthNotAllowed when someone of the staff would get a shorter password */
export function ensureNewPasswordFits(role: Role, newPassword: string): void {
  if (isStaff(role) && newPassword.length < SHORTEST_STAFF_PASSWORD)
    throw new StaffPasswordLengthNotAllowed();
}
