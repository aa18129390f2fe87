import type { Language } from '../../domain/shared/language.js';
import { type ModerationMailTexts, moderationMailTexts } from './mail-texts.en.js';
import { moderationMailTextsEs } from './mail-texts.es.js';
import { moderationMailTextsFr } from './mail-texts.fr.js';
import { moderationMailTextsDe } from './mail-texts.de.js';

export const MODERATION_MAIL_TEXTS: Record<Language, ModerationMailTexts> = {
  en: moderationMailTexts,
  es: moderationMailTextsEs,
  fr: moderationMailTextsFr,
  de: moderationMailTextsDe,
};
