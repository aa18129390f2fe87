import type { Language } from '../../domain/shared/language.js';
import { type ReviewMailTexts, reviewMailTexts } from './mail-texts.en.js';
import { reviewMailTextsEs } from './mail-texts.es.js';
import { reviewMailTextsFr } from './mail-texts.fr.js';
import { reviewMailTextsDe } from './mail-texts.de.js';

export const REVIEW_MAIL_TEXTS: Record<Language, ReviewMailTexts> = {
  en: reviewMailTexts,
  es: reviewMailTextsEs,
  fr: reviewMailTextsFr,
  de: reviewMailTextsDe,
};
