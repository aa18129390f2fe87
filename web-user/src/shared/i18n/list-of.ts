import { isolated } from '@domain/shared/isolated.js';
import { formattingLocale } from './locale.js';

/** Formats texts as 'food, travel and chess'. */
export const listOf = (texts: readonly string[]): string =>
  new Intl.ListFormat(formattingLocale, { type: 'conjunction' }).format(texts.map(isolated));
