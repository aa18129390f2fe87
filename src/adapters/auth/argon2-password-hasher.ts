import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../application/account/ports.js';

/** 2 is argon2id, because the library's const enum does not exist at run time. */
const ARGON2ID = { algorithm: 2, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** Hashes passwords with argon2id in a thread pool. Equivalent Unicode spellings of a password are equal. */
export class Argon2PasswordHasher implements PasswordHasher {
  private readonly dummyHash: string;

  constructor(private readonly memoryKib: number) {
    this.dummyHash = dummyHash(memoryKib);
  }

  hash(password: string): Promise<string> {
    return hash(comparable(password), { ...ARGON2ID, memoryCost: this.memoryKib });
  }

  async verify(hashOnFile: string | null, password: string): Promise<boolean> {
    try {
      const isRight = await verify(hashOnFile ?? this.dummyHash, comparable(password));
      return isRight && hashOnFile !== null;
    } catch {
      // A malformed hash matches no password.
      return false;
    }
  }
}

/** NFKC, as NIST SP 800-63B requires for Unicode passwords. */
const comparable = (password: string): string => password.normalize('NFKC');

/**
 * A well-formed hash that no password matches, as costly to verify as a real one, so that response times do not reveal
 * unknown users.
 */
const dummyHash = (memoryKib: number): string =>
  [
    '$argon2id$v=19',
    `m=${memoryKib},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}`,
    Buffer.alloc(16).toString('base64').replaceAll('=', ''),
    Buffer.alloc(ARGON2ID.outputLen).toString('base64').replaceAll('=', ''),
  ].join('$');
