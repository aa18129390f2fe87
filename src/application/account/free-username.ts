import { usernameOf } from '../../domain/account/username.js';
import type { Users } from './ports.js';

/** @returns a username derived from the email address that no account has */
export async function freeUsername(email: string, users: Users): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const username = usernameOf(email, attempt);
    if (!(await users.findByUsername(username))) return username;
  }
}
