import { ensureRealDateOfBirth } from '../../domain/account/date-of-birth.js';
import { EmailTaken } from '../../domain/account/email-address.js';
import { ensureOwnName } from '../../domain/account/misleading-name.js';
import { nameFrom } from '../../domain/account/person-name.js';
import type { User } from '../../domain/account/user.js';
import { BirthDateOfStaff, NothingToCorrect } from '../../domain/corrections/correction-errors.js';
import type { CorrectionReason } from '../../domain/corrections/correction-reason.js';
import { PersonNotFound } from '../../domain/moderation/suspension-errors.js';
import { Suspension } from '../../domain/moderation/suspension.js';
import { untilFrom } from '../../domain/moderation/until.js';
import { ADULT_AGE, adultFrom, ageOn } from '../../domain/shared/age.js';
import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import { localDate } from '../../domain/shared/time-zone.js';
import { isStaff } from '../../domain/staff/role.js';
import type { Users } from '../account/ports.js';
import type { Ground } from '../ground/ground.js';
import type { ApplySuspension } from '../moderation/apply-suspension.js';
import type { AuditedStaffAction } from '../moderation/audited-staff-action.js';
import type { Suspensions } from '../moderation/ports.js';
import type { StaffAction } from '../moderation/staff-action-guard.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Participation } from '../shared/participation.js';
import { textsOf } from '../shared/texts.js';
import type { CorrectionMails } from './correction-mails.js';

/** What accounts are corrected with. */
export interface CorrectionPorts extends Ground {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly suspensions: Pick<Suspensions, 'proposedOf' | 'add'>;
  readonly participation: Participation;
  readonly auditedStaffAction: AuditedStaffAction;
  readonly applySuspension: ApplySuspension;
  readonly mails: CorrectionMails;
}

export interface CorrectBirthDateCommand extends StaffAction {
  readonly dateOfBirth: CalendarDate;
  readonly reason: CorrectionReason;
}

export interface CorrectNameCommand extends StaffAction {
  readonly firstName: string;
  readonly lastName: string;
  readonly reason: CorrectionReason;
}

/** What admins, and operators at the command line, correct in the account of someone else, who is told by mail. See ADR 77. */
export class CorrectAccount {
  constructor(private readonly ports: CorrectionPorts) {}

  /**
   * Requests and pending seats are validated again, as after any change of an age; who turns out to be under 18 is suspended
   * until the 18th birthday, and a second moderator decides whether the account is ended. Nothing but the account and that
   * suspension stores the date.
   * @throws PersonNotFound, AccountGone, ConflictOfInterest, OnlyAdminsActOnStaff, DecidedMeanwhile, DateOfBirthNotReal,
   * BirthDateOfStaff, NothingToCorrect
   */
  async birthDate({ dateOfBirth, reason, ...action }: CorrectBirthDateCommand): Promise<void> {
    const { auditedStaffAction, participation, mails, clock, homeZone } = this.ports;
    const today = localDate(clock.now(), homeZone);
    ensureRealDateOfBirth(dateOfBirth, today);
    const isUnderAge = ageOn(dateOfBirth, today) < ADULT_AGE;
    await auditedStaffAction.execute(
      { ...action, needs: 'admin' },
      async (person) => {
        if (isStaff(person.role)) throw new BirthDateOfStaff();
        const wasVerified = person.trustSteps.idDocument;
        person.correctDateOfBirth(dateOfBirth, clock.now());
        await this.save(person);
        if (isUnderAge) await this.suspend(person, dateOfBirth, action.actorId);
        else await mails.corrected(person, { what: 'birthDate', reason, isIdForgotten: wasVerified });
        const details = { reason, idForgotten: wasVerified, underAge: isUnderAge };
        return { action: 'user.birth_date_corrected', details };
      },
      async () => {
        if (isUnderAge) await participation.cancelAll(action.userId);
      },
    );
  }

  /**
   * An ID that was verified with the previous name no longer counts.
   * @throws PersonNotFound, AccountGone, ConflictOfInterest, OnlyAdminsActOnStaff, DecidedMeanwhile, NameNotAllowed,
   * MisleadingName, NothingToCorrect
   */
  name({ firstName, lastName, reason, ...action }: CorrectNameCommand): Promise<void> {
    const { auditedStaffAction, mails, clock, appName } = this.ports;
    const name = [nameFrom(firstName, 'firstName'), nameFrom(lastName, 'lastName')] as const;
    ensureOwnName(...name, appName());
    return auditedStaffAction.execute({ ...action, needs: 'admin' }, async (person) => {
      const wasVerified = person.trustSteps.idDocument;
      person.correctName(...name, clock.now());
      await this.save(person);
      await mails.corrected(person, { what: 'name', reason, isIdForgotten: wasVerified });
      return { action: 'user.name_corrected', details: { reason, idForgotten: wasVerified } };
    });
  }

  /**
   * Changes the address of someone who lost their mailbox, mails both addresses, and ends every session, because they may be
   * those of whoever reads the previous one. For operators only: members change it themselves.
   * @param email normalized @throws PersonNotFound, NothingToCorrect, EmailTaken
   */
  email({ userId, email }: { readonly userId: number; readonly email: string }): Promise<void> {
    const { unitOfWork, users, sessions, mails, audit, clock } = this.ports;
    return unitOfWork.run(async () => {
      const person = await users.findForUpdate(userId);
      if (!person?.canSignIn) throw new PersonNotFound();
      if (person.email === email) throw new NothingToCorrect();
      const owner = await users.findByMailbox(email);
      if (owner && owner.id !== userId) throw new EmailTaken();
      await mails.emailChanged(person);
      person.changeEmail(email, clock.now());
      await users.save(person);
      await mails.emailIsNew(person);
      await sessions.endAll(userId, 'ended_by_staff');
      const target = { kind: 'user', id: userId } as const;
      await audit.write({ actorId: null, action: 'user.email_changed', target });
    });
  }

  /** Stores what the table-mates see, and tells their apps. */
  private async save(person: User): Promise<void> {
    await this.ports.users.save(person);
    await this.ports.realtime.signal({ type: 'matches_changed', userIds: [person.id] });
  }

  private async suspend(person: User, dateOfBirth: CalendarDate, actorId: number): Promise<void> {
    const { suspensions, applySuspension, clock, homeZone } = this.ports;
    const until = untilFrom(adultFrom(dateOfBirth), homeZone);
    const reason = textsOf('corrections', person.language)('underAge');
    const suspension = { until, reason, replaces: true };
    const isSuspended = await applySuspension.execute(person, suspension, actorId);
    if (!isSuspended || (await suspensions.proposedOf(person.id))) return;
    await suspensions.add(Suspension.proposeEnding({ userId: person.id, reason }, actorId, clock.now()));
  }
}
