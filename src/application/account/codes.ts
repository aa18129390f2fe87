import { codeNumbered, CODES } from '../../domain/shared/one-time-code.js';
import type { Chance } from '../shared/ports.js';
import { unguessableName } from '../shared/unguessable-name.js';
import type { CodeDigests, CodePurpose } from './ports.js';

/** Generates one-time codes and computes their digests, which are stored in place of the codes. */
export class Codes {
  constructor(
    private readonly chance: Chance,
    private readonly digests: CodeDigests,
  ) {}

  issue(purpose: CodePurpose, address: string): { code: string; digest: string } {
    const code = codeNumbered(this.chance.below(CODES));
    return { code, digest: this.digestOf(purpose, address, code) };
  }

  /** Generates the key by which a browser refers to the registration or password reset that it started. */
  newKey(): string {
    return unguessableName(this.chance);
  }

  digestOf(purpose: CodePurpose, address: string, code: string): string {
    return this.digests.digest(purpose, address, code);
  }
}

/** Digest input that binds a code to one registration or reset, because an address can have several. */
export const codeScope = (email: string, key: string): string => `${email} ${key}`;

/** Digest input that binds a code to the proof of one address, and makes it invalid after a change of the password. */
export const proofScope = (
  { id, passwordHash }: { readonly id: number; readonly passwordHash: string | null },
  email: string,
): string => `${id} ${email} ${passwordHash}`;
