import type { Language } from '../../../domain/shared/language.js';
import { type ReliabilityMailTexts, reliabilityMailTexts } from './mail-texts.en.js';
import { reliabilityMailTextsEs } from './mail-texts.es.js';
import { reliabilityMailTextsFr } from './mail-texts.fr.js';

export const RELIABILITY_MAIL_TEXTS: Record<Language, ReliabilityMailTexts> = {
  en: reliabilityMailTexts,
  es: reliabilityMailTextsEs,
  fr: reliabilityMailTextsFr,
};
