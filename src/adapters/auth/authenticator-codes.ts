import { Secret, TOTP } from 'otpauth';
import type { NewSecret, TimeCodes } from '../../application/staff/ports.js';
import { DecryptionFailed, Seal } from '../shared/authenticated-cipher.js';
import type { EncryptionKeys } from '../shared/encryption-keys.js';

/** What every authenticator app assumes where nothing else is said. */
const APP = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** As many bytes as SHA-1 has, as RFC 4226 asks for. */
const SECRET_BYTES = 20;
/** Clocks of phones and people's fingers are allowed one step of delay or haste. */
const STEPS_OFF = 1;

/** Codes of authenticator apps by RFC 6238; the secrets are sealed, so that a copy of the database makes no codes. */
export class AuthenticatorCodes implements TimeCodes {
  private readonly seal: Seal;

  /** @param issuer how apps name the product */
  constructor(
    keys: EncryptionKeys,
    private readonly issuer: string,
  ) {
    this.seal = new Seal(keys, 'second factors');
  }

  newSecret(userId: number, account: string): NewSecret {
    const secret = new Secret({ size: SECRET_BYTES });
    const app = new TOTP({ ...APP, secret, issuer: this.issuer, label: account });
    const sealed = this.seal.seal(nameOf(userId), secret.bytes).toString('base64url');
    return { secret: secret.base32, uri: app.toString(), sealed };
  }

  stepOf(userId: number, sealedSecret: string, code: string, now: Date): number | null {
    const digits = code.replace(/\s/g, '');
    if (!/^\d{6}$/.test(digits)) return null;
    const secret = this.open(userId, sealedSecret);
    if (!secret) return null;
    const timestamp = now.getTime();
    const delta = new TOTP({ ...APP, secret }).validate({ token: digits, timestamp, window: STEPS_OFF });
    return delta === null ? null : Math.floor(timestamp / 1000 / APP.period) + delta;
  }

  reseal(userId: number, sealedSecret: string): string | null {
    if (this.seal.isCurrent(Buffer.from(sealedSecret, 'base64url'))) return null;
    const secret = this.open(userId, sealedSecret);
    return secret && this.seal.seal(nameOf(userId), secret.bytes).toString('base64url');
  }

  /** Null when its key is not given any more: no code is right then, and an operator resets the factor. */
  private open(userId: number, sealed: string): Secret | null {
    try {
      const { buffer, byteOffset, length } = this.seal.open(nameOf(userId), Buffer.from(sealed, 'base64url'));
      return new Secret({ buffer: buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer });
    } catch (error) {
      if (error instanceof DecryptionFailed) return null;
      throw error;
    }
  }
}

const nameOf = (userId: number): string => `second factor of ${userId}`;
