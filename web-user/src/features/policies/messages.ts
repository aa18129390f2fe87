import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('policies', {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  back: 'Back to {app}',
  houseRules: 'House rules',
  rulesNotLoaded: 'We could not load the house rules',
  textNotLoaded: 'We could not load this text',
  checkConnection: 'Check your connection and try again.',
  updated: 'Last updated: June 29, 2025',
});
