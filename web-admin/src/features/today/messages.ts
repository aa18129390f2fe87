import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('today');
