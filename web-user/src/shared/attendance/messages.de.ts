import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const attendance: Translation<typeof t> = {
  title: 'Wer kommt',
  saidYes: '{confirmed, plural, one {# von {seats} hat zugesagt} other {# von {seats} haben zugesagt}}',
  youLate: 'Du kommst etwa {minutes}\u00a0min später',
  late: '{name} kommt etwa {minutes}\u00a0min später',
  confirmSeat: 'Ich komme',
  confirming: 'Bestätigen...',
  seatConfirmed: 'Du kommst',
  confirmFailedText: 'Dein Platz konnte nicht bestätigt werden. Versuch es noch einmal.',
  runningLate: 'Kommst du später?',
  minutes: '{minutes}\u00a0min',
  failedTitle: 'Fehler',
  failedText: 'Wir konnten deinem Tisch nicht Bescheid geben. Bitte versuch es noch einmal.',
};
