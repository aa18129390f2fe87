import { MeetupNotFound } from '../../domain/meetup/meetup-errors.js';
import type { Meetup } from '../../domain/meetup/meetup.js';
import type { Chance, Clock, UnitOfWork } from '../shared/ports.js';
import { unguessableName } from '../shared/unguessable-name.js';
import { SHARING } from './limits.js';
import { LINK_TOKEN_LENGTH, type MeetupLinks } from './meetup-links.js';
import type { ParticipantGuard } from './participant-guard.js';
import type { Meetups } from './ports.js';

interface ShareMeetupCommand {
  readonly userId: number;
  readonly meetupId: number;
}

/** The organizer makes and withdraws the link to the public page of their meetup. See ADR 31. */
export class ShareMeetup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly links: MeetupLinks,
    private readonly guard: ParticipantGuard,
    private readonly chance: Chance,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent: a meetup keeps its link until it is withdrawn.
   * @returns the token of the link
   * @throws TooManyAttempts, AccountGone, AccountSuspended, MeetupNotFound (also for any user but the organizer), MeetupOver
   */
  async share({ userId, meetupId }: ShareMeetupCommand): Promise<string> {
    await this.guard.limit(SHARING, userId);
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const meetup = await this.own(userId, meetupId);
      await this.guard.lock(userId, now);
      meetup.ensureUpcoming(now);
      return this.links.put(meetupId, unguessableName(this.chance, LINK_TOKEN_LENGTH));
    });
  }

  /** Idempotent; the link does not work from then on, and a later one is another. @throws MeetupNotFound */
  withdraw({ userId, meetupId }: ShareMeetupCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.own(userId, meetupId);
      await this.links.remove(meetupId);
    });
  }

  private async own(userId: number, meetupId: number): Promise<Meetup> {
    const meetup = await this.meetups.findForUpdate(meetupId);
    if (meetup?.createdBy !== userId) throw new MeetupNotFound();
    return meetup;
  }
}
