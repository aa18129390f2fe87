import { IntlMessageFormat } from 'intl-messageformat';
import { formatWith } from './catalogue.js';

const parsed = new Map<string, IntlMessageFormat>();

/** Reading a message costs far more than filling it in, and there are only as many as the catalogues hold. */
function messageOf(text: string, locale: string): IntlMessageFormat {
  const message = parsed.get(text) ?? new IntlMessageFormat(text, locale);
  parsed.set(text, message);
  return message;
}

formatWith((text, locale, values) => String(messageOf(text, locale).format(values)));
