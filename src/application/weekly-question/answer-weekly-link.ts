import {
  AlreadyHasActiveRequest,
  AlreadyInActiveMatch,
} from '../../domain/matching-request/matching-request-errors.js';
import { AccountSuspended } from '../../domain/moderation/suspension-errors.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { SaturdayTooSoon } from '../../domain/shared/saturday.js';
import type { Slot } from '../../domain/shared/slot.js';
import {
  answered,
  isOpenQuestion,
  WeeklyQuestionGone,
} from '../../domain/weekly-question/weekly-question.js';
import type { OpenRequest } from '../matching-request/open-request.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { SignedLinks } from '../shared/signed-links.js';
import { TooManyAttempts } from '../shared/too-many-attempts.js';
import type { WeeklyQuestions } from './ports.js';
import { readWeeklyLink } from './weekly-link.js';

/**
 * `has_table`: the member has a request or a seat; `choose_again`: the last choices are not possible any more; `gone`: the link is not
 * ours, too old, used, or may not open a request.
 */
export type WeeklyOutcome = 'opened' | 'has_table' | 'choose_again' | 'busy' | 'gone';

const GONE = [WeeklyQuestionGone, AccountGone, AccountSuspended, SaturdayTooSoon];

/** The answer by the link of a weekly question, without a session. See ADR 73. */
export class AnswerWeeklyLink {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly links: SignedLinks,
    private readonly questions: WeeklyQuestions,
    private readonly requests: Pick<MatchingRequests, 'newestOf'>,
    private readonly openRequest: Pick<OpenRequest, 'execute'>,
    private readonly clock: Clock,
  ) {}

  /** Changes nothing. @returns the slot of the request that the link would open, or why it would open none */
  async read(token: string): Promise<Slot | 'has_table' | 'gone'> {
    const link = readWeeklyLink(this.links, token);
    const question = link && (await this.questions.find(link.userId));
    if (!question || !isOpenQuestion(question, link.saturday)) return 'gone';
    const last = await this.requests.newestOf(link.userId);
    const member = await this.questions.memberToAsk(link.userId, this.clock.now());
    if (!last || !member) return 'gone';
    if (member.hasOpenRequest || member.seatedOn.includes(link.saturday)) return 'has_table';
    return { ...last.slot, preferredDate: link.saturday };
  }

  /** Opens a request with the choices of the newest one. Works once. */
  async open(token: string): Promise<WeeklyOutcome> {
    const link = readWeeklyLink(this.links, token);
    if (!link) return 'gone';
    try {
      await this.unitOfWork.run(async () => {
        const { userId, saturday } = link;
        const last = await this.requests.newestOf(userId);
        answered(last && (await this.questions.find(userId)), saturday);
        // Locks the user, so that of two taps the second finds the question answered.
        await this.openRequest.execute(last!.againOn(saturday));
        await this.questions.save(answered(await this.questions.findForUpdate(userId), saturday));
      });
      return 'opened';
    } catch (error) {
      if (error instanceof TooManyAttempts) return 'busy';
      if (error instanceof AlreadyHasActiveRequest || error instanceof AlreadyInActiveMatch)
        return 'has_table';
      if (GONE.some((each) => error instanceof each)) return 'gone';
      if (error instanceof DomainError) return 'choose_again';
      throw error;
    }
  }

  /** Ends the questions. Idempotent. @returns false for a link that is not ours or too old */
  async stop(token: string): Promise<boolean> {
    const link = readWeeklyLink(this.links, token);
    if (link) await this.unitOfWork.run(() => this.questions.remove(link.userId));
    return link !== null;
  }
}
