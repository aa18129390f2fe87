import { formatMessage } from '../../../locales/format-message.js';
import german from '../../../locales/de/mails.json' with { type: 'json' };
import english from '../../../locales/en/mails.json' with { type: 'json' };
import spanish from '../../../locales/es/mails.json' with { type: 'json' };
import french from '../../../locales/fr/mails.json' with { type: 'json' };
import type { Values } from '../../../locales/messages.js';
import { type Language, LOCALE_OF } from '../../domain/shared/language.js';

/** The words of one mail in one language. */
export interface MailText {
  /** Must not contain the code, because lock screens show subjects. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Label of the button. */
  readonly button?: string;
}

type Mails = typeof english;
/** The names of the mails of a context. */
export type MailOf<Context extends keyof Mails> = keyof Mails[Context];

const MAILS: Readonly<Record<Language, Mails>> = { en: english, es: spanish, fr: french, de: german };

/** The text of a mail with its values inserted as they are. A paragraph that is empty for its values is left out. */
export function mailText<Context extends keyof Mails, Mail extends keyof Mails[Context]>(
  language: Language,
  context: Context,
  mail: Mail,
  values: Values = {},
): MailText & Pick<Mails[Context][Mail], 'button' & keyof Mails[Context][Mail]> {
  const said = (text: string): string => formatMessage(text, LOCALE_OF[language], values);
  const { subject, paragraphs, button } = MAILS[language][context][mail] as MailText;
  const text: MailText = {
    subject: said(subject),
    paragraphs: paragraphs.map(said).filter((paragraph) => paragraph !== ''),
    ...(button !== undefined && { button: said(button) }),
  };
  return text as MailText & Mails[Context][Mail];
}
