import { AlreadySuspended } from '../../domain/moderation/suspension-errors.js';
import { Suspension } from '../../domain/moderation/suspension.js';
import type { Recipient } from '../notifications/contacts.js';
import type { SuspensionPorts } from './ports.js';
import type { SuspensionMails } from './suspension-mails.js';

interface Restriction {
  /** UTC instant; null without an end. */
  readonly until: Date | null;
  /** Shown to the user. */
  readonly reason: string;
  /** Whether it takes the place of a suspension in force, instead of being refused; an ending stays. */
  readonly replaces: boolean;
}

/** Suspends a locked user: cancels all participation, ends all sessions and mails the reason. See ADR 17. */
export class ApplySuspension {
  constructor(
    private readonly ports: SuspensionPorts,
    private readonly mails: SuspensionMails,
  ) {}

  /**
   * Runs in a unit of work that has cancelled all participation and then locked the user row.
   * @returns null if the account is ended and the restriction replaces
   * @throws AlreadySuspended, TextNotAllowed, UntilNotAhead
   */
  async execute(
    person: Recipient & { readonly id: number },
    { until, reason, replaces }: Restriction,
    actorId: number,
  ): Promise<Suspension | null> {
    const { suspensions, cancelAllParticipation, sessions, clock } = this.ports;
    const earlier = await suspensions.inForceOf(person.id);
    if (replaces && earlier?.kind === 'ending') return null;
    if (earlier) await this.close(earlier, replaces);
    const suspension = Suspension.suspend({ userId: person.id, reason, until }, actorId, clock.now());
    await suspensions.add(suspension);
    // Again, for seats that were taken before the user row was locked; from now on none can be taken.
    await cancelAllParticipation.cancelAll(person.id);
    await sessions.endAll(person.id, 'suspended');
    await this.mails.suspended(person, suspension);
    return suspension;
  }

  /** Closes one that is replaced, or has expired and the job has not closed yet. @throws AlreadySuspended */
  private async close(earlier: Suspension, replaces: boolean): Promise<void> {
    if (replaces) earlier.supersede();
    else if (!earlier.expire(this.ports.clock.now())) throw new AlreadySuspended();
    await this.ports.suspensions.save(earlier);
  }
}
