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
  again: '¿Con quién te gustaría sentarte otra vez?',
  note: '¿Algo más? (opcional)',
  private: 'Nadie de tu mesa ve nada de esto. Si dos personas se eligen, pueden volver a encontrarse pronto.',
  later: 'Más tarde',
  send: 'Enviar',
  sending: 'Enviando...',
  sent: '¡Gracias!',
  sentText: 'Nos ayuda a armar la próxima mesa.',
  failed: 'Error',
  tryAgain: 'No pudimos guardarlo. Inténtalo de nuevo.',
};
