import type { User } from '../../domain/account/user.js';
import {
  AlreadySuspended,
  NoEndingProposed,
  SecondModeratorNeeded,
} from '../../domain/moderation/suspension-errors.js';
import { Suspension } from '../../domain/moderation/suspension.js';
import { REVIEW_KINDS } from '../../domain/trust-score/review-kind.js';
import { ensureTwoPeople } from '../../domain/staff/second-person.js';
import type { AuditedChange, AuditedStaffAction } from './audited-staff-action.js';
import type { SuspensionPorts } from './ports.js';
import type { StaffAction } from './staff-action-guard.js';
import type { SuspensionMails } from './suspension-mails.js';

interface Ending extends StaffAction {
  /** Shown to the user; the reason of the proposal counts. */
  readonly reason: string;
}

/**
 * Ends an account, which requires two moderators. The first request proposes the ending, without an effect on the user;
 * the request of a second moderator confirms it. Both methods throw what `AuditedStaffAction` throws.
 */
export class EndAccount {
  constructor(
    private readonly ports: SuspensionPorts,
    private readonly staffAction: AuditedStaffAction,
    private readonly mails: SuspensionMails,
  ) {}

  /** @throws AlreadySuspended if the account was ended already, SecondModeratorNeeded, TwoPeopleNeeded, TextNotAllowed */
  execute(command: Ending): Promise<void> {
    const { suspensions, cancelAllParticipation } = this.ports;
    const { userId } = command;
    return this.staffAction.execute(
      command,
      async (person) => {
        const earlier = await suspensions.inForceOf(userId);
        if (earlier?.kind === 'ending') throw new AlreadySuspended();
        const proposed = await suspensions.proposedOf(userId);
        if (!proposed) return this.propose(command);
        await this.ensureTwoPeople(proposed, command.actorId);
        return this.confirm(proposed, { command, person, earlier });
      },
      async () => {
        if (await suspensions.proposedOf(userId)) await cancelAllParticipation.cancelAll(userId);
      },
    );
  }

  /** Declines the proposed ending; also allowed to the moderator who proposed it. @throws NoEndingProposed */
  decline(action: StaffAction): Promise<void> {
    const { suspensions } = this.ports;
    return this.staffAction.execute(action, async () => {
      const ending = await suspensions.proposedOf(action.userId);
      if (!ending) throw new NoEndingProposed();
      ending.decline();
      await suspensions.save(ending);
      return { action: 'user.ending_declined', details: { suspension: ending.id } };
    });
  }

  /** Both must be staff in good standing now, when the ending takes effect. */
  private async ensureTwoPeople({ askedBy }: Suspension, actorId: number): Promise<void> {
    const { users, goodStanding, clock } = this.ports;
    if (askedBy === actorId) throw new SecondModeratorNeeded();
    const first = askedBy !== null && (await goodStanding.has(askedBy)) ? await users.find(askedBy) : null;
    const second = (await users.find(actorId))!;
    ensureTwoPeople(first, second, clock.now());
  }

  private async propose({ actorId, userId, reason }: Ending): Promise<AuditedChange> {
    const ending = Suspension.proposeEnding({ userId, reason }, actorId, this.ports.clock.now());
    await this.ports.suspensions.add(ending);
    return { action: 'user.ending_proposed', details: { suspension: ending.id } };
  }

  /** Replaces an earlier suspension, and withdraws open reviews, whose files are deleted after the commit. */
  private async confirm(
    ending: Suspension,
    { command, person, earlier }: { command: StaffAction; person: User; earlier: Suspension | null },
  ): Promise<AuditedChange> {
    const { suspensions, cancelAllParticipation, withdrawOpenReviews, sessions } = this.ports;
    ending.agree(command.actorId);
    if (earlier) {
      earlier.supersede();
      await suspensions.save(earlier);
    }
    await suspensions.save(ending);
    await cancelAllParticipation.cancelAll(person.id);
    await withdrawOpenReviews.withdraw(person.id, REVIEW_KINDS, 'account_closed');
    await sessions.endAll(person.id, 'account_ended');
    await this.mails.ended(person, ending);
    return { action: 'user.ended', details: { suspension: ending.id } };
  }
}
