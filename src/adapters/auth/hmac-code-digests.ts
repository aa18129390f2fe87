import { createHmac, hkdfSync } from 'node:crypto';
import type { CodeDigests, CodePurpose } from '../../application/account/ports.js';

/** HMAC-SHA256 of codes, under a key of its own that is derived from the session secret. */
export class HmacCodeDigests implements CodeDigests {
  private readonly key: Uint8Array;

  constructor(sessionSecret: string) {
    this.key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'one-time codes', 32));
  }

  digest(purpose: CodePurpose, address: string, code: string): string {
    // As JSON no two triples read the same.
    return createHmac('sha256', this.key)
      .update(JSON.stringify([purpose, address, code]))
      .digest('base64url');
  }
}
