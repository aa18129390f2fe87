/** What someone may do in the console; everybody who signs up is a member. An admin may do all a moderator may. */
export const ROLES = ['member', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export type StaffRole = Exclude<Role, 'member'>;

export const isStaff = (role: Role): role is StaffRole => role !== 'member';

/** Whether whoever has the role may do what takes the needed one. */
export const mayActAs = (role: Role, needed: StaffRole): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed);
