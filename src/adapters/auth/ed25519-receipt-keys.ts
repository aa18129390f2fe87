import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { ReceiptChain, ReceiptKeys } from '../../application/seating/receipts/ports.js';
import { AuthenticatedCipher } from '../shared/authenticated-cipher.js';
import type { EncryptionKeys } from '../shared/encryption-keys.js';

type Key = Pick<ReceiptChain, 'publicKey' | 'sealedKey'>;

/** Keys of receipts, stored encrypted, so that a copy of the database signs nothing. */
export class Ed25519ReceiptKeys implements ReceiptKeys {
  private readonly cipher: AuthenticatedCipher;

  constructor(keys: EncryptionKeys) {
    this.cipher = new AuthenticatedCipher(keys, 'the key of receipts');
  }

  create(): Key {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const hex = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url').toString('hex');
    return { publicKey: hex, sealedKey: this.seal(hex, privateKey.export({ format: 'der', type: 'pkcs8' })) };
  }

  /** @throws DecryptionFailed where the secret that encrypted the key is no longer configured */
  sign({ publicKey, sealedKey }: Key, text: string): { signature: string; sealedKey: string } {
    const sealed = Buffer.from(sealedKey, 'base64url');
    const der = this.cipher.decrypt(publicKey, sealed);
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    return {
      signature: sign(null, Buffer.from(text), key).toString('hex'),
      sealedKey: this.cipher.usesCurrentKey(sealed) ? sealedKey : this.seal(publicKey, der),
    };
  }

  hashOf(text: string): string {
    return createHash('sha256').update(text).digest('hex');
  }

  private seal(publicKey: string, der: Uint8Array): string {
    return this.cipher.encrypt(publicKey, der).toString('base64url');
  }
}
