import type { Language } from '../../../domain/shared/language.js';
import { type ReliabilityMailTexts, reliabilityMailTexts } from './mail-texts.en.js';
import { reliabilityMailTextsEs } from './mail-texts.es.js';
import { reliabilityMailTextsFr } from './mail-texts.fr.js';
import { reliabilityMailTextsDe } from './mail-texts.de.js';

export const RELIABILITY_MAIL_TEXTS: Record<Language, ReliabilityMailTexts> = {
  en: reliabilityMailTexts,
  es: reliabilityMailTextsEs,
  fr: reliabilityMailTextsFr,
  de: reliabilityMailTextsDe,
};
