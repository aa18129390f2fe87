import { ensureOwnName } from '../../domain/account/misleading-name.js';
import { nameFrom } from '../../domain/account/person-name.js';
import type { CorrectionReason } from '../../domain/corrections/correction-reason.js';
import type { Users } from '../account/ports.js';
import type { AuditedStaffAction } from '../moderation/audited-staff-action.js';
import type { StaffAction } from '../moderation/staff-action-guard.js';
import type { Clock, Realtime } from '../shared/ports.js';
import type { CorrectionMails } from './correction-mails.js';

export interface CorrectNameCommand extends StaffAction {
  readonly firstName: string;
  readonly lastName: string;
  readonly reason: CorrectionReason;
}

/** Corrects the name of an account and mails its owner. An ID that was verified with the previous one no longer counts. */
export class CorrectName {
  constructor(
    private readonly staffAction: AuditedStaffAction,
    private readonly users: Users,
    private readonly mails: CorrectionMails,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
    private readonly appName: () => string,
  ) {}

  /**
   * @throws PersonNotFound, AccountGone, ConflictOfInterest, OnlyAdminsActOnStaff, DecidedMeanwhile, NameNotAllowed,
   * MisleadingName, NothingToCorrect
   */
  execute({ firstName, lastName, reason, ...action }: CorrectNameCommand): Promise<void> {
    const name = [nameFrom(firstName, 'firstName'), nameFrom(lastName, 'lastName')] as const;
    ensureOwnName(...name, this.appName());
    return this.staffAction.execute({ ...action, needs: 'admin' }, async (person) => {
      const wasVerified = person.trustSteps.idDocument;
      person.correctName(...name, this.clock.now());
      await this.users.save(person);
      await this.realtime.signal({ type: 'matches_changed', userIds: [person.id] });
      await this.mails.corrected(person, { what: 'name', reason, isIdForgotten: wasVerified });
      return { action: 'user.name_corrected', details: { reason, idForgotten: wasVerified } };
    });
  }
}
