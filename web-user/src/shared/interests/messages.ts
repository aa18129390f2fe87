import { messagesOf } from '../i18n/messages-of.js';

export const t = messagesOf('interests', {
  others: 'Other interests',
  othersHint: 'Separated by commas.',
  counter: '{count}/{most}',
});
