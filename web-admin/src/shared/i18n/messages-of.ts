import english from '../../../../locales/en/console.json' with { type: 'json' };
import { formatMessage } from '../../../../locales/format-message.js';
import { messagesIn, type Translate } from '../../../../locales/messages.js';
import { LOCALE } from './language.js';

const messages = messagesIn(english, LOCALE);
messages.formatWith(formatMessage);

/** The texts of the console. See ADR 65. */
export const { messagesOf, translateWith, errorMessage } = messages;

/** The text of a code; by default the code itself. */
export const textOf = <Code extends string>(texts: Translate<Code>, code: string): string =>
  texts.has(code) ? texts(code) : code;
