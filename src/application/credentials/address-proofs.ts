import { EmailProof, type ProofPurpose } from '../../domain/account/email-proof.js';
import type { User } from '../../domain/account/user.js';
import type { CodeRefusal } from '../../domain/shared/one-time-code.js';
import { proofScope } from '../account/codes.js';
import type { CredentialPorts } from './ports.js';

/** Proofs of a member that they read the mails to an address, by a mailed code. Both run in a unit of work. */
export class AddressProofs {
  constructor(
    private readonly ports: Pick<CredentialPorts, 'users' | 'emailProofs' | 'codes' | 'mails' | 'clock'>,
  ) {}

  /**
   * Stores a pending proof and mails its code, or mails the owner of an address that already has an account. The caller has
   * locked the user row.
   */
  async send(user: User, purpose: ProofPurpose, email: string): Promise<void> {
    const { users, emailProofs, codes, mails, clock } = this.ports;
    const { code, digest } = codes.issue(purpose, proofScope(user, email));
    const earlier = await emailProofs.findForUpdate(user.id, purpose);
    const proof = EmailProof.of({ userId: user.id, purpose, email }, digest, clock.now(), earlier);
    await emailProofs.replace(proof);
    if (purpose === 'confirm') return mails.confirmationCode(user, code, proof.codeExpiresAt);
    const owner = await users.findByMailbox(email);
    const isTaken = owner !== null && owner.id !== user.id;
    await (isTaken
      ? mails.addressInUse(owner)
      : mails.emailChangeCode(email, user.language, code, proof.codeExpiresAt));
  }

  /**
   * Consumes a right code, and counts a wrong one in the stored proof.
   * @returns the proof; null if none is pending
   */
  async redeem(user: User, purpose: ProofPurpose, code: string): Promise<EmailProof | CodeRefusal | null> {
    const { emailProofs, codes, clock } = this.ports;
    const proof = await emailProofs.findForUpdate(user.id, purpose);
    if (!proof) return null;
    const guess = codes.digestOf(purpose, proofScope(user, proof.email), code);
    const answer = proof.tryCode(guess, clock.now());
    if (answer === 'right') await emailProofs.remove(proof);
    else await emailProofs.save(proof);
    return answer === 'right' ? proof : answer;
  }
}
