import type { Language } from '../../domain/shared/language.js';
import { type StaffMailTexts, staffMailTexts } from './mail-texts.en.js';
import { staffMailTextsEs } from './mail-texts.es.js';
import { staffMailTextsFr } from './mail-texts.fr.js';
import { staffMailTextsDe } from './mail-texts.de.js';

export const STAFF_MAIL_TEXTS: Record<Language, StaffMailTexts> = {
  en: staffMailTexts,
  es: staffMailTextsEs,
  fr: staffMailTextsFr,
  de: staffMailTextsDe,
};
