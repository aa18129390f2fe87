import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const appeal: Translation<typeof t> = {
  sendAnswer: 'Antwort senden',
  outcome: 'Ergebnis',
  chooseOutcome: 'Bitte ein Ergebnis auswählen.',
  answerText: 'Antwort',
  answerHint: 'Sie kommt per E-Mail an. Einen zweiten Einspruch gibt es nicht.',
  writeAnswer: 'Bitte eine Antwort schreiben',
};
