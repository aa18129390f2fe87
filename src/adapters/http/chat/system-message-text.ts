import { formatMessage } from '../../../../locales/format-message.js';
import english from '../../../../locales/en/app.json' with { type: 'json' };
import { type SystemMessage, valuesOf } from '../../../domain/chat/system-message.js';
import { LOCALE_OF } from '../../../domain/shared/language.js';

const TEXTS: Readonly<Record<string, string>> = english['system-messages'];

/** The English text of a system message. @param name of the user it is about; null for none, or for a deleted account */
export function textOf(message: SystemMessage, name: string | null): string {
  const values = valuesOf(message, {
    language: 'en',
    locale: LOCALE_OF.en,
    has24Hours: false,
    name: name ?? 'Someone',
    textOf: (question) => TEXTS[`question.${question}`]!,
  });
  return formatMessage(TEXTS[message.kind]!, 'en', values);
}
