import type { Translation } from './i18n/messages-of.js';
import type { t } from './report-reason-messages.js';

export const reportReasons: Translation<typeof t> = {
  harassment: 'Harcèlement',
  unsafe: 'Quelqu’un est peut-être en danger',
  fakeProfile: 'Faux profil',
  spam: 'Spam',
  underage: 'Moins de 18 ans',
  other: 'Autre chose',
};
