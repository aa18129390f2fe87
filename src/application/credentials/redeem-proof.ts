import type { EmailProof, ProofPurpose } from '../../domain/account/email-proof.js';
import type { User } from '../../domain/account/user.js';
import type { CodeRefusal } from '../../domain/shared/one-time-code.js';
import type { Clock } from '../shared/ports.js';
import { type Codes, proofScope } from '../account/codes.js';
import type { EmailProofs } from './ports.js';

/** Checks the code of a pending proof of an address and consumes it. */
export class RedeemProof {
  constructor(
    private readonly proofs: EmailProofs,
    private readonly codes: Codes,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs in a unit of work. A wrong code is counted in the stored proof.
   * @returns the proof; null if none is pending
   */
  async execute(user: User, purpose: ProofPurpose, code: string): Promise<EmailProof | CodeRefusal | null> {
    const proof = await this.proofs.findForUpdate(user.id, purpose);
    if (!proof) return null;
    const guess = this.codes.digestOf(purpose, proofScope(user, proof.email), code);
    const answer = proof.tryCode(guess, this.clock.now());
    if (answer === 'right') await this.proofs.remove(proof);
    else await this.proofs.save(proof);
    return answer === 'right' ? proof : answer;
  }
}
