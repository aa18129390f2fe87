import {
  welcomeMessage,
  AT_THE_TABLE,
  ICEBREAKER,
  icebreakerMessage,
  type IcebreakerKind,
  questionsIn,
  WARM_UP,
} from '../../domain/icebreakers/icebreaker-messages.js';
import { chooseQuestions } from '../../domain/icebreakers/choose-questions.js';
import { areTableQuestionsDue, isWarmUpDue, QUESTIONS_AT_THE_TABLE } from '../../domain/icebreakers/times.js';
import type { Match } from '../../domain/match/match.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { IcebreakerPorts } from './ports.js';

/**
 * What the chat of a table is greeted with and asked. Without effect on a match that is over or of a meetup. The row lock on
 * the match makes a second process find the questions as posted. See ADR 56.
 */
export class AskingTables {
  constructor(private readonly ports: IcebreakerPorts) {}

  /**
   * Handles a table that was formed or confirmed: posts the first system messages of its chat, the welcome and a question.
   * Both events cause it, because a table that the final run forms is confirmed at once and jobs have no order. Idempotent.
   */
  greet({ matchId }: { readonly matchId: number }): Promise<void> {
    return this.atTable(matchId, async (match) => {
      await this.ports.systemMessages.post(match.id, 'welcome', welcomeMessage(match.slot!));
      await this.ask(match, 'formed', ICEBREAKER, 1);
    });
  }

  /** Recurring job that asks a warm-up two days before the start of a table, and questions for the table an hour before. */
  async askDue(): Promise<void> {
    const { icebreakerTables, clock } = this.ports;
    const start = clock.now();
    const due = pagesOf<number>((after, limit) => icebreakerTables.due(start, limit, after));
    await eachDue(clock, due, (matchId) =>
      this.atTable(matchId, async (match) => {
        const now = clock.now();
        if (isWarmUpDue(match, now)) await this.ask(match, 'warmup', WARM_UP, 1);
        if (areTableQuestionsDue(match, now))
          await this.ask(match, 'table', AT_THE_TABLE, QUESTIONS_AT_THE_TABLE);
      }),
    );
  }

  private atTable(matchId: number, ask: (match: Match) => Promise<void>): Promise<void> {
    return this.ports.unitOfWork.run(async () => {
      const match = await this.ports.matches.findForUpdate(matchId);
      if (match?.isOpen && match.slot) await ask(match);
    });
  }

  /** Idempotent by `occasion`. */
  private async ask(match: Match, kind: IcebreakerKind, occasion: string, questions: number): Promise<void> {
    const { systemMessages, icebreakerTables } = this.ports;
    const posted = await systemMessages.posted(match.id, ICEBREAKER);
    if (posted.some((message) => message.occasion === occasion)) return;
    const asked = new Set(posted.flatMap(({ message }) => questionsIn(message)));
    const answers = await icebreakerTables.answersOf(match.seated.map(({ userId }) => userId));
    const chosen = chooseQuestions({ id: match.id, answers, asked }, questions);
    await systemMessages.post(match.id, occasion, icebreakerMessage(kind, chosen));
  }
}
