import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const attendance: Translation<typeof t> = {
  title: 'Qui vient',
  saidYes: '{confirmed} oui sur {seats}',
  youLate: 'Tu auras environ {minutes}\u00a0min de retard',
  late: '{name} aura environ {minutes}\u00a0min de retard',
  confirmSeat: 'Je viens',
  confirming: 'Confirmation...',
  seatConfirmed: 'Tu viens',
  confirmFailedText: 'Impossible de confirmer ta place. Réessaie.',
  runningLate: 'Tu seras en retard\u00a0?',
  minutes: '{minutes}\u00a0min',
  failedTitle: 'Erreur',
  failedText: 'Impossible de prévenir ta table. Réessaie.',
};
