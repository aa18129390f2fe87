import { denied, invalidField } from '../shared/refusal.js';
import { isStaff, type Role } from './role.js';

/**
 * Minimum password length of staff, in UTF-16 code units: higher than the default, because their access exposes many
 * users.
 */
export const SHORTEST_STAFF_PASSWORD = 12;

/** The current password of a staff member is too short for a login to the console. */
export class StaffPasswordTooShort extends denied(
  'staff_password_too_short',
  `The console needs a password of at least ${SHORTEST_STAFF_PASSWORD} characters. Please choose one with "Forgot password?" where you sign in to the app.`,
  { least: SHORTEST_STAFF_PASSWORD },
) {}

/** The new password of a staff member is too short. */
class StaffPasswordLengthNotAllowed extends invalidField(
  'staff_password_length_not_allowed',
  'newPassword',
  `You work in the console, so your password needs at least ${SHORTEST_STAFF_PASSWORD} characters`,
  {
    least: SHORTEST_STAFF_PASSWORD,
  },
) {}

/** @throws StaffPasswordLengthNotAllowed if the role is one of staff and the password is too short */
export function ensureNewPasswordFits(role: Role, newPassword: string): void {
  if (isStaff(role) && newPassword.length < SHORTEST_STAFF_PASSWORD)
    throw new StaffPasswordLengthNotAllowed();
}
