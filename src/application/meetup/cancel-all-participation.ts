import type { LeavingTables } from '../match/leaving-tables.js';
import type { AskingForTables } from '../matching-request/asking-for-tables.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { Participation } from '../shared/participation.js';
import type { AuthorLocks } from '../standing/author-locks.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Meetups } from './ports.js';

/** Ends everything that a user has planned with others: matches and meetups, waitlists, the open request. */
export class CancelAllParticipation implements Participation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly leavingTables: LeavingTables,
    private readonly meetups: Meetups,
    private readonly requests: MatchingRequests,
    private readonly askingForTables: Pick<AskingForTables, 'end'>,
    private readonly authorLocks: AuthorLocks,
    private readonly clock: Clock,
  ) {}

  cancelAll(userId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.authorLocks.acquire(userId);
      await this.leavingTables.leaveAll(userId);
      for (const meetupId of await this.meetups.waitlistsOf(userId, this.clock.now()))
        await this.leaveWaitlist(userId, meetupId);
      const request = await this.requests.openOf(userId);
      if (request) await this.askingForTables.end({ userId, requestId: request.id });
    });
  }

  private async leaveWaitlist(userId: number, meetupId: number): Promise<void> {
    const meetup = await this.meetups.findForUpdate(meetupId);
    if (!meetup?.isOnWaitlist(userId)) return;
    meetup.leaveWaitlist(userId);
    await this.meetups.save(meetup);
  }
}
