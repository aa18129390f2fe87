import { codeNumbered, CODES } from '../../domain/shared/one-time-code.js';
import type { Chance } from '../shared/ports.js';
import { unguessableName } from '../shared/unguessable-name.js';
import type { CodeDigests, CodePurpose } from './ports.js';

/** Makes the six digits that are mailed, and what is kept of them. */
export class Codes {
  constructor(
    private readonly chance: Chance,
    private readonly digests: CodeDigests,
  ) {}

  issue(purpose: CodePurpose, address: string): { code: string; digest: string } {
    const code = codeNumbered(this.chance.below(CODES));
    return { code, digest: this.digestOf(purpose, address, code) };
  }

  /** Names a sign-up or a reset to the browser that begins it. */
  newKey(): string {
    return unguessableName(this.chance);
  }

  digestOf(purpose: CodePurpose, address: string, code: string): string {
    return this.digests.digest(purpose, address, code);
  }
}

/** A code opens only the sign-up or reset it was made for, not another one of the same address. */
export const codeScope = (email: string, key: string): string => `${email} ${key}`;

/** A code opens only the change it was made for, and none once the password is another one. */
export const emailChangeScope = (
  { id, passwordHash }: { readonly id: number; readonly passwordHash: string | null },
  newEmail: string,
): string => `${id} ${newEmail} ${passwordHash}`;
