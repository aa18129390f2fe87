import { ensureRealDateOfBirth } from '../../domain/account/date-of-birth.js';
import type { User } from '../../domain/account/user.js';
import type { CorrectionReason } from '../../domain/corrections/pending-correction.js';
import { untilFrom } from '../../domain/moderation/until.js';
import { ADULT_AGE, adultFrom, ageOn } from '../../domain/shared/age.js';
import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import type { Users } from '../account/ports.js';
import type { ApplySuspension } from '../moderation/apply-suspension.js';
import type { AuditedStaffAction } from '../moderation/audited-staff-action.js';
import type { StaffAction } from '../moderation/staff-action-guard.js';
import type { Participation } from '../shared/participation.js';
import type { Clock, Realtime } from '../shared/ports.js';
import { textsOf } from '../shared/texts.js';
import type { CorrectionMails } from './correction-mails.js';

export interface CorrectBirthDateCommand extends StaffAction {
  readonly dateOfBirth: CalendarDate;
  readonly reason: CorrectionReason;
}

/**
 * Corrects a birth date and mails the owner of the account. Requests and pending seats are validated again, as after any
 * change of an age; who turns out to be under 18 is suspended until the 18th birthday. Nothing but the account and that
 * suspension stores the date.
 */
export class CorrectBirthDate {
  constructor(
    private readonly staffAction: AuditedStaffAction,
    private readonly users: Users,
    private readonly applySuspension: ApplySuspension,
    private readonly participation: Participation,
    private readonly mails: CorrectionMails,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
  ) {}

  /**
   * @throws PersonNotFound, AccountGone, ConflictOfInterest, OnlyAdminsActOnStaff, DecidedMeanwhile, DateOfBirthNotReal,
   * NothingToCorrect
   */
  async execute({ dateOfBirth, reason, ...action }: CorrectBirthDateCommand): Promise<void> {
    const today = localDate(this.clock.now(), this.homeZone);
    ensureRealDateOfBirth(dateOfBirth, today);
    const isUnderAge = ageOn(dateOfBirth, today) < ADULT_AGE;
    await this.staffAction.execute(
      { ...action, needs: 'admin' },
      async (person) => {
        const wasVerified = person.trustSteps.idDocument;
        person.correctDateOfBirth(dateOfBirth, this.clock.now());
        await this.users.save(person);
        await this.realtime.signal({ type: 'matches_changed', userIds: [person.id] });
        if (isUnderAge) await this.suspend(person, dateOfBirth, action.actorId);
        else await this.mails.corrected(person, { what: 'birthDate', reason, isIdForgotten: wasVerified });
        const details = { reason, idForgotten: wasVerified, underAge: isUnderAge };
        return { action: 'user.birth_date_corrected', details };
      },
      async () => {
        if (isUnderAge) await this.participation.cancelAll(action.userId);
      },
    );
  }

  private suspend(person: User, dateOfBirth: CalendarDate, actorId: number): Promise<unknown> {
    const until = untilFrom(adultFrom(dateOfBirth), this.homeZone);
    const reason = textsOf('corrections', person.language)('underAge');
    return this.applySuspension.execute(person, { until, reason, replaces: true }, actorId);
  }
}
