import type { FormattedText } from '../../domain/shared/formatted-text.js';
import { isolated } from '../../domain/shared/isolated.js';
import type { Language } from '../../domain/shared/language.js';
import { textsOf } from '../shared/texts.js';
import type { Mail, MailAttachment, MailPurpose } from '../shared/ports.js';
import type { Fact, MailParts } from './mail-parts.js';
import { mailAsHtml } from './mail-as-html.js';
import { mailAsText } from './mail-as-text.js';
import type { MailText } from './mail-text.js';

/** Content of a mail. All texts are plain text; HTML is escaped. */
export interface MailContent extends Omit<MailText, 'button'> {
  readonly to: string;
  readonly purpose: MailPurpose;
  readonly language: Language;
  /** For the greeting; null where the name is not known or not verified. */
  readonly firstName: string | null;
  /** Six digits, shown large after the first paragraph. */
  readonly code?: string;
  /** What somebody else has written, after the first paragraph. */
  readonly body?: FormattedText;
  /** A table after the first paragraph. */
  readonly facts?: readonly Fact[];
  /** Shown as a button after the paragraphs. The URL must be http or https. */
  readonly link?: { readonly label: string; readonly url: string };
  readonly attachments?: readonly MailAttachment[];
  /** When what it tells ends, such as the life of its code; undefined for never. */
  readonly until?: Date | undefined;
  /** Heading and signature of the mail. */
  readonly appName: string;
}

/**
 * Renders a mail as plain text and HTML with the same content. Line breaks and control characters become spaces, which
 * prevents header injection; those of the body are kept. With a code, other runs of six or more digits are split, so that autofill finds the code only.
 * @throws Error if the code is not six digits or the link is not an http or https URL
 */
export function composeMail({
  to,
  purpose,
  language,
  code,
  link,
  attachments = [],
  until,
  ...texts
}: MailContent): Mail {
  if (code !== undefined && !/^\d{6}$/.test(code))
    throw new Error('The code of a letter must be six digits.');
  if (link && !/^https?:\/\/\S+$/.test(link.url))
    throw new Error('The link of a letter must be a web address.');

  const t = textsOf('mail', language);
  const said = (text: string): string => (code ? withoutLongNumbers(oneLine(text)) : oneLine(text));
  const [opening = '', ...rest] = texts.paragraphs.map(said);
  const parts: MailParts = {
    language,
    subject: said(texts.subject),
    greeting: said(
      texts.firstName === null
        ? t('greetingWithoutName')
        : t('greeting', { name: isolated(texts.firstName) }),
    ),
    opening,
    code,
    body: texts.body ?? [],
    facts: (texts.facts ?? []).map(({ label, value }) => ({ label: said(label), value: said(value) })),
    rest,
    link: link && { label: said(link.label), url: link.url },
    signature: said(texts.appName),
    unsubscribe:
      'unsubscribeUrl' in purpose ? { label: t('unsubscribe'), url: purpose.unsubscribeUrl } : undefined,
  };
  const bodies = { text: mailAsText(parts), html: mailAsHtml(parts) };
  return {
    to: oneLine(to),
    subject: parts.subject,
    ...bodies,
    attachments,
    hasCode: code !== undefined,
    ...(until && { until: until.toISOString() }),
    purpose,
  };
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** @returns the text with runs of six or more digits split into groups of three */
export const withoutLongNumbers = (text: string): string =>
  text.replace(/\d{6,}/g, (digits) => digits.match(/\d{1,3}/g)!.join(' '));
