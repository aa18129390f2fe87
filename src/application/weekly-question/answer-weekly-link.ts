import {
  AlreadyHasActiveRequest,
  AlreadyInActiveMatch,
} from '../../domain/matching-request/matching-request-errors.js';
import { AccountSuspended } from '../../domain/moderation/suspension-errors.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { SaturdayTooSoon } from '../../domain/shared/requested-saturday.js';
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
import { readWeeklyLink, type WeeklyLink } from './weekly-link.js';

/**
 * `opened`: the link has made the request that the member has; `has_table`: they have another one or a seat; `choose_again`: the last choices are not possible any more; `gone`: the link is not
 * ours, too old, used, or may not open a request.
 */
export type WeeklyOutcome = 'opened' | 'has_table' | 'choose_again' | 'busy' | 'gone';

/** Refusals of a link that another tap or the app has overtaken. */
const USED = [WeeklyQuestionGone, AlreadyHasActiveRequest, AlreadyInActiveMatch];
const GONE = [AccountGone, AccountSuspended, SaturdayTooSoon];

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
  async read(token: string): Promise<Slot | 'opened' | 'has_table' | 'gone'> {
    const link = readWeeklyLink(this.links, token);
    const question = link && (await this.questions.find(link.userId));
    if (!question) return 'gone';
    if (!isOpenQuestion(question, link.saturday)) return this.outcomeOfUsed(link);
    const last = await this.requests.newestOf(link.userId);
    const member = await this.questions.memberToAsk(link.userId, this.clock.now());
    if (!last || !member) return 'gone';
    if (member.hasOpenRequest || member.seatedOn.includes(link.saturday)) return 'has_table';
    return { ...last.slot, preferredDate: link.saturday };
  }

  /** Opens a request with the choices of the newest one, once; used again, it says what became of that request. */
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
      if (USED.some((each) => error instanceof each)) return this.outcomeOfUsed(link);
      if (GONE.some((each) => error instanceof each)) return 'gone';
      if (error instanceof DomainError) return 'choose_again';
      throw error;
    }
  }

  /** What became of the request of a link that opens none now. */
  private async outcomeOfUsed({ userId, saturday }: WeeklyLink): Promise<'opened' | 'has_table' | 'gone'> {
    const question = await this.questions.find(userId);
    const member = await this.questions.memberToAsk(userId, this.clock.now());
    if (question?.askedFor !== saturday || !member) return 'gone';
    const last = (await this.requests.newestOf(userId))?.state;
    const isOwn = last?.status === 'active' && last.preferredDate === saturday;
    if (isOwn && !isOpenQuestion(question, saturday)) return 'opened';
    return member.hasOpenRequest || member.seatedOn.includes(saturday) ? 'has_table' : 'gone';
  }

  /** Ends the questions. Idempotent. @returns false for a link that is not ours or too old */
  async stop(token: string): Promise<boolean> {
    const link = readWeeklyLink(this.links, token);
    if (link) await this.unitOfWork.run(() => this.questions.remove(link.userId));
    return link !== null;
  }
}
