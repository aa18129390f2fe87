import type { Language } from '../../domain/shared/language.js';
import { type AttendanceMailTexts, attendanceMailTexts } from './mail-texts.en.js';
import { attendanceMailTextsEs } from './mail-texts.es.js';
import { attendanceMailTextsFr } from './mail-texts.fr.js';
import { attendanceMailTextsDe } from './mail-texts.de.js';

export const ATTENDANCE_MAIL_TEXTS: Record<Language, AttendanceMailTexts> = {
  en: attendanceMailTexts,
  es: attendanceMailTextsEs,
  fr: attendanceMailTextsFr,
  de: attendanceMailTextsDe,
};
