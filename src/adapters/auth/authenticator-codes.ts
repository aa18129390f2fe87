import { Secret, TOTP } from 'otpauth';
import type { NewSecret, TimeCodes } from '../../application/staff/ports.js';
import { asciiDigits } from '../../domain/shared/ascii-digits.js';
import { AuthenticatedCipher, DecryptionFailed } from '../shared/authenticated-cipher.js';
import type { EncryptionKeys } from '../shared/encryption-keys.js';

/** The defaults of every authenticator app. */
const APP = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** The length that RFC 4226 recommends: that of a SHA-1 hash. */
const SECRET_BYTES = 20;
/** Tolerance in time steps, for clock drift and slow typing. */
const WINDOW_STEPS = 1;

/** TOTP codes (RFC 6238). The secrets are encrypted, so that a copy of the database generates no codes. */
export class AuthenticatorCodes implements TimeCodes {
  private readonly cipher: AuthenticatedCipher;

  /** @param issuer the product's name in the authenticator app */
  constructor(
    keys: EncryptionKeys,
    private readonly issuer: string,
  ) {
    this.cipher = new AuthenticatedCipher(keys, 'second factors');
  }

  newSecret(userId: number, account: string): NewSecret {
    const secret = new Secret({ size: SECRET_BYTES });
    const app = new TOTP({ ...APP, secret, issuer: this.issuer, label: account });
    const sealed = this.cipher.encrypt(nameOf(userId), secret.bytes).toString('base64url');
    return { secret: secret.base32, uri: app.toString(), sealed };
  }

  stepOf(userId: number, sealedSecret: string, code: string, now: Date): number | null {
    const digits = asciiDigits(code.replace(/\s/g, ''));
    if (!/^\d{6}$/.test(digits)) return null;
    const secret = this.decrypt(userId, sealedSecret);
    if (!secret) return null;
    const timestamp = now.getTime();
    const delta = new TOTP({ ...APP, secret }).validate({ token: digits, timestamp, window: WINDOW_STEPS });
    return delta === null ? null : Math.floor(timestamp / 1000 / APP.period) + delta;
  }

  reseal(userId: number, sealedSecret: string): string | null {
    if (this.cipher.usesCurrentKey(Buffer.from(sealedSecret, 'base64url'))) return null;
    const secret = this.decrypt(userId, sealedSecret);
    return secret && this.cipher.encrypt(nameOf(userId), secret.bytes).toString('base64url');
  }

  /** @returns null when its key is no longer configured: no code is valid then, and an operator resets the factor */
  private decrypt(userId: number, sealed: string): Secret | null {
    try {
      const { buffer, byteOffset, length } = this.cipher.decrypt(
        nameOf(userId),
        Buffer.from(sealed, 'base64url'),
      );
      return new Secret({ buffer: buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer });
    } catch (error) {
      if (error instanceof DecryptionFailed) return null;
      throw error;
    }
  }
}

const nameOf = (userId: number): string => `second factor of ${userId}`;
