import {
  bookingAskedMessage,
  bookingOpenMessage,
  youPickMessage,
} from '../../domain/venue/venue-messages.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { ChangeBallot } from './change-ballot.js';
import type { VenuePorts } from './ports.js';

/**
 * Recurring job that settles where tables meet: at the end of the vote the best proposal wins, or a member is asked to pick;
 * a day before the start the table is asked who books, and told at the last reminder if no member does. Who is asked gets a
 * mail and a push message with it.
 */
export class SettlePlaces {
  constructor(
    private readonly ports: VenuePorts,
    private readonly changeBallot: ChangeBallot,
  ) {}

  async execute(): Promise<void> {
    const { ballots, clock } = this.ports;
    const now = clock.now();
    const matches = pagesOf<number>((after, limit) => ballots.due(now, limit, after));
    await eachDue(clock, matches, (matchId) => this.settle(matchId));
  }

  private settle(matchId: number): Promise<void> {
    const { unitOfWork, systemMessages, matchMails } = this.ports;
    return unitOfWork.run(async () => {
      const done = await this.changeBallot.run(matchId, (ballot, now, match) => {
        const steps = [];
        for (let step = ballot.advance(now); step; step = ballot.advance(now)) steps.push(step);
        return { steps, pickerId: ballot.pickerId, match, at: now.getTime() };
      });
      for (const step of done.steps) {
        if (step === 'pick' && done.pickerId !== null) {
          await systemMessages.post(matchId, `pick-${done.at}`, youPickMessage, done.pickerId);
          await matchMails.youPick(done.match, done.pickerId);
        }
        if (step === 'ask') {
          await systemMessages.post(matchId, `bookingasked-${done.at}`, bookingAskedMessage);
          await matchMails.whoBooks(done.match);
        }
        if (step === 'tell') await systemMessages.post(matchId, `bookingopen-${done.at}`, bookingOpenMessage);
      }
    });
  }
}
