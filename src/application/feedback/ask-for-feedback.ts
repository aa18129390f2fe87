import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { MatchMails } from '../match/match-mails.js';
import type { Matches } from '../match/ports.js';

export const ASK_FOR_FEEDBACK = 'ask-for-feedback';

/** Recurring job that asks the members of a match for feedback on the morning after, once. */
export class AskForFeedback {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly matchMails: MatchMails,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const due = pagesOf<number>((after, limit) => this.matches.dueToAskForFeedback(now, limit, after));
    await eachDue(this.clock, due, (matchId) => this.ask(matchId));
  }

  /** The row lock makes a second server find the match as asked. */
  private ask(matchId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      const members = match?.askForFeedback(this.clock.now());
      if (!match || !members) return;
      await this.matches.save(match);
      await this.matchMails.feedbackQuestion(
        match,
        members.map(({ userId }) => userId),
      );
    });
  }
}
