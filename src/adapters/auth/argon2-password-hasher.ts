import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../application/account/ports.js';

/**
 * The smallest setting that OWASP's Password Storage Cheat Sheet recommends first for argon2id: 19 MiB, two passes,
 * one lane. 2 names argon2id; the library's enum is not there at run time.
 */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** A well-formed hash of nothing anyone knows, as costly to check as a real one. */
const NOBODYS_HASH = [
  '$argon2id$v=19',
  `m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}`,
  Buffer.alloc(16).toString('base64').replaceAll('=', ''),
  Buffer.alloc(ARGON2ID.outputLen).toString('base64').replaceAll('=', ''),
].join('$');

/** Hashes passwords with argon2id, off the main thread. The same letters typed on different keyboards are the same. */
export class Argon2PasswordHasher implements PasswordHasher {
  hash(password: string): Promise<string> {
    return hash(comparable(password), ARGON2ID);
  }

  async verify(hashOnFile: string | null, password: string): Promise<boolean> {
    try {
      const isRight = await verify(hashOnFile ?? NOBODYS_HASH, comparable(password));
      return isRight && hashOnFile !== null;
    } catch {
      // A hash that cannot be read opens for no password.
      return false;
    }
  }
}

/** NFKC, as NIST SP 800-63B asks for where passwords may hold any character. */
const comparable = (password: string): string => password.normalize('NFKC');
