import type { Translation } from './i18n/messages-of.js';
import type { t } from './report-reason-messages.js';

export const reportReasons: Translation<typeof t> = {
  harassment: 'Belästigung',
  unsafe: 'Jemand ist vielleicht nicht sicher',
  fakeProfile: 'Falsches Profil',
  spam: 'Spam',
  underage: 'Unter 18',
  other: 'Etwas anderes',
};
