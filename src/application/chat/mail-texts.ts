import type { Language } from '../../domain/shared/language.js';
import { type ChatMailTexts, chatMailTexts } from './mail-texts.en.js';
import { chatMailTextsEs } from './mail-texts.es.js';
import { chatMailTextsFr } from './mail-texts.fr.js';
import { chatMailTextsDe } from './mail-texts.de.js';

export const CHAT_MAIL_TEXTS: Record<Language, ChatMailTexts> = {
  en: chatMailTexts,
  es: chatMailTextsEs,
  fr: chatMailTextsFr,
  de: chatMailTextsDe,
};
