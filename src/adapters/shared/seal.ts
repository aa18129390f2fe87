import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
/** Written first, so that another way of encrypting can follow this one. */
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** It was not sealed with this key for this use: damaged, exchanged, or the secret has changed. */
export class BrokenSeal extends Error {
  constructor(options?: ErrorOptions) {
    super('What was sealed cannot be opened.', options);
    this.name = 'BrokenSeal';
  }
}

/** Encrypts with AES-256-GCM, under a key that is derived from a secret for one purpose. */
export class Seal {
  private readonly key: Uint8Array;

  /** @param purpose what is sealed in words, so that one secret gives each purpose a key of its own */
  constructor(secret: string, purpose: string) {
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  }

  /** @param name what the content belongs to; sealed under one name it opens under no other */
  seal(name: string, ...parts: readonly Uint8Array[]): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce).setAAD(Buffer.from(name));
    const sealed = parts.map((part) => cipher.update(part));
    return Buffer.concat([Buffer.of(VERSION), nonce, ...sealed, cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws BrokenSeal */
  open(name: string, sealed: Uint8Array): Buffer {
    const from = 1 + NONCE_BYTES;
    const to = sealed.length - TAG_BYTES;
    if (sealed[0] !== VERSION || to <= from) throw new BrokenSeal();
    try {
      const decipher = createDecipheriv(ALGORITHM, this.key, sealed.subarray(1, from))
        .setAAD(Buffer.from(name))
        .setAuthTag(sealed.subarray(to));
      return Buffer.concat([decipher.update(sealed.subarray(from, to)), decipher.final()]);
    } catch (cause) {
      throw new BrokenSeal({ cause });
    }
  }
}
