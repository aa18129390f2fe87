import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { MatchMails } from './match-mails.js';
import type { Matches } from './ports.js';

export const ASK_FOR_FEEDBACK = 'ask-for-feedback';
/** Maximum number of matches per call; the next call continues. */
const BATCH = 500;

/** Recurring job that asks the members of a match for feedback on the morning after, once. */
export class AskForFeedback {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly matchMails: MatchMails,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    for (const matchId of await this.matches.dueToAskForFeedback(this.clock.now(), BATCH))
      await this.ask(matchId);
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
