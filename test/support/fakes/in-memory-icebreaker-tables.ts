import type { IcebreakerTables } from '../../../src/application/icebreakers/ports.js';
import { SYSTEM_USER_ID } from '../../../src/domain/chat/chat-message.js';
import { AT_THE_TABLE, WARM_UP } from '../../../src/domain/icebreakers/icebreaker-messages.js';
import { areTableQuestionsDue, isWarmUpDue } from '../../../src/domain/icebreakers/times.js';
import type { SurveyAnswers } from '../../../src/domain/shared/survey-answers.js';
import type { InMemoryChat } from './in-memory-chat.js';
import type { InMemoryMatches } from './in-memory-matches.js';
import type { InMemorySlots } from './in-memory-slots.js';

export class InMemoryIcebreakerTables implements IcebreakerTables {
  constructor(
    private readonly matches: InMemoryMatches,
    private readonly chat: InMemoryChat,
    private readonly seating: Pick<InMemorySlots, 'profiles'>,
  ) {}

  async answersOf(userIds: readonly number[]): Promise<SurveyAnswers[]> {
    return userIds.flatMap((userId) => this.seating.profiles.get(userId)?.survey ?? []);
  }

  async due(now: Date, limit: number, after = 0): Promise<number[]> {
    const isPosted = (matchId: number, occasion: string) =>
      this.chat.rows.find(
        (kept) => kept.userId === SYSTEM_USER_ID && kept.matchId === matchId && kept.clientId === occasion,
      ) !== null;
    return this.matches
      .inOrderAfter(after)
      .filter((match) => match.isOpen && match.meetupId === null)
      .filter(
        (match) =>
          (isWarmUpDue(match, now) && !isPosted(match.id, WARM_UP)) ||
          (areTableQuestionsDue(match, now) && !isPosted(match.id, AT_THE_TABLE)),
      )
      .slice(0, limit)
      .map(({ id }) => id);
  }
}
