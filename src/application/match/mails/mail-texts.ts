import type { Language } from '../../../domain/shared/language.js';
import { type MatchMailTexts, matchMailTexts } from './mail-texts.en.js';
import { matchMailTextsEs } from './mail-texts.es.js';
import { matchMailTextsFr } from './mail-texts.fr.js';
import { matchMailTextsDe } from './mail-texts.de.js';

export const MATCH_MAIL_TEXTS: Record<Language, MatchMailTexts> = {
  en: matchMailTexts,
  es: matchMailTextsEs,
  fr: matchMailTextsFr,
  de: matchMailTextsDe,
};
