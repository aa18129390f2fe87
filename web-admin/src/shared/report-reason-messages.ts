import { catalogue } from './i18n/catalogue.js';

export const t = catalogue('report-reasons', {
  harassment: 'Harassment',
  unsafe: 'Someone may not be safe',
  fakeProfile: 'Fake profile',
  spam: 'Spam',
  underage: 'Under 18',
  other: 'Something else',
});
