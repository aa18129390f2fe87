import { type MatchFeedback, feedbackFrom } from '../../domain/match/match-feedback.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { FeedbackEntries, Matches } from './ports.js';

export interface GiveFeedbackCommand extends MatchFeedback {
  readonly matchId: number;
}

/** Saves a member's feedback on a match; later feedback replaces earlier feedback. */
export class GiveFeedback {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly entries: FeedbackEntries,
    private readonly clock: Clock,
  ) {}

  /** @throws MatchNotFound, MatchNotOver, FeedbackIsClosed, NotAtThisTable, FeedbackNoteTooLong */
  async execute({ matchId, ...sent }: GiveFeedbackCommand): Promise<void> {
    const feedback = feedbackFrom(sent);
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const match = await this.matches.findForUpdate(matchId);
      if (!match) throw new MatchNotFound();
      match.recordFeedback(feedback, now);
      await this.matches.save(match);
      await this.entries.save(matchId, feedback, now);
    });
  }
}
