import { HOUR_MS } from '../../domain/shared/durations.js';
import { drawTableWord } from '../../domain/table-word/table-word.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Chance, Clock, UnitOfWork } from '../shared/ports.js';
import type { TableWords } from './ports.js';

/** Hours before the start from which a table has its words, so that they are there when its day begins. */
const DRAWN_HOURS = 48;

/**
 * Recurring job that draws two words for each table, by which its members find each other. Tables of one date and time zone
 * have different ones, so those of one town do; see `drawTableWord`.
 */
export class DrawTableWords {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly words: TableWords,
    private readonly chance: Chance,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + DRAWN_HOURS * HOUR_MS);
    const matches = pagesOf<number>((after, limit) => this.words.without(now, until, limit, after));
    await eachDue(this.clock, matches, (matchId) => this.draw(matchId));
  }

  private draw(matchId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const used = await this.words.usedBeside(matchId);
      await this.words.add(
        matchId,
        drawTableWord(used, (bound) => this.chance.below(bound)),
      );
    });
  }
}
