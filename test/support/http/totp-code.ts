import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** What someone's phone shows for the secret; a step ahead it shows what counts in thirty seconds, and is taken already. */
export function totpCode(secret: string, stepsAhead = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return app.generate({ timestamp: Date.now() + stepsAhead * STEP_MS });
}
