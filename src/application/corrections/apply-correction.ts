import { EmailTaken } from '../../domain/account/email-address.js';
import type { User } from '../../domain/account/user.js';
import type { PendingCorrection } from '../../domain/corrections/pending-correction.js';
import type { Users } from '../account/ports.js';
import type { AuditedChange } from '../moderation/audited-staff-action.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Clock } from '../shared/ports.js';
import type { SecondFactors } from '../staff/ports.js';
import type { CorrectionMails } from './correction-mails.js';
import type { PendingCorrections } from './ports.js';

/** Saves a correction after a proof or an agreement, and carries it out once nothing is missing. */
export class ApplyCorrection {
  constructor(
    private readonly users: Users,
    private readonly corrections: PendingCorrections,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly mails: CorrectionMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs in a unit of work that has locked the user row and the correction.
   * @returns what to audit, or null if a proof is missing still
   * @throws EmailTaken
   */
  async execute(person: User, correction: PendingCorrection): Promise<AuditedChange | null> {
    if (!correction.isProved) {
      await this.corrections.save(correction);
      return null;
    }
    await this.corrections.remove(correction);
    const { kind, email, reason, askedBy, agreedBy } = correction.state;
    const details = { reason, askedBy, agreedBy };
    if (kind === 'email') {
      await this.changeEmail(person, email!);
      return { action: 'user.email_corrected', details };
    }
    await this.factors.remove(person.id);
    await this.sessions.closeConsole(person.id, 'second_factor_changed');
    await this.mails.secondFactorReset(person);
    return { action: 'staff.second_factor_reset', details };
  }

  /** Mails the previous address, and ends every session, because they may be those of whoever reads the previous one. */
  private async changeEmail(person: User, email: string): Promise<void> {
    const owner = await this.users.findByMailbox(email);
    if (owner && owner.id !== person.id) throw new EmailTaken();
    await this.mails.emailCorrected(person);
    person.changeEmail(email, this.clock.now());
    await this.users.save(person);
    await this.sessions.endAll(person.id, 'ended_by_staff');
  }
}
