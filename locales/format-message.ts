import { IntlMessageFormat } from 'intl-messageformat';
import type { Format } from './messages.js';

const parsed = new Map<string, IntlMessageFormat>();

/** Caches parsed messages: parsing is far more expensive than formatting, and the number of texts is bounded. */
function messageOf(text: string, locale: string): IntlMessageFormat {
  const key = `${locale} ${text}`;
  const message = parsed.get(key) ?? new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  parsed.set(key, message);
  return message;
}

/** Formats an ICU message. @throws Error if a value is missing */
export const formatMessage: Format = (text, locale, values) => String(messageOf(text, locale).format(values));
