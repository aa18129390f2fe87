import { icebreakersLeft, nextOccasion } from '../../domain/icebreakers/asking.js';
import { ICEBREAKER } from '../../domain/icebreakers/icebreaker-messages.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { RateLimiter, UnitOfWork } from '../shared/ports.js';
import { ASKING_ICEBREAKERS } from './limits.js';
import type { Matches } from '../match/ports.js';
import type { TableIcebreakers } from './table-icebreakers.js';

/** Posts another question at the request of a member. */
export class AskForIcebreaker {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly systemMessages: SystemMessages,
    private readonly icebreakers: TableIcebreakers,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * The lock of the match makes members who ask at the same moment get different questions.
   * @returns how often the members may still ask
   * @throws TooManyAttempts, MatchNotFound, MatchIsOver, NoIcebreakersLeft
   */
  async execute({ userId, matchId }: { userId: number; matchId: number }): Promise<number> {
    await this.limiter.consume(ASKING_ICEBREAKERS, String(userId));
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match) throw new MatchNotFound();
      match.ensureSeated(userId);
      const posted = await this.systemMessages.posted(matchId, ICEBREAKER);
      const occasions = posted.map(({ occasion }) => occasion);
      const occasion = nextOccasion(occasions);
      await this.icebreakers.post(match, { kind: 'another', occasion, questions: 1, askedBy: userId });
      return icebreakersLeft([...occasions, occasion]);
    });
  }
}
