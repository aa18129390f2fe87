import type { Language } from '../../domain/shared/language.js';
import { type MeetupMailTexts, meetupMailTexts } from './mail-texts.en.js';
import { meetupMailTextsEs } from './mail-texts.es.js';
import { meetupMailTextsFr } from './mail-texts.fr.js';
import { meetupMailTextsDe } from './mail-texts.de.js';

export const MEETUP_MAIL_TEXTS: Record<Language, MeetupMailTexts> = {
  en: meetupMailTexts,
  es: meetupMailTextsEs,
  fr: meetupMailTextsFr,
  de: meetupMailTextsDe,
};
