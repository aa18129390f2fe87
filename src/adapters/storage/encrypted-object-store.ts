import type { ObjectStore } from '../../application/shared/ports.js';
import type { SealedFiles } from '../../application/trust-score/ports.js';
import { UnreadableObject } from '../../application/shared/unreadable-object.js';
import { AuthenticatedCipher, DecryptionFailed } from '../shared/authenticated-cipher.js';
import type { EncryptionKeys } from '../shared/encryption-keys.js';

const ENCRYPTED_TYPE = 'application/octet-stream';

/**
 * Encrypts the objects of another store, content type included. Each is bound to its key, so that objects cannot be
 * exchanged for one another. See ADR 9.
 */
export class EncryptedObjectStore implements ObjectStore, SealedFiles {
  private readonly cipher: AuthenticatedCipher;

  constructor(
    private readonly store: ObjectStore,
    keys: EncryptionKeys,
  ) {
    this.cipher = new AuthenticatedCipher(keys, 'stored files');
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const type = Buffer.from(contentType);
    await this.store.put(key, this.cipher.encrypt(key, Buffer.of(type.length), type, bytes), ENCRYPTED_TYPE);
  }

  /** @throws UnreadableObject */
  async get(key: string): Promise<{ bytes: Uint8Array; contentType: string } | null> {
    const stored = await this.store.get(key);
    if (!stored) return null;
    const decrypted = this.decrypt(key, stored.bytes);
    const typeEnd = 1 + decrypted[0]!;
    return { bytes: decrypted.subarray(typeEnd), contentType: decrypted.subarray(1, typeEnd).toString() };
  }

  async delete(key: string): Promise<void> {
    await this.store.delete(key);
  }

  async reseal(key: string): Promise<boolean | null> {
    const stored = await this.store.get(key);
    if (!stored) return null;
    const decrypted = this.decrypt(key, stored.bytes);
    if (this.cipher.usesCurrentKey(stored.bytes)) return false;
    await this.store.put(key, this.cipher.encrypt(key, decrypted), ENCRYPTED_TYPE);
    return true;
  }

  private decrypt(key: string, object: Uint8Array): Buffer {
    try {
      return this.cipher.decrypt(key, object);
    } catch (cause) {
      if (!(cause instanceof DecryptionFailed)) throw cause;
      throw new UnreadableObject({ cause });
    }
  }
}
