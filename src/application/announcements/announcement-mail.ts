import type { AnnouncementTexts } from '../../domain/announcements/announcement-texts.js';
import { formattedTextFrom } from '../../domain/shared/formatted-text.js';
import type { Language } from '../../domain/shared/language.js';
import { mailText } from '../notifications/mail-text.js';
import type { Notification } from '../notifications/notifier.js';

/** The mail of an announcement: its own texts as the admin wrote them, in a frame in the language of the reader. */
export const announcementMail = (
  { subject, body }: AnnouncementTexts,
  language: Language,
  app: string,
): Notification => ({
  kind: 'announcement',
  text: mailText(language, 'announcements', 'announcement', { subject, app }),
  body: formattedTextFrom(body),
  path: '/',
});
