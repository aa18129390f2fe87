import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { EncryptionKeys } from './encryption-keys.js';

const ALGORITHM = 'aes-256-gcm';
/** The first byte of the format. The id of the key follows it. */
const VERSION = 1;
const ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The content is damaged, was encrypted for another use, or its key is no longer configured. */
export class DecryptionFailed extends Error {
  constructor(options?: ErrorOptions) {
    super('The content cannot be decrypted.', options);
    this.name = 'DecryptionFailed';
  }
}

interface Key {
  readonly id: Buffer;
  readonly bytes: Buffer;
}

/**
 * AES-256-GCM with keys that HKDF derives from secrets for one purpose. The current key encrypts; all keys decrypt.
 */
export class AuthenticatedCipher {
  private readonly current: Key;
  private readonly keys: readonly Key[];

  /** @param purpose the input of the key derivation, so that each purpose has its own key */
  constructor({ current, earlier }: EncryptionKeys, purpose: string) {
    const derive = (secret: string): Key => ({
      id: derived(secret, `id of the key for ${purpose}`, ID_BYTES),
      bytes: derived(secret, purpose, 32),
    });
    this.current = derive(current);
    this.keys = [this.current, ...earlier.map(derive)];
  }

  /** @param name identifies the owner of the content; it is authenticated, so decryption under another name fails */
  encrypt(name: string, ...parts: readonly Uint8Array[]): Buffer {
    const header = Buffer.concat([Buffer.of(VERSION), this.current.id]);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.current.bytes, nonce);
    cipher.setAAD(Buffer.concat([header, Buffer.from(name)]));
    const encrypted = parts.map((part) => cipher.update(part));
    return Buffer.concat([header, nonce, ...encrypted, cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws DecryptionFailed */
  decrypt(name: string, encrypted: Uint8Array): Buffer {
    const header = encrypted.subarray(0, 1 + ID_BYTES);
    const key = this.keys.find(({ id }) => id.equals(header.subarray(1)));
    if (encrypted[0] !== VERSION || !key) throw new DecryptionFailed();
    return decryptWith(key, Buffer.concat([header, Buffer.from(name)]), encrypted.subarray(header.length));
  }

  /** Whether the header names the current key. */
  usesCurrentKey(encrypted: Uint8Array): boolean {
    return encrypted[0] === VERSION && this.current.id.equals(encrypted.subarray(1, 1 + ID_BYTES));
  }
}

const derived = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));

/** @param body nonce, content and tag @throws DecryptionFailed */
function decryptWith({ bytes }: Key, additional: Uint8Array, body: Uint8Array): Buffer {
  const to = body.length - TAG_BYTES;
  if (to <= NONCE_BYTES) throw new DecryptionFailed();
  try {
    const decipher = createDecipheriv(ALGORITHM, bytes, body.subarray(0, NONCE_BYTES))
      .setAAD(additional)
      .setAuthTag(body.subarray(to));
    return Buffer.concat([decipher.update(body.subarray(NONCE_BYTES, to)), decipher.final()]);
  } catch (cause) {
    throw new DecryptionFailed({ cause });
  }
}
