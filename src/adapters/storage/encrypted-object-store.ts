import type { ObjectStore } from '../../application/shared/ports.js';
import { BrokenSeal, Seal } from '../shared/seal.js';

const SEALED_TYPE = 'application/octet-stream';

/** What is stored was not sealed with this key under this name: damaged, exchanged, or the secret has changed. */
export class UnreadableObject extends Error {
  constructor(options?: ErrorOptions) {
    super('A stored object cannot be decrypted.', options);
    this.name = 'UnreadableObject';
  }
}

/**
 * Encrypts what another store keeps. The content type is sealed in too, and each object is bound to its key, so that one
 * cannot be passed off as another.
 */
export class EncryptedObjectStore implements ObjectStore {
  private readonly seal: Seal;

  constructor(
    private readonly store: ObjectStore,
    secret: string,
  ) {
    this.seal = new Seal(secret, 'stored files');
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

  private open(key: string, object: Uint8Array): Buffer {
    try {
      return this.seal.open(key, object);
    } catch (cause) {
      if (!(cause instanceof BrokenSeal)) throw cause;
      throw new UnreadableObject({ cause });
    }
  }
}
