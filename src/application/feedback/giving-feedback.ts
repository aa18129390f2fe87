import { MatchNotFound } from '../../domain/match/match-errors.js';
import { type MatchFeedback, feedbackFrom } from '../../domain/match/match-feedback.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { FeedbackPorts } from './ports.js';

export interface GiveFeedbackCommand extends MatchFeedback {
  readonly matchId: number;
  /** A text for the moderators, who receive it as a report of the match. */
  readonly concern?: string | null;
}

/** What members say about a table afterwards, and how they are asked. */
export class GivingFeedback {
  constructor(private readonly ports: FeedbackPorts) {}

  /**
   * Saves a member's feedback on a match; later feedback replaces earlier feedback.
   * @throws MatchNotFound, MatchNotOver, FeedbackIsClosed, NotAtThisTable, TextNotAllowed, ContradictoryFeedback,
   * TextNotAllowed, TooManyAttempts
   */
  async give({ matchId, concern, ...sent }: GiveFeedbackCommand): Promise<void> {
    const { unitOfWork, matches, feedback: entries, submitReport, clock } = this.ports;
    const feedback = feedbackFrom(sent);
    const { userId } = feedback;
    await unitOfWork.run(async () => {
      const now = clock.now();
      const match = await matches.findForUpdate(matchId);
      if (!match) throw new MatchNotFound();
      match.recordFeedback(feedback, now);
      await matches.save(match);
      await entries.save(matchId, feedback, now);
      await this.keepApart(matchId, feedback, now);
      if (!concern?.trim()) return;
      await submitReport.execute({
        userId,
        kind: 'match',
        targetId: matchId,
        reason: 'other',
        note: concern,
      });
      await entries.markConcern(matchId, userId);
    });
  }

  /** Recurring job that asks the members of a match for feedback on the morning after, once. */
  async askDue(): Promise<void> {
    const { matches, clock } = this.ports;
    const now = clock.now();
    const due = pagesOf<number>((after, limit) => matches.dueToAskForFeedback(now, limit, after));
    await eachDue(clock, due, (matchId) => this.ask(matchId));
  }

  /** Applies "again" and "not again" to the later seating and to chats of two. */
  private async keepApart(
    matchId: number,
    { userId, again, notAgain }: MatchFeedback,
    now: Date,
  ): Promise<void> {
    const { exclusions, blocks, pairContacts } = this.ports;
    await exclusions.lift(userId, again);
    if (!notAgain) return;
    // Serializes with seating runs: a concurrent run has either committed or will read the exclusion.
    if (notAgain.length > 0) await blocks.lockUsersForUpdate([userId, ...notAgain]);
    await exclusions.replace(matchId, userId, notAgain, now);
    if (notAgain.length > 0) await pairContacts.closeBetween(userId, notAgain);
  }

  /** The row lock makes a second server find the match as asked. */
  private ask(matchId: number): Promise<void> {
    const { unitOfWork, matches, matchMails, clock } = this.ports;
    return unitOfWork.run(async () => {
      const match = await matches.findForUpdate(matchId);
      const members = match?.askForFeedback(clock.now());
      if (!match || !members) return;
      await matches.save(match);
      await matchMails.feedbackQuestion(
        match,
        members.map(({ userId }) => userId),
      );
    });
  }
}
