import { chooseQuestions } from '../../domain/icebreakers/choose-questions.js';
import {
  ICEBREAKER,
  icebreakerMessage,
  type IcebreakerKind,
} from '../../domain/icebreakers/icebreaker-messages.js';
import type { Match } from '../../domain/match/match.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { IcebreakerTables } from './ports.js';

interface Icebreaker {
  readonly kind: IcebreakerKind;
  /** Its idempotency key. */
  readonly occasion: string;
  readonly questions: number;
}

/** Posts icebreaker questions in the chat of a match. See ADR 56. */
export class TableIcebreakers {
  constructor(
    private readonly tables: Pick<IcebreakerTables, 'answersOf'>,
    private readonly systemMessages: SystemMessages,
  ) {}

  /** Idempotent by `occasion`. The match must be locked, so that no question is asked twice at one table. */
  async post(match: Match, { kind, occasion, questions }: Icebreaker): Promise<void> {
    const posted = await this.systemMessages.posted(match.id, ICEBREAKER);
    if (posted.some((message) => message.occasion === occasion)) return;
    const asked = new Set<string>(
      posted.flatMap(({ message: { params } }) => ('questions' in params ? params.questions : [])),
    );
    // Questions of a meetup fit every table.
    const userIds = match.slot ? match.seated.map(({ userId }) => userId) : [];
    const answers = await this.tables.answersOf(userIds);
    const chosen = chooseQuestions({ id: match.id, answers, asked }, questions);
    await this.systemMessages.post(match.id, occasion, icebreakerMessage(kind, chosen));
  }
}
