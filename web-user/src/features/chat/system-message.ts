import { placeIn, topicOf } from '@domain/chat/system-messages.js';
import type { ChatMessage } from '../../shared/api/types.js';
import { translated } from '../../shared/i18n/catalogue.js';
import { t } from './messages.js';

/**
 * The text of a system message in the reader's language. The fallback is its English text, for keys without a
 * translation.
 */
export function systemMessageText({ message, line }: ChatMessage): string {
  if (!line) return message;
  const key = line.occasion === 'icebreaker' ? `icebreaker.${topicOf(message)}` : line.occasion;
  return (
    translated('system-messages', key)
      ?.replace('{name}', line.name ?? t('someone'))
      .replace('{place}', () => placeIn(message) ?? '') ?? message
  );
}
