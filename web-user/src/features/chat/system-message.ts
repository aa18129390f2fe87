import { isolated } from '@domain/shared/isolated.js';
import { ICEBREAKER, parseIcebreaker } from '@domain/icebreakers/icebreaker-messages.js';
import { confirmedDayIn, placeIn } from '@domain/chat/system-messages.js';
import type { ChatMessage } from '../../shared/api/types.js';
import { translated } from '../../shared/i18n/messages-of.js';
import { t } from './messages.js';

/**
 * The text of a system message in the reader's language. The fallback is its English text, for keys without a
 * translation.
 */
export function systemMessageText({ message, line }: ChatMessage): string {
  if (!line) return message;
  const name = isolated(line.name ?? t('someone'));
  if (line.occasion === ICEBREAKER) return icebreakerText(message) ?? message;
  return (
    translated('system-messages', confirmedDayIn(message) ?? line.occasion)
      ?.replace('{name}', () => name)
      .replace('{place}', () => isolated(placeIn(message) ?? '')) ??
    (line.name ? message.replace(line.name, () => name) : message)
  );
}

/** @returns undefined where a translation of a question is missing, so that no message mixes languages */
function icebreakerText(message: string): string | undefined {
  const { kind, questions } = parseIcebreaker(message);
  const texts = questions.map((key) => translated('system-messages', `question.${key}`));
  if (texts.length === 0 || texts.includes(undefined)) return undefined;
  return translated('system-messages', `icebreaker.${kind}`)?.replace('{question}', () => texts.join('\n'));
}
