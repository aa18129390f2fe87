import { EmailTaken } from '../../domain/account/email-address.js';
import { NothingToCorrect } from '../../domain/corrections/correction-errors.js';
import { PersonNotFound } from '../../domain/moderation/suspension-errors.js';
import type { Users } from '../account/ports.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { CorrectionMails } from './correction-mails.js';

/**
 * Changes the address of someone who lost their mailbox, mails both addresses, and ends every session, because they may be
 * those of whoever reads the previous one. For operators at the command line only: members change it themselves.
 */
export class ChangeEmail {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly mails: CorrectionMails,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @param email normalized @throws PersonNotFound, NothingToCorrect, EmailTaken */
  execute({ userId, email }: { readonly userId: number; readonly email: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const person = await this.users.findForUpdate(userId);
      if (!person?.canSignIn) throw new PersonNotFound();
      if (person.email === email) throw new NothingToCorrect();
      const owner = await this.users.findByMailbox(email);
      if (owner && owner.id !== userId) throw new EmailTaken();
      await this.mails.emailChanged(person);
      person.changeEmail(email, this.clock.now());
      await this.users.save(person);
      await this.mails.emailIsNew(person);
      await this.sessions.endAll(userId, 'ended_by_staff');
      const target = { kind: 'user', id: userId } as const;
      await this.auditLog.write({ actorId: null, action: 'user.email_changed', target });
    });
  }
}
