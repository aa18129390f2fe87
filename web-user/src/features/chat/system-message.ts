import { quotedIn, type SystemMessage, valuesOf } from '@domain/chat/system-message.js';
import type { ChatMessage } from '../../shared/api/types.js';
import { formattingLocale, has24Hours, locale } from '../../shared/i18n/locale.js';
import { systemText } from '../../shared/i18n/system-texts.js';
import { t } from './messages.js';

type Key = Parameters<typeof systemText>[0];

const keyOf = (question: string): string => `question.${question}`;

/** The text of a system message in the reader's language; its English text where a newer server knows more than the app. */
export function systemMessageText({ message, line }: ChatMessage): string {
  if (!line || !systemText.has(line.kind)) return message;
  const said = line as unknown as SystemMessage;
  if (!quotedIn(said).map(keyOf).every(systemText.has)) return message;
  const values = valuesOf(said, {
    language: locale,
    locale: formattingLocale,
    has24Hours,
    name: line.name ?? t('someone'),
    textOf: (question) => systemText(keyOf(question) as Key),
  });
  return systemText(said.kind as Key, values);
}
