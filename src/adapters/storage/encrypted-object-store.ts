import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { ObjectStore } from '../../application/shared/ports.js';

const ALGORITHM = 'aes-256-gcm';
/** Written first, so that another way of encrypting can follow this one. */
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED_TYPE = 'application/octet-stream';

/** What is stored was not sealed with this key under this name: damaged, exchanged, or the secret has changed. */
export class UnreadableObject extends Error {
  constructor(options?: ErrorOptions) {
    super('A stored object cannot be decrypted.', options);
    this.name = 'UnreadableObject';
  }
}

/**
 * Encrypts what another store keeps, with AES-256-GCM under a key derived from a secret. The content type is sealed in
 * too, and each object is bound to its key, so that one cannot be passed off as another.
 */
export class EncryptedObjectStore implements ObjectStore {
  private readonly secretKey: Uint8Array;

  constructor(
    private readonly store: ObjectStore,
    secret: string,
  ) {
    this.secretKey = new Uint8Array(hkdfSync('sha256', secret, '', 'stored files', 32));
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.secretKey, nonce).setAAD(Buffer.from(key));
    const type = Buffer.from(contentType);
    const sealed = [cipher.update(Buffer.of(type.length)), cipher.update(type), cipher.update(bytes)];
    const object = Buffer.concat([Buffer.of(VERSION), nonce, ...sealed, cipher.final(), cipher.getAuthTag()]);
    await this.store.put(key, object, SEALED_TYPE);
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
    const sealedFrom = 1 + NONCE_BYTES;
    const sealedTo = object.length - TAG_BYTES;
    if (object[0] !== VERSION || sealedTo <= sealedFrom) throw new UnreadableObject();
    try {
      const decipher = createDecipheriv(ALGORITHM, this.secretKey, object.subarray(1, sealedFrom))
        .setAAD(Buffer.from(key))
        .setAuthTag(object.subarray(sealedTo));
      return Buffer.concat([decipher.update(object.subarray(sealedFrom, sealedTo)), decipher.final()]);
    } catch (cause) {
      throw new UnreadableObject({ cause });
    }
  }
}
