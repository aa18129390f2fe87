import {
  bookingAskedMessage,
  bookingOpenMessage,
  youPickMessage,
} from '../../domain/venue/venue-messages.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { MatchMails } from '../match/match-mails.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { ChangeBallot } from './change-ballot.js';
import type { VenueBallots } from './ports.js';

/**
 * Recurring job that settles where tables meet: at the end of the vote the best proposal wins, or a member is asked to pick;
 * a day before the start the table is asked who books, and told at the last reminder if no member does. Who is asked gets a
 * mail and a push message with it.
 */
export class SettlePlaces {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly changeBallot: ChangeBallot,
    private readonly ballots: VenueBallots,
    private readonly systemMessages: SystemMessages,
    private readonly matchMails: Pick<MatchMails, 'whoBooks' | 'youPick'>,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const matches = pagesOf<number>((after, limit) => this.ballots.due(now, limit, after));
    await eachDue(this.clock, matches, (matchId) => this.settle(matchId));
  }

  private settle(matchId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const done = await this.changeBallot.run(matchId, (ballot, now, match) => {
        const steps = [];
        for (let step = ballot.advance(now); step; step = ballot.advance(now)) steps.push(step);
        return { steps, pickerId: ballot.pickerId, match, at: now.getTime() };
      });
      for (const step of done.steps) {
        if (step === 'pick' && done.pickerId !== null) {
          await this.systemMessages.post(matchId, `pick-${done.at}`, youPickMessage, done.pickerId);
          await this.matchMails.youPick(done.match, done.pickerId);
        }
        if (step === 'ask') {
          await this.systemMessages.post(matchId, `bookingasked-${done.at}`, bookingAskedMessage);
          await this.matchMails.whoBooks(done.match);
        }
        if (step === 'tell')
          await this.systemMessages.post(matchId, `bookingopen-${done.at}`, bookingOpenMessage);
      }
    });
  }
}
