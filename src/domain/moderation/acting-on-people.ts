import { ConflictOfInterest } from '../shared/claim-errors.js';
import { isStaff, type Role } from '../staff/role.js';
import { OnlyAdminsActOnStaff } from './suspension-errors.js';

/** Someone of the staff, as those they are about to act on see them. */
export interface Moderator {
  readonly id: number;
  readonly role: Role;
  /** Whether the two share a table. */
  readonly isTableMate: boolean;
}

/**
 * Nobody acts on themselves or on a table-mate, and a moderator not on the staff.
 * @throws ConflictOfInterest, OnlyAdminsActOnStaff
 */
export function ensureMayActOn(
  person: { readonly id: number; readonly role: Role },
  moderator: Moderator,
): void {
  if (moderator.id === person.id || moderator.isTableMate) throw new ConflictOfInterest();
  if (isStaff(person.role) && moderator.role !== 'admin') throw new OnlyAdminsActOnStaff();
}
