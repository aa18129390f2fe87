import { IntlMessageFormat } from 'intl-messageformat';
import { formatWith } from './messages-of.js';

const parsed = new Map<string, IntlMessageFormat>();

/** Caches parsed messages: parsing is far more expensive than formatting, and the number of texts is bounded. */
function messageOf(text: string, locale: string): IntlMessageFormat {
  const message = parsed.get(text) ?? new IntlMessageFormat(text, locale);
  parsed.set(text, message);
  return message;
}

formatWith((text, locale, values) => String(messageOf(text, locale).format(values)));
