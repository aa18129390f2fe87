import { InvalidField } from '../shared/domain-error.js';

export const USERNAME_PATTERN = /^[A-Za-z0-9_.-]{3,30}$/;
export const USERNAME_RULE = 'Usernames have 3 to 30 letters, digits, dots, hyphens or underscores';

export class UsernameNotAllowed extends InvalidField {
  readonly code = 'username_not_allowed';
  readonly field = 'username';
  constructor() {
    super(USERNAME_RULE);
  }
}

/** No two people share a username, whatever its capitals. */
export class UsernameTaken extends InvalidField {
  readonly code = 'username_taken';
  readonly field = 'username';
  constructor() {
    super('This username is taken. Please choose another one');
  }
}

/** The username without the blanks around it, its capitals kept. @throws UsernameNotAllowed */
export function usernameFrom(text: string): string {
  const username = text.trim();
  if (!USERNAME_PATTERN.test(username)) throw new UsernameNotAllowed();
  return username;
}

const LONGEST_USERNAME = 30;
const ANYBODY = 'user';

/**
 * A username made of an e-mail address, for whoever has not chosen one.
 * @param attempt 1 for the plain one; a further one ends in its number, for the case that those before are taken
 */
export function usernameOf(email: string, attempt: number): string {
  const name = email.split('@')[0]!.replace(/[^A-Za-z0-9_.-]/g, '');
  const ending = attempt === 1 ? '' : String(attempt);
  return usernameFrom((name.length < 3 ? ANYBODY : name).slice(0, LONGEST_USERNAME - ending.length) + ending);
}
