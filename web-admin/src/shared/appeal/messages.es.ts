import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const appeal: Translation<typeof t> = {
  sendAnswer: 'Enviar respuesta',
  outcome: 'Resultado',
  chooseOutcome: 'Elige un resultado.',
  answerText: 'Respuesta',
  answerHint: 'La recibirá por correo. No hay segunda apelación.',
  writeAnswer: 'Escribe una respuesta',
};
