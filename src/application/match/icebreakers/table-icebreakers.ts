import { chooseQuestions } from '../../../domain/chat/icebreakers/choose-questions.js';
import {
  ICEBREAKER,
  icebreakerMessage,
  type IcebreakerKind,
  parseIcebreaker,
} from '../../../domain/chat/icebreakers/icebreaker-messages.js';
import type { Match } from '../../../domain/match/match.js';
import type { SurveyAnswers } from '../../../domain/shared/survey-answers.js';
import type { SystemMessages } from '../../chat/system-messages.js';
import type { SlotSnapshots } from '../ports.js';

interface Icebreaker {
  readonly kind: IcebreakerKind;
  /** Its idempotency key. */
  readonly occasion: string;
  readonly questions: number;
  /** The member who asks; their own answers do not count, or changing them would tell those of others. */
  readonly askedBy?: number;
}

/** Posts icebreaker questions in the chat of a match. See ADR 56. */
export class TableIcebreakers {
  constructor(
    private readonly snapshots: SlotSnapshots,
    private readonly systemMessages: SystemMessages,
  ) {}

  /** Idempotent by `occasion`. The match must be locked, so that no question is asked twice at one table. */
  async post(match: Match, { kind, occasion, questions, askedBy }: Icebreaker): Promise<void> {
    const posted = await this.systemMessages.posted(match.id, ICEBREAKER);
    if (posted.some((message) => message.occasion === occasion)) return;
    const asked = new Set(posted.flatMap(({ text }) => parseIcebreaker(text).questions));
    const answers = await this.answersAt(match, askedBy);
    const chosen = chooseQuestions({ id: match.id, answers, asked }, questions);
    await this.systemMessages.post(match.id, occasion, icebreakerMessage(kind, chosen));
  }

  /** Empty for a meetup, whose questions fit every table. */
  private async answersAt(
    { id, slot, createdAt, seated }: Match,
    askedBy?: number,
  ): Promise<Array<SurveyAnswers | null>> {
    if (!slot) return [];
    const userIds = seated.map(({ userId }) => userId);
    const { tables } = await this.snapshots.snapshotOf(slot, createdAt, userIds);
    const members = tables.find(({ matchId }) => matchId === id)?.members ?? [];
    return members.filter((member) => member.id !== askedBy).map(({ survey }) => survey);
  }
}
