import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { EncryptionKeys } from './encryption-keys.js';

const ALGORITHM = 'aes-256-gcm';
/** The first byte. Version 1 had no id of its key, which stands behind the version in version 2. */
const VERSION_WITHOUT_ID = 1;
const VERSION = 2;
const ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** It was not sealed with one of these keys for this use: damaged, exchanged, or its key is not given any more. */
export class DecryptionFailed extends Error {
  constructor(options?: ErrorOptions) {
    super('What was sealed cannot be opened.', options);
    this.name = 'DecryptionFailed';
  }
}

interface Key {
  readonly id: Buffer;
  readonly bytes: Buffer;
}

/**
 * Encrypts with AES-256-GCM, under keys that are derived from secrets for one purpose. The first seals; all of them open.
 */
export class Seal {
  private readonly current: Key;
  private readonly keys: readonly Key[];
  private readonly keysWithoutId: readonly Key[];

  /** @param purpose what is sealed in words, so that one secret gives each purpose a key of its own */
  constructor({ current, earlier, withoutId }: EncryptionKeys, purpose: string) {
    const derive = (secret: string): Key => ({
      id: derived(secret, `id of the key for ${purpose}`, ID_BYTES),
      bytes: derived(secret, purpose, 32),
    });
    this.current = derive(current);
    this.keys = [this.current, ...earlier.map(derive)];
    this.keysWithoutId = [...this.keys, ...withoutId.map(derive)];
  }

  /** @param name what the content belongs to; sealed under one name it opens under no other */
  seal(name: string, ...parts: readonly Uint8Array[]): Buffer {
    const header = Buffer.concat([Buffer.of(VERSION), this.current.id]);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.current.bytes, nonce);
    cipher.setAAD(Buffer.concat([header, Buffer.from(name)]));
    const sealed = parts.map((part) => cipher.update(part));
    return Buffer.concat([header, nonce, ...sealed, cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws DecryptionFailed */
  open(name: string, sealed: Uint8Array): Buffer {
    if (sealed[0] === VERSION_WITHOUT_ID) return this.openWithoutId(name, sealed.subarray(1));
    const header = sealed.subarray(0, 1 + ID_BYTES);
    const key = this.keys.find(({ id }) => id.equals(header.subarray(1)));
    if (sealed[0] !== VERSION || !key) throw new DecryptionFailed();
    return openWith(key, Buffer.concat([header, Buffer.from(name)]), sealed.subarray(header.length));
  }

  /** Whether the current key sealed it, as far as its header tells. */
  isCurrent(sealed: Uint8Array): boolean {
    return sealed[0] === VERSION && this.current.id.equals(sealed.subarray(1, 1 + ID_BYTES));
  }

  /** @throws DecryptionFailed */
  private openWithoutId(name: string, body: Uint8Array): Buffer {
    let cause: unknown;
    for (const key of this.keysWithoutId) {
      try {
        return openWith(key, Buffer.from(name), body);
      } catch (error) {
        cause = error;
      }
    }
    throw new DecryptionFailed({ cause });
  }
}

const derived = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));

/** @param body nonce, content and tag @throws DecryptionFailed */
function openWith({ bytes }: Key, additional: Uint8Array, body: Uint8Array): Buffer {
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
