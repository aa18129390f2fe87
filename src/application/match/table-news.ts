import {
  confirmedMessage,
  joinedMessage,
  leftChatMessage,
  leftMessage,
  movedToSecondTableMessage,
  pairQuestionMessage,
} from '../../domain/match/table-messages.js';
import { isSeatFilledAgain } from '../../domain/match/attendance.js';
import type { Match } from '../../domain/match/match.js';
import type {
  ChatLeft,
  MembersMoved,
  SeatFreed,
  SeatLost,
  SeatTaken,
  TableConfirmed,
  TableEnded,
  TableFormed,
} from '../../domain/match/match-events.js';
import type { RequestClosed } from '../../domain/matching-request/matching-request-events.js';
import { TABLE_SIZE } from '../../domain/seating/model/table-size.js';
import type { MatchMails } from './match-mails.js';
import type { MatchPorts } from './ports.js';

/**
 * What the members of a table hear when something has happened to it: in its chat, by mail, in the open app. Handles events;
 * idempotent but for mails.
 */
export class TableNews {
  constructor(
    private readonly ports: MatchPorts,
    private readonly mails: MatchMails,
  ) {}

  formed({ matchId, userIds }: TableFormed): Promise<void> {
    return this.about(matchId, async (match) => {
      if (match.isOpen && match.slot) await this.mails.tableFound(match, userIds);
    });
  }

  confirmed({ matchId }: TableConfirmed): Promise<void> {
    return this.about(matchId, async (match) => {
      if (!match.isOpen) return;
      const { systemMessages, clock } = this.ports;
      await systemMessages.post(matchId, 'settled', confirmedMessage(match, clock.now()));
      await this.mails.confirmed(
        match,
        match.seated.map(({ userId }) => userId),
      );
    });
  }

  /** Who takes a seat at a meetup is shown it at once, and gets no mail. */
  seatTaken({ matchId, userId }: SeatTaken): Promise<void> {
    return this.about(matchId, async (match) => {
      const seat = match.seated.find((member) => member.userId === userId);
      if (!match.isOpen || !seat) return;
      const occasion = `joined-${seat.joinedAt.getTime()}`;
      await this.ports.systemMessages.post(matchId, occasion, joinedMessage, userId);
      if (match.slot) await this.mails.tableFound(match, [userId]);
    });
  }

  /** Asks two who are left whether they meet as a pair. */
  seatFreed({ matchId, userId, slot }: SeatFreed): Promise<void> {
    const { systemMessages, clock } = this.ports;
    return this.about(matchId, async (match) => {
      if (!match.isOpen) return;
      // The idempotency key contains the time of leaving; a user who has joined again has none.
      const leftAt = match.members.find((member) => member.userId === userId)?.leftAt;
      if (leftAt) await systemMessages.post(matchId, `left-${leftAt.getTime()}`, leftMessage, userId);
      if (!slot || match.seated.length !== TABLE_SIZE.pair) return;
      // The idempotency key changes when another user has joined and left since.
      const leavesTime = isSeatFilledAgain(match.startsAt, match.meetupId !== null, clock.now());
      await systemMessages.post(matchId, `pair-of-${match.members.length}`, pairQuestionMessage(leavesTime));
    });
  }

  /** Members moved to a second table: tells those who stay at the first one. */
  membersMoved({ matchId, userIds }: MembersMoved): Promise<void> {
    return this.about(matchId, async (match) => {
      if (!match.isOpen) return;
      for (const userId of userIds)
        await this.ports.systemMessages.post(matchId, 'second-table', movedToSecondTableMessage, userId);
    });
  }

  /** A member left the chat of a match that had started. */
  chatLeft({ matchId, userId }: ChatLeft): Promise<void> {
    return this.ports.systemMessages.post(matchId, 'leftchat', leftChatMessage, userId);
  }

  /** A member lost the seat by a rule of the table: only they are told, and why. */
  seatLost({ matchId, userId }: SeatLost): Promise<void> {
    return this.about(matchId, async (match) => {
      await this.mails.seatLost(match, userId);
      await this.ports.realtime.signal({ type: 'seat_lost', matchId, userIds: [userId] });
    });
  }

  /** Tells all members but the one who canceled it. */
  ended({ matchId, userIds }: TableEnded): Promise<void> {
    return this.about(matchId, async (match) => {
      const others = userIds.filter((userId) => userId !== match.cancelledBy);
      if (match.slot) await this.mails.tableLost(match, others);
      else await this.mails.meetupCancelled(match, others);
    });
  }

  /** A move of its user ended a request before it had a table. */
  requestClosed(closed: RequestClosed): Promise<void> {
    const { unitOfWork, realtime } = this.ports;
    return unitOfWork.run(async () => {
      await this.mails.requestClosed(closed);
      await realtime.signal({ type: 'request_closed', userIds: [closed.userId] });
    });
  }

  /** Under the lock of the match; without effect where it is gone. */
  private about(matchId: number, tell: (match: Match) => Promise<void>): Promise<void> {
    const { unitOfWork, matches } = this.ports;
    return unitOfWork.run(async () => {
      const match = await matches.findForUpdate(matchId);
      if (match) await tell(match);
    });
  }
}
