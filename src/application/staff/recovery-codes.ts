import { RECOVERY_CODES } from '../../domain/staff/second-factor.js';
import type { CodeDigests } from '../account/ports.js';
import type { Chance } from '../shared/ports.js';
import { readableSecret } from '../shared/readable-secret.js';

/** A sheet of codes: to be shown once, and what is kept of them. */
export interface Sheet {
  readonly codes: readonly string[];
  readonly digests: readonly string[];
}

/** Makes the codes for the day a phone is lost, such as `k7m2p-x9qaf`. */
export class RecoveryCodes {
  constructor(
    private readonly chance: Chance,
    private readonly digests: CodeDigests,
  ) {}

  issue(userId: number): Sheet {
    const codes = Array.from({ length: RECOVERY_CODES }, () => readableSecret(this.chance, 2, 5));
    return { codes, digests: codes.map((code) => this.digestOf(userId, code)) };
  }

  /** The same however someone types it: capitals, blanks and hyphens do not matter. */
  digestOf(userId: number, typed: string): string {
    const plain = typed.toLowerCase().replace(/[\s-]/g, '');
    return this.digests.digest('recovery', String(userId), plain);
  }
}
