import type { PasswordHasher } from '../../../src/application/account/ports.js';

/** Readable hashes, and a counter in place of the real cost. */
export class PlainPasswords implements PasswordHasher {
  hashed = 0;
  verified = 0;

  async hash(password: string): Promise<string> {
    this.hashed += 1;
    return `hash of ${password}`;
  }

  async verify(hash: string | null, password: string): Promise<boolean> {
    this.verified += 1;
    return hash === `hash of ${password}`;
  }
}
