import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../application/account/ports.js';

/**
 * The first of the minimum settings that OWASP's Password Storage Cheat Sheet recommends for argon2id: 19 MiB, two
 * passes, one lane. 2 is argon2id, because the library's const enum does not exist at run time.
 */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/**
 * A well-formed hash that no password matches, as costly to verify as a real one, so that response times do not reveal
 * unknown users.
 */
const DUMMY_HASH = [
  '$argon2id$v=19',
  `m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}`,
  Buffer.alloc(16).toString('base64').replaceAll('=', ''),
  Buffer.alloc(ARGON2ID.outputLen).toString('base64').replaceAll('=', ''),
].join('$');

/** Hashes passwords with argon2id in a thread pool. Equivalent Unicode spellings of a password are equal. */
export class Argon2PasswordHasher implements PasswordHasher {
  hash(password: string): Promise<string> {
    return hash(comparable(password), ARGON2ID);
  }

  async verify(hashOnFile: string | null, password: string): Promise<boolean> {
    try {
      const isRight = await verify(hashOnFile ?? DUMMY_HASH, comparable(password));
      return isRight && hashOnFile !== null;
    } catch {
      // A malformed hash matches no password.
      return false;
    }
  }
}

/** NFKC, as NIST SP 800-63B requires for Unicode passwords. */
const comparable = (password: string): string => password.normalize('NFKC');
