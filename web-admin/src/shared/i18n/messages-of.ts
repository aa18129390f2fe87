import english from '../../../../locales/en/console.json' with { type: 'json' };
import { formatMessage } from '../../../../locales/format-message.js';
import { messagesIn } from '../../../../locales/messages.js';
import { LOCALE } from './language.js';

const messages = messagesIn(english, LOCALE);
messages.formatWith(formatMessage);

/** The texts of the console. See ADR 65. */
export const { messagesOf, translateWith, errorMessage } = messages;
