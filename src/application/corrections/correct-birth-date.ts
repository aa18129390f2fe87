import { ensureRealDateOfBirth } from '../../domain/account/date-of-birth.js';
import type { User } from '../../domain/account/user.js';
import { BirthDateOfStaff } from '../../domain/corrections/correction-errors.js';
import type { CorrectionReason } from '../../domain/corrections/correction-reason.js';
import { Suspension } from '../../domain/moderation/suspension.js';
import { untilFrom } from '../../domain/moderation/until.js';
import { ADULT_AGE, adultFrom, ageOn } from '../../domain/shared/age.js';
import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import { isStaff } from '../../domain/staff/role.js';
import type { Users } from '../account/ports.js';
import type { ApplySuspension } from '../moderation/apply-suspension.js';
import type { AuditedStaffAction } from '../moderation/audited-staff-action.js';
import type { Suspensions } from '../moderation/ports.js';
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
 * change of an age; who turns out to be under 18 is suspended until the 18th birthday, and a second moderator decides whether
 * the account is ended. Nothing but the account and that suspension stores the date.
 */
export class CorrectBirthDate {
  constructor(
    private readonly staffAction: AuditedStaffAction,
    private readonly users: Users,
    private readonly suspensions: Pick<Suspensions, 'proposedOf' | 'add'>,
    private readonly applySuspension: ApplySuspension,
    private readonly participation: Participation,
    private readonly mails: CorrectionMails,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
  ) {}

  /**
   * @throws PersonNotFound, AccountGone, ConflictOfInterest, OnlyAdminsActOnStaff, DecidedMeanwhile, DateOfBirthNotReal,
   * BirthDateOfStaff, NothingToCorrect
   */
  async execute({ dateOfBirth, reason, ...action }: CorrectBirthDateCommand): Promise<void> {
    const today = localDate(this.clock.now(), this.homeZone);
    ensureRealDateOfBirth(dateOfBirth, today);
    const isUnderAge = ageOn(dateOfBirth, today) < ADULT_AGE;
    await this.staffAction.execute(
      { ...action, needs: 'admin' },
      async (person) => {
        if (isStaff(person.role)) throw new BirthDateOfStaff();
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

  private async suspend(person: User, dateOfBirth: CalendarDate, actorId: number): Promise<void> {
    const until = untilFrom(adultFrom(dateOfBirth), this.homeZone);
    const reason = textsOf('corrections', person.language)('underAge');
    const isSuspended = await this.applySuspension.execute(
      person,
      { until, reason, replaces: true },
      actorId,
    );
    if (!isSuspended || (await this.suspensions.proposedOf(person.id))) return;
    const ending = { userId: person.id, reason };
    await this.suspensions.add(Suspension.proposeEnding(ending, actorId, this.clock.now()));
  }
}
