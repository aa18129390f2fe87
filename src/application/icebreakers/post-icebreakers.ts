import { AT_THE_TABLE, WARM_UP } from '../../domain/icebreakers/icebreaker-messages.js';
import { areTableQuestionsDue, isWarmUpDue, QUESTIONS_AT_THE_TABLE } from '../../domain/icebreakers/times.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Matches } from '../match/ports.js';
import type { IcebreakerTables } from './ports.js';
import type { TableIcebreakers } from './table-icebreakers.js';

/** Recurring job that posts a warm-up two days before the start of a table, and questions for the table an hour before. */
export class PostIcebreakers {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly tables: IcebreakerTables,
    private readonly icebreakers: TableIcebreakers,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const due = pagesOf<number>((after, limit) => this.tables.due(now, limit, after));
    await eachDue(this.clock, due, (matchId) => this.post(matchId));
  }

  /** The row lock makes a second process find the questions as posted. */
  private post(matchId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.isOpen || !match.slot) return;
      const now = this.clock.now();
      if (isWarmUpDue(match, now))
        await this.icebreakers.post(match, { kind: 'warmup', occasion: WARM_UP, questions: 1 });
      if (areTableQuestionsDue(match, now))
        await this.icebreakers.post(match, {
          kind: 'table',
          occasion: AT_THE_TABLE,
          questions: QUESTIONS_AT_THE_TABLE,
        });
    });
  }
}
