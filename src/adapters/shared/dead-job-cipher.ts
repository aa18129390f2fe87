import { AuthenticatedCipher } from './authenticated-cipher.js';
import type { EncryptionKeys } from './encryption-keys.js';

interface Owner {
  readonly id: number;
  readonly task: string;
}

/** Encrypts the payloads of dead jobs with the key of stored files, each bound to its job. See ADR 39. */
export class DeadJobCipher {
  private readonly cipher: AuthenticatedCipher;

  constructor(keys: EncryptionKeys) {
    this.cipher = new AuthenticatedCipher(keys, 'payloads of dead jobs');
  }

  seal({ id, task }: Owner, payload: unknown): Buffer {
    return this.cipher.encrypt(`${task} ${id}`, Buffer.from(JSON.stringify(payload)));
  }

  /** @throws DecryptionFailed */
  open({ id, task }: Owner, sealed: Uint8Array): object {
    return JSON.parse(this.cipher.decrypt(`${task} ${id}`, sealed).toString()) as object;
  }
}
