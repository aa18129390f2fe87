import { conflict } from '../shared/refusal.js';
import { isStaff, type Role } from './role.js';

/** Days for which someone must have had their role before they count as one of two. */
const ROLE_HELD_DAYS = 7;
const DAY_MS = 86_400_000;

/** A staff member as far as a rule by two depends on them. */
export interface RoleHolder {
  readonly id: number;
  readonly role: Role;
  /** Since when; null for a role that was set outside of the product. */
  readonly roleSince: Date | null;
  /** Id of the admin who gave it; null for an operator at the command line. */
  readonly roleGivenBy: number | null;
}

/** What takes two needs two people who are not one person's choice. */
class TwoPeopleNeeded extends conflict(
  'two_people_needed',
  'This takes two people who have both had their role for seven days, and neither of them from the other.',
) {}

/**
 * Validates both people of a rule by two, when the act takes effect: otherwise an admin could create the second one.
 * @param first null where the account is deleted or in no good standing
 * @throws TwoPeopleNeeded
 */
export function ensureTwoPeople(first: RoleHolder | null, second: RoleHolder, now: Date): void {
  if (!first || first.id === second.id) throw new TwoPeopleNeeded();
  const isOld = ({ role, roleSince }: RoleHolder) =>
    isStaff(role) && (!roleSince || now.getTime() - roleSince.getTime() >= ROLE_HELD_DAYS * DAY_MS);
  if (!isOld(first) || !isOld(second)) throw new TwoPeopleNeeded();
  if (first.roleGivenBy === second.id || second.roleGivenBy === first.id) throw new TwoPeopleNeeded();
}
