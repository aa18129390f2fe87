import { tableWordText } from '@domain/table-word/table-word.js';
import de from '../../../../locales/de/table-words.json' with { type: 'json' };
import en from '../../../../locales/en/table-words.json' with { type: 'json' };
import es from '../../../../locales/es/table-words.json' with { type: 'json' };
import fr from '../../../../locales/fr/table-words.json' with { type: 'json' };
import type { Match } from '../api/types.js';
import { locale } from '../i18n/locale.js';

// All languages in one file, which is loaded before the reader may lose the connection at the venue.
const WORDS = { en, es, fr, de };

/** The two words of the table in the reader's language; null where it has none. */
export const wordOf = ({ tableWord }: Match): string | null =>
  tableWord && tableWordText(tableWord, WORDS[locale], locale);
