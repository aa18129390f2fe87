import type { Clock, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { AccountGone } from '../shared/account-gone.js';
import { SURVEY_CHANGES } from './limits.js';
import type { SurveyResponses, WholeSurvey } from './ports.js';
import type { Users } from '../account/ports.js';

export interface TakeSurveyCommand {
  readonly userId: number;
  readonly answers: WholeSurvey;
}

/** Stores the survey answers of a user in place of earlier ones. */
export class SaveSurvey {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly surveys: SurveyResponses,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws AccountGone, TooManyAttempts */
  async execute({ userId, answers }: TakeSurveyCommand): Promise<void> {
    await this.limiter.consume(SURVEY_CHANGES, String(userId));
    await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      user.takeSurvey(this.clock.now());
      await this.surveys.save(userId, answers);
      await this.users.save(user);
    });
  }
}
