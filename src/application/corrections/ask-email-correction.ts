import { SameEmail } from '../../domain/account/email-change.js';
import { emailFrom, EmailTaken } from '../../domain/account/email-address.js';
import { type EmailDomains, ensureAllowedDomain } from '../../domain/account/email-domains.js';
import type { CorrectionReason } from '../../domain/corrections/pending-correction.js';
import { VERIFICATIONS } from '../account/code-mail-limits.js';
import type { Users } from '../account/ports.js';
import type { AuditedStaffAction } from '../moderation/audited-staff-action.js';
import type { StaffAction } from '../moderation/staff-action-guard.js';
import { consumePaced } from '../shared/paced-limit.js';
import type { RateLimiter } from '../shared/ports.js';
import type { AskCorrection } from './ask-correction.js';
import type { CorrectionMails } from './correction-mails.js';

export interface AskEmailCorrectionCommand extends StaffAction {
  /** The new address. */
  readonly email: string;
  readonly reason: CorrectionReason;
}

/**
 * Asks for a new email address of an account. Nothing changes until its mailbox confirms, and the previous one too or, if
 * that is lost, a second admin: see `PendingCorrection`.
 */
export class AskEmailCorrection {
  constructor(
    private readonly staffAction: AuditedStaffAction,
    private readonly users: Users,
    private readonly askCorrection: AskCorrection,
    private readonly mails: CorrectionMails,
    private readonly limiter: RateLimiter,
    private readonly domains: EmailDomains,
  ) {}

  /**
   * @throws PersonNotFound, AccountGone, ConflictOfInterest, OnlyAdminsActOnStaff, DecidedMeanwhile, EmailNotValid,
   * EmailDomainNotAllowed, SameEmail, EmailTaken, CorrectionAlreadyAsked, TooManyAttempts
   */
  async execute({ email, reason, ...action }: AskEmailCorrectionCommand): Promise<void> {
    const address = emailFrom(email);
    ensureAllowedDomain(address, this.domains);
    await consumePaced(VERIFICATIONS.perAddress, address, this.limiter);
    await this.staffAction.execute({ ...action, needs: 'admin' }, async (person) => {
      const { id: userId, email: previousEmail } = person;
      if (previousEmail === address) throw new SameEmail();
      const owner = await this.users.findByMailbox(address);
      if (owner && owner.id !== userId) throw new EmailTaken();
      const asked = { userId, reason, askedBy: action.actorId, email: address, previousEmail };
      const correction = await this.askCorrection.execute({ ...asked, kind: 'email' });
      await this.mails.confirmAddresses(person, correction);
      return { action: 'user.email_correction_asked', details: { reason } };
    });
  }
}
