import { ensureTimeForHomeSafe } from '../../domain/safety/home-safe.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { SubmitReport } from '../moderation/submit-report.js';
import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { ANSWERING_HOME_SAFE } from './limits.js';
import type { HomeSafeQuestions } from './home-safe-questions.js';

export interface AnswerHomeSafeCommand {
  readonly userId: number;
  readonly matchId: number;
  readonly isSafe: boolean;
  /** For the moderators; ignored when the member is safe. */
  readonly note: string | null;
}

/** Saves that a member has answered; a no becomes an urgent report, and no one at the table learns of either. */
export class AnswerHomeSafe {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly questions: HomeSafeQuestions,
    private readonly submitReport: Pick<SubmitReport, 'execute'>,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws MatchNotFound, NotTimeForHomeSafe, ReportNoteTooLong, AccountGone, TooManyAttempts */
  async execute({ userId, matchId, isSafe, note }: AnswerHomeSafeCommand): Promise<void> {
    await this.limiter.consume(ANSWERING_HOME_SAFE, String(userId));
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const startsAt = await this.questions.startOf(matchId, userId);
      if (!startsAt) throw new MatchNotFound();
      ensureTimeForHomeSafe(startsAt, now);
      await this.questions.markAnswered(matchId, userId, now);
      if (isSafe) return;
      const report = { userId, kind: 'match', targetId: matchId, reason: 'unsafe', note } as const;
      await this.submitReport.execute({ ...report, source: 'home_safe' });
    });
  }
}
