import { translated } from '../i18n/catalogue.js';

/**
 * What a person reads when a rule named `code` said no, to a `field` or to all of it. Rules speak English
 * themselves; where the reader's language has no words for one, its own `sentence` stays.
 */
export const refusal = (code: unknown, sentence: string, field = ''): string =>
  translated('refusals', `${String(code)}.${field}`) ?? translated('refusals', String(code)) ?? sentence;
