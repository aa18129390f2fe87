import { messagesOf } from '../i18n/messages-of.js';

export const t = messagesOf('api', {
  unreachable: "We can't reach the server right now. Check your connection and try again.",
  someone: 'Someone',
  decidedBefore: '{name} {what} ({when}). Please look at it again before you decide.',
  failed: 'Something went wrong. Please try again.',
});
