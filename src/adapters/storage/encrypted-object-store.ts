import type { ObjectStore } from '../../application/shared/ports.js';
import type { SealedFiles } from '../../application/trust-score/ports.js';
import { UnreadableObject } from '../../application/shared/unreadable-object.js';
import { DecryptionFailed, Seal } from '../shared/authenticated-cipher.js';
import type { EncryptionKeys } from '../shared/encryption-keys.js';

const SEALED_TYPE = 'application/octet-stream';

/**
 * Encrypts what another store keeps. The content type is sealed in too, and each object is bound to its key, so that one
 * cannot be passed off as another.
 */
export class EncryptedObjectStore implements ObjectStore, SealedFiles {
  private readonly seal: Seal;

  constructor(
    private readonly store: ObjectStore,
    keys: EncryptionKeys,
  ) {
    this.seal = new Seal(keys, 'stored files');
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const type = Buffer.from(contentType);
    await this.store.put(key, this.seal.seal(key, Buffer.of(type.length), type, bytes), SEALED_TYPE);
  }

  /** @throws UnreadableObject */
  async get(key: string): Promise<{ bytes: Uint8Array; contentType: string } | null> {
    const stored = await this.store.get(key);
    if (!stored) return null;
    const opened = this.open(key, stored.bytes);
    const typeEnd = 1 + opened[0]!;
    return { bytes: opened.subarray(typeEnd), contentType: opened.subarray(1, typeEnd).toString() };
  }

  async delete(key: string): Promise<void> {
    await this.store.delete(key);
  }

  async reseal(key: string): Promise<boolean | null> {
    const stored = await this.store.get(key);
    if (!stored) return null;
    const opened = this.open(key, stored.bytes);
    if (this.seal.isCurrent(stored.bytes)) return false;
    await this.store.put(key, this.seal.seal(key, opened), SEALED_TYPE);
    return true;
  }

  private open(key: string, object: Uint8Array): Buffer {
    try {
      return this.seal.open(key, object);
    } catch (cause) {
      if (!(cause instanceof DecryptionFailed)) throw cause;
      throw new UnreadableObject({ cause });
    }
  }
}
