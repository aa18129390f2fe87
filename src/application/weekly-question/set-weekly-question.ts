import type { TimeZone } from '../../domain/shared/time-zone.js';
import { isPaused, switchedOn } from '../../domain/weekly-question/weekly-question.js';
import type { Preferences } from '../notifications/preferences.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { WeeklyQuestions } from './ports.js';

/** Whether a member is asked every week. */
export class SetWeeklyQuestion {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly questions: WeeklyQuestions,
    private readonly preferences: Pick<Preferences, 'set'>,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
  ) {}

  /**
   * Switches the question on, which resumes a paused one and turns its mails on again, or off. Idempotent.
   * @throws AccountGone
   */
  execute(userId: number, isOn: boolean): Promise<void> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const member = await this.questions.memberToAsk(userId, now);
      if (!member) throw new AccountGone();
      if (!isOn) return this.questions.remove(userId);
      await this.preferences.set(userId, 'invitation', 'email', true);
      const question = await this.questions.findForUpdate(userId);
      if (question && !isPaused(question)) return;
      await this.questions.save(switchedOn(userId, member.timeZone ?? this.homeZone, now));
    });
  }
}
