import { asciiDigits } from '../../domain/shared/ascii-digits.js';
import { RECOVERY_CODES } from '../../domain/staff/second-factor.js';
import type { CodeDigests } from '../account/ports.js';
import type { Chance } from '../shared/ports.js';
import { readableSecret } from '../shared/readable-secret.js';

/** A batch of recovery codes: plain text to show once, and hashes to store. */
export interface RecoveryCodeBatch {
  readonly codes: readonly string[];
  readonly digests: readonly string[];
}

/** Generates and hashes recovery codes such as `k7m2p-x9qaf`. */
export class RecoveryCodes {
  constructor(
    private readonly chance: Chance,
    private readonly digests: CodeDigests,
  ) {}

  issue(userId: number): RecoveryCodeBatch {
    const codes = Array.from({ length: RECOVERY_CODES }, () => readableSecret(this.chance, 2, 5));
    return { codes, digests: codes.map((code) => this.digestOf(userId, code)) };
  }

  /** Ignores case, spaces, hyphens, and the width or script in which letters and digits were typed. */
  digestOf(userId: number, typed: string): string {
    const plain = asciiDigits(typed.normalize('NFKC')).toLowerCase().replace(/[\s-]/g, '');
    return this.digests.digest('recovery', String(userId), plain);
  }
}
