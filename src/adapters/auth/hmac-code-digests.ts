import { createHmac, hkdfSync } from 'node:crypto';
import type { CodeDigests, CodePurpose } from '../../application/account/ports.js';

/** HMAC-SHA256 of one-time codes, with a key derived from the session secret. */
export class HmacCodeDigests implements CodeDigests {
  private readonly key: Uint8Array;

  constructor(sessionSecret: string) {
    this.key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'one-time codes', 32));
  }

  digest(purpose: CodePurpose, address: string, code: string): string {
    // JSON keeps the three parts unambiguous.
    return createHmac('sha256', this.key)
      .update(JSON.stringify([purpose, address, code]))
      .digest('base64url');
  }
}
