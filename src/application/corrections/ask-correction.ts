import { CorrectionAlreadyAsked } from '../../domain/corrections/correction-errors.js';
import { type AskedCorrection, PendingCorrection } from '../../domain/corrections/pending-correction.js';
import type { AdminContacts } from '../notifications/contacts.js';
import type { Clock } from '../shared/ports.js';
import type { CorrectionMails } from './correction-mails.js';
import type { PendingCorrections } from './ports.js';

/** Stores a correction by two, and mails the admins who could agree to it, so that none is asked for unnoticed. */
export class AskCorrection {
  constructor(
    private readonly corrections: PendingCorrections,
    private readonly contacts: AdminContacts,
    private readonly mails: CorrectionMails,
    private readonly clock: Clock,
  ) {}

  /** Runs in a unit of work that has locked the user row. @throws CorrectionAlreadyAsked */
  async execute(asked: AskedCorrection): Promise<PendingCorrection> {
    const now = this.clock.now();
    const earlier = await this.corrections.findForUpdate(asked.userId, asked.kind);
    if (earlier?.isOpenAt(now)) throw new CorrectionAlreadyAsked();
    if (earlier) await this.corrections.remove(earlier);
    const correction = PendingCorrection.ask(asked, now);
    await this.corrections.save(correction);
    for (const admin of await this.contacts.admins())
      if (admin.userId !== asked.askedBy && admin.userId !== asked.userId)
        await this.mails.secondAdminAsked(admin, asked);
    return correction;
  }
}
