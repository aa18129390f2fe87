import {
  hasHiddenCharacters,
  isOneReadableLine,
  isReadable,
  isVisible,
  lengthOf,
} from '../shared/readable-text.js';
import { TextNotAllowed } from '../shared/text-not-allowed.js';

/** Maximum lengths in characters. */
export const ANNOUNCEMENT_LIMITS = { subject: 120, body: 4000 } as const;

export interface AnnouncementTexts {
  /** One line, which is also the subject of the mail. */
  readonly subject: string;
  /** Markdown, of which `formattedTextFrom` reads paragraphs, links and bold. */
  readonly body: string;
}

/** Validates and trims the texts. @throws TextNotAllowed */
export function announcementTextsFrom({ subject, body }: AnnouncementTexts): AnnouncementTexts {
  return { subject: textFrom('subject', subject.trim()), body: textFrom('body', body.trim()) };
}

function textFrom(field: 'subject' | 'body', text: string): string {
  const most = ANNOUNCEMENT_LIMITS[field];
  if (field === 'subject' && !isOneReadableLine(text))
    throw new TextNotAllowed(field, { least: 1, most, why: 'line' });
  if (!isVisible(text) || !isReadable(text) || hasHiddenCharacters(text))
    throw new TextNotAllowed(field, { least: 1, most, why: 'hidden' });
  if (lengthOf(text) > most) throw new TextNotAllowed(field, { least: 1, most });
  return text;
}
