import { translated } from '../i18n/messages-of.js';

/**
 * The error message for the error code of a rule, for one `field` or for the whole request. The fallback is the English
 * `sentence`.
 */
export const errorMessage = (code: unknown, sentence: string, field = ''): string =>
  translated('error-messages', `${String(code)}.${field}`) ??
  translated('error-messages', String(code)) ??
  sentence;
