import { SEND_MAIL } from '../notifications/send-mail.js';
import { SEND_TEXT_MESSAGE } from '../notifications/send-text-message.js';
import type { Mail } from '../shared/ports.js';

/**
 * Whether the payload of a dead job may be kept, encrypted. A text message and a mail with a code may not, nor one that
 * does not say whether it has one.
 */
export function mayKeepPayload(task: string, payload: unknown): boolean {
  if (task === SEND_TEXT_MESSAGE) return false;
  return task !== SEND_MAIL || (payload as Partial<Mail> | null)?.hasCode === false;
}
