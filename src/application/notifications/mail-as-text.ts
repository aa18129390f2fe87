import { plainTextOf } from '../../domain/shared/formatted-text.js';
import type { MailParts } from './mail-parts.js';

/** The plain text of a mail. */
export function mailAsText({
  greeting,
  opening,
  code,
  body,
  facts,
  rest,
  link,
  signature,
  unsubscribe,
}: MailParts): string {
  const blocks = [
    greeting,
    opening,
    code ? `    ${code}` : '',
    plainTextOf(body),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...rest,
    link ? `${link.label}:\n${link.url}` : '',
    `-- \n${signature}`,
    unsubscribe ? `${unsubscribe.label}:\n${unsubscribe.url}` : '',
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
