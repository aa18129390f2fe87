import { icebreakerMessage, welcomeMessage } from '../../domain/chat/system-messages.js';
import type { Match } from '../../domain/match/match.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { SlotSnapshots } from './ports.js';

/** Posts the first system messages of a table's chat: the welcome and an icebreaker question. */
export class TableGreeting {
  constructor(
    private readonly snapshots: SlotSnapshots,
    private readonly systemMessages: SystemMessages,
  ) {}

  /** Idempotent; without effect on a match that is over or of a meetup. The match must be locked. */
  async post(match: Match): Promise<void> {
    if (!match.isOpen || !match.slot) return;
    const userIds = match.seated.map(({ userId }) => userId);
    const { tables } = await this.snapshots.snapshotOf(match.slot, match.createdAt, userIds);
    const members = tables.find(({ matchId }) => matchId === match.id)?.members ?? [];
    await this.systemMessages.post(match.id, 'welcome', welcomeMessage(match.slot));
    await this.systemMessages.post(
      match.id,
      'icebreaker',
      icebreakerMessage(members.map(({ survey }) => survey)),
    );
  }
}
