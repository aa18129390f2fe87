import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const attendance: Translation<typeof t> = {
  title: 'Quién viene',
  saidYes: '{confirmed} de {seats} dijeron que sí',
  youLate: 'Vas unos {minutes} min tarde',
  late: '{name} va unos {minutes} min tarde',
  confirmSeat: 'Ahí estaré',
  confirming: 'Confirmando...',
  seatConfirmed: 'Vas a ir',
  confirmFailedText: 'No pudimos confirmar tu lugar. Inténtalo de nuevo.',
  runningLate: '¿Vas tarde?',
  minutes: '{minutes} min',
  failedTitle: 'Error',
  failedText: 'No pudimos avisar a tu mesa. Inténtalo de nuevo.',
};
