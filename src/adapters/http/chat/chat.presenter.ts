import type { MessageRow } from '../../../application/chat/ports.js';
import { SYSTEM_USER_ID } from '../../../domain/chat/chat-message.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import { presentAgeRange } from '../age-range.presenter.js';
import type { MessageInChat } from './chat.dto.js';
import { textOf } from './system-message-text.js';

export interface ChatSurroundings {
  readonly now: Date;
  readonly timeZone: TimeZone;
  /** System messages have the product's name as author. */
  readonly appName: string;
}

/** @param readerId the only reader, who finds the client ids of their own messages; null for frames, which many receive */
export function presentMessage(
  row: MessageRow,
  readerId: number | null,
  { now, timeZone, appName }: ChatSurroundings,
): MessageInChat {
  return {
    id: row.id,
    message: row.system ? textOf(row.system, row.aboutName) : row.text,
    createdAt: row.createdAt.toISOString(),
    deleted: row.isDeleted,
    user: {
      id: row.userId,
      username: row.userId === SYSTEM_USER_ID ? `${appName} System` : row.displayName,
      firstName: row.firstName,
      profileImageUrl: row.profileImageUrl,
      ageRange: presentAgeRange(row.dateOfBirth, now, timeZone),
    },
    ...(row.userId === readerId && row.clientId !== null && { clientId: row.clientId }),
    line: row.system && { ...row.system, name: row.aboutName },
  };
}
