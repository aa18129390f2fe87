import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The current TOTP code. One step ahead is the code of the next 30 seconds, which is accepted too. */
export function totpCode(secret: string, stepsAhead = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return app.generate({ timestamp: Date.now() + stepsAhead * STEP_MS });
}
