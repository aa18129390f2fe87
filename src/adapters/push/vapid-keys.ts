import { createECDH } from 'node:crypto';

/** The key pair by which push services recognize this instance (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** @param privateKey 32 bytes @throws Error if they are no private key of P-256 */
export function vapidKeysOf(privateKey: Buffer): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
