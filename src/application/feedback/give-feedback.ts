import { type MatchFeedback, feedbackFrom } from '../../domain/match/match-feedback.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { SubmitReport } from '../moderation/submit-report.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { ExcludeMembers } from './exclude-members.js';
import type { FeedbackEntries } from './ports.js';
import type { Matches } from '../match/ports.js';

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
    private readonly excludeMembers: Pick<ExcludeMembers, 'execute'>,
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
      await this.excludeMembers.execute(matchId, feedback, now);
      if (concern?.trim()) await this.report(matchId, feedback.userId, concern);
    });
  }

  private async report(matchId: number, userId: number, note: string): Promise<void> {
    await this.submitReport.execute({ userId, kind: 'match', targetId: matchId, reason: 'other', note });
    await this.entries.markConcern(matchId, userId);
  }
}
