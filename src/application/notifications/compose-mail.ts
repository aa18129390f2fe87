import { escapeHtml } from '../shared/escape-html.js';
import type { Mail } from '../shared/ports.js';

/** Content of a mail. All texts are plain text; HTML is escaped. */
export interface MailContent {
  readonly to: string;
  /** Must not contain the code, because lock screens show subjects. */
  readonly subject: string;
  /** The first line, such as `Hi Ada,`. */
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Six digits, shown large after the first paragraph. */
  readonly code?: string;
  /** Shown as a button after the paragraphs. The URL must be http or https. */
  readonly link?: { readonly label: string; readonly url: string };
  /** Signature of the mail. */
  readonly appName: string;
}

/**
 * Renders a mail as plain text and HTML with the same content. Line breaks and control characters become spaces, which
 * prevents header injection. With a code, other runs of six or more digits are split, so that autofill finds the code only.
 * @throws Error if the code is not six digits or the link is not an http or https URL
 */
export function composeMail({ to, subject, greeting, paragraphs, code, link, appName }: MailContent): Mail {
  if (code !== undefined && !/^\d{6}$/.test(code))
    throw new Error('The code of a letter must be six digits.');
  if (link && !/^https?:\/\/\S+$/.test(link.url))
    throw new Error('The link of a letter must be a web address.');

  const said = (text: string): string => (code ? withoutLongNumbers(oneLine(text)) : oneLine(text));
  const [opening = '', ...rest] = paragraphs.map(said);
  const content = {
    subject: said(subject),
    greeting: said(greeting),
    opening,
    rest,
    code,
    link: link && { label: said(link.label), url: link.url },
    signature: said(appName),
  };
  return { to: oneLine(to), subject: content.subject, text: asText(content), html: asHtml(content) };
}

interface Content {
  readonly subject: string;
  readonly greeting: string;
  readonly opening: string;
  readonly rest: readonly string[];
  readonly code: string | undefined;
  readonly link: { readonly label: string; readonly url: string } | undefined;
  readonly signature: string;
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** @returns the text with runs of six or more digits split into groups of three */
export const withoutLongNumbers = (text: string): string =>
  text.replace(/\d{6,}/g, (digits) => digits.match(/\d{1,3}/g)!.join(' '));

function asText({ greeting, opening, rest, code, link, signature }: Content): string {
  const blocks = [
    greeting,
    opening,
    ...(code ? [`    ${code}`] : []),
    ...rest,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    `-- \n${signature}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Sets no text or page color, so that the mail client's light or dark theme applies. */
function asHtml({ subject, greeting, opening, rest, code, link, signature }: Content): string {
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const blocks = [
    paragraph(greeting),
    ...(opening ? [paragraph(opening)] : []),
    ...(code
      ? [
          '<p style="margin:0 0 16px;padding:16px;border:2px solid #b4532a;border-radius:12px;text-align:center;' +
            `font-size:32px;font-weight:700;letter-spacing:8px;font-family:monospace">${code}</p>`,
        ]
      : []),
    ...rest.map(paragraph),
    ...(link
      ? [
          `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;` +
            'border-radius:12px;background:#a3441f;color:#fff;font-weight:700;text-decoration:none">' +
            `${escapeHtml(link.label)}</a></p>`,
        ]
      : []),
    `<p style="margin:24px 0 0;opacity:.75">${escapeHtml(signature)}</p>`,
  ];
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font-family:system-ui,-apple-system,sans-serif;font-size:16px;line-height:1.5">',
    '<div style="max-width:480px;margin:0 auto">',
    ...blocks,
    '</div></body></html>',
  ].join('\n');
}
