import { ensureMayReturn } from '../../domain/moderation/acting-on-people.js';
import { NoAppealWaiting, NotSuspended } from '../../domain/moderation/suspension-errors.js';
import { untilFrom } from '../../domain/moderation/until.js';
import { localDate } from '../../domain/shared/time-zone.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { ApplySuspension } from './apply-suspension.js';
import type { AuditedStaffAction } from './audited-staff-action.js';
import type { SuspensionPorts } from './ports.js';
import type { StaffAction } from './staff-action-guard.js';
import type { SuspensionMails } from './suspension-mails.js';

interface Suspending extends StaffAction {
  /** An ISO 8601 instant, or a date that begins at local midnight; null for a suspension without an end. */
  readonly until: string | null;
  /** Shown to the user. */
  readonly reason: string;
}

interface AppealAnswer extends StaffAction {
  /** Answer to the user. */
  readonly answer: string;
  /** Whether the suspension is lifted. */
  readonly lift: boolean;
}

/**
 * Suspensions of accounts: what moderators decide, and the user's appeal. The methods of moderators throw what
 * `AuditedStaffAction` throws.
 */
export class SuspendAccounts {
  constructor(
    private readonly ports: SuspensionPorts,
    private readonly staffAction: AuditedStaffAction,
    private readonly applySuspension: ApplySuspension,
    private readonly mails: SuspensionMails,
  ) {}

  /** @throws AlreadySuspended, TextNotAllowed, UntilNotAhead */
  suspend({ until, reason, ...action }: Suspending): Promise<void> {
    const { cancelAllParticipation, homeZone } = this.ports;
    return this.staffAction.execute(
      action,
      async (person) => {
        const end = until === null ? null : untilFrom(until, homeZone);
        const restriction = { until: end, reason, replaces: false };
        const suspension = await this.applySuspension.execute(person, restriction, action.actorId);
        const details = { suspension: suspension!.id, until: end?.toISOString() ?? null };
        return { action: 'user.suspended', details };
      },
      () => cancelAllParticipation.cancelAll(action.userId),
    );
  }

  /**
   * Lifts a suspension or an ending, and mails the user. Lost seats are not restored.
   * @param note for the user @throws StillUnderAge, NotSuspended
   */
  lift({ note, ...action }: StaffAction & { readonly note: string | null }): Promise<void> {
    const { suspensions, clock, homeZone } = this.ports;
    const { actorId, userId } = action;
    return this.staffAction.execute(action, async (person) => {
      const suspension = await suspensions.inForceOf(userId);
      if (!suspension) throw new NotSuspended();
      ensureMayReturn(person, localDate(clock.now(), homeZone));
      suspension.lift(actorId, clock.now());
      await suspensions.save(suspension);
      await this.mails.lifted(person, note);
      return { action: 'user.suspension_lifted', details: { suspension: suspension.id } };
    });
  }

  /** Submits the suspended user's appeal, one per suspension. @throws NotSuspended, AlreadyAppealed, TextNotAllowed */
  appeal({ userId, note }: { userId: number; note: string }): Promise<void> {
    const { unitOfWork, users, suspensions, clock } = this.ports;
    return unitOfWork.run(async () => {
      await users.findForUpdate(userId);
      const suspension = await suspensions.inForceOf(userId);
      if (!suspension) throw new NotSuspended();
      suspension.submitAppeal(note, clock.now());
      await suspensions.save(suspension);
    });
  }

  /**
   * By a moderator who did not take part in the suspension; mails the user.
   * @throws StillUnderAge, NotSuspended, NoAppealWaiting, AppealNeedsAnother, TextNotAllowed
   */
  answerAppeal({ answer, lift, ...action }: AppealAnswer): Promise<void> {
    const { suspensions, clock, homeZone } = this.ports;
    const { actorId, userId } = action;
    return this.staffAction.execute(action, async (person) => {
      const suspension = await suspensions.inForceOf(userId);
      if (!suspension) throw new NoAppealWaiting();
      if (lift) ensureMayReturn(person, localDate(clock.now(), homeZone));
      suspension.answerAppeal({ answer, lift }, actorId, clock.now());
      await suspensions.save(suspension);
      await this.mails.appealAnswered(person, suspension);
      return { action: 'user.appeal_answered', details: { suspension: suspension.id, lifted: lift } };
    });
  }

  /** Ends all sessions of a user, who may log in again. */
  endSessions(action: StaffAction): Promise<void> {
    return this.staffAction.execute(action, async () => {
      await this.ports.sessions.endAll(action.userId, 'ended_by_staff');
      return { action: 'user.sessions_ended' };
    });
  }

  /** Job: closes expired suspensions. Access does not depend on it, because expiry is checked at each request. */
  async closeExpired(): Promise<void> {
    const { unitOfWork, suspensions, clock } = this.ports;
    const now = clock.now();
    const expired = pagesOf<number>((after, limit) => suspensions.usersWithExpired(now, limit, after));
    await eachDue(clock, expired, (userId) => unitOfWork.run(() => this.close(userId)));
  }

  private async close(userId: number): Promise<void> {
    const { users, suspensions, audit, clock } = this.ports;
    await users.findForUpdate(userId);
    const suspension = await suspensions.inForceOf(userId);
    if (!suspension?.expire(clock.now())) return;
    await suspensions.save(suspension);
    await audit.write({
      actorId: null,
      action: 'user.suspension_over',
      target: { kind: 'user', id: userId },
      details: { suspension: suspension.id },
    });
  }
}
