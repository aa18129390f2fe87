import type { Translation } from './i18n/messages-of.js';
import type { t } from './report-reason-messages.js';

export const reportReasons: Translation<typeof t> = {
  harassment: 'Acoso',
  unsafe: 'Alguien podría correr peligro',
  fakeProfile: 'Perfil falso',
  spam: 'Spam',
  underage: 'Menor de 18 años',
  other: 'Otra cosa',
};
