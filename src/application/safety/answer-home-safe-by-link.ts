import { isTimeForHomeSafe, NotTimeForHomeSafe } from '../../domain/safety/home-safe.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Clock } from '../shared/ports.js';
import type { SignedLinks } from '../shared/signed-links.js';
import { TooManyAttempts } from '../shared/too-many-attempts.js';
import type { AnswerHomeSafe } from './answer-home-safe.js';
import { readHomeSafeLink } from './home-safe-link.js';
import type { HomeSafeQuestions } from './home-safe-questions.js';

/** `gone`: the link is not ours or too old, or its seat or account ended. */
export type HomeSafeOutcome = 'saved' | 'busy' | 'gone';

/** The answer by the link in a mail, without a session. See ADR 57. */
export class AnswerHomeSafeByLink {
  constructor(
    private readonly links: SignedLinks,
    private readonly questions: Pick<HomeSafeQuestions, 'startOf'>,
    private readonly answerHomeSafe: Pick<AnswerHomeSafe, 'execute'>,
    private readonly clock: Clock,
  ) {}

  /** Changes nothing. */
  async isOpen(token: string): Promise<boolean> {
    const link = readHomeSafeLink(this.links, token);
    const startsAt = link && (await this.questions.startOf(link.matchId, link.userId));
    return !!startsAt && isTimeForHomeSafe(startsAt, this.clock.now());
  }

  async answer(
    token: string,
    answer: { readonly isSafe: boolean; readonly note: string | null },
  ): Promise<HomeSafeOutcome> {
    const link = readHomeSafeLink(this.links, token);
    if (!link) return 'gone';
    try {
      await this.answerHomeSafe.execute({ ...link, ...answer });
      return 'saved';
    } catch (error) {
      if (error instanceof TooManyAttempts) return 'busy';
      const hasEnded = [MatchNotFound, NotTimeForHomeSafe, AccountGone].some((each) => error instanceof each);
      if (hasEnded) return 'gone';
      throw error;
    }
  }
}
