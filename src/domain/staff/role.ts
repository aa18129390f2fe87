/** Roles by increasing permissions; `member` is the default and has no access to the console. */
export const ROLES = ['member', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export type StaffRole = Exclude<Role, 'member'>;

export const isStaff = (role: Role): role is StaffRole => role !== 'member';

/** Whether a role includes the permissions of the needed one. */
export const mayActAs = (role: Role, needed: StaffRole): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed);
