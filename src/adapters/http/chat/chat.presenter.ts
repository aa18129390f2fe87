import type { MessageRow } from '../../../application/chat/ports.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import { presentAgeRange } from '../age-range.presenter.js';
import type { MessageInChat } from './chat.dto.js';

/** A message as it travels, over HTTP and in frames alike. */
export function presentMessage(row: MessageRow, now: Date, timeZone: TimeZone): MessageInChat {
  return {
    id: row.id,
    message: row.text,
    createdAt: row.createdAt.toISOString(),
    deleted: row.isDeleted,
    user: {
      id: row.userId,
      username: row.displayName,
      firstName: row.firstName,
      profileImageUrl: row.profileImageUrl,
      ageRange: presentAgeRange(row.dateOfBirth, now, timeZone),
    },
  };
}
