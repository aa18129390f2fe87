import { messagesOf } from './i18n/messages-of.js';

export const t = messagesOf('report-reasons', {
  harassment: 'Harassment',
  unsafe: 'Someone may not be safe',
  fakeProfile: 'Fake profile',
  spam: 'Spam',
  underage: 'Under 18',
  other: 'Something else',
});
