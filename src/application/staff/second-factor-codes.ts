import { asciiDigits } from '../../domain/shared/ascii-digits.js';
import { RECOVERY_CODES, type SecondFactor } from '../../domain/staff/second-factor.js';
import type { RateLimit } from '../shared/ports.js';
import { readableSecret } from '../shared/readable-secret.js';
import type { StaffPorts } from './ports.js';
import type { StaffMails } from './staff-mails.js';

/** Three TOTP codes are valid at a time, so ten guesses succeed once in 33,000 windows of 15 minutes. */
export const SECOND_FACTOR_GUESSES: RateLimit = {
  name: 'second-factor-guesses',
  times: 10,
  perSeconds: 15 * 60,
};

/** The kind of code that verified a second factor. */
export type Proof = 'app' | 'recovery_code';

/** The codes of second factors: TOTP codes, and recovery codes such as `k7m2p-x9qaf`, which are stored as hashes only. */
export class SecondFactorCodes {
  constructor(
    private readonly ports: Pick<
      StaffPorts,
      'secondFactors' | 'timeCodes' | 'digests' | 'users' | 'chance' | 'clock'
    >,
    private readonly mails: StaffMails,
  ) {}

  /** Recovery codes in plain text to show once, and their hashes to store. */
  issueRecoveryCodes(userId: number): {
    readonly codes: readonly string[];
    readonly digests: readonly string[];
  } {
    const codes = Array.from({ length: RECOVERY_CODES }, () => readableSecret(this.ports.chance, 2, 5));
    return { codes, digests: codes.map((code) => this.digestOf(userId, code)) };
  }

  /**
   * Verifies and consumes a TOTP code or a recovery code. A consumed recovery code causes a mail.
   * @param factor with a row lock, so that concurrent requests cannot use a code twice
   * @returns null if the code is wrong or was used before
   */
  async use(factor: SecondFactor, typed: string): Promise<Proof | null> {
    const { secondFactors, users } = this.ports;
    const proof = this.prove(factor, typed);
    if (proof) await secondFactors.save(factor);
    if (proof === 'recovery_code') {
      const user = await users.find(factor.userId);
      if (user) await this.mails.recoveryCodeUsed(user, factor.recoveryCodesLeft);
    }
    return proof;
  }

  private prove(factor: SecondFactor, typed: string): Proof | null {
    const { timeCodes, clock } = this.ports;
    const { userId, sealedSecret } = factor;
    const step = timeCodes.stepOf(userId, sealedSecret, typed, clock.now());
    if (step !== null && factor.useStep(step)) return 'app';
    return factor.useRecoveryCode(this.digestOf(userId, typed)) ? 'recovery_code' : null;
  }

  /** Ignores case, spaces, hyphens, and the width or script in which letters and digits were typed. */
  private digestOf(userId: number, typed: string): string {
    const plain = asciiDigits(typed.normalize('NFKC')).toLowerCase().replace(/[\s-]/g, '');
    return this.ports.digests.digest('recovery', String(userId), plain);
  }
}
