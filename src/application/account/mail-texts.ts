import type { Language } from '../../domain/shared/language.js';
import { type AccountMailTexts, accountMailTexts } from './mail-texts.en.js';
import { accountMailTextsEs } from './mail-texts.es.js';
import { accountMailTextsFr } from './mail-texts.fr.js';
import { accountMailTextsDe } from './mail-texts.de.js';

export const ACCOUNT_MAIL_TEXTS: Record<Language, AccountMailTexts> = {
  en: accountMailTexts,
  es: accountMailTextsEs,
  fr: accountMailTextsFr,
  de: accountMailTextsDe,
};
