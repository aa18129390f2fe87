import { conflictingField, invalidField } from '../shared/refusal.js';

const USERNAME_LENGTH = { least: 3, most: 30 } as const;
export const USERNAME_PATTERN = /^[A-Za-z0-9_.-]{3,30}$/;
export const USERNAME_RULE = 'Use 3–30 letters, numbers, dots, hyphens or underscores';

export class UsernameNotAllowed extends invalidField(
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

const LONGEST_USERNAME = 30;
const DEFAULT_NAME = 'user';

/**
 * Generates a default username from an email address.
 * @param attempt 1 returns the plain name; a retry after a conflict appends its number
 */
export function usernameOf(email: string, attempt: number): string {
  const name = email.split('@')[0]!.replace(/[^A-Za-z0-9_.-]/g, '');
  const ending = attempt === 1 ? '' : String(attempt);
  return usernameFrom(
    (name.length < 3 ? DEFAULT_NAME : name).slice(0, LONGEST_USERNAME - ending.length) + ending,
  );
}
