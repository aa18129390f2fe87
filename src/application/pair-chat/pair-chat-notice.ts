import type { Match } from '../../domain/match/match.js';
import { secondsUntilDay } from '../../domain/shared/night.js';
import type { Jobs, Realtime } from '../shared/ports.js';
import { TELL_OF_PAIR_CHAT } from './tell-of-pair-chat.js';

/** Tells the members of an offer about an answer, in the current transaction. */
export class PairChatNotice {
  constructor(
    private readonly realtime: Realtime,
    private readonly jobs: Jobs,
  ) {}

  /** Signals the devices of the member who answered only, so that the other cannot notice. */
  answered(userId: number): Promise<void> {
    return this.realtime.signal({ type: 'matches_changed', userIds: [userId] });
  }

  /** Signals both, and queues the notification to the member who agreed first; at night it waits until the morning. */
  async opened(chat: Match, agreedFirst: number, now: Date): Promise<void> {
    await this.realtime.signal({
      type: 'matches_changed',
      userIds: chat.seated.map(({ userId }) => userId),
    });
    const delaySeconds = secondsUntilDay(now, chat.timeZone);
    await this.jobs.add(TELL_OF_PAIR_CHAT, { matchId: chat.id, userId: agreedFirst }, { delaySeconds });
  }
}
