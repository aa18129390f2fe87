import { messagesOf } from '../i18n/messages-of.js';

export const t = messagesOf('my-table');
