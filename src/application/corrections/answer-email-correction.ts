import { EmailTaken } from '../../domain/account/email-address.js';
import type { User } from '../../domain/account/user.js';
import { NoCorrectionAsked } from '../../domain/corrections/correction-errors.js';
import type { Mailbox, PendingCorrection } from '../../domain/corrections/pending-correction.js';
import type { Users } from '../account/ports.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { SignedLinks } from '../shared/signed-links.js';
import type { ApplyCorrection } from './apply-correction.js';
import { type EmailCorrectionLink, readEmailCorrectionLink } from './email-correction-link.js';
import type { FindOpenCorrection } from './find-open-correction.js';
import type { PendingCorrections } from './ports.js';

/** What the page asks: by which mailbox it was reached, and the new address. */
export interface EmailCorrectionQuestion {
  readonly mailbox: Mailbox;
  readonly email: string;
}

/** `waiting`: another proof is missing; `taken`: another account took the address since. */
export type EmailCorrectionOutcome = 'changed' | 'waiting' | 'stopped' | 'taken' | 'gone';

/** The answer of the owner of a mailbox, by the link in the mail: confirms the new address or stops its correction. */
export class AnswerEmailCorrection {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly links: SignedLinks,
    private readonly users: Users,
    private readonly findOpen: FindOpenCorrection,
    private readonly corrections: PendingCorrections,
    private readonly applyCorrection: ApplyCorrection,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @returns null for a link that does not work any more */
  async read(token: string): Promise<EmailCorrectionQuestion | null> {
    return this.opened<EmailCorrectionQuestion | null>(token, null, async (_person, correction, mailbox) => ({
      mailbox,
      email: correction.state.email!,
    }));
  }

  async execute(token: string, isConfirmed: boolean): Promise<EmailCorrectionOutcome> {
    try {
      return await this.opened<EmailCorrectionOutcome>(token, 'gone', async (person, correction, mailbox) =>
        isConfirmed ? this.confirm(person, correction, mailbox) : this.stop(person, correction),
      );
    } catch (error) {
      if (error instanceof EmailTaken) return 'taken';
      throw error;
    }
  }

  private async confirm(
    person: User,
    correction: PendingCorrection,
    mailbox: Mailbox,
  ): Promise<EmailCorrectionOutcome> {
    correction.prove(mailbox, this.clock.now());
    const applied = await this.applyCorrection.execute(person, correction);
    if (!applied) return 'waiting';
    await this.auditLog.write({ actorId: null, target: { kind: 'user', id: person.id }, ...applied });
    return 'changed';
  }

  private async stop(person: User, correction: PendingCorrection): Promise<EmailCorrectionOutcome> {
    await this.corrections.remove(correction);
    const target = { kind: 'user', id: person.id } as const;
    await this.auditLog.write({ actorId: null, action: 'user.email_correction_stopped', target });
    return 'stopped';
  }

  /** Locks the user and the correction of the link. @returns `gone` unless both are open */
  private opened<Result>(
    token: string,
    gone: Result,
    use: (person: User, correction: PendingCorrection, mailbox: Mailbox) => Promise<NonNullable<Result>>,
  ): Promise<Result> {
    const link: EmailCorrectionLink | null = readEmailCorrectionLink(this.links, token);
    if (!link) return Promise.resolve(gone);
    return this.unitOfWork.run<Result>(async () => {
      const person = await this.users.findForUpdate(link.userId);
      const correction = person && (await this.findOpen.execute(person, link.correctionId).catch(orNull));
      return correction ? use(person, correction, link.mailbox) : gone;
    });
  }
}

function orNull(error: unknown): null {
  if (error instanceof NoCorrectionAsked) return null;
  throw error;
}
