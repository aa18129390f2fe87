import { conflictingField, invalidField } from '../shared/refusal.js';

const USERNAME_LENGTH = { least: 3, most: 30 } as const;
export const USERNAME_PATTERN = /^[A-Za-z0-9_.-]{3,30}$/;
export const USERNAME_RULE = 'Use 3–30 letters, numbers, dots, hyphens or underscores';

class UsernameNotAllowed extends invalidField(
  'username_not_allowed',
  'username',
  USERNAME_RULE,
  USERNAME_LENGTH,
) {}

/** Unique constraint: usernames are unique, case-insensitive. */
export class UsernameTaken extends conflictingField(
  'username_taken',
  'username',
  'This username is taken. Please choose another one',
) {}

/** Validates and trims a username; its case is preserved. @throws UsernameNotAllowed */
export function usernameFrom(text: string): string {
  const username = text.trim();
  if (!USERNAME_PATTERN.test(username)) throw new UsernameNotAllowed();
  return username;
}

const DEFAULT_NAME = 'user';

/** The username to propose to the owner of an email address; null where the address has too few letters. */
export function proposedUsername(email: string): string | null {
  const name = email
    .split('@')[0]!
    .replace(/[^A-Za-z0-9_.-]/g, '')
    .slice(0, USERNAME_LENGTH.most);
  return name.length < USERNAME_LENGTH.least ? null : name;
}

/**
 * Generates a default username from an email address.
 * @param attempt 1 returns the plain name; a retry after a conflict appends its number
 */
export function usernameOf(email: string, attempt: number): string {
  const ending = attempt === 1 ? '' : String(attempt);
  const name = proposedUsername(email) ?? DEFAULT_NAME;
  return usernameFrom(name.slice(0, USERNAME_LENGTH.most - ending.length) + ending);
}
