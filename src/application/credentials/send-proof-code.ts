import { EmailProof, type ProofPurpose } from '../../domain/account/email-proof.js';
import type { User } from '../../domain/account/user.js';
import type { Clock } from '../shared/ports.js';
import { type Codes, proofScope } from '../account/codes.js';
import type { AccountMails } from '../account/mails.js';
import type { EmailProofs } from './ports.js';
import type { Users } from '../account/ports.js';

/** Stores a pending proof of an address and mails its code, or mails the owner of an address that already has an account. */
export class SendProofCode {
  constructor(
    private readonly users: Users,
    private readonly proofs: EmailProofs,
    private readonly codes: Codes,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  /** Runs in a unit of work that has locked the user row. */
  async execute(user: User, purpose: ProofPurpose, email: string): Promise<void> {
    const { code, digest } = this.codes.issue(purpose, proofScope(user, email));
    const earlier = await this.proofs.findForUpdate(user.id, purpose);
    const proof = EmailProof.of({ userId: user.id, purpose, email }, digest, this.clock.now(), earlier);
    await this.proofs.replace(proof);
    if (purpose === 'confirm') return this.mails.confirmationCode(user, code, proof.codeExpiresAt);
    const owner = await this.users.findByMailbox(email);
    const isTaken = owner !== null && owner.id !== user.id;
    await (isTaken
      ? this.mails.addressInUse(owner)
      : this.mails.emailChangeCode(email, user.language, code, proof.codeExpiresAt));
  }
}
