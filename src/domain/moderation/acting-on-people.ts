import { ADULT_AGE } from '../shared/age.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import { ConflictOfInterest } from '../review-cases/claim-errors.js';
import { isStaff, type Role } from '../staff/role.js';
import { OnlyAdminsActOnStaff, StillUnderAge } from './suspension-errors.js';

/** The staff member who acts on a user. */
export interface Moderator {
  readonly id: number;
  readonly role: Role;
  /** Whether both share or shared a table within the time of the conflict-of-interest rule. */
  readonly isTableMate: boolean;
}

/**
 * Validates that staff may act on a user: not on themselves or a table-mate, and on staff only as an admin.
 * @throws ConflictOfInterest, OnlyAdminsActOnStaff
 */
export function ensureMayActOn(
  person: { readonly id: number; readonly role: Role },
  moderator: Moderator,
): void {
  if (moderator.id === person.id || moderator.isTableMate) throw new ConflictOfInterest();
  if (isStaff(person.role) && moderator.role !== 'admin') throw new OnlyAdminsActOnStaff();
}

/**
 * Validates that a user may be let back in.
 * @param today the local date on which their age is computed
 * @throws StillUnderAge
 */
export function ensureMayReturn(
  person: { ageOn(today: CalendarDate): number | null },
  today: CalendarDate,
): void {
  if ((person.ageOn(today) ?? ADULT_AGE) < ADULT_AGE) throw new StillUnderAge();
}
