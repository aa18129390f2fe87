import { messagesOf } from './messages-of.js';

/** The texts of system messages, which a chat shows and the bill of an evening quotes. */
export const systemText = messagesOf('system-messages');
