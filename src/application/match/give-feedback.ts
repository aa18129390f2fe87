import { type MatchFeedback, feedbackFrom } from '../../domain/match/match-feedback.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { Blocks } from '../moderation/ports.js';
import type { SubmitReport } from '../moderation/submit-report.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { FeedbackEntries, Matches, SeatingExclusions } from './ports.js';

export interface GiveFeedbackCommand extends MatchFeedback {
  readonly matchId: number;
  /** A text for the moderators, who receive it as a report of the match. */
  readonly concern?: string | null;
}

/** Saves a member's feedback on a match; later feedback replaces earlier feedback. */
export class GiveFeedback {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly entries: FeedbackEntries,
    private readonly exclusions: SeatingExclusions,
    private readonly blocks: Pick<Blocks, 'lockUsersForUpdate'>,
    private readonly submitReport: Pick<SubmitReport, 'execute'>,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws MatchNotFound, MatchNotOver, FeedbackIsClosed, NotAtThisTable, FeedbackNoteTooLong, ContradictoryFeedback,
   * ReportNoteTooLong, TooManyAttempts
   */
  async execute({ matchId, concern, ...sent }: GiveFeedbackCommand): Promise<void> {
    const feedback = feedbackFrom(sent);
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const match = await this.matches.findForUpdate(matchId);
      if (!match) throw new MatchNotFound();
      match.recordFeedback(feedback, now);
      await this.matches.save(match);
      await this.entries.save(matchId, feedback, now);
      await this.exclude(matchId, feedback, now);
      if (concern?.trim()) await this.report(matchId, feedback.userId, concern);
    });
  }

  private async exclude(
    matchId: number,
    { userId, again, notAgain }: MatchFeedback,
    now: Date,
  ): Promise<void> {
    await this.exclusions.lift(userId, again);
    if (!notAgain) return;
    // Serializes with seating runs: a concurrent run has either committed or will read the exclusion.
    if (notAgain.length > 0) await this.blocks.lockUsersForUpdate([userId, ...notAgain]);
    await this.exclusions.replace(matchId, userId, notAgain, now);
  }

  private async report(matchId: number, userId: number, note: string): Promise<void> {
    await this.submitReport.execute({ userId, kind: 'match', targetId: matchId, reason: 'other', note });
    await this.entries.markConcern(matchId, userId);
  }
}
