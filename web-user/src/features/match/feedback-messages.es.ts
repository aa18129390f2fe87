import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './feedback-messages.js';

export const feedback: Translation<typeof t> = {
  title: '¿Cómo estuvo?',
  tell: 'Cuéntanos',
  thanks: 'Gracias por contarnos',
  change: 'Cambiar',
  attended: '¿Fuiste?',
  yes: 'Sí',
  no: 'No pude ir',
  again: '¿Con quién te sentarías otra vez?',
  note: '¿Algo más? (opcional)',
  private: 'Solo lo vemos nosotros. Si se eligen mutuamente, quizá los sentemos juntos otra vez.',
  later: 'Más tarde',
  send: 'Enviar',
  sending: 'Enviando...',
  sent: '¡Gracias!',
  sentText: 'Nos ayuda a armar tu próxima mesa.',
  failed: 'Error',
  tryAgain: 'No pudimos guardarlo. Inténtalo de nuevo.',
};
