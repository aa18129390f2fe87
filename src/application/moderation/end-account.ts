import type { User } from '../../domain/account/user.js';
import { AlreadySuspended, SecondModeratorNeeded } from '../../domain/moderation/suspension-errors.js';
import { Suspension } from '../../domain/moderation/suspension.js';
import { REVIEW_KINDS } from '../../domain/trust-score/review-kind.js';
import { ensureTwoPeople } from '../../domain/staff/second-person.js';
import type { OpenReviews, Users } from '../account/ports.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Participation } from '../shared/participation.js';
import type { Clock } from '../shared/ports.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { AuditedChange, AuditedStaffAction } from './audited-staff-action.js';
import type { Suspensions } from './ports.js';
import type { StaffAction } from './staff-action-guard.js';
import type { SuspensionMails } from './suspension-mails.js';

export interface EndAccountCommand extends StaffAction {
  /** Shown to the user; the reason of the proposal counts. */
  readonly reason: string;
}

/**
 * Ends an account, which requires two moderators. The first request proposes the ending, without an effect on the user;
 * the request of a second moderator confirms it.
 */
export class EndAccount {
  constructor(
    private readonly staffAction: AuditedStaffAction,
    private readonly users: Users,
    private readonly goodStanding: GoodStanding,
    private readonly suspensions: Suspensions,
    private readonly participation: Participation,
    private readonly sessions: Sessions,
    private readonly openReviews: OpenReviews,
    private readonly mails: SuspensionMails,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws PersonNotFound, ConflictOfInterest, OnlyAdminsActOnStaff, AlreadySuspended if the account was ended already,
   * SecondModeratorNeeded, TwoPeopleNeeded, ReasonNotAllowed
   */
  execute(command: EndAccountCommand): Promise<void> {
    const { userId } = command;
    return this.staffAction.execute(
      command,
      async (person) => {
        const earlier = await this.suspensions.inForceOf(userId);
        if (earlier?.kind === 'ending') throw new AlreadySuspended();
        const proposed = await this.suspensions.proposedOf(userId);
        if (!proposed) return this.propose(command);
        await this.ensureTwoPeople(proposed, command.actorId);
        return this.confirm(proposed, { command, person, earlier });
      },
      async () => {
        if (await this.suspensions.proposedOf(userId)) await this.participation.cancelAll(userId);
      },
    );
  }

  /** Both must be staff in good standing now, when the ending takes effect. */
  private async ensureTwoPeople({ askedBy }: Suspension, actorId: number): Promise<void> {
    if (askedBy === actorId) throw new SecondModeratorNeeded();
    const first =
      askedBy !== null && (await this.goodStanding.has(askedBy)) ? await this.users.find(askedBy) : null;
    const second = (await this.users.find(actorId))!;
    ensureTwoPeople(first, second, this.clock.now());
  }

  private async propose({ actorId, userId, reason }: EndAccountCommand): Promise<AuditedChange> {
    const ending = Suspension.proposeEnding({ userId, reason }, actorId, this.clock.now());
    await this.suspensions.add(ending);
    return { action: 'user.ending_proposed', details: { suspension: ending.id } };
  }

  /** Replaces an earlier suspension, and withdraws open reviews, whose files are deleted after the commit. */
  private async confirm(
    ending: Suspension,
    { command, person, earlier }: { command: StaffAction; person: User; earlier: Suspension | null },
  ): Promise<AuditedChange> {
    ending.agree(command.actorId);
    if (earlier) {
      earlier.supersede();
      await this.suspensions.save(earlier);
    }
    await this.suspensions.save(ending);
    await this.participation.cancelAll(person.id);
    await this.openReviews.withdraw(person.id, REVIEW_KINDS, 'account_closed');
    await this.sessions.endAll(person.id, 'account_ended');
    await this.mails.ended(person, ending);
    return { action: 'user.ended', details: { suspension: ending.id } };
  }
}
