import type { MatchFeedback } from '../../domain/match/match-feedback.js';
import type { Blocks, PairContacts } from '../moderation/ports.js';
import type { SeatingExclusions } from './ports.js';

/** Applies the answers "again" and "not again" of feedback to the later seating and to chats of two. */
export class ExcludeMembers {
  constructor(
    private readonly exclusions: SeatingExclusions,
    private readonly blocks: Pick<Blocks, 'lockUsersForUpdate'>,
    private readonly contacts: PairContacts,
  ) {}

  /** Must be called inside the unit of work that saves the feedback. */
  async execute(matchId: number, { userId, again, notAgain }: MatchFeedback, now: Date): Promise<void> {
    await this.exclusions.lift(userId, again);
    if (!notAgain) return;
    // Serializes with seating runs: a concurrent run has either committed or will read the exclusion.
    if (notAgain.length > 0) await this.blocks.lockUsersForUpdate([userId, ...notAgain]);
    await this.exclusions.replace(matchId, userId, notAgain, now);
    if (notAgain.length > 0) await this.contacts.closeBetween(userId, notAgain);
  }
}
