import { usernameOf } from '../../domain/account/username.js';
import type { Users } from './ports.js';

/**
 * @param mayHave for usernames that a stranger could choose by choosing the address
 * @returns a username that no account has, derived from the email address if it may be
 */
export async function freeUsername(
  email: string,
  users: Users,
  mayHave: (username: string) => boolean = () => true,
): Promise<string> {
  const from = mayHave(usernameOf(email, 1)) ? email : '';
  for (let attempt = 1; ; attempt++) {
    const username = usernameOf(from, attempt);
    if (!(await users.findByUsername(username))) return username;
  }
}
