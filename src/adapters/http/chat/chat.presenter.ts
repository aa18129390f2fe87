import type { MessageRow } from '../../../application/chat/ports.js';
import { SYSTEM_USER_ID } from '../../../domain/chat/chat-message.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import { presentAgeRange } from '../age-range.presenter.js';
import type { MessageInChat } from './chat.dto.js';

export interface ChatSurroundings {
  readonly now: Date;
  readonly timeZone: TimeZone;
  /** System messages have the product's name as author. */
  readonly appName: string;
}

/** Formats a message for HTTP responses and WebSocket frames. */
export function presentMessage(row: MessageRow, { now, timeZone, appName }: ChatSurroundings): MessageInChat {
  return {
    id: row.id,
    message: row.text,
    createdAt: row.createdAt.toISOString(),
    deleted: row.isDeleted,
    user: {
      id: row.userId,
      username: row.userId === SYSTEM_USER_ID ? `${appName} System` : row.displayName,
      firstName: row.firstName,
      profileImageUrl: row.profileImageUrl,
      ageRange: presentAgeRange(row.dateOfBirth, now, timeZone),
    },
    line: row.occasion === null ? null : { occasion: row.occasion, name: row.aboutName },
  };
}
